import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { VoiceAnswerer } from "../../domain/admin/analyst-status.ts";
import { prepareVoice } from "../voice/prepare-voice.ts";
import { isTrouble, NOT_LOADED, START, START_NEW, type VoiceStatus } from "../voice/voice-state.ts";
import type { VoicePanelProps } from "./voice-panel.tsx";

interface VoiceStartProps {
  gameKey: string;
  /** See `AnalystPanelProps`. */
  behind: number;
  /** Who answers. Null: the page says that voice is not set up, and the server refuses to start a conversation. */
  voice: VoiceAnswerer;
  /** See `AnalystPanelProps`. Start is there for everybody. */
  isAuthenticated: boolean | null;
  /** Whether a conversation runs: what is typed belongs to it then. */
  onTalking(isTalking: boolean): void;
}

const ASKS = "Your browser will ask for the microphone first.";
const NOTICE = `${ASKS} While you talk, your voice goes to this site’s voice provider and comes back as text; this site stores neither. You can also go on without a microphone.`;
const EMULATED = "An emulator answers: its voice is beeps, its words are scripted.";
const SIGNED_OUT = "You’re not signed in; you may have to before you can talk.";
const NOT_SET_UP = "Voice is not set up on this site. Written questions work.";

/** The button that begins a spoken conversation, and in its place what the conversation shows. */
export function VoiceStart({ gameKey, behind, voice, isAuthenticated, onTalking }: VoiceStartProps) {
  /** Until the panel stands here. */
  const [status, setStatus] = useState<VoiceStatus>("ready");
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  // Not `lazy`: React delays what replaces a fallback by a third of a second, which would be audible here.
  const [Panel, setPanel] = useState<ComponentType<VoicePanelProps> | null>(null);
  const start = (): void => {
    // Some browsers only let an element play that was created by the press itself.
    const element = new Audio();
    element.autoplay = true;
    document.body.append(element);
    setAudio(element);
    setStatus("connecting");
    void prepareVoice().then(
      // At once: it asks for the token and the microphone, and must not wait for its turn behind the library.
      ({ VoicePanel }) => flushSync(() => setPanel(() => VoicePanel)),
      () => stop(`Connection failed: ${NOT_LOADED}`),
    );
  };
  const stop = (next: VoiceStatus): void => {
    setAudio(null);
    setStatus((now) => (now === "connecting" ? next : now));
  };
  useEffect(() => () => audio?.remove(), [audio]);
  const isOff = voice === null && status === "ready";
  const isLoading = audio !== null && Panel === null;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: move keyboard focus to the one in its place.
    if (status !== "ready" && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [status]);
  // A page restored by the Back button does not resume what it was left with.
  const leave = useEffectEvent(() => stop("disconnected"));
  useEffect(() => {
    if (!isLoading) return undefined;
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [isLoading]);
  if (audio !== null && Panel !== null)
    return (
      <>
        {voice === "emulator" ? <p className="small">{EMULATED}</p> : null}
        <Panel {...{ gameKey, behind, audio, onTalking }} hasVoice={voice !== null} />
      </>
    );
  return (
    <div className="voice">
      <output className={isTrouble(status) ? "voice-status problem" : isOff ? "voice-status is-off" : "voice-status"}>
        {isOff ? NOT_SET_UP : status}
      </output>
      {isLoading ? (
        <button
          key="end"
          ref={button}
          type="button"
          className="btn"
          onClick={({ detail }) => detail < 2 && stop("disconnected")}
        >
          Disconnect
        </button>
      ) : (
        // Where voice is not set up, the written question above is the main action.
        <button
          key="start"
          ref={button}
          type="button"
          className={voice ? "btn" : "btn quiet"}
          onPointerDown={warm}
          onClick={start}
        >
          {status === "disconnected" ? START_NEW : START}
        </button>
      )}
      {/* After Start is pressed the site itself will say so. */}
      {voice && isAuthenticated === false && !isLoading ? <p className="small">{SIGNED_OUT}</p> : null}
      {voice && <p className="small">{voice === "emulator" ? `${EMULATED} ${ASKS}` : NOTICE}</p>}
    </div>
  );
}

/** Loads the code as soon as the button is pressed down; a press that is not completed has loaded files and nothing else. */
function warm(): void {
  prepareVoice().catch(() => undefined);
}
