import { type Game } from "../../domain/game/game.ts";
import { isFinal } from "../../domain/game/status.ts";
import { type PlayerLine, UNKNOWN_FIGURES } from "../../domain/game/player-line.ts";
import { canonicalTeamCode } from "../../domain/game/team-code.ts";
import type { PastGame } from "../../domain/projections/past-game.ts";
import { type ChancePosition, chancePosition } from "../../domain/projections/projected-position.ts";
import { addCounts } from "../../domain/scoring/counting/count-game.ts";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import type { CsvRow } from "../../server/providers/nflverse/csv-row.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { readRows } from "../../server/providers/nflverse/read-csv.ts";
import { readLines, readSchedule } from "../../server/providers/nflverse/read-season.ts";
import { playFiles } from "./read-snaps.ts";

/** A game to fit on: what an import would know of it, and what each team kicked and its defense made and allowed. */
export interface FitGame extends PastGame {
  /** Its lines are official ones, as an import has them; otherwise they are counted from the plays. */
  isOfficial: boolean;
  kicks: Map<string, Counts>;
  defenses: Map<string, Counts>;
  /** Passes and runs of both teams by half-quarter of regulation, and the home team's chance to win when each began. */
  script: { runs: SideCounts[]; passes: SideCounts[]; homeChance: (number | null)[] };
}

export interface SideCounts {
  away: number;
  home: number;
}

/** Half-quarters of regulation. */
export const HALF_QUARTERS = 8;

/** What is fitted on. */
export interface FitSeasons {
  games: ReadonlyMap<number, FitGame[]>;
  /** What else the plays of each position counted: lengths, first downs, fumbles. */
  details: ReadonlyMap<ChancePosition, Counts>;
}

const COLUMNS = [
  "game_id",
  "season",
  "home_team",
  "posteam",
  "play_type",
  "pass_attempt",
  "complete_pass",
  "rush_attempt",
  "sack",
  "yards_gained",
  "touchdown",
  "pass_touchdown",
  "rush_touchdown",
  "two_point_attempt",
  "interception",
  "fumble_lost",
  "field_goal_result",
  "kick_distance",
  "passer_player_id",
  "rusher_player_id",
  "receiver_player_id",
  "play_deleted",
  "special",
  "ydstogo",
  "two_point_conv_result",
  "game_seconds_remaining",
  "qtr",
  "vegas_home_wp",
] as const;

type PlayRow = CsvRow<(typeof COLUMNS)[number]>;

/**
 * Seasons from extracts of the play-by-play for fitting (`plays_fit_...csv.gz`), with positions from the list of players and results
 * and betting lines from the schedule. Where the folder holds a season's official statistics too, its lines are those.
 */
export async function readFitGames(folder: string, signal: AbortSignal): Promise<FitSeasons> {
  const source = folderSource(folder);
  const positions = await readPositions(folder, signal);
  const seasons = new Map<number, Map<string, FitGame>>();
  const drafts = new Map<string, Map<string, PlayerLine>>();
  const details = new Map<ChancePosition, Counts>();
  for (const path of await playFiles(folder, () => false)) {
    for await (const rows of readRows(path, { required: COLUMNS }, signal)) {
      for (const row of rows) {
        const season = row.needNumber("season");
        let games = seasons.get(season);
        if (games === undefined) {
          games = await scheduledGames(source, season, signal);
          seasons.set(season, games);
        }
        const id = row.needText("game_id");
        const game = games.get(id);
        if (game === undefined || row.flag("play_deleted") || row.text("play_type") === "no_play") continue;
        addPlay(row, game, linesOf(drafts, id), positions);
        for (const [column, counts] of detailsOf(row)) {
          const position = chancePosition(positions.get(row.text(column) ?? "") ?? "");
          if (position === null) continue;
          const own = details.get(position) ?? {};
          details.set(position, own);
          addCounts(own, counts);
        }
      }
    }
  }
  const all = new Map<number, FitGame[]>();
  for (const [season, games] of seasons) {
    const official = await officialLines(source, season, signal);
    all.set(
      season,
      [...games].map(([id, game]) => ({
        ...game,
        isOfficial: official !== null,
        defenses: withoutGiveaways(game),
        lines: official?.get(id) ?? [...(drafts.get(id)?.values() ?? [])],
      })),
    );
  }
  return { games: all, details };
}

function linesOf(drafts: Map<string, Map<string, PlayerLine>>, id: string): Map<string, PlayerLine> {
  const lines = drafts.get(id) ?? new Map<string, PlayerLine>();
  drafts.set(id, lines);
  return lines;
}

async function scheduledGames(
  source: ReturnType<typeof folderSource>,
  season: number,
  signal: AbortSignal,
): Promise<Map<string, FitGame>> {
  const schedule = await readSchedule(source, season, signal);
  return new Map(
    [...schedule]
      .filter(([, { game }]) => isFinal(game))
      .map(([id, { game }]) => [
        id,
        {
          game,
          isOfficial: false,
          lines: [],
          sacks: { away: 0, home: 0 },
          kicks: new Map(),
          defenses: defensesOf(game),
          script: {
            runs: Array.from({ length: HALF_QUARTERS }, noSides),
            passes: Array.from({ length: HALF_QUARTERS }, noSides),
            homeChance: Array.from({ length: HALF_QUARTERS }, () => null),
          },
        },
      ]),
  );
}

