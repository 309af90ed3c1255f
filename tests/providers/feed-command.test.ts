import { barePlayer } from "../fixtures/bare-player.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { CommandProblem } from "../../cli/command/command-problem.ts";
import { retimed } from "../../cli/feed/retimed.ts";
import { simulatedSeason } from "../../cli/feed/simulated-season.ts";
import { storedGame } from "../../cli/feed/stored-game.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import { isFinal, isLive } from "../../domain/game/status.ts";
import { sportsdataioProvider } from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { FeedNumbers } from "../emulators/sportsdataio-numbers.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";

const START = new Date("2026-11-20T18:00:00Z");
const signal = new AbortController().signal;

/** The season of `npm run feed`, seen through its provider; the clock is moved by hand. */
async function openSeason(speed: number) {
  let moment = START;
  const now = () => moment;
  const feed = await startSportsdataioFeed({ key: "k", games: simulatedSeason(START, speed), now });
  onTestFinished(() => feed.close());
  const provider = sportsdataioProvider({ url: feed.url, key: "k", now, known: () => null });
  return {
    provider,
    after: (minutes: number) => {
      moment = new Date(START.getTime() + minutes * 60_000);
    },
    async week() {
      const schedule = await provider.schedule({ season: 2026, weeks: { from: 4, to: 4 } }, signal);
      if (!schedule.ok) throw new Error(schedule.error.message);
      return schedule.value;
    },
  };
}

test("the week has finished games, games that are on, and games to come, and time moves them", async () => {
  const { week, after } = await openSeason(10);
  const begin = await week();
  expect(begin.length).toBe(16);
  expect(begin.filter(isFinal).length).toBe(8);
  expect(begin.filter(isLive).length).toBe(2);
  expect(begin.filter(({ hasStarted }) => !hasStarted).length).toBe(6);
  const board = (games: typeof begin) =>
    games.reduce((sum, game) => sum + (game.awayScore ?? 0) + (game.homeScore ?? 0), 0);
  after(2.5);
  const soon = await week();
  expect(soon.filter(isLive).length).toBe(3);
  after(15);
  const later = await week();
  expect(later.filter(isFinal).length).toBeGreaterThan(8);
  expect(board(later)).toBeGreaterThan(board(begin));
  after(120);
  expect((await week()).filter(({ hasStarted }) => !hasStarted).length).toBe(1);
});

test("no game was touched later than now, not even one to come", async () => {
  let moment = START;
  const feed = await startSportsdataioFeed({ key: "k", games: simulatedSeason(START, 10), now: () => moment });
  onTestFinished(() => feed.close());
  const provider = sportsdataioProvider({ url: feed.url, key: "k", now: () => moment, known: () => null });
  for (const minutes of [0, 1, 20, 600, 23 * 60, 26 * 60]) {
    moment = new Date(START.getTime() + minutes * 60_000);
    const read = await provider.weekGames({ season: 2026, seasonType: 1, week: 4 }, signal);
    const stamps = (read.ok ? read.value : []).map(({ game }) => Date.parse(game.game.lastUpdated ?? ""));
    expect(stamps).toHaveLength(16);
    expect(Math.max(...stamps)).toBeLessThanOrEqual(moment.getTime());
  }
});

test("what the season's games are does not depend on the speed, nor on when the feed was started", async () => {
  const what = (games: ReturnType<typeof simulatedSeason>) =>
    games.map(({ game, allPlays }) => [game.gameKey, game.awayScore, game.homeScore, allPlays.length]);
  expect(what(simulatedSeason(START, 1))).toEqual(what(simulatedSeason(new Date(START.getTime() + 60_000), 20)));
});

test("people have the same numbers after a restart, whatever was asked for first", async () => {
  const numbersOf = async (...paths: string[]) => {
    const feed = await startSportsdataioFeed({ key: "k", games: simulatedSeason(START, 10), now: () => START });
    onTestFinished(() => feed.close());
    const numbers = new Map<string, string>();
    for (const path of paths) {
      const response = await fetch(`${feed.url}/v3/nfl/${path}`, { headers: { "Ocp-Apim-Subscription-Key": "k" } });
      for (const [, number = "", team, name] of (await response.text()).matchAll(
        /"PlayerID":(\d+),"(?:SeasonType[^}]*?)?"?Team":"(\w+)"[^}]*?"Name":"([^"]+)"/g,
      ))
        numbers.set(number, `${name}, ${team}`);
    }
    return Object.fromEntries(numbers);
  };
  const lines = ["stats/json/PlayerGameStatsByWeek/2026REG/3", "stats/json/PlayerGameStatsByWeek/2026REG/1"];
  const first = await numbersOf("scores/json/Players", ...lines);
  expect(Object.keys(first).length).toBeGreaterThan(1000);
  expect(await numbersOf(...lines.toReversed(), "scores/json/Players")).toEqual(first);
});

test("a game at twenty times its speed has its rows at a twentieth of their distances, in order", () => {
  const game = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });
  const timed = retimed(
    {
      ...game,
      allPlays: game.allPlays.map((play, index) => ({
        ...play,
        happenedAt: new Date(Date.parse("2025-09-08T20:15:00-04:00") + index * 40_000).toISOString(),
      })),
    },
    START.getTime(),
    20,
  );
  expect(timed.game.dateTime).toBe(START.toISOString());
  expect(timed.allPlays.map(({ happenedAt }) => Date.parse(happenedAt ?? "") - START.getTime())).toEqual(
    game.allPlays.map((_, index) => index * 2000),
  );
  const untimed = retimed(game, START.getTime(), 60);
  expect(Date.parse(untimed.allPlays[30]?.happenedAt ?? "") - START.getTime()).toBe(30_000);
});

