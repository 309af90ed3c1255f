import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { KeptLeague } from "../domain/my-players/kept-players.ts";
import { keptPlayersCookie } from "../server/http/my-players-cookie.ts";
import type { Bench } from "./bench.ts";
import { CannotMeasure } from "./cannot-measure.ts";
import { fetchRaw } from "./fetch-raw.ts";
import { residentBytes } from "./resident-bytes.ts";
import { type ServerProcess, startSiteProcess } from "./server-process.ts";
import {
  bareMessage,
  feedMessage,
  type Frame,
  readersMessage,
  type Visited,
  visitorsMessage,
} from "./sunday-messages.ts";
import { startTalkingChild, type TalkingChild } from "./talking-child.ts";

const CHILD = join(import.meta.dirname, "child");
const KEY = "sunday";
/** Of real play; the sixteen games last as long as the run, and its beginning. */
const GAME_MINUTES = 180;
const BEGINNING_MINUTES = 2;
const START_TRIES = 600;
const ROUND_MS = 5_000;
/** A week's page is as many readers' as two games'. */
const WEEK_SHARE = 2;
/** Every reader comes to a page about once in so many seconds, and asks the analyst once in so many. */
const PAGE_EVERY_S = 60;
const QUESTION_EVERY_S = 600;
/** One reader in so many has their own week open, which asks for its part with a change of that week: about once in so many seconds. */
const MINE_SHARE = 10;
const MINE_EVERY_S = 10;
/** A fantasy team: eleven who start, in seven of the games. */
const STARTERS = 11;
const STARTERS_GAMES = 7;

export interface SundayOptions {
  /** None: SQLite. */
  databaseUrl: string | null;
  readers: number;
  minutes: number;
  /** Goes on to so many readers, step by step; null: not at all. */
  growTo: number | null;
}

/** What one stretch of a Sunday gave. */
export interface Stretch {
  readers: number;
  visited: Visited;
  changes: number;
  /** Milliseconds from the first reader who has a change to each of them. */
  lags: { site: number[]; bare: number[] };
  /** Milliseconds from the provider's last answer before a change to the last of its readers. */
  fromAnswer: number[];
  /** The site's resident bytes, once a second. */
  memory: number[];
  /** Streams that were refused or that ended by themselves, and changes that did not reach everybody. */
  refused: number;
  cut: number;
  missed: number;
}

export interface Sunday {
  steady: Stretch;
  grown: Stretch[];
}

interface Stage {
  site: ServerProcess;
  bareAddress: string;
  games: string[];
  /** The reader's own week, and the cookie with a team. */
  mine: { path: string; cookie: string };
  livePaths: string[];
  feed: TalkingChild<ReturnType<typeof feedMessage.parse>>;
  bare: TalkingChild<ReturnType<typeof bareMessage.parse>>;
  readers: TalkingChild<ReturnType<typeof readersMessage.parse>>;
  visitors: TalkingChild<Visited>;
}

