import { withFantasyPoints } from "../../domain/fold/fantasy-points.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import { lineFromFold } from "../../domain/fold/folded-line.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { isTry } from "../../domain/game/is-try.ts";
import type { Play } from "../../domain/game/play.ts";
import type { FeedNumbers } from "./sportsdataio-numbers.ts";
import { wireLine, wirePlayer } from "./sportsdataio-wire-lines.ts";
import { wireInjury, wireSnaps } from "./sportsdataio-wire-reports.ts";
import { wirePlay } from "./sportsdataio-wire-play.ts";
import { type ScoreState, wireScore, wireSlot, wireStadium } from "./sportsdataio-wire-score.ts";

/** Real time from one row to the next in a game whose rows have no times of their own. */
const ROW_MS = 60_000;
const HOUR_MS = 3_600_000;
/** The sample game was touched last, and closed, 26 hours after its last row. */
const VERIFIED_MS = 26 * HOUR_MS;

interface GameOptions {
  scoreId: number;
  numbers: FeedNumbers;
  now: () => Date;
}

/**
 * One game as the feed shows it: a finished game of ours, of which only the rows up to now are there. It follows the clock
 * until `show` takes over.
 */
export class FeedGame {
  readonly whole: ProviderGame;
  /** Somebody mistyped the board: points that the score is off. Set back to 0 to mend it. */
  off = { away: 0, home: 0 };
  /** A word such as `Postponed`, `Suspended` or `Delayed`; null lets the clock say. */
  status: string | null = null;
  readonly #options: GameOptions;
  readonly #moments: number[];
  /** The same by row. */
  readonly #momentOf: ReadonlyMap<string, number>;
  readonly #withheld = new Set<string>();
  readonly #corrected = new Map<string, Partial<Play>>();
  readonly #touched = new Map<string, number>();
  #shown: number | null = null;
  /** The rows that are there: they are asked for every few seconds, and change every half minute. */
  #rows: { count: number; plays: readonly Play[]; next: Play | null; touchedAt: number } | null = null;

