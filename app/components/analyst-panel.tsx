import { useState } from "react";

import { ANALYST_NAME } from "../../domain/analyst/persona.ts";
import type { VoiceAnswerer } from "../../domain/analyst-status.ts";
import type { Game } from "../../domain/game.ts";
import { useConversation } from "../analyst/use-conversation.ts";
import { AnalystTranscript } from "./analyst-transcript.tsx";
import { AskForm } from "./ask-form.tsx";
import { VoiceStart } from "./voice-start.tsx";

export interface AnalystPanelProps {
  game: Pick<Game, "gameKey" | "status" | "hasStarted">;
  /** The model that answers those who may ask it; null where rules answer everybody. */
  model: string | null;
  /** Who answers in speech. */
  voice: VoiceAnswerer;
  /** Whether the person has an e-mail address here; null while the page does not know. The server decides who may talk. */
  isAuthenticated?: boolean | null;
}

/**
 * The analyst at the side of the game: who it is, and the written conversation. Rendered with the page, and taken over by script
 * when somebody first uses it.
 */
export function AnalystPanel({ game, model, voice, isAuthenticated = null }: AnalystPanelProps) {
  const { gameKey } = game;
  const { rows, isAnswering, ask, stop } = useConversation(gameKey);
  const [isTalking, setTalking] = useState(false);
  return (
    <>
      <div className="slug">
        <h2 id="analyst-h">Ask {ANALYST_NAME}</h2>
        <p className="small">{model === null ? "Answers by rules, without a model" : `AI analyst (${model})`}</p>
      </div>
      <p>
        {ANALYST_NAME} knows this game and nothing else: the score, the plays, who did what, fantasy points and
        projections. What the data does not hold, {ANALYST_NAME} does not say, and there is no betting advice.
      </p>
      <VoiceStart gameKey={gameKey} voice={voice} isAuthenticated={isAuthenticated} onTalking={setTalking} />
      <div className="sheet" role="log" aria-label="Conversation">
        <AnalystTranscript rows={rows} />
      </div>
      {/* What is typed while a conversation is spoken belongs to that one. */}
      {isTalking ? null : <AskForm gameKey={gameKey} isAnswering={isAnswering} onAsk={ask} onStop={stop} />}
    </>
  );
}
