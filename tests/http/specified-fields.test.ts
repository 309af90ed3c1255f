import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type LiveGame, type PackedGame, readPackedGame } from "../../domain/live/live-game.ts";
import { PLAY_TYPES, QUARTER_NAMES } from "../../domain/game/play.ts";
import { gameAfter, playsBefore, simulatedGame } from "../fixtures/simulated-game.ts";
import { pageOf } from "../fixtures/variant-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { readPageData } from "../setup/read-page-data.ts";

/** Every field of a stadium and a day, so that no field is null because the game is a bare one. */
const DAY = {
  dateTime: "2025-09-07T13:00:00-04:00",
  channel: "CBS",
  stadiumName: "Soldier Field",
  stadiumCity: "Chicago",
  stadiumState: "IL",
  stadiumCapacity: 61_500,
  attendance: 61_234,
  stadiumPlayingSurface: "Grass",
  stadiumType: "Outdoor",
  pointSpread: -3.5,
  overUnder: 44.5,
};
/** In the season's overtime week, so that overtime has its points. */
const over = simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC", ...DAY });
const whole = simulatedGame({ week: 2, awayTeam: "MIN", homeTeam: "CHI", ...DAY });
const live = gameAfter(
  whole,
  playsBefore(whole, ({ quarterName, down }) => quarterName === "3" && down === 3),
);

let site: OpenSite;
let finished: LiveGame;
let playing: LiveGame;
beforeAll(async () => {
  site = await openSite({ games: [over, live] });
  [finished, playing] = await Promise.all([pageData(over), pageData(live)]);
});
afterAll(() => site.close());

/** What the page's own script is given by the loader of a stored game, over HTTP, with its lists unpacked. */
async function pageData(game: Parameters<typeof pageOf>[0]): Promise<LiveGame> {
  const value = await readPageData(await site.get(`${pageOf(game)}.data`));
  const { data } = z.object({ "routes/game": z.object({ data: z.unknown() }) }).parse(value)["routes/game"];
  // The frame's own type: what its fields really hold is what this file looks at.
  return readPackedGame(data as PackedGame);
}

const natural = z.int().min(0);
const count = natural.nullable();
const number = z.number().nullable();
const code = z.string().regex(/^[A-Z]{2,3}$/);
const words = z.string().min(1);
const mark = z.literal([0, 1]);
const date = z.iso.datetime({ offset: true });

/** Fields of a game, as their types are in a game that is being played, and in one that is over. */
const GAME: [row: string, playing: z.ZodRawShape, finished: z.ZodRawShape][] = [
  [
    "S3.game.1",
    {
      gameKey: z.string().regex(/^\d{9}$/),
      awayTeam: code,
      homeTeam: code,
      week: z.int(),
      season: z.int().min(2025),
      seasonType: z.literal(1),
    },
    {},
  ],
  [
    "S3.game.3",
    {
      awayScore: natural,
      homeScore: natural,
      awayScoreQuarter1: natural,
      homeScoreQuarter1: natural,
      awayScoreQuarter2: natural,
      homeScoreQuarter2: natural,
      awayScoreQuarter3: count,
      homeScoreQuarter3: count,
      awayScoreQuarter4: count,
      homeScoreQuarter4: count,
    },
    { awayScoreQuarter3: natural, homeScoreQuarter3: natural, awayScoreQuarter4: natural, homeScoreQuarter4: natural },
  ],
  [
    "S3.game.4",
    { awayScoreOvertime: count, homeScoreOvertime: count, isOvertime: z.literal(false) },
    { awayScoreOvertime: natural, homeScoreOvertime: natural, isOvertime: z.literal(true) },
  ],
  [
    "S3.game.5",
    {
      status: z.literal("InProgress"),
      quarter: z.literal("3"),
      timeRemaining: z.string().regex(/^\d{1,2}:\d\d$/),
      hasStarted: z.literal(true),
      isInProgress: z.boolean(),
      dateTime: date,
      lastUpdated: date,
      channel: z.literal("CBS"),
    },
    { status: z.literal("F/OT"), quarter: z.null(), timeRemaining: z.null() },
  ],
  [
    "S3.game.6",
    {
      down: z.literal(3),
      distance: z.int().min(1),
      downAndDistance: words,
      yardLine: count,
      yardLineTerritory: z.string().nullable(),
      possession: code,
      lastPlay: words,
      awayTimeouts: z.int().min(0).max(3),
      homeTimeouts: z.int().min(0).max(3),
    },
    { down: z.null(), distance: z.null(), downAndDistance: z.null(), possession: z.null(), lastPlay: z.null() },
  ],
  [
    "S3.game.7",
    {
      stadiumName: z.literal("Soldier Field"),
      stadiumCity: z.literal("Chicago"),
      stadiumState: z.literal("IL"),
      stadiumCapacity: z.literal(61_500),
      attendance: z.null(),
      stadiumPlayingSurface: z.literal("Grass"),
      stadiumType: z.literal("Outdoor"),
    },
    { attendance: z.literal(61_234) },
  ],
  [
    "S3.game.8",
    {
      pointSpread: z.literal(-3.5),
      overUnder: z.literal(44.5),
      forecastDescription: words,
      forecastTempLow: z.int(),
      forecastTempHigh: z.int(),
      forecastWindSpeed: natural,
    },
    {},
  ],
];

