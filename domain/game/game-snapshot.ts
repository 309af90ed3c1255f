import type { Correction } from "./correction.ts";
import type { GamePerson } from "./game-person.ts";
import type { Game } from "./game.ts";
import type { InjuryReport } from "./injury-report.ts";
import type { LineDifference } from "./line-difference.ts";
import type { Play, ShownPlay } from "./play.ts";
import type { PlayerLine } from "./player-line.ts";
import type { SnapCount } from "./snap-count.ts";
import type { GameProjection, GameRecap } from "./story.ts";

export const PROVIDER_NAMES = ["nflverse", "sportsdataio", "demo", "replay"] as const;

export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Everything known about one game at one version, under the names of the specification's page data. */
export interface GameSnapshot {
  game: Game;
  allPlays: Play[];
  playerProjections: PlayerLine[];
  playerGameStats: PlayerLine[];
  gameRecap: GameRecap | null;
  gameProjection: GameProjection | null;
  /** Where the official statistics differ from the sum of the plays; empty when they agree. */
  differences: LineDifference[];
  /** What was shown before and has been changed by the provider since, in the order of the versions. */
  corrections: Correction[];
  /** By `playerId`; absent where the source has none, or not yet: they come the day after a game. */
  snaps?: SnapCount[];
  /** What was reported before the game, by `playerId`; absent where the source has none. */
  injuries?: InjuryReport[];
  /**
   * Everybody in the lines, snap counts and injury reports of the game, for reading initials in descriptions. It is no list of who
   * played, and the same at every moment of a game that is over. Absent where it was not read from the store.
   */
  people?: GamePerson[];
  /** Who was reported out before the game, by `playerId`: in no list of `people`, as no description can mean him. Absent where that is nobody. */
  absent?: GamePerson[];
  provider: ProviderName;
  /** The game's id at that provider, for example nflverse's `2024_01_BAL_KC`. */
  providerGameId: string;
  /** Rises by one with every stored change. */
  version: number;
  /** ISO time at which the provider's data was read. */
  asOf: string;
}

/** A snapshot as pages show it: its plays without what only the fold needs, which is half of what a game weighs. */
export type ShownSnapshot = Omit<GameSnapshot, "allPlays" | "snaps" | "injuries" | "people" | "absent"> & {
  allPlays: ShownPlay[];
};

/** What a provider delivers about one game; the store adds the version and keeps stories and corrections. */
export type ProviderGame = Omit<
  GameSnapshot,
  "version" | "gameRecap" | "gameProjection" | "corrections" | "people" | "absent"
>;