function noSides(): SideCounts {
  return { away: 0, home: 0 };
}

function addScript(row: PlayRow, { game, script }: FitGame, team: string): void {
  const seconds = row.number("game_seconds_remaining");
  if (seconds === null || row.needNumber("qtr") > 4) return;
  const at = Math.min(HALF_QUARTERS - 1, Math.floor((HALF_QUARTERS * (3600 - seconds)) / 3600));
  script.homeChance[at] ??= row.number("vegas_home_wp");
  const side = team === game.homeTeam ? "home" : "away";
  const runs = script.runs[at];
  const passes = script.passes[at];
  if (runs !== undefined && row.flag("rush_attempt")) runs[side] += 1;
  if (passes !== undefined && row.flag("pass_attempt") && !row.flag("sack")) passes[side] += 1;
}

function defensesOf({ awayTeam, homeTeam, awayScore, homeScore }: Game): Map<string, Counts> {
  return new Map([
    [awayTeam, { pts_allow: homeScore ?? 0 }],
    [homeTeam, { pts_allow: awayScore ?? 0 }],
  ]);
}

/** What the other defense scored is not allowed by this one, as every platform has it (`count-allowed.ts`). */
function withoutGiveaways({ game, defenses }: FitGame): Map<string, Counts> {
  return new Map(
    [...defenses].map(([team, counts]) => {
      const other = defenses.get(team === game.homeTeam ? game.awayTeam : game.homeTeam);
      return [team, { ...counts, pts_allow: (counts.pts_allow ?? 0) - 6 * (other?.def_td ?? 0) }];
    }),
  );
}

async function officialLines(
  source: ReturnType<typeof folderSource>,
  season: number,
  signal: AbortSignal,
): Promise<Map<string, PlayerLine[]> | null> {
  if ((await source.find("stats", season, signal)).length === 0) return null;
  return readLines(source, season, await readSchedule(source, season, signal), signal);
}

async function readPositions(folder: string, signal: AbortSignal): Promise<Map<string, string>> {
  const positions = new Map<string, string>();
  for (const path of await folderSource(folder).find("players", 0, signal)) {
    for await (const rows of readRows(path, { required: ["gsis_id", "position"] }, signal)) {
      for (const row of rows) positions.set(row.ownText("gsis_id") ?? "", row.ownText("position") ?? "");
    }
  }
  return positions;
}

function addPlay(
  row: PlayRow,
  game: FitGame,
  lines: Map<string, PlayerLine>,
  positions: ReadonlyMap<string, string>,
): void {
  const team = canonicalTeamCode(row.text("posteam") ?? "");
  if (team === null || row.flag("two_point_attempt")) return;
  addScript(row, game, team);
  const add = (column: "passer_player_id" | "rusher_player_id" | "receiver_player_id", figures: Figures): void => {
    const playerId = row.ownText(column);
    if (playerId === null) return;
    const line = lines.get(playerId) ?? blankLine(playerId, team, positions.get(playerId) ?? "");
    lines.set(playerId, line);
    for (const [figure, amount] of Object.entries(figures) as [keyof Figures, number][])
      line[figure] = (line[figure] ?? 0) + amount;
  };
  const yards = row.count("yards_gained");
  const isComplete = row.flag("complete_pass") ? 1 : 0;
  if (row.flag("pass_attempt") && !row.flag("sack")) {
    add("passer_player_id", {
      passingAttempts: 1,
      passingCompletions: isComplete,
      passingYards: isComplete * yards,
      passingTouchdowns: row.flag("pass_touchdown") ? 1 : 0,
      passingInterceptions: row.flag("interception") ? 1 : 0,
    });
    add("receiver_player_id", {
      receivingTargets: 1,
      receptions: isComplete,
      receivingYards: isComplete * yards,
      receivingTouchdowns: row.flag("pass_touchdown") ? 1 : 0,
    });
  }
  if (row.flag("rush_attempt"))
    add("rusher_player_id", {
      rushingAttempts: 1,
      rushingYards: yards,
      rushingTouchdowns: row.flag("rush_touchdown") ? 1 : 0,
    });
  addTeams(row, game, team);
}

type Figures = Partial<
  Record<Extract<keyof PlayerLine, `passing${string}` | `rushing${string}` | `rec${string}`>, number>
>;

function blankLine(playerId: string, team: string, position: string): PlayerLine {
  return { playerId, playerName: playerId, team, position, ...UNKNOWN_FIGURES };
}

