import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { ANALYST_NAME } from "../../domain/analyst/analyst-prompt.ts";
import { LONGEST_QUESTION } from "../../domain/analyst/chat-event.ts";
import { useVoice } from "../voice/use-voice.ts";
import { type EndReason, isTrouble, START, START_NEW } from "../voice/voice-state.ts";
import { AnalystConversation } from "./analyst-conversation.tsx";
import { SoundOn } from "./sound-on.tsx";
import { VoiceMeter } from "./voice-meter.tsx";

export interface VoicePanelProps {
  gameKey: string;
  /** Without a provider the microphone is nobody's business. */
  hasVoice: boolean;
  /** Made by the press of the button, inside it. */
  audio: HTMLAudioElement;
  /** Whether a conversation runs: what is typed belongs to it then. */
  onTalking(isTalking: boolean): void;
}

/** Why it ended, where nobody pressed anything. */
const ENDED: Readonly<Partial<Record<EndReason, string>>> = {
  lost: `The connection dropped. Start again: ${ANALYST_NAME} will know what you asked.`,
  time: "This conversation’s time is up.",
  idle: "Nobody said anything for a while, so the conversation ended.",
  left: "You left the page, so the conversation ended.",
};

/** A spoken conversation with the analyst, loaded and begun by the press of Start. */
export function VoicePanel({ gameKey, hasVoice, audio, onTalking }: VoicePanelProps) {
  const { state, start, ask, mute, interrupt, end } = useVoice({ gameKey, hasVoice, audio });
  const { status, phase, ended, rows, isMuted, hasMicrophone, microphoneProblem } = state;
  const isRunning = phase === "connecting" || phase === "open";
  const [hasTalked, setTalked] = useState(false);
  if (phase === "open" && !hasTalked) setTalked(true);
  const firstButton = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef<boolean | null>(null);
  useEffect(() => {
    if (wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    // The button that was pressed is gone: move keyboard focus to the one in its place.
    if (document.activeElement === document.body) firstButton.current?.focus({ preventScroll: true });
  }, [isRunning]);
  useEffect(() => onTalking(isRunning), [onTalking, isRunning]);
  const note = microphoneProblem ?? (ended === null ? null : ENDED[ended]);
  return (
    <div className="voice">
      <output className={isTrouble(status) ? "voice-status problem" : "voice-status"}>{status}</output>
      <div className="acts">
        {isRunning ? (
          // It is where Start was: the second half of a double click must not end the call.
          <button
            key="end"
            ref={firstButton}
            type="button"
            className="btn"
            onClick={({ detail }) => detail < 2 && end()}
          >
            Disconnect
          </button>
        ) : (
          <button
            key="start"
            ref={firstButton}
            type="button"
            className={hasVoice ? "btn" : "btn quiet"}
            onClick={() => start(false)}
          >
            {hasTalked || status === "disconnected" ? START_NEW : START}
          </button>
        )}
        {isRunning || microphoneProblem === null ? null : (
          <button type="button" className="btn quiet" onClick={() => start(true)}>
            Continue without a microphone
          </button>
        )}
        {phase === "open" && hasMicrophone ? (
          <button type="button" className="btn quiet" aria-pressed={isMuted} onClick={() => mute(!isMuted)}>
            {isMuted ? "Microphone muted" : "Mute microphone"}
          </button>
        ) : null}
        {state.isSpeaking ? <SoundOn audio={audio} /> : null}
      </div>
      {note ? <p className="small">{note}</p> : null}
      {phase === "open" ? <VoiceMeter state={state} onInterrupt={interrupt} /> : null}
      <AnalystConversation label="Spoken conversation" rows={rows} />
      {phase === "open" ? <TypedQuestion ask={ask} /> : null}
    </div>
  );
}

/** A question in the same conversation, for anyone who cannot or does not want to say it. */
function TypedQuestion({ ask }: { ask: (text: string) => void }) {
  const [text, setText] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    ask(text.trim());
    setText("");
  };
  return (
    <form className="ask voice-ask" onSubmit={submit}>
      <label htmlFor="voice-question">Type a question in this conversation</label>
      <div>
        <input
          id="voice-question"
          type="text"
          autoComplete="off"
          maxLength={LONGEST_QUESTION}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn quiet">
          Ask
        </button>
      </div>
    </form>
  );
}
