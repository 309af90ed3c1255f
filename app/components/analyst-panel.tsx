import { useState } from "react";

import { ANALYST_NAME } from "../../domain/analyst/analyst-prompt.ts";
import type { VoiceAnswerer } from "../../domain/admin/analyst-status.ts";
import { gamePhase } from "../../domain/game/game-state.ts";
import type { Game } from "../../domain/game/game.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";
import { useConversation } from "../analyst/use-conversation.ts";
import { AskForm } from "./ask-form.tsx";
import { AnalystConversation } from "./analyst-conversation.tsx";
import { AnalystFace } from "./analyst-face.tsx";
import { VoiceStart } from "./voice-start.tsx";

export interface AnalystPanelProps {
  game: Pick<Game, "gameKey" | "status" | "hasStarted">;
  /** The moment of a finished game that the page stands at, after which nothing is known here; absent where it shows the game as it is now. */
  at?: string | undefined;
  /** How many seconds the page stays behind a stream, where it does: what is asked here is answered as of then. */
  behind?: number | undefined;
  /** See `AskForm`. */
  carried?: string;
  /** The model that answers those who may ask it; null where rules answer everybody. */
  model: string | null;
  /** Who answers in speech. */
  voice: VoiceAnswerer;
  /** Whether the person has an email address here; null while the page does not know. The server decides who may talk. */
  isAuthenticated?: boolean | null;
}

/** In the order of a game. */
const PHASES = ["before", "live", "over"] as const;

/** The class of the element around the panel. */
export const PANEL_CLASS = "analyst";

/**
 * The analyst next to the game: who it is, and the written conversation. Rendered with the page, and taken over by script
 * when somebody first uses it.
 */
export function AnalystPanel(props: AnalystPanelProps) {
  const { game, at, behind = 0, carried = "", model, voice, isAuthenticated = null } = props;
  const { gameKey } = game;
  const { rows, isAnswering, ask, stop } = useConversation(gameKey, at ?? null, behind);
  const [isTalking, setTalking] = useState(false);
  // A game goes on while its page is open, and a page that was open says what a fresh one does; a moment of one stays.
  const phases = at === undefined ? PHASES : [gamePhase(game)];
  const byRules =
    voice === null || at !== undefined ? "Answers from this game’s stats" : "Written answers from this game’s stats";
  // Where nobody answers in speech, the written question is the first thing here.
  const isLast = voice === null;
  const start = <VoiceStart {...{ gameKey, behind, voice, isAuthenticated }} onTalking={setTalking} />;
  const writer = model === null ? byRules : `AI analyst (${model})`;
  return (
    <>
      <div className="byline">
        <AnalystFace />
        <div>
          <h2 id="analyst-h">Ask {ANALYST_NAME}</h2>
          <p className="small">{isTalking ? "AI analyst, by voice" : writer}</p>
        </div>
      </div>
      {rows.length > 0 || isTalking ? null : (
        <p>
          {ANALYST_NAME} knows this game and nothing else. If it isn’t in the stats, {ANALYST_NAME} won’t guess. No
          betting advice.
        </p>
      )}
      {at === undefined ? (
        !isLast && start
      ) : (
        <p className="small">
          In the time machine {ANALYST_NAME} knows the game up to here, and answers in writing only: by voice{" "}
          {ANALYST_NAME} knows how it ended.
        </p>
      )}
      <AnalystConversation label="Conversation" rows={rows} />
      <output className="vh">{newsOf(rows)}</output>
      {/* What is typed while a conversation is spoken belongs to that one. */}
      {isTalking ? null : <AskForm {...{ gameKey, at, carried, phases, isAnswering }} onAsk={ask} onStop={stop} />}
      {at === undefined && isLast && start}
    </>
  );
}

/** What a screen reader announces: an answer once, when it is complete. */
function newsOf(rows: readonly TranscriptRow[]): string {
  const last = rows.at(-1);
  if (last === undefined || last.who === "you") return "";
  if (last.isOpen) return `${ANALYST_NAME} is looking it up`;
  return [last.text, last.isInterrupted ? "(interrupted)" : "", last.note ?? ""]
    .filter((part) => part !== "")
    .join(" ");
}