/** Sixteen games at once from the emulated provider, readers on live pages, loads and questions beside them. */
export async function runSunday(bench: Bench, options: SundayOptions): Promise<Sunday> {
  const speed = GAME_MINUTES / (options.minutes + BEGINNING_MINUTES);
  const feed = startTalkingChild([join(CHILD, "sunday-feed.ts"), KEY, String(speed)], feedMessage);
  const readers = startTalkingChild([join(CHILD, "sunday-readers.ts")], readersMessage);
  const visitors = startTalkingChild([join(CHILD, "sunday-visitors.ts")], visitorsMessage);
  const children: { stop(): Promise<void> }[] = [readers, visitors, feed];
  let site: ServerProcess | null = null;
  try {
    const said = await feed.hear();
    if (said.kind !== "listening") throw new CannotMeasure("the provider does not listen");
    const most = Math.max(options.readers, options.growTo ?? 0);
    site = await startSiteProcess(bench.newFolder("sunday"), {
      SPORTSDATAIO_URL: said.url,
      SPORTSDATAIO_KEY: KEY,
      TRUSTED_PROXIES: "127.0.0.1",
      LIVE_CONNECTIONS: String(2 * most),
      ...(options.databaseUrl === null ? {} : { DATABASE_URL: options.databaseUrl }),
    });
    const bytes = await untilAllAreOn(site.address, said.games);
    const bare = startTalkingChild([join(CHILD, "sunday-bare.ts"), String(bytes)], bareMessage);
    children.push(bare);
    const { address: bareAddress } = await bare.hear();
    const livePaths = said.games.map((key) => `/games/${key}/events?since=1`);
    livePaths.push(...Array.from({ length: WEEK_SHARE }, () => `/stats/events?${said.week}&since=1`));
    const mine = { path: `/my/live?${said.week}`, cookie: await teamCookie(site.address, said.games) };
    const stage: Stage = { site, bareAddress, games: said.games, mine, livePaths, feed, bare, readers, visitors };
    return await play(stage, options);
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await site?.stop();
  }
}

async function play(stage: Stage, { readers, minutes, growTo }: SundayOptions): Promise<Sunday> {
  const refused = await addReaders(stage, readers);
  const steady = await playStretch(stage, { readers, refused, seconds: minutes * 60 });
  const grown: Stretch[] = [];
  const most = growTo ?? 0;
  for (let now = 2 * readers; now <= most; now += readers) {
    const turnedAway = await addReaders(stage, readers);
    const stretch = await playStretch(stage, { readers: now, refused: turnedAway, seconds: 30 });
    grown.push(stretch);
    if (hasGiven(stretch)) break;
  }
  return { steady, grown };
}

/** Whether readers notice that there are too many: somebody has no answer, or every hundredth waits for more than a second. */
export function hasGiven({ refused, cut, missed, visited, lags }: Stretch): boolean {
  const isLate = (times: number[]): boolean => times.filter((time) => time > 1000).length > times.length / 100;
  const failures = Object.values(visited.errors).reduce((sum, count) => sum + count, refused + cut + missed);
  return failures > 0 || isLate(visited.site) || isLate(lags.site);
}

/** Opens so many pages of the site, and as many streams of the bare server, path by path. Returns how many the site refused. */
async function addReaders({ readers, site, bareAddress, livePaths }: Stage, count: number): Promise<number> {
  readers.tell({ kind: "open", name: "site", address: site.address, paths: livePaths, count });
  const opened = await readers.hear();
  const paths = livePaths.map(barePath);
  readers.tell({ kind: "open", name: "bare", address: bareAddress, paths, count });
  await readers.hear();
  return opened.kind === "open" ? opened.refused : count;
}

function barePath(path: string): string {
  return `/events/${encodeURIComponent(path)}`;
}

async function playStretch(
  stage: Stage,
  { readers, refused, seconds }: { readers: number; refused: number; seconds: number },
): Promise<Stretch> {
  const { site, visitors, games } = stage;
  const stretch: Omit<Stretch, "visited"> = {
    readers,
    changes: 0,
    lags: { site: [], bare: [] },
    fromAnswer: [],
    memory: [],
    refused,
    cut: 0,
    missed: 0,
  };
  await takeRound(stage, null);
  const watch = setInterval(() => stretch.memory.push(residentBytes(site.pid)), 1000);
  visitors.tell({
    kind: "visit",
    site: site.address,
    bare: stage.bareAddress,
    pages: ["/stats", "/players", "/players?q=an", ...games.map((key) => `/games/${key}`)],
    games,
    mine: { ...stage.mine, perSecond: readers / MINE_SHARE / MINE_EVERY_S },
    pagesPerSecond: readers / PAGE_EVERY_S,
    questionsPerSecond: readers / QUESTION_EVERY_S,
    seconds,
  });
  try {
    const visited = visitors.hear();
    for (let passed = 0; passed < seconds; passed += ROUND_MS / 1000) {
      await pause(ROUND_MS);
      await takeRound(stage, stretch);
    }
    return { ...stretch, visited: await visited };
  } finally {
    clearInterval(watch);
  }
}