test("a game of the store goes through the feed with the ids that its people have there", async () => {
  const game = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });
  const [credit] = game.allPlays.flatMap(({ credits }) => credits);
  const playerId = credit?.playerId ?? "";
  const person = barePlayer({
    playerId,
    name: credit?.playerName ?? "",
    position: "QB",
    team: "MIN",
    aliases: [{ source: "fantasydata" as const, id: "18890" }],
  });
  const snapshot = { ...game, gameRecap: null, gameProjection: null, corrections: [], version: 1 };
  const store = { gameSnapshot: async () => snapshot, playersWithAlias: async () => [person] };
  const { game: stored, numbers } = await storedGame(store, game.game.gameKey);
  expect(numbers).toEqual([[playerId, 18_890]]);
  const now = () => new Date("2025-09-12T12:00:00Z");
  const feed = await startSportsdataioFeed({ key: "k", games: [stored], now, numbers: new FeedNumbers(numbers) });
  onTestFinished(() => feed.close());
  const known = (id: string) => (id === "18890" ? person : null);
  const read = await sportsdataioProvider({ url: feed.url, key: "k", now, known }).game(game.game.gameKey, signal);
  if (!read.ok) throw new Error(read.error.message);
  const { allPlays, game: shown } = read.value;
  expect(allPlays.flatMap(({ credits }) => credits).some((one) => one.playerId === playerId)).toBe(true);
  expect(foldGame(allPlays, shown)).toMatchObject({ awayScore: game.game.awayScore, homeScore: game.game.homeScore });
});

test("a game that is not over, or not there, is refused in words", async () => {
  const store = { gameSnapshot: async () => null, playersWithAlias: async () => [] };
  await expect(storedGame(store, "202510106")).rejects.toThrow(CommandProblem);
  await expect(storedGame(store, "202510106")).rejects.toThrow("The store has no game 202510106");
});

test("the command prints what to set, serves it, and ends when it is told to", async () => {
  const child = spawn(process.execPath, ["cli/feed.ts", "--port", "0", "--key", "secret-of-mine", "--trial"]);
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  await expect.poll(() => said).toContain("--start");
  const [, url = ""] =
    /DATA_DIR=data\/feed-\d{8}T\d{6}Z SPORTSDATAIO_URL=(\S+) SPORTSDATAIO_KEY=secret-of-mine npm start/.exec(said) ??
    [];
  // The printed folder and the printed start are the same afternoon's.
  expect(said.replaceAll(/[-:]/g, "")).toMatch(/feed(\d{8}T\d{6})Z[^]*start \1/);
  const response = await fetch(`${url}/v3/nfl/scores/json/AreAnyGamesInProgress`, {
    headers: { "Ocp-Apim-Subscription-Key": "secret-of-mine" },
  });
  expect(await response.json()).toBe(true);
  expect(await (await fetch(url)).text()).toContain("POST /misbehave");
  await fetch(`${url}/misbehave`, { method: "POST", body: '{"fault":"slow","seconds":3600}' });
  const headers = { "Ocp-Apim-Subscription-Key": "secret-of-mine" };
  const slow = fetch(`${url}/v3/nfl/scores/json/Teams`, { headers }).then(
    () => "answered",
    () => "cut off",
  );
  // The next answer comes after that question.
  expect(await (await fetch(url)).text()).toContain("POST /misbehave");
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await slow).toBe("cut off");
});

test.each([
  [["--speed", "fast"], "--speed must be a number"],
  [["--start", "yesterday"], "--start must be a time"],
  [["--sped", "2"], "Unknown option --sped"],
])("%j is refused in words", async (options, words) => {
  const child = spawn(process.execPath, ["cli/feed.ts", ...options]);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(said).toContain(words);
  expect(code).toBe(2);
});
