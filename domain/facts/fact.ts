import type { Receipt } from "../game/receipt.ts";
import type { QuarterName } from "../game/play.ts";
import type { FactKind } from "./fact-kind.ts";
import type { Mark } from "./mark.ts";
import type { Wording } from "./phrase.ts";
import type { Role } from "./role.ts";
import type { Unit } from "./unit.ts";

/** Points of both teams. */
export interface Points {
  away: number;
  home: number;
}

/** A moment of game time: the snap of a play, or the end of a quarter. */
export interface Moment {
  quarter: QuarterName;
  /** Seconds left in the quarter; null where the source has no clock. */
  clock: number | null;
  /** Seconds of the game gone; null where the source has no clock. */
  elapsed: number | null;
  /** The play at that moment, which orders moments of one second; null of the end of a quarter without a row. */
  playId: string | null;
}

/** One thing that is so in a game, with what proves it. Everything a text, a tool or an answer says about a game is one of these. */
export interface Fact {
  /**
   * Made of play ids, player ids, team codes and field names, never of a place in a list: the same thing keeps its id when
   * another play is corrected, added or removed. `s3625` is the score of play 3625, `l:00-0036322:receiving` a player's catches.
   */
  id: string;
  kind: FactKind;
  /** What else it is: a touchdown, a pick-six, the row of third downs. */
  marks: readonly Mark[];
  /** Whose it is: the team that scored, won the ball, has the row; null where it is nobody's or both teams'. */
  team: string | null;
  /** Player ids. */
  roles: Readonly<Partial<Record<Role, string>>>;
  values: Readonly<Partial<Record<Unit, number>>>;
  /** When it was, or began; null of what is true of the whole game. */
  at: Moment | null;
  /** When it ended; null of what has no length. */
  until: Moment | null;
  /** The score before and after it; the same twice where it put nothing on the board. Null where no score belongs to it. */
  score: { before: Points; after: Points } | null;
  /** The facts that a relation relates, in order of time; empty for plain facts. A relation of one fact is a mark on that fact. */
  of: readonly string[];
  /** What proves it, and where a reader can see it. A relation has those of its facts. */
  receipts: readonly Receipt[];
  /** Of a player's line that plays prove: those that count into each of its figures. */
  proofs?: Readonly<Partial<Record<Unit, readonly Receipt[]>>>;
  wording: Wording;
  /** How much it matters in telling this game: 0 (a row of a table) to 100 (the result). */
  weight: number;
}
