import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { gameChances } from "../../domain/chance/game-chances.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { isScrambled } from "../../domain/game/is-scrambled.ts";
import { compareSources } from "../../server/games/reconcile/compare-sources.ts";
import { assembleGame } from "../../server/providers/sportsdataio/assemble-game.ts";
import { mapLines } from "../../server/providers/sportsdataio/map-line.ts";
import { mapPlays } from "../../server/providers/sportsdataio/map-plays.ts";
import { mapSlot } from "../../server/providers/sportsdataio/map-game.ts";
import { knownPlayers, type KnownPlayer, namesOf } from "../../server/providers/sportsdataio/known-players.ts";
import { sportsdataioProvider } from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import { ANSWERS } from "../../server/providers/sportsdataio/wire.ts";
import { describeProvider } from "../conformance/provider.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { HAS_SAMPLE_DATA, SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleProvider } from "../fixtures/sample-season.ts";

const SAMPLES = `${SAMPLE_DATA}sportsdataio/samples/`;
const signal = new AbortController().signal;
const asOf = "2025-09-10T06:00:00Z";

function sample(path: string): unknown {
  return JSON.parse(readFileSync(`${SAMPLES}${path}`, "utf8"));
}

function wholeGame(file: string, known: KnownPlayer = () => null): ProviderGame {
  const found = ANSWERS.playByPlay.parse(sample(`2025-pbp/${file}`));
  if (found === null) throw new Error("the sample is null");
  return assembleGame({ score: found.Score, plays: found.Plays, playerGames: [], projections: [] }, known, asOf);
}

const nflverse = sampleProvider();

async function knownIn2025(): Promise<KnownPlayer> {
  const people = await nflverse.players(2025, signal);
  if (!people.ok) throw new Error(people.error.message);
  return knownPlayers(people.value);
}