/** What has come to the site's readers since the last time, written again by the bare server to as many; forgotten where there is no stretch to add it to. */
async function takeRound(stage: Stage, stretch: Omit<Stretch, "visited"> | null): Promise<void> {
  const [taken, answers] = [await take(stage, "site"), await answerTimes(stage)];
  for (const { path, text } of taken.frames) {
    stage.bare.tell({ kind: "write", path: barePath(path), text });
    // As the site does: one change after the other.
    await pause(1);
  }
  await pause(100);
  const bare = await take(stage, "bare");
  if (stretch === null) return;
  stretch.changes += taken.frames.length;
  stretch.cut += taken.cut;
  stretch.missed += taken.frames.filter(({ had, of }) => had < of).length;
  stretch.lags.site.push(...taken.lags);
  stretch.lags.bare.push(...bare.lags);
  stretch.fromAnswer.push(...taken.frames.flatMap((frame) => sinceAnswer(frame, answers)));
}

function sinceAnswer({ first, last }: Frame, answers: readonly number[]): number[] {
  const answer = answers.findLast((time) => time < first);
  return answer === undefined ? [] : [last - answer];
}

async function take({ readers }: Stage, name: string): Promise<{ frames: Frame[]; lags: number[]; cut: number }> {
  readers.tell({ kind: "take", name });
  const taken = await readers.hear();
  if (taken.kind !== "taken") throw new CannotMeasure("the readers have lost count");
  return taken;
}

async function answerTimes({ feed }: Stage): Promise<number[]> {
  feed.tell({});
  const said = await feed.hear();
  return said.kind === "answers" ? said.times : [];
}

const livePart = z.object({
  game: z.object({ awayTeam: z.string(), homeTeam: z.string() }),
  playerGameStats: z.array(z.object({ playerId: z.string() })),
  playerProjections: z.array(z.object({ playerId: z.string() })),
});

/** A browser's cookie with a team from seven of the games, without an opponent: who has a line yet, and defenses where few have. */
async function teamCookie(address: string, games: readonly string[]): Promise<string> {
  const owners = await Promise.all(
    games.slice(0, STARTERS_GAMES).map(async (key) => {
      const part = livePart.parse(await (await fetch(`${address}/games/${key}/live`)).json());
      const players = [...part.playerProjections, ...part.playerGameStats].map(({ playerId }) => playerId);
      return [...new Set([...players, part.game.homeTeam, part.game.awayTeam])];
    }),
  );
  const starters = Array.from({ length: STARTERS }, (_, index) =>
    owners[index % STARTERS_GAMES]?.at(Math.floor(index / STARTERS_GAMES)),
  ).filter((id) => id !== undefined);
  if (starters.length < STARTERS) throw new CannotMeasure("the emulated provider has too few games for a team");
  const team: KeptLeague = { id: "1", name: "Sunday", source: "pasted", scoring: "ppr", starters, bench: [] };
  const [cookie = ""] = keptPlayersCookie({ starred: [], leagues: [team] }, false).split(";");
  return cookie;
}

/** Waits until every game is on; returns the bytes of one of their pages as it is sent. */
async function untilAllAreOn(address: string, games: readonly string[]): Promise<number> {
  for (let attempt = 0; attempt < START_TRIES; attempt += 1) {
    const pages = await Promise.all(games.map((key) => fetch(`${address}/games/${key}/live`)));
    const texts = await Promise.all(pages.map((page) => page.text()));
    if (texts.every((text, index) => pages[index]?.ok === true && text.includes("InProgress"))) {
      return (await fetchRaw(`${address}/games/${games[0]}`, "br")).body.length;
    }
    await pause(500);
  }
  throw new CannotMeasure("the games of the emulated provider did not begin within five minutes");
}
