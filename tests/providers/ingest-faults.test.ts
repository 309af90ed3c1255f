import { describe, expect, test } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { ProviderError } from "../../server/providers/provider.ts";
import type { FeedFault } from "../emulators/sportsdataio-faults.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { storeContents } from "../fixtures/store-contents.ts";
import { openIngest, type OpenIngest } from "../setup/open-ingest.ts";

const ON = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-07T16:25:00-04:00" });
const OVER = simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "GB", dateTime: "2025-09-07T13:00:00-04:00" });
const TO_COME = simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "BUF", dateTime: "2025-09-07T20:20:00-04:00" });
const NEXT_WEEK = simulatedGame({ week: 2, awayTeam: "KC", homeTeam: "PHI", dateTime: "2025-09-14T20:20:00-04:00" });
const ROWS_ON = 60;

type Kind = ProviderError["kind"];

/** Every way to spoil an answer that has a kind of failure, and that kind. */
const FAULTS: readonly [string, (feed: Feed) => FeedFault, Kind][] = [
  ["a refused key", () => ({ kind: "status", status: 401 }), "unauthorized"],
  ["a feed that is not subscribed", () => ({ kind: "status", status: 403 }), "unauthorized"],
  ["too many calls", () => ({ kind: "status", status: 429, retryAfter: "40" }), "rate-limited"],
  ["a failing server", () => ({ kind: "status", status: 500 }), "unreachable"],
  ["no answer", () => ({ kind: "silence" }), "unreachable"],
  ["an answer that comes too late", () => ({ kind: "slow", milliseconds: 3_600_000 }), "unreachable"],
  ["half an answer and then nothing", () => ({ kind: "stall", share: 0.5 }), "unreachable"],
  ["an answer that is cut off", () => ({ kind: "cut", share: 0.5 }), "bad-shape"],
  ["half an answer that looks whole", () => ({ kind: "short", share: 0.5 }), "bad-shape"],
  ["an empty answer", () => ({ kind: "short", share: 0 }), "bad-shape"],
  ["a web page", () => ({ kind: "html" }), "bad-shape"],
  ["a missing field", ({ field }) => ({ kind: "missing", field }), "bad-shape"],
  ["a text that is no number", ({ number }) => ({ kind: "value", field: number, value: "ten" }), "bad-shape"],
];

/** A feed that the ingest reads, and when. */
interface Feed {
  name: string;
  /** A field without which an answer is none, and one that holds a number. */
  field: string;
  number: string;
  scene: keyof typeof SCENES;
  /** The feed is read by itself within two minutes of this moment. */
  at: string;
  /** It is read for a game that somebody asks for. */
  isOnRequest?: boolean;
}

const SCENES = {
  /** One game over, one that is on and stands still, one to come. */
  afternoon: { games: [ON, OVER, TO_COME], from: "2025-09-07T21:30:00Z" },
  /** A finished game, and one to come the next week. */
  week: { games: [OVER, NEXT_WEEK], from: "2025-09-07T20:40:00Z" },
} satisfies Record<string, { games: ProviderGame[]; from: string }>;

const LIVE = "2025-09-07T21:32:00Z";
const BEFORE_KICKOFF = "2025-09-14T22:49:50Z";
const WEEK_LATER = "2025-09-14T20:39:50Z";

const FEEDS: readonly Feed[] = [
  { name: "PlayByPlayDelta", field: "HasStarted", number: "HomeScore", scene: "afternoon", at: LIVE },
  { name: "PlayByPlay", field: "Plays", number: "YardsGained", scene: "afternoon", at: LIVE },
  { name: "BoxScoreV3", field: "PlayerGames", number: "RushingYards", scene: "afternoon", at: LIVE, isOnRequest: true },
  { name: "ScoresByWeek", field: "AwayScore", number: "Down", scene: "week", at: BEFORE_KICKOFF },
  { name: "Timeframes", field: "Season", number: "Season", scene: "week", at: WEEK_LATER },
  { name: "Players", field: "PlayerID", number: "PlayerID", scene: "week", at: WEEK_LATER },
  { name: "Scores", field: "Quarter", number: "HomeScore", scene: "week", at: WEEK_LATER },
  {
    name: "PlayerGameProjectionStatsByWeek",
    field: "FantasyPoints",
    number: "ReceivingYards",
    scene: "week",
    at: BEFORE_KICKOFF,
  },
  {
    name: "PlayerGameStatsByWeek",
    field: "FantasyPoints",
    number: "PassingYards",
    scene: "week",
    at: "2025-09-08T08:29:50Z",
  },
];

/** Everything read that was due, and the process ended shortly before the feed is read again. */
async function open({ scene, at }: Feed): Promise<OpenIngest> {
  const opened = await openIngest(SCENES[scene]);
  opened.feed.games.get(OVER.game.gameKey)?.show(OVER.allPlays.length);
  opened.feed.games.get(ON.game.gameKey)?.show(ROWS_ON);
  await opened.seconds(20);
  await opened.ingest.stop();
  await opened.until(new Date(Date.parse(at) - 60_000).toISOString());
  const second = await restart(opened);
  await second.seconds(20);
  await second.ingest.stop();
  await opened.until(at);
  return opened;
}

