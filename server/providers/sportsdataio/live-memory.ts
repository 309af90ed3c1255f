import { placeRows } from "./place-rows.ts";
import { pointsOfRows } from "./points-of-rows.ts";
import type { WirePlay, WirePlayByPlay, WireScore } from "./wire.ts";
import { teamCode } from "./wire-values.ts";

/** A delta holds the changes of two minutes; a poller that looked longer ago than this may have missed one. */
const COVERED_MS = 100_000;
/** For so long the rows may lag behind the board, or the other way round. */
const LAG_MS = 60_000;
/** A board that somebody has mistyped is no reason to read a game over and over. */
const PATIENCE_MS = 180_000;
/** A game without changes is passed on this often all the same, in case the last one was lost on the way. */
const GIVEN_MS = 60_000;

interface Remembered {
  rows: Map<number, WirePlay>;
  /** When the rows were complete last, in milliseconds. */
  at: number;
  /** When they were read whole last. */
  wholeAt: number;
  /** The last board, as text. */
  board: string;
  /** When the game was passed on last. */
  givenAt: number;
  /** Since when rows and board do not agree; null while they do. */
  offSince: number | null;
}

/** The rows of the games that are on, as they came. */
export class LiveMemory {
  readonly #games = new Map<string, Remembered>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Remembers a game that was read whole, and lets go of those whose rows nothing can be laid over any more. */
  keep(gameKey: string, { Score, Plays }: WirePlayByPlay): void {
    const at = this.#now().getTime();
    for (const [other, known] of this.#games) if (!isCovered(known, at)) this.#games.delete(other);
    const board = JSON.stringify(Score);
    this.#games.set(gameKey, { rows: byId(Plays), at, wholeAt: at, board, givenAt: at, offSince: null });
  }

  /**
   * All rows of a game after some of them changed; null where that is not certain: nothing is remembered, the last look is too
   * long ago, rows are missing between those known and the new ones, two claim one place, or rows and board have not agreed
   * for a minute (a row was removed, which a delta does not show). `unchanged` where nothing has changed since the last look.
   */
  merge(gameKey: string, score: WireScore, changed: readonly WirePlay[]): WirePlay[] | "unchanged" | null {
    const now = this.#now().getTime();
    const known = this.#games.get(gameKey);
    if (known === undefined || !isCovered(known, now)) return null;
    const board = JSON.stringify(score);
    const isQuiet = board === known.board && changed.every((row) => isSame(row, known.rows.get(row.PlayID)));
    if (isQuiet && known.offSince === null && now - known.givenAt < GIVEN_MS) {
      known.at = now;
      return "unchanged";
    }
    const rows = new Map([...known.rows, ...byId(changed)]);
    if (!isGapless(known.rows, rows)) return null;
    const isOff = !addsUp([...rows.values()], score);
    const offSince = isOff ? (known.offSince ?? now) : null;
    if (offSince !== null && now - offSince > LAG_MS && now - known.wholeAt > PATIENCE_MS) return null;
    this.#games.set(gameKey, { ...known, rows, board, at: now, givenAt: now, offSince });
    return [...rows.values()];
  }
}

/** A delta of now holds all that has changed since. After a clock was set back nobody knows how long ago the last look was. */
function isCovered({ at }: Remembered, now: number): boolean {
  return at <= now && now - at <= COVERED_MS;
}

function byId(rows: readonly WirePlay[]): Map<number, WirePlay> {
  return new Map(rows.map((row) => [row.PlayID, row]));
}

function isSame(row: WirePlay, known: WirePlay | undefined): boolean {
  return known !== undefined && JSON.stringify(row) === JSON.stringify(known);
}

/** No two rows in one place, and none missing behind the last that was known. */
function isGapless(before: ReadonlyMap<number, WirePlay>, after: ReadonlyMap<number, WirePlay>): boolean {
  const last = Math.max(0, ...placesOf(before));
  const places = placesOf(after);
  if (places.length !== after.size || new Set(places).size !== places.length) return false;
  const added = places.filter((place) => place > last);
  return added.length === 0 || Math.max(...added) - last === added.length;
}

function placesOf(rows: ReadonlyMap<number, WirePlay>): number[] {
  return [...rows.values()].flatMap(({ Sequence }) => Sequence ?? []);
}

function addsUp(rows: readonly WirePlay[], score: WireScore): boolean {
  const teams = { awayTeam: teamCode(score.AwayTeam) ?? "", homeTeam: teamCode(score.HomeTeam) ?? "" };
  const points = pointsOfRows(placeRows(rows), teams);
  const sum = (side: "away" | "home") => points.reduce((total, one) => total + one[side], 0);
  return sum("away") === score.AwayScore && sum("home") === score.HomeScore;
}
