import { describe, expect, onTestFinished, test } from "vitest";
import type { ProviderError, ProviderResult } from "../../server/providers/provider.ts";
import { ProviderFailure } from "../../server/providers/provider-failure.ts";
import type { Feeds } from "../../server/providers/sportsdataio/feeds.ts";
import {
  type SportsdataioOptions,
  sportsdataioProvider,
} from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import type { FeedFault } from "../emulators/sportsdataio-faults.ts";
import { type SportsdataioFeed, startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";

const KEY = "0123456789abcdef-secret";
const GAME = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });
const now = () => new Date("2025-09-09T12:00:00Z");
const signal = new AbortController().signal;

async function openFeed(): Promise<SportsdataioFeed> {
  const feed = await startSportsdataioFeed({ key: KEY, games: [GAME], now });
  onTestFinished(() => feed.close());
  return feed;
}

function providerOf(
  feed: SportsdataioFeed,
  options: Partial<Pick<SportsdataioOptions, "key" | "patience" | "deadline" | "onCall" | "mostBytes">> = {},
) {
  return sportsdataioProvider({ url: feed.url, key: KEY, now, known: () => null, ...options });
}

function errorOf(result: ProviderResult<unknown>): ProviderError {
  if (result.ok) throw new Error("expected an error");
  return result.error;
}

async function failing(fault: FeedFault, feedName = "PlayByPlay"): Promise<ProviderError> {
  const feed = await openFeed();
  feed.misbehave(feedName, fault);
  const provider = providerOf(feed, { deadline: feed.patience });
  const error = errorOf(await provider.game("202510106", signal));
  // Whatever it was, the next reading is whole again.
  expect((await provider.game("202510106", signal)).ok).toBe(true);
  return error;
}

describe("every fault has its kind, names its feed and is over when it is over", () => {
  const cases: [string, FeedFault, ProviderError["kind"], RegExp][] = [
    ["a refused key", { kind: "status", status: 401 }, "unauthorized", /HTTP 401.*SPORTSDATAIO_KEY/],
    ["a subscription without the feed", { kind: "status", status: 403 }, "unauthorized", /HTTP 403/],
    ["too many calls", { kind: "status", status: 429, retryAfter: "7" }, "rate-limited", /wait 7 s/],
    ["too many calls, no word how long", { kind: "status", status: 429 }, "rate-limited", /HTTP 429/],
    [
      "a quota that is used up",
      { kind: "status", status: 403, retryAfter: "3600" },
      "rate-limited",
      /wait 3600 s \(HTTP 403\)/,
    ],
    ["a failing server", { kind: "status", status: 500 }, "unreachable", /HTTP 500/],
    ["a server that is down", { kind: "status", status: 503, retryAfter: "30" }, "unreachable", /HTTP 503/],
    ["an address that is gone", { kind: "status", status: 404 }, "not-found", /HTTP 404/],
    ["a redirect", { kind: "redirect", to: "https://example.com/" }, "unreachable", /HTTP 302.*SPORTSDATAIO_URL/],
    ["a cut-off body", { kind: "cut", share: 0.5 }, "bad-shape", /cut off/],
    ["half a body that looks whole", { kind: "short", share: 0.5 }, "bad-shape", /no JSON, or was cut off/],
    ["an empty body", { kind: "short", share: 0 }, "bad-shape", /empty/],
    ["a web page", { kind: "html" }, "bad-shape", /web page/],
    ["a missing score", { kind: "missing", field: "AwayScore" }, "bad-shape", /Score\.AwayScore/],
    ["a missing type", { kind: "missing", field: "Type" }, "bad-shape", /Type/],
    ["missing plays", { kind: "missing", field: "Plays" }, "bad-shape", /Plays/],
    ["a text in the place of a number", { kind: "value", field: "HomeScore", value: "ten" }, "bad-shape", /HomeScore/],
    [
      "a started game without a score",
      { kind: "value", field: "HomeScore", value: null },
      "bad-shape",
      /202510106.*no score/,
    ],
  ];

  test.each(cases)("%s", async (_name, fault, kind, message) => {
    const error = await failing(fault);
    expect(error.kind).toBe(kind);
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/SportsDataIO/);
    expect(JSON.stringify(error)).not.toContain("secret");
  });

  test.each<FeedFault>([{ kind: "silence" }, { kind: "stall", share: 0.5 }, { kind: "slow", milliseconds: 3_600_000 }])(
    "$kind: what does not come in time",
    async (fault) => {
      expect(await failing(fault)).toMatchObject({
        kind: "unreachable",
        message: expect.stringContaining("PlayByPlay/2025REG/1/CHI: no answer within 20 s"),
      });
    },
  );

  test("the time is the clock's where nobody says otherwise", async () => {
    const feed = await openFeed();
    feed.misbehave("*", { kind: "silence" }, Infinity);
    const error = errorOf(await providerOf(feed, { patience: 50 }).game("202510106", signal));
    expect(error.message).toContain("no answer within 0.05 s");
  });

  test.each(["PlayByPlay", "BoxScoreV3", "PlayerGameProjectionStatsByWeek"])(
    "a failing %s fails the whole game, so that nothing stored is replaced by less",
    async (feedName) => {
      expect(await failing({ kind: "status", status: 500 }, feedName)).toMatchObject({
        kind: "unreachable",
        message: expect.stringContaining(feedName),
      });
    },
  );

  test("an answer that never ends is not read to its end", async () => {
    const feed = await openFeed();
    const error = errorOf(await providerOf(feed, { mostBytes: 2_000 }).game("202510106", signal));
    expect(error).toMatchObject({ kind: "bad-shape", message: expect.stringContaining("longer than 2000 bytes") });
  });

  test("nobody at the address", async () => {
    const feed = await startSportsdataioFeed({ key: KEY, games: [], now });
    await feed.close();
    const error = errorOf(await providerOf(feed).schedule({ season: 2025 }, signal));
    expect(error).toMatchObject({ kind: "unreachable", message: expect.stringContaining("ECONNREFUSED") });
  });
});