describe.skipIf(!HAS_SAMPLE_DATA)(
  "Minnesota at Chicago, 2025 week 1, as the provider sent it (needs the sample data in ../shared)",
  () => {
    test("the chance to win knows nothing later, stands still on rows without a snap, and ends with the away team's win", () => {
      const stored = wholeGame("19068-full.json");
      const { before, after } = gameChances(stored.game, stored.allPlays);
      expect(after.at(-1)).toBe(0);
      stored.allPlays.slice(0, -1).forEach((play, at) => {
        const earlier = at === 0 ? before : after[at - 1];
        if (["Timeout", "TwoMinuteWarning", "Period"].includes(play.type)) expect(after[at]).toBe(earlier);
        const then = gameAsOf(stored, at + 1);
        expect(gameChances(then.game, then.allPlays).after[at]).toBe(after[at]);
      });
    });

    test("S3.key.2 the key is nflverse's, and the 192 rows fold to 27-24 with the quarter scores", () => {
      const { game, allPlays, providerGameId } = wholeGame("19068-full.json");
      expect(game).toMatchObject({
        gameKey: "202510106",
        status: "Final",
        awayScore: 27,
        homeScore: 24,
        dateTime: "2025-09-08T20:15:00-04:00",
        attendance: 58742,
      });
      expect(providerGameId).toBe("19068");
      expect(allPlays.length).toBe(192);
      const fold = foldGame(allPlays, game);
      expect([fold.awayScore, fold.homeScore]).toEqual([27, 24]);
      expect(fold.awayQuarters).toEqual([0, 6, 0, 21]);
      expect(fold.homeQuarters).toEqual([7, 3, 7, 7]);
      expect([fold.awayTimeouts, fold.homeTimeouts]).toEqual([1, 0]);
      expect(allPlays.filter(({ type }) => type === "TwoMinuteWarning").length).toBe(2);
      expect(allPlays.filter(({ type }) => type === "Other")).toEqual([]);
    });

    test("the board after every score is the one that the feed shows", () => {
      const { game, allPlays } = wholeGame("19068-full.json");
      const boards = allPlays.flatMap(({ isScoringPlay }, index) => {
        if (isScoringPlay === 0) return [];
        const fold = foldGame(allPlays.slice(0, index + 1), game);
        return [`${fold.awayScore}-${fold.homeScore}`];
      });
      expect(boards).toEqual(["0-6", "3-7", "3-10", "6-10", "6-16", "12-17", "18-17", "26-17", "27-23"]);
    });

    test("R1 everybody with a credit, 54 people, is known by his alias", async () => {
      const { allPlays } = wholeGame("19068-full.json", await knownIn2025());
      const credits = allPlays.flatMap(({ credits: list }) => list);
      expect(new Set(credits.map(({ playerId }) => playerId)).size).toBe(54);
      expect(credits.filter(({ playerId }) => !playerId.startsWith("00-"))).toEqual([]);
    });

    test("every difference from nflverse's account of the same game is listed, and has a cause", async () => {
      const ours = wholeGame("19068-full.json", await knownIn2025());
      const theirs = await nflverse.game("202510106", signal);
      if (!theirs.ok) throw new Error(theirs.error.message);
      const differences = compareSources(theirs.value, ours);
      expect(differences.filter(({ cause }) => cause === null)).toEqual([]);
      const same = differences.filter(
        ({ part, field }) => part === "game" && /Score|gameKey|status|dateTime/.test(field),
      );
      expect(same).toEqual([]);
      expect(
        differences.filter(
          ({ field }) => /Points$|isScoringPlay|isTouchdown|^team$/.test(field) && !field.startsWith("fantasy"),
        ),
      ).toEqual([]);
      const rows = differences.filter(({ part, field }) => part === "play" && field === "row");
      expect(rows.length).toBe(19);
      const lines = differences.filter(({ part, field }) => part === "line" && field !== "row" && field !== "position");
      expect(lines.map(({ where, field }) => `${where} ${field}`).toSorted()).toEqual([
        "Caleb Williams fantasyPoints",
        "Caleb Williams fantasyPointsPPR",
        "Caleb Williams passingYards",
        "DJ Moore fantasyPoints",
        "DJ Moore fantasyPointsPPR",
        "DJ Moore fumblesLost",
        "J.J. McCarthy passingFirstDowns",
        "Justin Jefferson receivingFirstDowns",
        "Justin Jefferson receivingTargets",
      ]);
    });

    test.each([
      ["19068-0.json", 0, false],
      ["19068-1.json", 1, true],
      ["19068-5.json", 4, true],
    ])("D8 the state %s has %i plays", (file, count, hasStarted) => {
      const { game, allPlays } = wholeGame(file);
      expect(allPlays.length).toBe(count);
      expect(game).toMatchObject({
        hasStarted,
        isInProgress: hasStarted,
        awayScore: hasStarted ? 0 : null,
        awayScoreQuarter2: null,
      });
    });

    test("over the wire: the recorded answer is read as it stands", async () => {
      const now = () => new Date(asOf);
      const feed = await startSportsdataioFeed({ key: "right", games: [], now });
      onTestFinished(() => feed.close());
      feed.pin("pbp/json/PlayByPlay/2025REG/1/CHI", sample("2025-pbp/19068-full.json"));
      const result = await sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null }).game(
        "202510106",
        signal,
      );
      expect(result.ok && result.value.allPlays.length).toBe(192);
    });
  },
);

describe.skipIf(!HAS_SAMPLE_DATA)("recorded answers (need the sample data in ../shared)", () => {
  describeProvider("sportsdataio from recorded answers", async () => {
    const now = () => new Date(asOf);
    const feed = await startSportsdataioFeed({ key: "right", games: [], now });
    onTestFinished(() => feed.close());
    const recorded = sample("2025-pbp/19068-full.json") as { Score: object; Plays: { PlayStats: PersonOnPlay[] }[] };
    const people = recorded.Plays.flatMap(({ PlayStats }) => PlayStats).map((one) => [one.PlayerID, one] as const);
    const pins = {
      "scores/json/Schedules/2025REG": [recorded.Score],
      "scores/json/Scores/2025REG": [recorded.Score],
      "scores/json/Players": [...new Map(people).values()].map(({ PlayerID, Name, Team }) => ({
        PlayerID,
        Name,
        Team,
      })),
      "pbp/json/PlayByPlay/2025REG/1/CHI": recorded,
    };
    for (const [path, data] of Object.entries(pins)) feed.pin(path, data);
    return {
      provider: sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null }),
      season: 2025,
      week: 1,
      unknownSeason: 1990,
      hasPlays: true,
    };
  });
});

