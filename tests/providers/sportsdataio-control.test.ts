import { describe, expect, onTestFinished, test } from "vitest";
import type { ProviderError } from "../../server/providers/provider.ts";
import {
  type SportsdataioProvider,
  sportsdataioProvider,
} from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import { FAULTS, HAPPENINGS, steerByRequest } from "../emulators/sportsdataio-control.ts";
import { type SportsdataioFeed, startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";

const KEY = "202510106";
const GAME = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });
const now = () => new Date("2025-09-09T01:30:30Z");
const signal = new AbortController().signal;

interface Steered {
  feed: SportsdataioFeed;
  provider: SportsdataioProvider;
  /** Sends what a person would, and gives status and words. */
  ask: (path: string, body?: unknown) => Promise<{ status: number; words: string }>;
}

async function open(): Promise<Steered> {
  const feed = await startSportsdataioFeed({ key: "right", games: [GAME], now, steer: steerByRequest });
  onTestFinished(() => feed.close());
  return {
    feed,
    provider: sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null, deadline: feed.patience }),
    async ask(path, body) {
      const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      const response = await fetch(`${feed.url}${path}`, init);
      return { status: response.status, words: await response.text() };
    },
  };
}

const KINDS: Readonly<Record<string, ProviderError["kind"] | "fine">> = {
  "401": "unauthorized",
  "403": "unauthorized",
  "429": "rate-limited",
  "500": "unreachable",
  silence: "unreachable",
  slow: "unreachable",
  cut: "bad-shape",
  stall: "unreachable",
  short: "bad-shape",
  html: "bad-shape",
  missing: "bad-shape",
  unknown: "fine",
  scrambled: "fine",
};

