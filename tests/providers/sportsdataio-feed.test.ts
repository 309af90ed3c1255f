import { describe, expect, onTestFinished, test } from "vitest";
import { foldGame } from "../../domain/fold/fold-game.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import {
  type SportsdataioProvider,
  sportsdataioProvider,
} from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import { runningClock } from "../emulators/running-clock.ts";
import { type SportsdataioFeed, startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";

const KEY = "202510106";
const GAME = simulatedGame({
  week: 1,
  awayTeam: "MIN",
  homeTeam: "CHI",
  dateTime: "2025-09-08T20:15:00-04:00",
  stadiumName: "Soldier Field",
  stadiumCity: "Chicago",
});
const ROWS = GAME.allPlays.length;
const signal = new AbortController().signal;
const week = { season: 2025, seasonType: 1, week: 1 };

interface Opened {
  feed: SportsdataioFeed;
  provider: SportsdataioProvider;
  /** Moves the clock. */
  at: (iso: string) => void;
}

async function open(games: ProviderGame[] = [GAME]): Promise<Opened> {
  let moment = new Date("2025-09-12T12:00:00Z");
  const now = () => moment;
  const feed = await startSportsdataioFeed({ key: "right", games, now });
  onTestFinished(() => feed.close());
  return {
    feed,
    provider: sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null }),
    at: (iso) => {
      moment = new Date(iso);
    },
  };
}

async function read(provider: SportsdataioProvider): Promise<ProviderGame> {
  const result = await provider.game(KEY, signal);
  if (!result.ok) throw new Error(`${result.error.kind}: ${result.error.message}`);
  return result.value;
}

describe("a simulated game through the feed", () => {
  test("comes back as it was played: score, quarters, timeouts, and what everybody did", async () => {
    const { provider } = await open();
    const { game, allPlays, differences, playerGameStats } = await read(provider);
    const { gameKey, awayScore, homeScore, isOvertime, status } = GAME.game;
    expect(game).toMatchObject({ gameKey, awayScore, homeScore, isOvertime, status });
    const ours = foldGame(allPlays, game);
    const truth = foldGame(GAME.allPlays, GAME.game);
    const board = ({
      awayQuarters,
      homeQuarters,
      awayOvertime,
      homeOvertime,
      awayTimeouts,
      homeTimeouts,
    }: typeof ours) => ({
      awayQuarters,
      homeQuarters,
      awayOvertime,
      homeOvertime,
      awayTimeouts,
      homeTimeouts,
    });
    expect(board(ours)).toEqual(board(truth));
    const totals = (lines: typeof ours.lines) =>
      [...lines.values()].map(({ playerName, totals: figures }) => [
        playerName,
        // The feed's plays know no hits on a quarterback.
        Object.fromEntries(
          Object.entries(figures).filter(([stat, amount]) => amount !== 0 && stat !== "quarterbackHits"),
        ),
      ]);
    expect(totals(ours.lines)).toEqual(totals(truth.lines));
    expect(differences).toEqual([]);
    expect(playerGameStats.length).toBeGreaterThan(20);
  });

  test("adds up to its score after every row", async () => {
    const { feed, provider } = await open();
    const shown = feed.games.get(KEY);
    for (let count = 1; count <= ROWS; count += 1) {
      shown?.show(count);
      const { game, allPlays } = await read(provider);
      const fold = foldGame(allPlays, game);
      expect([count, fold.awayScore, fold.homeScore]).toEqual([count, game.awayScore, game.homeScore]);
      expect(allPlays.length).toBe(count);
    }
  });

  test("follows the clock from before kickoff to the end", async () => {
    const { provider, at } = await open();
    at("2025-09-08T23:00:00Z");
    expect(await read(provider)).toMatchObject({
      game: { status: "Scheduled", awayScore: null, attendance: null },
      allPlays: [],
      playerGameStats: [],
    });
    expect(await provider.feeds.areGamesInProgress(signal)).toBe(false);
    at("2025-09-09T00:30:30Z");
    const live = await read(provider);
    expect(live.allPlays.length).toBe(16);
    expect(live.game).toMatchObject({ status: "InProgress", isInProgress: true, awayScoreQuarter4: null });
    expect(await provider.feeds.areGamesInProgress(signal)).toBe(true);
    at("2025-09-09T12:00:00Z");
    expect(await read(provider)).toMatchObject({ game: { status: GAME.game.status, isInProgress: false } });
  });

  test("two-minute deltas hold what has just been touched", async () => {
    const { provider, feed, at } = await open();
    at("2025-09-09T00:30:30Z");
    const [delta] = await provider.feeds.playByPlayDelta(week, 2, signal);
    expect(delta?.Plays.map(({ Sequence }) => Sequence)).toEqual([15, 16]);
    feed.games.get(KEY)?.correct(GAME.allPlays[3]?.playId ?? "", { yardsGained: 99 });
    const [corrected] = await provider.feeds.playByPlayDelta(week, 1, signal);
    expect(corrected?.Plays.map(({ Sequence }) => Sequence)).toEqual([4, 16]);
    expect((await provider.feeds.boxScoresDelta(week, 1, signal)).length).toBe(1);
  });
});