/** Another process after it, over the same store. */
async function restart(opened: OpenIngest): Promise<OpenIngest> {
  const { ingest } = await opened.another();
  await ingest.start();
  return { ...opened, ingest };
}

interface LogLine {
  level: number;
  feed?: string | null;
  kind?: string;
  msg: string;
}

function linesOf({ log }: OpenIngest): LogLine[] {
  return log.map((line) => JSON.parse(line) as LogLine);
}

function failures(opened: OpenIngest, { name }: Feed): LogLine[] {
  return linesOf(opened).filter(({ level, feed }) => level === 40 && feed === name);
}

/** Lets time go on, at most so many minutes, until something is so; what is asked for by hand is asked for meanwhile. */
async function until(
  opened: OpenIngest,
  { isOnRequest = false }: Feed,
  minutes: number,
  isSo: () => boolean,
): Promise<void> {
  for (let seconds = 0; seconds < minutes * 60 && !isSo(); seconds += 10) {
    if (isOnRequest) await opened.ingest.refreshGame(OVER.game.gameKey, new AbortController().signal);
    await opened.seconds(10);
  }
}

const contents = ({ store }: OpenIngest) => storeContents(store, []);
const recoveries = (opened: OpenIngest) => linesOf(opened).filter(({ msg }) => msg.includes("answers again")).length;

describe.each(FEEDS)("$name", (feed) => {
  test.each(FAULTS)("%s: what is stored stays, the log names it, and it is over when it is over", async (...given) => {
    const [, faultOf, kind] = given;
    const fault = faultOf(feed);
    const ended = await open(feed);
    try {
      const before = await contents(ended);
      expect(before.games.length).toBeGreaterThan(1);
      expect(failures(ended, feed)).toEqual([]);
      ended.feed.misbehave(feed.name, fault, Infinity);
      const opened = await restart(ended);
      await until(opened, feed, 2, () => failures(opened, feed).length > 0);
      const [line] = failures(opened, feed);
      expect(line).toMatchObject({ feed: feed.name, kind });
      expect(line?.msg).toContain(feed.name);
      expect(await contents(opened)).toEqual(before);

      opened.feed.behave();
      const recovered = recoveries(opened);
      await until(opened, feed, 12, () => recoveries(opened) > recovered);
      expect(recoveries(opened)).toBeGreaterThan(recovered);
      expect(linesOf(opened).filter(({ level }) => level >= 50)).toEqual([]);
    } finally {
      await ended.close();
    }
  });
});

test("a first start that meets a fault begins as soon as the fault ends", async () => {
  const opened = await openIngest(SCENES.week);
  try {
    opened.feed.misbehave("*", { kind: "html" }, Infinity);
    await opened.seconds(60);
    expect((await contents(opened)).games).toEqual([]);
    opened.feed.behave();
    await opened.seconds(180);
    expect((await contents(opened)).games.length).toBe(2);
  } finally {
    await opened.close();
  }
});

describe("an answer that can be read and says less", () => {
  const KEY = ON.game.gameKey;

  async function play(fault: FeedFault): Promise<{ opened: OpenIngest; types: () => Promise<string[]> }> {
    const opened = await openIngest(SCENES.afternoon);
    opened.feed.games.get(KEY)?.show(ROWS_ON);
    await opened.seconds(30);
    opened.feed.misbehave("PlayByPlay", fault, Infinity);
    opened.feed.misbehave("PlayByPlayDelta", fault, Infinity);
    opened.feed.games.get(KEY)?.show(ROWS_ON + 10);
    return {
      opened,
      types: async () => ((await opened.store.gameSnapshot(KEY))?.allPlays ?? []).map(({ type }) => type),
    };
  }

  test("types that nobody knows lose no play, and are put right when they are known again", async () => {
    const { opened, types } = await play({ kind: "value", field: "Type", value: "HelmetCatch" });
    try {
      await opened.seconds(60);
      expect((await types()).length).toBeGreaterThanOrEqual(ROWS_ON);
      opened.feed.behave();
      await opened.seconds(20 * 60);
      expect((await types()).length).toBe(ROWS_ON + 10);
      expect((await types()).filter((type) => type === "Other").length).toBe(
        ON.allPlays.slice(0, ROWS_ON + 10).filter(({ type }) => type === "Other").length,
      );
      expect(linesOf(opened).filter(({ level }) => level >= 50)).toEqual([]);
    } finally {
      await opened.close();
    }
  });

  test("a free trial's figures are told once in the log and in the status, and no longer when true ones come", async () => {
    const { opened } = await play({ kind: "scrambled" });
    try {
      await opened.seconds(120);
      expect(await opened.ingest.status()).toMatchObject({ isScrambled: true });
      const warnings = () => linesOf(opened).filter(({ msg }) => msg.includes("altered on purpose")).length;
      expect(warnings()).toBe(1);
      opened.feed.behave();
      await opened.seconds(20 * 60);
      expect(await opened.ingest.status()).toMatchObject({ isScrambled: false });
      expect(warnings()).toBe(1);
    } finally {
      await opened.close();
    }
  });
});