const WEEK = { season: 2025, seasonType: 1, week: 1 } as const;
const HOME = { ...WEEK, homeTeam: "CHI" };

/** Every feed by the name that the provider has for it, also those that only some readings need. */
const EVERY_FEED: readonly [string, (feeds: Feeds) => Promise<unknown>][] = [
  ["AreAnyGamesInProgress", (feeds) => feeds.areGamesInProgress(signal)],
  ["Timeframes", (feeds) => feeds.timeframes("all", signal)],
  ["Teams", (feeds) => feeds.teams(signal)],
  ["Stadiums", (feeds) => feeds.stadiums(signal)],
  ["Players", (feeds) => feeds.players(signal)],
  ["Schedules", (feeds) => feeds.schedules(WEEK, signal)],
  ["Scores", (feeds) => feeds.scores(WEEK, signal)],
  ["ScoresByWeek", (feeds) => feeds.scoresByWeek(WEEK, signal)],
  ["PlayByPlay", (feeds) => feeds.playByPlay(HOME, signal)],
  ["PlayByPlayDelta", (feeds) => feeds.playByPlayDelta(WEEK, 2, signal)],
  ["BoxScoreV3", (feeds) => feeds.boxScore(HOME, signal)],
  ["BoxScoresDeltaV3", (feeds) => feeds.boxScoresDelta(WEEK, 2, signal)],
  ["PlayerGameStatsByWeek", (feeds) => feeds.playerGameStats(WEEK, signal)],
  ["PlayerGameProjectionStatsByWeek", (feeds) => feeds.playerProjections(WEEK, signal)],
];

const EVERY_FAULT: [FeedFault, ProviderError["kind"]][] = [
  [{ kind: "status", status: 401 }, "unauthorized"],
  [{ kind: "status", status: 403 }, "unauthorized"],
  [{ kind: "status", status: 429 }, "rate-limited"],
  [{ kind: "status", status: 500 }, "unreachable"],
  [{ kind: "status", status: 503 }, "unreachable"],
  [{ kind: "silence" }, "unreachable"],
  [{ kind: "stall", share: 0.5 }, "unreachable"],
  [{ kind: "slow", milliseconds: 3_600_000 }, "unreachable"],
  [{ kind: "cut", share: 0.5 }, "bad-shape"],
  [{ kind: "short", share: 0.5 }, "bad-shape"],
  [{ kind: "html" }, "bad-shape"],
  [{ kind: "redirect", to: "https://example.com/" }, "unreachable"],
];