function addTeams(row: PlayRow, { game, sacks, kicks, defenses }: FitGame, team: string): void {
  const isHome = team === game.homeTeam;
  const defense = defenses.get(isHome ? game.awayTeam : game.homeTeam) ?? {};
  const own = kicks.get(team) ?? {};
  kicks.set(team, own);
  const isOther = row.flag("touchdown") && !row.flag("pass_touchdown") && !row.flag("rush_touchdown");
  const isSpecial = row.flag("special");
  if (row.flag("sack")) {
    defense.sack = (defense.sack ?? 0) + 1;
    if (sacks !== null) sacks[isHome ? "home" : "away"] += 1;
  }
  if (row.flag("interception")) defense.int = (defense.int ?? 0) + 1;
  if (row.flag("fumble_lost") && !isSpecial) defense.fum_rec = (defense.fum_rec ?? 0) + 1;
  if (row.text("play_type") === "pass" || row.text("play_type") === "run")
    defense.yds_allow = (defense.yds_allow ?? 0) + row.count("yards_gained");
  if (isOther && !isSpecial) defense.def_td = (defense.def_td ?? 0) + 1;
  const ofTeam = defenses.get(team) ?? {};
  const isKickoff = row.text("play_type") === "kickoff";
  // The team of a kickoff's row receives it; a punt's and a field goal's kicks.
  const returning = isKickoff ? ofTeam : defense;
  const covering = isKickoff ? defense : ofTeam;
  if (isOther && isSpecial) returning.def_st_td = (returning.def_st_td ?? 0) + 1;
  if (row.flag("fumble_lost") && isSpecial) covering.def_st_fum_rec = (covering.def_st_fum_rec ?? 0) + 1;
  if (row.text("play_type") === "field_goal") addFieldGoal(row, own);
  if (row.text("play_type") === "extra_point") own.xpm = (own.xpm ?? 0) + 1;
}

const BANDS = ["0_19", "0_19", "20_29", "30_39", "40_49", "50_59", "60p"] as const;

function addFieldGoal(row: PlayRow, own: Counts): void {
  const band = BANDS[Math.min(Math.floor(row.count("kick_distance") / 10), BANDS.length - 1)] ?? "60p";
  const stat = row.text("field_goal_result") === "made" ? (`fgm_${band}` as const) : (`fgmiss_${band}` as const);
  own[stat] = (own[stat] ?? 0) + 1;
}

type Person = "passer_player_id" | "rusher_player_id" | "receiver_player_id";

/** The statistics of a play that follow from its length and its end, for the one who passed, ran or caught. */
function detailsOf(row: PlayRow): [Person, Counts][] {
  const isLost = row.flag("fumble_lost") ? 1 : 0;
  const yards = row.count("yards_gained");
  if (row.flag("two_point_attempt")) {
    if (row.text("two_point_conv_result") !== "success") return [];
    return [
      ["passer_player_id", { pass_2pt: 1 }],
      ["receiver_player_id", { rec_2pt: 1 }],
      ["rusher_player_id", { rush_2pt: 1 }],
    ];
  }
  if (row.flag("sack")) return [["passer_player_id", { pass_sack: 1, fum_lost: isLost }]];
  if (row.flag("rush_attempt"))
    return [["rusher_player_id", { ...lengths("rush", row, yards), rush_att: 1, fum_lost: isLost }]];
  if (!row.flag("pass_attempt")) return [];
  const isPickSix = row.flag("interception") && row.flag("touchdown");
  if (!row.flag("complete_pass"))
    return [
      ["passer_player_id", { pass_att: 1, pass_int: row.flag("interception") ? 1 : 0, pass_int_td: isPickSix ? 1 : 0 }],
      ["receiver_player_id", { rec_tgt: 1 }],
    ];
  const band = yards >= 40 ? "40p" : yards >= 30 ? "30_39" : yards >= 20 ? "20_29" : yards >= 10 ? "10_19" : null;
  const short = yards < 0 ? {} : yards < 5 ? { rec_0_4: 1 } : yards < 10 ? { rec_5_9: 1 } : {};
  return [
    [
      "passer_player_id",
      { ...lengths("pass", row, yards), pass_att: 1, pass_cmp: 1, pass_cmp_40p: yards >= 40 ? 1 : 0 },
    ],
    [
      "receiver_player_id",
      {
        ...lengths("rec", row, yards),
        ...(band === null ? short : { [`rec_${band}` as const]: 1 }),
        rec_tgt: 1,
        rec: 1,
        fum_lost: isLost,
      },
    ],
  ];
}

function lengths(kind: "pass" | "rush" | "rec", row: PlayRow, yards: number): Counts {
  const touchdown = row.flag(kind === "rush" ? "rush_touchdown" : "pass_touchdown") ? 1 : 0;
  return {
    [`${kind}_td` as const]: touchdown,
    [`${kind}_td_40p` as const]: yards >= 40 ? touchdown : 0,
    [`${kind}_td_50p` as const]: yards >= 50 ? touchdown : 0,
    [`${kind}_fd` as const]: touchdown === 0 && yards >= row.count("ydstogo") ? 1 : 0,
    ...(kind === "rush" ? { rush_40p: yards >= 40 ? 1 : 0 } : {}),
  };
}
