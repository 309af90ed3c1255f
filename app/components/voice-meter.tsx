import { useEffect, useState } from "react";

import { ANALYST_NAME } from "../../domain/analyst/analyst-prompt.ts";
import { toolWords } from "../analyst/answer-words.ts";
import type { VoiceState } from "../voice/voice-state.ts";

interface VoiceMeterProps {
  state: VoiceState;
  /** Stops what is being said. */
  onInterrupt(): void;
}

/** What is heard at the moment, how much time the conversation has left, and for the administrator what it has cost. */
export function VoiceMeter({ state, onInterrupt }: VoiceMeterProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const { since, until, dollarsPerMinute, isSpeaking } = state;
  const used = Math.max(0, now - (since ?? now)) / 60_000;
  const left = Math.max(0, Math.ceil(((until ?? now) - now) / 1000));
  return (
    <div className="voice-meter">
      <p className="voice-active" data-active={isSpeaking}>
        {soundWords(state)}
      </p>
      {/* Always there, so that nothing moves and the keyboard keeps its place. */}
      <button
        type="button"
        className="btn quiet"
        aria-disabled={!isSpeaking}
        onClick={() => {
          if (isSpeaking) onInterrupt();
        }}
      >
        Stop talking
      </button>
      <p className="small">
        {minutes(left)} left
        {dollarsPerMinute === null ? null : `, about $${(used * dollarsPerMinute).toFixed(2)} so far`}
      </p>
    </div>
  );
}

const MUTED = "Your microphone is muted";

function soundWords({ isSpeaking, isListening, isMuted, hasLine, hasMicrophone, asking }: VoiceState): string {
  if (!hasLine) return "Line trouble: no sound either way";
  const muted = isMuted && hasMicrophone ? `. ${MUTED}` : "";
  if (isSpeaking) return `${ANALYST_NAME} is talking${muted}`;
  if (asking.length > 0) return `Looking up: ${asking.map(toolWords).join(", ")}${muted}`;
  if (!hasMicrophone) return "Waiting for your typed question";
  if (isMuted) return MUTED;
  return isListening ? "Hearing you" : "Listening: ask away";
}

/** 4:05 */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
