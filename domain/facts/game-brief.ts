import type { QuarterName } from "../game/play.ts";
import type { LineSource } from "../game/player-line.ts";
import type { Receipt } from "../game/receipt.ts";
import type { FormGame } from "../season/season-results.ts";
import type { ScoreKind } from "./score-events.ts";
import type { StoryKind } from "./story-weights.ts";

/**
 * What a writer of a preview or recap is given: every number in it is computed from the snapshot and its fold, so that no
 * writer adds up. Teams are codes (`KC`), players full names, clocks `M:SS` left in the quarter, weights 0 to 100.
 */
export interface GameBrief {
  kind: "recap" | "preview";
  game: BriefGame;
  /** Null in a preview. */
  final: BriefFinal | null;
  /** The heaviest first; a recap has at least one (`result`). */
  storyLines: StoryLine[];
  /** Rows that the plays support; a figure that they do not give is left out. Empty without plays, and in previews. */
  comparison: ComparisonRow[];
  /** Every score in order, a touchdown with its try. Empty without plays. */
  scores: BriefScore[];
  /** Possessions with at least one snap, in order. Empty without plays. */
  drives: BriefDrive[];
  /** The most yards of each side by passing, rushing and receiving; projected ones in a preview. */
  leaders: BriefLeader[];
  /** By PPR points. In a preview: the highest projections; nobody loses yet. */
  fantasy: { winners: FantasyNote[]; losers: FantasyNote[] };
  /** Null where nothing is known. In a recap: where it mattered (see the story `weather`) or not, what was forecast. */
  weather: BriefWeather | null;
  /** Where earlier games of the season are known; otherwise empty. */
  form: TeamForm[];
  /** Recaps of the regular season only: where the game leaves the sides whose whole season is known. */
  records: SideRecord[];
  /** Previews only: the projected leaders' season so far, as far as all of it is known. */
  seasonLeaders: SeasonLeader[];
}

/** One thing worth telling. What `facts` holds is listed beside each kind in `story-weights.ts`. */
export interface StoryLine {
  kind: StoryKind;
  weight: number;
  facts: Record<string, string | number>;
  /** Whose story it is. */
  team: string | null;
  playerId: string | null;
  proof: Receipt[];
}

export interface BriefTeam {
  code: string;
  place: string;
  nick: string;
}

export interface BriefGame {
  gameKey: string;
  season: number;
  seasonType: number;
  week: number;
  away: BriefTeam;
  home: BriefTeam;
  dateTime: string | null;
  stadiumName: string | null;
  stadiumCity: string | null;
  attendance: number | null;
  /** Null without a line, and where the line favors nobody. */
  favorite: { team: string; by: number } | null;
  overUnder: number | null;
}

export interface BriefFinal {
  awayScore: number;
  homeScore: number;
  /** Null after a tie. */
  winner: string | null;
  loser: string | null;
  /** The higher and the lower score; equal after a tie. */
  winnerScore: number;
  loserScore: number;
  margin: number;
  total: number;
  isOvertime: boolean;
  /** Q1 to Q4, then overtime where it was played; null where a quarter is unknown. */
  awayQuarters: number[] | null;
  homeQuarters: number[] | null;
}

export interface ComparisonRow {
  label:
    | "total yards"
    | "passing yards"
    | "rushing yards"
    | "first downs"
    | "turnovers"
    | "sacks"
    | "penalties"
    | "penalty yards"
    | "third downs"
    | "fourth downs"
    | "red zone";
  away: ComparisonFigure;
  home: ComparisonFigure;
}

/** `made` alone is the figure; with `of` it is `made` out of `of` (third downs, red-zone touchdowns out of trips). */
export interface ComparisonFigure {
  made: number;
  of: number | null;
}

export interface BriefScore {
  playId: string;
  /** The row of the try, if there was one. */
  tryId: string | null;
  team: string;
  /** Points with the try's; a defense's two points on a try count for the other side and are in the scores only. */
  points: number;
  quarter: QuarterName;
  clock: string | null;
  what: "touchdown" | "field goal" | "safety" | "other";
  /** Told more closely: by a run, by a catch, on a return. */
  how: ScoreKind;
  /** Who carried, caught, returned or kicked it in, and how far; null where it is unknown. */
  scorer: string | null;
  yards: number | null;
  description: string;
  awayScore: number;
  homeScore: number;
}

export interface BriefDrive {
  team: string;
  quarter: QuarterName;
  plays: number;
  yards: number;
  time: string | null;
  result: string | null;
}

export interface BriefLeader {
  team: string;
  category: "passing" | "rushing" | "receiving";
  playerId: string;
  playerName: string;
  position: string;
  source: LineSource;
  /** The line's figures of this category under the line's own field names, nulls left out. */
  figures: Record<string, number>;
}

/** A side's regular season with this game. */
export interface SideRecord {
  team: string;
  wins: number;
  losses: number;
  ties: number;
}

export interface SeasonLeader {
  team: string;
  category: BriefLeader["category"];
  playerId: string;
  playerName: string;
  /** With a line. */
  games: number;
  /** Under the line's field names. */
  totals: Record<string, number>;
  /** The most of the category's yards in one of them. */
  best: number;
}

export interface FantasyNote {
  playerId: string;
  playerName: string;
  team: string;
  position: string;
  /** PPR; in a preview the projected points. */
  points: number;
  /** PPR points projected; null where there is no projection. */
  projected: number | null;
  /** Why he is listed: against his projection, for his points, or for few points on many chances. */
  basis: "projection" | "points" | "volume";
  /** Nobody in the game has more, of whatever position. */
  isMost: boolean;
  /** His line under its own field names, zeros and nulls left out. */
  figures: Record<string, number>;
}

export interface BriefWeather {
  description: string | null;
  /** Degrees Fahrenheit and miles per hour, as forecast. */
  low: number | null;
  high: number | null;
  wind: number | null;
  /** True where the brief has a `weather` story. */
  mattered: boolean;
}

/** A side's season before this game. */
export interface TeamForm extends FormRecord {
  team: string;
  /** Newest first; the record over all of them stands beside. */
  games: FormGame[];
  /** The record over the last four. */
  recent: FormRecord;
  /** Nothing is missing from `games`: only then is a run of them told. */
  isWhole: boolean;
}

export interface FormRecord {
  wins: number;
  losses: number;
  ties: number;
  /** Means over these games. */
  pointsFor: number;
  pointsAgainst: number;
}