test.each(EVERY_FEED)(
  "every fault of %s has its kind, names the feed, and is over when it is over",
  async (name, ask) => {
    await Promise.all(
      EVERY_FAULT.map(async ([fault, kind]) => {
        const feed = await startSportsdataioFeed({ key: KEY, games: [GAME], now });
        const { feeds } = providerOf(feed, { deadline: feed.patience });
        feed.misbehave(name, fault);
        const failure: unknown = await ask(feeds).catch((error: unknown) => error);
        expect(failure, fault.kind).toBeInstanceOf(ProviderFailure);
        const { error } = failure as ProviderFailure;
        expect(error, JSON.stringify(fault)).toMatchObject({ kind, message: expect.stringContaining(name) });
        await ask(feeds);
        await feed.close();
      }),
    );
  },
);

test("what to wait is told in seconds, from seconds or from a date", async () => {
  expect((await failing({ kind: "status", status: 429, retryAfter: "7" })).retryAfter).toBe(7);
  expect((await failing({ kind: "status", status: 429, retryAfter: "Tue, 09 Sep 2025 12:01:30 GMT" })).retryAfter).toBe(
    90,
  );
  expect((await failing({ kind: "status", status: 429, retryAfter: "Tue, 09 Sep 2025 11:00:00 GMT" })).retryAfter).toBe(
    0,
  );
  expect((await failing({ kind: "status", status: 429 })).retryAfter).toBeUndefined();
});

test("a slow answer within the time is an answer", async () => {
  const feed = await openFeed();
  feed.misbehave("PlayByPlay", { kind: "slow", milliseconds: 50 });
  expect((await providerOf(feed).game("202510106", signal)).ok).toBe(true);
});

test("values that no list has, and fields that are new, are no fault", async () => {
  const feed = await openFeed();
  feed.misbehave("PlayByPlay", { kind: "value", field: "Type", value: "HelmetCatch" });
  const result = await providerOf(feed).game("202510106", signal);
  if (!result.ok) throw new Error(result.error.message);
  expect(new Set(result.value.allPlays.map(({ type }) => type))).toEqual(new Set(["Other"]));
  feed.misbehave("PlayByPlay", { kind: "value", field: "Status", value: "AbductedByAliens" });
  const status = await providerOf(feed).game("202510106", signal);
  expect(status.ok && status.value.game.status).toBe("AbductedByAliens");
});

test("the key is in a header, in no address and in no message; a wrong one is refused", async () => {
  const feed = await openFeed();
  await providerOf(feed).game("202510106", signal);
  expect(feed.seen.length).toBe(3);
  expect(feed.seen.join(" ")).not.toContain("secret");
  const error = errorOf(await providerOf(feed, { key: "wrong-secret" }).game("202510106", signal));
  expect(error.kind).toBe("unauthorized");
  expect(error.message).not.toContain("secret");
});

test("the key does not follow a redirect", async () => {
  const feed = await openFeed();
  const elsewhere = await openFeed();
  feed.misbehave("PlayByPlay", { kind: "redirect", to: `${elsewhere.url}/v3/nfl/pbp/json/PlayByPlay/2025REG/1/CHI` });
  errorOf(await providerOf(feed).game("202510106", signal));
  expect(elsewhere.seen).toEqual([]);
});

test("a fault is one call: nothing is tried again behind the caller's back, and every call is told", async () => {
  const feed = await openFeed();
  feed.misbehave("PlayByPlay", { kind: "status", status: 500 });
  const calls: string[] = [];
  await providerOf(feed, { onCall: (name) => calls.push(name) }).game("202510106", signal);
  expect(feed.seen.length).toBe(1);
  expect(calls).toEqual(["pbp/json/PlayByPlay/2025REG/1/CHI"]);
});

test("projections of a week are asked for once and kept for a quarter of an hour", async () => {
  const feed = await openFeed();
  let moment = now().getTime();
  const provider = sportsdataioProvider({ url: feed.url, key: KEY, now: () => new Date(moment), known: () => null });
  const asked = () => feed.seen.filter((path) => path.includes("Projection")).length;
  await provider.game("202510106", signal);
  await provider.game("202510106", signal);
  expect(asked()).toBe(1);
  moment += 15 * 60_000;
  await provider.game("202510106", signal);
  expect(asked()).toBe(2);
});

test("an abort in the middle of an answer rejects with its reason", async () => {
  const feed = await openFeed();
  feed.misbehave("PlayByPlay", { kind: "silence" });
  const controller = new AbortController();
  const reason = new Error("enough");
  const reading = providerOf(feed).game("202510106", controller.signal);
  while (feed.seen.length === 0) await new Promise(setImmediate);
  controller.abort(reason);
  await expect(reading).rejects.toBe(reason);
});
