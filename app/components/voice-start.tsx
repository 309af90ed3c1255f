import { type ComponentType, useState } from "react";

import type { VoiceAnswerer } from "../../domain/analyst-status.ts";
import { prepareVoice } from "../voice/prepare-voice.ts";
import type { VoicePanelProps } from "./voice-panel.tsx";

interface VoiceStartProps {
  gameKey: string;
  /** Who answers. Where nobody does the page says so, and the server refuses whoever starts. */
  voice: VoiceAnswerer;
  /** See `AnalystPanelProps`. Start is there for everybody. */
  isAuthenticated: boolean | null;
  /** Whether a conversation runs: what is typed belongs to it then. */
  onTalking(isTalking: boolean): void;
}

const ASKS = "Your browser asks for the microphone first.";
const NOTICE = `${ASKS} While you talk, your voice goes to the voice provider of this site and comes back as written words; this site keeps neither. You can go on without a microphone.`;
const EMULATED = "An emulator answers: its voice is beeps, its words a script.";
const SIGNED_OUT = "You are not signed in; this site may ask you to before you can talk.";
const NOT_SET_UP = "Talking is not set up on this site: no voice provider is configured. Written questions work.";

/** The button that begins a spoken conversation, and in its place what the conversation shows. */
export function VoiceStart({ gameKey, voice, isAuthenticated, onTalking }: VoiceStartProps) {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  // Not `lazy`: React holds what replaces a fallback back for a third of a second, which would be heard here.
  const [Panel, setPanel] = useState<ComponentType<VoicePanelProps> | null>(null);
  const start = (): void => {
    // Some browsers let only an element play that was made by the press itself.
    const element = new Audio();
    element.autoplay = true;
    document.body.append(element);
    setAudio(element);
    void prepareVoice().then(
      ({ VoicePanel }) => setPanel(() => VoicePanel),
      () => setPanel(() => NotLoaded),
    );
  };
  if (audio === null)
    return (
      <div className="voice">
        <output className="voice-status">ready</output>
        <button type="button" className="btn" onClick={start}>
          Start talking
        </button>
        {voice !== null && isAuthenticated === false ? <p className="small">{SIGNED_OUT}</p> : null}
        <p className="small">{voice === null ? NOT_SET_UP : voice === "emulator" ? `${EMULATED} ${ASKS}` : NOTICE}</p>
      </div>
    );
  return (
    <>
      {voice === "emulator" ? <p className="small">{EMULATED}</p> : null}
      {Panel === null ? (
        <output className="voice-status">connecting</output>
      ) : (
        <Panel gameKey={gameKey} hasVoice={voice !== null} audio={audio} onTalking={onTalking} />
      )}
    </>
  );
}

function NotLoaded() {
  return (
    <output className="voice-status problem">
      Connection failed: The voice could not be loaded. Check your connection, then load the page again
    </output>
  );
}