interface PersonOnPlay {
  PlayerID: number;
  Name: string;
  Team: string;
}

describe.skipIf(!HAS_SAMPLE_DATA)("the provider's other samples (need the sample data in ../shared)", () => {
  test("a free trial's play is read, and recognized", () => {
    const plays = mapPlays(
      ANSWERS.playByPlay.unwrap().shape.Plays.parse([sample("2025-pbp/play-scrambled-free-trial.json")]),
      { awayTeam: "DAL", homeTeam: "CAR", season: 2025 },
      namesOf(() => null),
    );
    expect(plays).toMatchObject([
      {
        description: "Scrambled",
        yardLineTerritory: null,
        type: "Rush",
        team: "CAR",
        credits: [{ stat: "rushingYards", amount: -1 }],
      },
    ]);
    const { game } = wholeGame("19068-0.json");
    expect(isScrambled({ game, allPlays: plays })).toBe(true);
  });

  test("the schedule of 2016: 32 byes are no games, the others have keys, and kickoffs their zone", () => {
    const slots = ANSWERS.schedules.parse(sample("2016-fantasydata/Schedules.json"));
    const games = slots.map(mapSlot).filter((game) => game !== null);
    expect([slots.length, games.length]).toEqual([288, 256]);
    expect(new Set(games.map(({ gameKey }) => gameKey)).size).toBe(256);
    expect(games.every(({ dateTime }) => dateTime !== null && /-0[45]:00$/.test(dateTime))).toBe(true);
    expect(games.find(({ gameKey }) => gameKey === "201610407")).toMatchObject({ awayTeam: "MIA", homeTeam: "CIN" });
  });

  test("the schedule of 2025: live, final and to come, where the time is not fixed", () => {
    const games = ANSWERS.schedules.parse(sample("2025-pbp/Schedules-2025-excerpt.json")).map(mapSlot);
    expect(games.map((game) => [game?.gameKey, game?.status, game?.dateTime])).toEqual([
      ["202510106", "InProgress", "2025-09-08T20:15:00-04:00"],
      ["202510126", "Final", "2025-09-04T20:20:00-04:00"],
      ["202511833", "Scheduled", null],
    ]);
  });

  test("D11 the lines of 2016 have whole numbers and the feed's own points", () => {
    const lines = mapLines(
      ANSWERS.playerGames.parse(sample("2016-fantasydata/PlayerGameStatsByWeek.json")),
      "201610407",
      namesOf(() => null),
    );
    expect(lines.find(({ playerName }) => playerName === "Andy Dalton")).toMatchObject({
      passingAttempts: 31,
      passingCompletions: 22,
      passingYards: 296,
      rushingYards: -9,
      fantasyPoints: 14.94,
      fantasyPointsPPR: 14.94,
      position: "QB",
    });
    expect(lines.length).toBeLessThan(117);
  });

  test("the box score of 2016 in its fourth quarter is live", () => {
    const [{ Score }] = sample("2016-fantasydata/ActiveBoxScores-in-progress.json") as [{ Score: object }];
    const found = ANSWERS.playByPlay.parse({ Score, Plays: [] });
    const game =
      found === null
        ? null
        : assembleGame({ score: found.Score, plays: [], playerGames: [], projections: [] }, () => null, asOf).game;
    expect(game).toMatchObject({
      status: "InProgress",
      quarter: "4",
      timeRemaining: "6:16",
      awayScore: 7,
      homeScore: 22,
      possession: "MIA",
      down: 1,
      distance: 10,
    });
  });
});