test("every fault has a word", () => {
  expect(Object.keys(FAULTS).toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test.each(Object.entries(KINDS))("%s is made on command, as often as asked, and no oftener", async (fault, kind) => {
  const { ask, provider } = await open();
  const asked = { feed: "PlayByPlay", fault, times: 1, seconds: 3600 };
  expect((await ask("/misbehave", asked)).status).toBe(200);
  const result = await provider.game(KEY, signal);
  expect(result.ok ? "fine" : result.error.kind).toBe(kind);
  expect((await provider.game(KEY, signal)).ok).toBe(true);
});

test("of several faults the newest is made, and the lasting one again after it", async () => {
  const { ask, provider } = await open();
  const kindNow = async () => {
    const result = await provider.game(KEY, signal);
    return result.ok ? "fine" : result.error.kind;
  };
  await ask("/misbehave", { fault: "scrambled" });
  await ask("/misbehave", { fault: "401", times: 1 });
  expect([await kindNow(), await kindNow()]).toEqual(["unauthorized", "fine"]);
});

test("a fault without a number lasts until the feed is told to behave", async () => {
  const { ask, provider } = await open();
  await ask("/misbehave", { fault: "500" });
  expect((await provider.game(KEY, signal)).ok).toBe(false);
  expect((await provider.players(2025, signal)).ok).toBe(false);
  await ask("/behave", {});
  expect((await provider.game(KEY, signal)).ok).toBe(true);
});

describe("what can happen to a game", () => {
  async function rows({ provider }: Steered) {
    const result = await provider.game(KEY, signal);
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  }

  test("everything has a word", () => {
    expect(Object.keys(HAPPENINGS)).toEqual([
      "play-late",
      "play-entered",
      "play-removed",
      "play-corrected",
      "score-down",
      "score-back",
      "people-rekeyed",
      "postponed",
      "suspended",
      "delayed",
      "resumed",
    ]);
  });

  test("a row is removed, added late, and corrected", async () => {
    const steered = await open();
    const before = await rows(steered);
    expect(await steered.ask("/happen", { what: "play-removed", play: 5 })).toMatchObject({ status: 200 });
    expect((await rows(steered)).allPlays.length).toBe(before.allPlays.length - 1);
    expect((await steered.ask("/happen", { what: "play-entered", play: 5 })).words).toContain(KEY);
    expect((await rows(steered)).allPlays.length).toBe(before.allPlays.length);
    await steered.ask("/happen", { game: KEY, what: "play-corrected", play: 3, yards: 44 });
    expect((await rows(steered)).allPlays[2]).toMatchObject({
      playId: before.allPlays[2]?.playId,
      yardsGained: 44,
    });
  });

  test("the next row is kept back: it is not there when its time has come", async () => {
    const steered = await open();
    const game = steered.feed.games.get(KEY);
    game?.show(20);
    await steered.ask("/happen", { game: KEY, what: "play-late" });
    game?.show(22);
    expect((await rows(steered)).allPlays.length).toBe(21);
  });

  test("a board goes down and comes back", async () => {
    const steered = await open();
    const { game } = await rows(steered);
    await steered.ask("/happen", { what: "score-down", points: -3 });
    expect((await rows(steered)).game.awayScore).toBe((game.awayScore ?? 0) - 3);
    await steered.ask("/happen", { what: "score-back" });
    expect((await rows(steered)).game.awayScore).toBe(game.awayScore);
  });

  test("people have other numbers, and the same in every feed", async () => {
    const { ask, provider } = await open();
    const idsOf = async () => {
      const people = await provider.players(2025, signal);
      return people.ok ? people.value.map(({ playerId, name }) => [name, playerId]) : [];
    };
    const before = await idsOf();
    expect((await ask("/happen", { what: "people-rekeyed" })).words).toContain("another number");
    const after = await idsOf();
    expect(after.map(([name]) => name)).toEqual(before.map(([name]) => name));
    expect(after.filter(([, id], index) => id === before[index]?.[1])).toEqual([]);
    const read = await provider.game(KEY, signal);
    const named = read.ok ? read.value.playerGameStats.map(({ playerId }) => playerId) : [];
    expect(named.filter((id) => !after.some(([, known]) => known === id))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  test.each([
    ["suspended", "Suspended"],
    ["delayed", "Delayed"],
    ["postponed", "Postponed"],
  ])("a game is %s, and resumed", async (what, status) => {
    const steered = await open();
    await steered.ask("/happen", { game: KEY, what });
    expect((await rows(steered)).game.status).toBe(status);
    await steered.ask("/happen", { game: KEY, what: "resumed" });
    expect((await rows(steered)).game.status).toBe("InProgress");
  });
});

test("what cannot be done is refused in words", async () => {
  const { ask, feed } = await open();
  expect(await ask("/misbehave", { fault: "earthquake" })).toMatchObject({
    status: 400,
    words: expect.stringContaining('no fault "earthquake": 401, 403'),
  });
  expect(await ask("/misbehave", { fault: "html", feeds: "*" })).toMatchObject({
    status: 400,
    words: expect.stringContaining("feeds"),
  });
  expect(await ask("/happen", { what: "sunset" })).toMatchObject({ status: 400 });
  expect(await ask("/happen", { what: "play-removed", play: 9999 })).toMatchObject({
    status: 400,
    words: expect.stringContaining("no such row yet"),
  });
  expect(await ask("/happen", { game: "nobody", what: "suspended" })).toMatchObject({ status: 400 });
  expect(await ask("/elsewhere", {})).toMatchObject({ status: 400 });
  const noJson = await fetch(`${feed.url}/misbehave`, { method: "POST", body: "fault=html" });
  expect([noJson.status, await noJson.text()]).toEqual([400, "Send JSON; GET / shows how.\n"]);
});

test("a person sees the games and the words, and the feed itself needs its key still", async () => {
  const { ask, feed } = await open();
  const { words } = await ask("/");
  expect(words).toContain(`${KEY} MIN at CHI  InProgress`);
  for (const word of [...Object.keys(FAULTS), ...Object.keys(HAPPENINGS)]) expect(words).toContain(word);
  expect(feed.seen).toEqual([]);
  expect((await ask("//")).words).toBe(words);
  expect((await ask("/v3/nfl/scores/json/Teams")).status).toBe(401);
});
