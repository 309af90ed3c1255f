import type { ShownSnapshot } from "../../game/game-snapshot.ts";
import type { FactRow } from "../../facts/fact-row.ts";
import { fail } from "../../result.ts";
import type { ToolMine } from "./tool-mine.ts";

/** The part of a snapshot that the analyst reads. Both a stored snapshot and a page's own are one. */
export type ToolSnapshot = Pick<
  ShownSnapshot,
  "game" | "allPlays" | "playerProjections" | "playerGameStats" | "gameRecap" | "gameProjection" | "provider" | "asOf"
> & {
  /** The facts of the game, made where its plays have who did what; absent as long as they are not known. */
  facts?: readonly FactRow[];
  /** Of the reader who asks, where that is known and asked about. */
  mine?: ToolMine | undefined;
};

export type ToolName =
  | "get_game_info"
  | "get_all_plays"
  | "get_game_recap"
  | "get_game_preview"
  | "get_player_projections"
  | "get_player_game_stats"
  | "get_facts";

/** What every result has: the moment it describes, where it came from, what its numbers count, what was left out. */
export interface ToolData {
  /** ISO time at which the provider's data was read. */
  asOf: string;
  /** Whole seconds between `asOf` and the question; null where `asOf` is no time. */
  secondsOld: number | null;
  source: string;
  units: Record<string, string>;
  /** Rows (or characters of a text) that the answer does not hold, for the limit or for its size. */
  omitted: number;
  /** What was left out and how to get it; null where nothing was. */
  note: string | null;
}

/** A tool's answer, or its error in a sentence that can be said aloud; `cause` is what broke in it, for a log alone. */
export type ToolAnswer<D extends ToolData = ToolData> =
  | { ok: true; value: D }
  | { ok: false; error: string; cause?: unknown };

/** A JSON Schema of a tool's arguments, as plain data. */
export interface ArgumentSchema {
  type: "object";
  properties: Record<string, { type: readonly string[]; description: string; enum?: readonly (string | null)[] }>;
  required: readonly string[];
  additionalProperties: false;
}

export interface AnalystTool<D extends ToolData = ToolData> {
  name: ToolName;
  description: string;
  parameters: ArgumentSchema;
  /**
   * Answers from the snapshot, null where the game is not loaded. Arguments may be anything; `now` is in milliseconds since 1970.
   * Never throws.
   */
  run: (args: unknown, snapshot: ToolSnapshot | null, now: number) => ToolAnswer<D>;
}

/**
 * A tool whose `run` never throws, by whatever way it is asked: what breaks in it is an error like any other, and the
 * conversation goes on. The caller logs the cause.
 */
export function analystTool<D extends ToolData>(definition: AnalystTool<D>): AnalystTool<D> {
  const { name, run } = definition;
  return {
    ...definition,
    run(args, snapshot, now) {
      try {
        return run(args, snapshot, now);
      } catch (cause) {
        return { ...fail(`Failed to process ${name} tool`), cause };
      }
    },
  };
}

/** A voice connection carries messages of 64 KiB, and the result is escaped once more inside one. */
export const RESULT_BYTES = 40_000;

/** The answer as the text that a model is given. */
export function answerText(answer: ToolAnswer): string {
  return JSON.stringify(answer.ok ? answer.value : { error: answer.error });
}
