import type { WeekId } from "../game/week-id.ts";
import type { SundayPhase } from "./sunday-phases.ts";

/** Somebody of a match-up as the strip shows him. Points are under the league's rules. */
export interface StripPlayer {
  owner: string;
  /** As a sentence calls him: `Barkley`, `Eagles defense`. */
  name: string;
  side: "mine" | "theirs";
  /** On my bench: he counts for nobody. */
  isBench: boolean;
  phase: SundayPhase;
  /** Null before his game, and where they are not to be shown. */
  points: number | null;
  /** The same in words: `6.4`, `–`. */
  figure: string;
  /** What his newest play gave, where that is moments ago: `+6.1`; null otherwise. */
  newest: string | null;
  isOnField: boolean;
  /** `Q4 4:39`, `Final`; empty before the kickoff, and where it is not to be shown. */
  state: string;
  /** ISO text; null where it is not known. */
  kickoff: string | null;
  /** Where his points are explained, or who he is. */
  path: string;
}

/** How a league's match-up stands. */
export interface StripScore {
  mine: number;
  /** Null without an opponent. */
  theirs: number | null;
  /** The same in words: `62.4`. */
  figures: { mine: string; theirs: string | null };
  /** The chance to win; null where it is not known. */
  percent: number | null;
  /** My starters whose games are on, and to come. */
  playing: number;
  coming: number;
  isDecided: boolean;
  /** Whose total the league's commissioner set, in a sentence; null for nobody's. */
  fixed: string | null;
}

/** One league of a reader, in a line. */
export interface StripLeague {
  id: string;
  name: string;
  /** Its page in this week. */
  path: string;
  scoringName: string;
  /** Keys of its rules that the plays do not have. */
  uncounted: string[];
  /** Null where totals are not to be shown. */
  score: StripScore | null;
  /** Of the game where one is asked for, mine before theirs; else my starters, those on now first. */
  players: StripPlayer[];
}

/** A game's points under the rules that its reader goes by there. */
export interface MyGame {
  gameKey: string;
  version: number;
  /** Over the points: `MY` for rules that the reader keeps as their own, else the league's name, or that of the usual format. */
  label: string;
  scoringName: string;
  uncounted: string[];
  /** Everyone's, by `playerId` or team code. */
  points: Record<string, number>;
  /** What each play that counted for me gave its players, by its id: `Hurts +6.1, Brown +5.4`. */
  plays: Record<string, string>;
}

/** What a page knows of its reader's players: never part of the page itself, which everybody gets. */
export interface MyStrip {
  week: WeekId;
  /** The week's. */
  version: number;
  leagues: StripLeague[];
  /** Everybody of mine by id: starters, bench and stars, of all leagues. */
  owners: string[];
  /** Null where no game was asked for, and where its points are not to be shown. */
  game: MyGame | null;
  /** This browser hides scores: totals are left out. */
  hidesScores: boolean;
}
