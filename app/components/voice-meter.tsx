import { useEffect, useState } from "react";

import { ANALYST_NAME } from "../../domain/analyst/persona.ts";
import { toolWords } from "../analyst/answer-words.ts";
import type { VoiceState } from "../voice/voice-state.ts";

interface VoiceMeterProps {
  state: VoiceState;
  /** Stops what is being said. */
  onInterrupt(): void;
}

/** What is heard at the moment, and how much time and money the conversation has left and has used. */
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
        {minutes(left)} left, about ${(used * dollarsPerMinute).toFixed(2)} of this site’s money so far
      </p>
    </div>
  );
}

function soundWords({ isSpeaking, isListening, isMuted, hasMicrophone, asking }: VoiceState): string {
  if (isSpeaking) return `${ANALYST_NAME} is talking`;
  if (asking.length > 0) return `Looking up: ${asking.map(toolWords).join(", ")}`;
  if (!hasMicrophone) return "Waiting for your typed question";
  if (isMuted) return "Your microphone is muted";
  return isListening ? "Hearing you" : "Listening: ask away";
}

/** 4:05 */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