const PLAY: [row: string, fields: z.ZodRawShape][] = [
  [
    "S3.play.1",
    {
      playId: words,
      quarterName: z.string(),
      sequence: z.int().min(1),
      timeRemainingMinutes: z.int().min(0).max(15),
      timeRemainingSeconds: z.int().min(0).max(59),
      team: code.nullable(),
      opponent: code.nullable(),
    },
  ],
  [
    "S3.play.2 O.45",
    {
      down: z.int().min(0).max(4),
      distance: natural,
      isFirstDown: z.number(),
      isTouchdown: z.boolean(),
      yardLine: z.int().min(0).max(50),
      yardLineTerritory: code.nullable(),
      yardsToEndZone: z.int().min(0).max(100).nullable(),
      type: words,
      description: words,
      yardsGained: z.int(),
      isScoringPlay: z.number(),
    },
  ],
  ["S3.play.3", { quarterName: z.literal(QUARTER_NAMES), isFirstDown: mark, isScoringPlay: mark }],
  ["S3.play.4", { type: z.literal(PLAY_TYPES) }],
];

const LINE: [row: string, fields: z.ZodRawShape][] = [
  ["S3.line.2", { playerId: words, playerName: words, team: code, position: z.string() }],
  [
    "S3.line.3",
    {
      passingAttempts: number,
      passingCompletions: number,
      passingYards: number,
      passingTouchdowns: number,
      passingInterceptions: number,
    },
  ],
  [
    "S3.line.4",
    {
      rushingAttempts: number,
      rushingYards: number,
      rushingYardsPerAttempt: number,
      rushingTouchdowns: number,
      rushingLong: number,
    },
  ],
  [
    "S3.line.5",
    {
      receptions: number,
      receivingTargets: number,
      receivingYards: number,
      receivingYardsPerReception: number,
      receivingTouchdowns: number,
      receivingLong: number,
    },
  ],
  ["S3.line.6", { fantasyPoints: number, fantasyPointsPPR: number }],
];

/** Where a row has no such field or one of another type: `12.yardLine Invalid input ...`. */
function faults(rows: readonly object[], fields: z.ZodRawShape): string[] {
  const parsed = z.array(z.object(fields)).safeParse(rows);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

describe("the data of a stored game's page", () => {
  it.each(GAME)(
    "%s has the game's fields, each of its type, while it is played and when it is over",
    (_row, now, then) => {
      expect(faults([playing.game], now)).toEqual([]);
      expect(faults([finished.game], { ...now, ...looser(now), ...then })).toEqual([]);
    },
  );

  it.each(PLAY)("%s has the fields of every play, each of its type", (_row, fields) => {
    expect(finished.allPlays.length).toBeGreaterThan(100);
    expect(faults(finished.allPlays, fields)).toEqual([]);
    expect(faults(playing.allPlays, fields)).toEqual([]);
  });

  it.each(LINE)(
    "%s has the fields of every line, each of its type, of projections and of statistics",
    (_row, fields) => {
      for (const { playerProjections, playerGameStats } of [finished, playing]) {
        expect(playerProjections.length).toBeGreaterThan(10);
        expect(playerGameStats.length).toBeGreaterThan(10);
        expect(faults([...playerProjections, ...playerGameStats], fields)).toEqual([]);
      }
      // Somebody has a figure in each of them: a field that is null everywhere has no type.
      const known = Object.keys(fields).filter((field) =>
        finished.playerGameStats.some((line) => Reflect.get(line, field) !== null),
      );
      expect(known).toEqual(Object.keys(fields));
    },
  );

  it("S3.line.1 has the same fields in projections and statistics", () => {
    const fieldsOf = (lines: readonly object[]): string[] =>
      [...new Set(lines.flatMap((line) => Object.keys(line)))].toSorted();
    expect(fieldsOf(finished.playerProjections)).toEqual(fieldsOf(finished.playerGameStats));
  });
});

/** What holds of a situation, a clock or a score to come while a game is played need not hold when it is over. */
function looser(fields: z.ZodRawShape): z.ZodRawShape {
  const moving = ["yardLine", "yardLineTerritory", "awayTimeouts", "homeTimeouts"];
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, type]) => (moving.includes(field) ? [[field, z.nullable(type)]] : [])),
  );
}