  constructor(whole: ProviderGame, options: GameOptions) {
    this.whole = whole;
    this.#options = options;
    // A row without a time, or with one before the previous row's, comes right after that row.
    let last = this.kickoff;
    const isTimed = whole.allPlays.some(({ happenedAt }) => happenedAt !== null);
    this.#moments = whole.allPlays.map(({ happenedAt }, index) => {
      if (!isTimed) return last + index * ROW_MS;
      last = Math.max(last, happenedAt === null ? 0 : Date.parse(happenedAt));
      return last;
    });
    this.#momentOf = new Map(whole.allPlays.map(({ playId }, index) => [playId, this.#moments[index] ?? 0]));
  }

  get scoreId(): number {
    return this.#options.scoreId;
  }

  get kickoff(): number {
    return Date.parse(this.whole.game.dateTime ?? "2025-09-07T17:00:00Z");
  }

  /** The moment of the last row. */
  get end(): number {
    return this.#moments.at(-1) ?? this.kickoff;
  }

  /** From now on exactly so many rows are there; 0 is before kickoff, null gives the game back to the clock. */
  show(count: number | null): void {
    const before = this.#count();
    this.#shown = count;
    const at = this.#options.now().getTime();
    for (const { playId } of this.whole.allPlays.slice(before, this.#count())) this.#touched.set(playId, at);
    this.#rows = null;
  }

  /** Takes a row away, or keeps it back until `release`: a row that is removed, or one that is added late. */
  withhold(playId: string): void {
    this.#withheld.add(playId);
    this.#rows = null;
  }

  release(playId: string): void {
    this.#withheld.delete(playId);
    this.#touched.set(playId, this.#options.now().getTime());
    this.#rows = null;
  }

  /** Changes a row under its id. */
  correct(playId: string, change: Partial<Play>): void {
    this.#corrected.set(playId, { ...this.#corrected.get(playId), ...change });
    this.#touched.set(playId, this.#options.now().getTime());
    this.#rows = null;
  }

  /** Gives the people of all games numbers that nobody had. */
  rekeyPeople(): void {
    this.#options.numbers.rekey("new");
  }

  get isLive(): boolean {
    const { hasStarted, isOver } = this.#state();
    return hasStarted && !isOver && this.status === null;
  }

  slot() {
    return wireSlot(this.#state());
  }

  stadium() {
    return wireStadium(this.whole.game);
  }

  score() {
    return wireScore(this.#state());
  }

  /** The rows that are there, as they stand. */
  rows(): readonly Play[] {
    return this.#state().plays;
  }

  /** The row to come; null after the last. */
  nextRow(): Play | null {
    return this.#state().next;
  }

  /** With all rows, or with those touched in the last milliseconds. */
  playByPlay(within = Infinity) {
    const state = this.#state();
    const since = this.#options.now().getTime() - within;
    const plays = this.#wirePlays(state.plays, since);
    return { Score: wireScore(state), Quarters: [], Plays: plays };
  }

  boxScore() {
    return { Score: this.score(), Quarters: [], PlayerGames: this.playerGames() };
  }

  playerGames() {
    const { game, playerGameStats } = this.whole;
    const positions = new Map(playerGameStats.map(({ playerId, position }) => [playerId, position]));
    return [...foldGame(this.#state().plays, game).lines.values()].map((folded) => {
      const figures = lineFromFold(folded, positions.get(folded.playerId) ?? "");
      const line = withFantasyPoints({ ...figures, fantasyPoints: null, fantasyPointsPPR: null });
      return { ...wireLine(line, game, this.#options.numbers, false), ...wireSnaps(this.whole, line.playerId) };
    });
  }

  projections() {
    const { game, playerProjections } = this.whole;
    return playerProjections.map((line) => ({
      ...wireLine(line, game, this.#options.numbers, true),
      ...wireInjury(this.whole, line.playerId),
    }));
  }

  /** Everybody who is named anywhere in the whole game. */
  players() {
    const { allPlays, playerGameStats, playerProjections } = this.whole;
    const lines = [...playerGameStats, ...playerProjections];
    const positions = new Map(lines.map(({ playerId, position }) => [playerId, position]));
    const people = new Map([...allPlays.flatMap(({ credits }) => credits), ...lines].map((one) => [one.playerId, one]));
    return [...people.values()].map((one) =>
      wirePlayer(one, positions.get(one.playerId) ?? "LB", this.#options.numbers),
    );
  }

  #count(): number {
    const now = this.#options.now().getTime();
    return this.#shown ?? this.#moments.filter((moment) => moment <= now).length;
  }

  #state(): ScoreState {
    const { count, plays, next, touchedAt } = this.#rowsNow();
    const hasStarted = count > 0 && this.status !== "Postponed" && this.status !== "Canceled";
    const isOver = hasStarted && count === this.whole.allPlays.length && this.status === null;
    return {
      game: this.whole.game,
      scoreId: this.#options.scoreId,
      plays: hasStarted ? plays : [],
      next,
      kickoff: this.kickoff,
      hasStarted,
      isOver,
      isClosed: isOver && this.#options.now().getTime() >= this.end + VERIFIED_MS,
      status: this.status,
      off: this.off,
      touchedAt: Math.max(this.#touchedBefore(), touchedAt),
    };
  }

  /** Before its kickoff a game is touched once a day, the last time an hour before: odds and weather. */
  #touchedBefore(): number {
    const last = this.kickoff - HOUR_MS;
    const days = Math.ceil((last - this.#options.now().getTime()) / (24 * HOUR_MS));
    return last - Math.max(0, days) * 24 * HOUR_MS;
  }

  #rowsNow() {
    const count = this.#count();
    if (this.#rows?.count === count) return this.#rows;
    const rows = this.whole.allPlays.map((play) => ({ ...play, ...this.#corrected.get(play.playId) }));
    const plays = rows.slice(0, count).filter(({ playId }) => !this.#withheld.has(playId));
    const touchedAt = Math.max(0, ...plays.map((play) => this.#touchedAt(play)));
    this.#rows = { count, plays, next: rows[count] ?? null, touchedAt };
    return this.#rows;
  }

  #touchedAt({ playId }: Play): number {
    return this.#touched.get(playId) ?? this.#momentOf.get(playId) ?? 0;
  }

  #wirePlays(plays: readonly Play[], since: number) {
    const { game } = this.whole;
    const total = { away: 0, home: 0 };
    let ball = game.homeTeam;
    return plays.flatMap((play, index) => {
      ball = play.team ?? ball;
      total.away += play.awayPoints;
      total.home += play.homePoints;
      if (this.#touchedAt(play) < since) return [];
      const attempt = play.isTouchdown ? tryAfter(plays, index) : null;
      const hasBoard = play.isScoringPlay === 1 || play.type === "FieldGoal";
      const board = { away: total.away + (attempt?.awayPoints ?? 0), home: total.home + (attempt?.homePoints ?? 0) };
      const at = this.#moments[index] ?? this.kickoff;
      return wirePlay(play, {
        game,
        scoreId: this.#options.scoreId,
        numbers: this.#options.numbers,
        ball,
        board: hasBoard ? board : null,
        at,
        touchedAt: this.#touchedAt(play),
      });
    });
  }
}

/** The try of a touchdown, once it is there. */
function tryAfter(plays: readonly Play[], index: number): Play | null {
  const next = plays.slice(index + 1).find(({ type }) => type !== "Timeout" && type !== "Penalty" && type !== "Other");
  return next !== undefined && isTry(next.type) ? next : null;
}
