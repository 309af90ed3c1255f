import type { IngestTask } from "./ingest-task.ts";
import type { PlannedGame } from "./planned-game.ts";

/** All that the planner goes by. Times are milliseconds since the epoch. */
export interface IngestView {
  now: number;
  /** The stored games of the provider's season. */
  games: readonly PlannedGame[];
  /** When something was read last, by the names of `ingest-task.ts`. */
  readAt: ReadonlyMap<string, number>;
  /** Games with an answer that is suspect yet, and since when. */
  suspects: ReadonlyMap<string, number>;
  /** The same of its projections, which come with those of its week. */
  suspectProjections: ReadonlyMap<string, number>;
  /** Tasks that have failed must wait until then, by name; `*` stands for all. */
  waiting: ReadonlyMap<string, number>;
  /** Calls of this month that are left. */
  callsLeft: number;
}

/** One thing that could be read next. */
export interface Candidate {
  task: IngestTask;
  /** It may wait until then. */
  due: number;
  /** Of several that are due the lowest goes first. */
  rank: number;
}
