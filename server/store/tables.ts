import type { Correction } from "../../domain/game/correction.ts";
import { FIGURES } from "../../domain/game/figures.ts";
import type { Game } from "../../domain/game/game.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import type { InjuryReport } from "../../domain/game/injury-report.ts";
import type { LineDifference } from "../../domain/game/line-difference.ts";
import type { Play } from "../../domain/game/play.ts";
import type { Player, PlayerAlias } from "../../domain/game/player.ts";
import { LINE_IDENTITY, type LineSource, type PlayerLine } from "../../domain/game/player-line.ts";
import type { SnapCount } from "../../domain/game/snap-count.ts";
import type { PlayerUsage } from "../../domain/usage/player-usage.ts";
import type { AccountTables } from "./account-tables.ts";
import type { AuditTables } from "./audit-tables.ts";
import type { ChatTables } from "./chat-tables.ts";
import type { IngestTables } from "./ingest-tables.ts";
import type { PushTables } from "./push-tables.ts";
import type { StoryTables } from "./story-tables.ts";
import type { VoiceTables } from "./voice-tables.ts";

/** A domain type as a row: a boolean is 0 or 1. */
type Row<T> = { [Field in keyof T]: Cell<T[Field]> };
type Cell<V> = V extends boolean ? 0 | 1 : V;

export type GameRow = Row<Game> & {
  provider: ProviderName;
  providerGameId: string;
  version: number;
  asOf: string;
  /** Of everything the provider delivered but `asOf`: see `game-rows.ts`. */
  contentHash: string;
};

/** `credits` is the text of `credits-text.ts`. */
export type PlayRow = Row<Omit<Play, "credits">> & { gameKey: string; credits: string };

/** The week is the game's own, repeated so that leaders and logs need one index. */
export type LineRow = PlayerLine & {
  gameKey: string;
  source: LineSource;
  season: number;
  seasonType: number;
  week: number;
};

/** What hangs on a game and is read by player and season. */
interface OfSeason {
  gameKey: string;
  season: number;
}

/** Counted from the game's plays whenever they are written. The week is the game's own. */
export type UsageRow = PlayerUsage & OfSeason & { seasonType: number; week: number };

export type SnapRow = SnapCount & OfSeason;

export type InjuryRow = InjuryReport & OfSeason;

export type DifferenceRow = LineDifference & { gameKey: string };

/** `normalizedName` is what a search compares: see `normalize-name.ts`. */
export type PlayerRow = Omit<Player, "aliases"> & { normalizedName: string; contentHash: string };

export type AliasRow = PlayerAlias & { playerId: string };

export interface ChangeRow {
  seq: number;
  gameKey: string;
  version: number;
  at: string;
}

/** `position` keeps the order of what one version corrected. */
export type CorrectionRow = Correction & { gameKey: string; position: number };

/** `lines` is the text of `owner-lines-text.ts`. */
export interface GameLinesRow {
  gameKey: string;
  /** Of the game's content that was counted. */
  contentHash: string;
  /** `COUNTING_VERSION` */
  counting: number;
  lines: string;
}

export interface Tables
  extends AccountTables, AuditTables, IngestTables, StoryTables, VoiceTables, ChatTables, PushTables {
  game: GameRow;
  play: PlayRow;
  player_line: LineRow;
  player_usage: UsageRow;
  player_snaps: SnapRow;
  injury_report: InjuryRow;
  line_difference: DifferenceRow;
  player: PlayerRow;
  player_alias: AliasRow;
  game_change: ChangeRow;
  correction: CorrectionRow;
  game_lines: GameLinesRow;
}

/** Checks at compile time that a list of columns names every field of a type, and nothing else. */
function everyFieldOf<T>() {
  return <const Fields extends readonly (keyof T)[]>(
    ...fields: Fields & ([Exclude<keyof T, Fields[number]>] extends [never] ? unknown : never)
  ): Fields => fields;
}

/** The fields of each domain type in the order of their columns, complete by the compiler's word. */
export const GAME_FIELDS = everyFieldOf<Game>()(
  "gameKey",
  "awayTeam",
  "homeTeam",
  "week",
  "season",
  "seasonType",
  "awayScore",
  "homeScore",
  "awayScoreQuarter1",
  "awayScoreQuarter2",
  "awayScoreQuarter3",
  "awayScoreQuarter4",
  "homeScoreQuarter1",
  "homeScoreQuarter2",
  "homeScoreQuarter3",
  "homeScoreQuarter4",
  "awayScoreOvertime",
  "homeScoreOvertime",
  "isOvertime",
  "status",
  "quarter",
  "timeRemaining",
  "down",
  "distance",
  "downAndDistance",
  "yardLine",
  "yardLineTerritory",
  "possession",
  "lastPlay",
  "awayTimeouts",
  "homeTimeouts",
  "dateTime",
  "lastUpdated",
  "hasStarted",
  "isInProgress",
  "channel",
  "stadiumName",
  "stadiumCity",
  "stadiumState",
  "stadiumCapacity",
  "attendance",
  "stadiumPlayingSurface",
  "stadiumType",
  "isNeutralSite",
  "pointSpread",
  "overUnder",
  "forecastDescription",
  "forecastTempLow",
  "forecastTempHigh",
  "forecastWindSpeed",
);

export const PLAY_FIELDS = everyFieldOf<Omit<Play, "credits">>()(
  "playId",
  "quarterName",
  "sequence",
  "timeRemainingMinutes",
  "timeRemainingSeconds",
  "team",
  "opponent",
  "down",
  "distance",
  "isFirstDown",
  "isTouchdown",
  "yardLine",
  "yardLineTerritory",
  "yardsToEndZone",
  "type",
  "description",
  "yardsGained",
  "isScoringPlay",
  "awayPoints",
  "homePoints",
  "drive",
  "returnYards",
  "kickDistance",
  "penaltyYards",
  "isBlocked",
  "timeoutTeam",
  "happenedAt",
);

/** The table of figures is complete by itself. */
export const LINE_FIELDS: readonly (keyof PlayerLine)[] = [...LINE_IDENTITY, ...FIGURES.map(({ field }) => field)];

export const USAGE_FIELDS = everyFieldOf<PlayerUsage>()(
  "playerId",
  "playerName",
  "team",
  "targets",
  "teamTargets",
  "carries",
  "teamCarries",
  "redZoneTargets",
  "redZoneCarries",
  "goalLineTargets",
  "goalLineCarries",
  "airYards",
  "teamAirYards",
  "expectedPoints",
);

export const SNAP_FIELDS = everyFieldOf<SnapCount>()(
  "playerId",
  "team",
  "offense",
  "teamOffense",
  "defense",
  "teamDefense",
);

export const INJURY_FIELDS = everyFieldOf<InjuryReport>()(
  "playerId",
  "team",
  "status",
  "injury",
  "practice",
  "reportedAt",
);

export const DIFFERENCE_FIELDS = everyFieldOf<LineDifference>()(
  "playerId",
  "playerName",
  "team",
  "field",
  "fromPlays",
  "official",
  "cause",
);

export const CORRECTION_FIELDS = everyFieldOf<Correction>()(
  "version",
  "at",
  "kind",
  "playId",
  "playerId",
  "what",
  "before",
  "after",
);

export const PLAYER_FIELDS = everyFieldOf<Omit<Player, "aliases">>()(
  "playerId",
  "name",
  "position",
  "team",
  "jerseyNumber",
  "birthDate",
  "height",
  "weight",
  "college",
  "rookieSeason",
);
