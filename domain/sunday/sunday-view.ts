import type { WeekId } from "../game/week-id.ts";
import type { JudgedPoints } from "../projections/judged-points.ts";
import type { MyLeague } from "../my-players/my-league.ts";
import type { SundayPhase } from "./sunday-phases.ts";

/** Where something that is not certain will end: 8 of 10 times between `low` and `high`. */
export interface Likely {
  low: number;
  middle: number;
  high: number;
}

/** A game as a row says it. */
export interface ShownGame {
  gameKey: string;
  awayTeam: string;
  homeTeam: string;
  /** See `is-neutral-site.ts`. */
  isNeutralSite: boolean;
  phase: "before" | "live" | "over";
  /** Null before kickoff and where the source has none. */
  awayScore: number | null;
  homeScore: number | null;
  /** `Q4 13:24`, `Halftime`, `Final`, `Postponed`; empty before the kickoff. */
  state: string;
  /** ISO text; null where it is not known. */
  kickoff: string | null;
  /** The team that has the ball; null where nobody does. */
  possession: string | null;
}

/** Somebody on a fantasy team with how he stands. Points are under the league's rules, to the hundredth. */
export interface SundayPlayer {
  owner: string | null;
  name: string;
  /** As the league calls his place; null on the bench and where nobody said. */
  slot: string | null;
  position: string | null;
  team: string | null;
  phase: SundayPhase;
  /** Why nothing comes of him, or what is odd about him: `Bye`, `Empty place`, `No plays so far`; null for nothing. */
  note: string | null;
  gameKey: string | null;
  /** So far; null before his game, and where the plays of a finished one are not known. */
  points: number | null;
  /** For the whole game, as of before the kickoff; null where nothing is. */
  projected: number | null;
  /** Null where nothing is projected, and once his game is over. */
  likely: Likely | null;
  /** Of a game that is over: where his points were expected, and whether they came to be there. Null without a projection or points. */
  judged: JudgedPoints | null;
  /** His team has the ball at this moment. */
  isOnField: boolean;
  /** What his newest play gave, if it is one of the news; null otherwise. */
  newest: { points: number; minutes: number | null } | null;
  /** There is a page that explains his points. */
  hasLedger: boolean;
}

/** The players of one phase, with the sum that goes over them. */
export interface SundayGroup {
  phase: SundayPhase;
  players: SundayPlayer[];
  /** Points so far; of those to come the projected ones. Null where nothing is known. */
  sum: number | null;
}

/** A team of a league as it stands. */
export interface SundayTeam {
  name: string;
  total: number;
  /** The league's commissioner set the total: what the starters do changes nothing of it. */
  isFixed: boolean;
  projected: number | null;
  likely: Likely | null;
  groups: SundayGroup[];
  /** Starters whose games are on, and to come. */
  playing: number;
  coming: number;
}

/** What a play did for one side of a match-up: for its players together, or for its defense. */
export interface SundayNews {
  /** Unique among the news. */
  key: string;
  side: "mine" | "theirs";
  points: number;
  /** The players that it counts for, as the league writes them. */
  names: string[];
  sentence: string;
  when: string;
  /** Minutes before the newest play of the week; null where the source has no times. */
  minutes: number | null;
  /** The points of the one player afterward; null for several. */
  after: number | null;
  gameKey: string;
  playId: string;
  /** Whose ledger explains it; null where it is of several, and leads to the play. */
  owner: string | null;
}

/** What changed lately, or what weighed most where nothing is being played. */
export interface SundayChanges {
  kind: "lately" | "largest";
  large: SundayNews[];
  small: SundayNews[];
  /** Of all of them. */
  mine: number;
  theirs: number;
  smallMine: number;
  smallTheirs: number;
}

/** A correction by official statistics that changed somebody's points. */
export interface SundayCorrection {
  side: "mine" | "theirs";
  name: string;
  points: number;
  /** `1 rushing yard` */
  words: string;
  owner: string;
  gameKey: string;
}

/** A player of several of a reader's leagues. */
export interface SharedPlayer {
  owner: string;
  name: string;
  /** `yours in both`, `yours in LOB, theirs in Easy Pickens` */
  words: string;
}

/** A league's tab. */
export interface LeagueTab {
  id: string;
  name: string;
  mine: number;
  /** Null without an opponent. */
  theirs: number | null;
  /** In percent; null without an opponent and where nothing is projected. */
  percent: number | null;
  /** Nobody of either side has anything left that counts. */
  isDecided: boolean;
}

/** A match-up: the reader's team, the other one, and what stands between them. */
export interface SundayLeague extends Pick<MyLeague, "id" | "name" | "source"> {
  scoringName: string;
  /** Keys of the rules that plays do not have. */
  uncounted: readonly string[];
  /** The rules as an address carries them; null where they do not fit into one. */
  rules: string | null;
  mine: SundayTeam;
  theirs: SundayTeam | null;
  /** The chance to win in percent, 1 to 99 until it is decided; null without an opponent and where nothing is projected. */
  percent: number | null;
  isDecided: boolean;
  /** Whether I am winning, why, and what is still needed; its parts one after the other. */
  tell: string[];
  changes: SundayChanges | null;
  bench: SundayPlayer[];
  corrections: SundayCorrection[];
  shared: SharedPlayer[];
  /** The names of starters on now or still to play without a projection. */
  unprojected: string[];
  /** The names of starters whose deeds the rules give nothing for: defenders, mostly. */
  unscored: string[];
}

/** A reader's week as one page shows it. */
export interface Sunday {
  week: WeekId;
  /** The number of the newest change of the week's games. */
  version: number;
  tabs: LeagueTab[];
  league: SundayLeague;
  /** The games of the players shown, by key. */
  games: Record<string, ShownGame>;
  /** Some game is being played. */
  isLive: boolean;
  /** When the newest of the games was last updated; null where the source does not say. */
  asOf: string | null;
  /** The kickoffs of games that have not begun, and the end of the others: what the page waits for. */
  waits: { status: string; isInProgress: boolean; hasStarted: boolean; dateTime: string | null }[];
}

/** The part of a reader's page that moves while the week is played. */
export interface MyLive {
  sunday: Sunday;
  /** What is wrong with the leagues, in sentences. */
  problems: string[];
  /** The week's. */
  version: number;
}
