import type { ChatAnswer } from "../../domain/analyst/chat-answer.ts";
import type { AnsweredBy, ToolNote } from "../../domain/analyst/chat-event.ts";
import type { ToolName } from "../../domain/analyst/tools/analyst-tool.ts";
import type { TranscriptRow } from "./transcript-row.ts";

/** Who gives an answer, under it. */
export function byWords({ model }: AnsweredBy): string {
  return model === null ? "Answered from this game’s stats" : `Answered by AI (${model})`;
}

const TOOLS: Readonly<Record<ToolName, string>> = {
  get_game_info: "game facts",
  get_all_plays: "plays",
  get_game_recap: "recap",
  get_game_preview: "preview",
  get_player_projections: "projections",
  get_player_game_stats: "player statistics",
  get_facts: "facts",
};

/** What was looked up, in the page's own words: `player statistics (PHI, WR)`, `recap: none yet`. */
export function toolWords({ name, args, error }: ToolNote): string {
  const asked = Object.entries(args).flatMap(([key, value]) =>
    key !== "limit" && (typeof value === "string" || typeof value === "number") && value !== "" ? [String(value)] : [],
  );
  const words = `${TOOLS[name]}${asked.length === 0 ? "" : ` (${asked.join(", ")})`}`;
  return error === null ? words : `${words}: none yet`;
}

/** An answer of the text chat as a turn of the transcript. */
export function answerRow(
  id: string,
  { by, text, tools, proofs, isCorrected, error, isOpen }: ChatAnswer,
  askedAt: string | null = null,
): TranscriptRow {
  return {
    id,
    who: "analyst",
    text,
    isOpen,
    isInterrupted: error !== null && text !== "",
    isCorrected,
    tools,
    proofs,
    askedAt,
    by: by === null ? null : byWords(by),
    note: error ?? by?.note ?? null,
  };
}

/** A question as a turn of the transcript. */
export function questionRow(id: string, text: string): TranscriptRow {
  return {
    id,
    who: "you",
    text,
    isOpen: false,
    isInterrupted: false,
    isCorrected: false,
    tools: [],
    proofs: [],
    askedAt: null,
    by: null,
    note: null,
  };
}