test("a game is played at any speed: twenty times as fast, nine seconds are three minutes", async () => {
  let passed = 0;
  const now = runningClock(new Date("2025-09-09T00:15:00Z"), 20, () => passed);
  const feed = await startSportsdataioFeed({ key: "right", games: [GAME], now });
  onTestFinished(() => feed.close());
  const provider = sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null });
  expect((await read(provider)).allPlays.length).toBe(1);
  passed = 9000;
  expect((await read(provider)).allPlays.length).toBe(4);
});

describe("what happens to plays", () => {
  const scoring = GAME.allPlays.find(({ isScoringPlay }) => isScoringPlay === 1);
  const [first] = GAME.allPlays;

  test("a row that is added late comes in at its place, and the others keep their identity", async () => {
    const { feed, provider } = await open();
    const game = feed.games.get(KEY);
    game?.withhold(first?.playId ?? "");
    const before = await read(provider);
    game?.release(first?.playId ?? "");
    const after = await read(provider);
    expect(after.allPlays.length).toBe(before.allPlays.length + 1);
    expect(after.allPlays.slice(1).map(({ playId }) => playId)).toEqual(before.allPlays.map(({ playId }) => playId));
    expect(after.allPlays[1]?.sequence).toBe(2);
  });

  test("a row is corrected under its id", async () => {
    const { feed, provider } = await open();
    const before = await read(provider);
    const index = GAME.allPlays.findIndex(({ type }) => type === "Rush");
    feed.games.get(KEY)?.correct(GAME.allPlays[index]?.playId ?? "", { yardsGained: 77 });
    const after = await read(provider);
    expect(after.allPlays[index]).toMatchObject({ playId: before.allPlays[index]?.playId, yardsGained: 77 });
  });

  test("a score is withdrawn with its row", async () => {
    const { feed, provider } = await open();
    feed.games.get(KEY)?.withhold(scoring?.playId ?? "");
    const { game } = await read(provider);
    const lost = (scoring?.awayPoints ?? 0) + (scoring?.homePoints ?? 0);
    expect((game.awayScore ?? 0) + (game.homeScore ?? 0)).toBe(
      (GAME.game.awayScore ?? 0) + (GAME.game.homeScore ?? 0) - lost,
    );
  });

  test("a board that goes down and comes back is read as it stands; the plays do not move", async () => {
    const { feed, provider } = await open();
    const shown = feed.games.get(KEY);
    if (shown === undefined) throw new Error("no game");
    shown.off = { away: -7, home: 0 };
    const wrong = await read(provider);
    expect(wrong.game.awayScore).toBe((GAME.game.awayScore ?? 0) - 7);
    expect(foldGame(wrong.allPlays, wrong.game).awayScore).toBe(GAME.game.awayScore);
    shown.off = { away: 0, home: 0 };
    expect((await read(provider)).game.awayScore).toBe(GAME.game.awayScore);
  });
});

test("a postponed game has no score, a suspended one keeps it", async () => {
  const { feed, provider } = await open();
  const shown = feed.games.get(KEY);
  if (shown === undefined) throw new Error("no game");
  shown.show(0);
  shown.status = "Postponed";
  expect((await read(provider)).game).toMatchObject({ status: "Postponed", hasStarted: false, awayScore: null });
  shown.show(60);
  shown.status = "Suspended";
  const { game } = await read(provider);
  expect(game).toMatchObject({ status: "Suspended", hasStarted: true, isInProgress: false });
  expect(game.awayScore).not.toBeNull();
});

test("a free trial's answers are recognized", async () => {
  const { feed, provider } = await open();
  feed.misbehave("PlayByPlay", { kind: "scrambled" });
  const { allPlays } = await read(provider);
  expect(allPlays.every(({ description }) => description === "Scrambled")).toBe(true);
  expect(foldGame(allPlays, GAME.game).awayScore).toBe(GAME.game.awayScore);
});

test("time frames, teams and stadiums say what the schedule of calls needs", async () => {
  const { provider, at } = await open();
  at("2025-09-08T12:00:00Z");
  expect(await provider.feeds.timeframes("current", signal)).toMatchObject([
    { Season: 2025, Week: 1, ApiSeason: "2025REG", FirstGameStart: "2025-09-08T20:15:00" },
  ]);
  expect((await provider.feeds.teams(signal)).length).toBe(32);
  expect(await provider.feeds.stadiums(signal)).toMatchObject([{ Name: "Soldier Field", City: "Chicago" }]);
  expect((await provider.feeds.scoresByWeek(week, signal)).length).toBe(1);
  expect(await provider.feeds.playByPlay({ ...week, homeTeam: "MIN" }, signal)).toBeNull();
  expect(await provider.feeds.boxScore({ ...week, homeTeam: "MIN" }, signal)).toBeNull();
});
