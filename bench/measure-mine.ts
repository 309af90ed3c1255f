import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gameAsOf } from "../domain/fold/game-as-of.ts";
import type { GameSnapshot } from "../domain/game/game-snapshot.ts";
import type { KeptLeague } from "../domain/my-players/kept-players.ts";
import { keptPlayersCookie } from "../server/http/my-players-cookie.ts";
import { openStore } from "../server/store/open-store.ts";
import type { Bench, Part } from "./bench.ts";
import { CannotMeasure } from "./cannot-measure.ts";
import { figure } from "./figure.ts";
import { clientsMessage } from "./live-messages.ts";
import { residentBytes } from "./resident-bytes.ts";
import { startSiteProcess } from "./server-process.ts";
import { startTalkingChild } from "./talking-child.ts";

const CLIENTS = join(import.meta.dirname, "child", "live-clients.ts");
const READERS = 1_000;
const GAMES = 7;
const STARTERS = 11;
const PLAYED = 90;
/** Every game goes on so many times while the pages are open. */
const CHANGES = 3;
const AT_ONCE = 8;
/** Two signs of life come within this time. */
const HOLD_MS = 32_000;

interface Sunday {
  games: GameSnapshot[];
  /** The address of the week's stream and of a reader's part, without their beginnings. */
  week: string;
}

/** What is open in a browser: its page, its stream, and what it asks for when something has changed. */
interface OpenPage {
  page: string;
  stream: string;
  asks: string | null;
  cookie: string | null;
}

/** What readers of their own Sunday take beside as many readers of games. */
export const minePart: Part = {
  name: "mine",
  title: "A thousand readers of their own Sunday",
  async measure(bench) {
    const readers = bench.isQuick ? 100 : READERS;
    const sunday = await readSunday(bench);
    const gamePages = sunday.games.map(({ game: { gameKey } }) => ({
      page: `/games/${gameKey}`,
      stream: `/games/${gameKey}/events?since=0`,
      asks: null,
      cookie: null,
    }));
    const ofGames = await measurePages(
      bench,
      sunday,
      Array.from({ length: readers }, (_, index) => pick(gamePages, index)),
    );
    const ofMine = await measurePages(
      bench,
      sunday,
      Array.from({ length: readers }, (_, index) => ({
        page: `/my?${sunday.week}`,
        stream: `/stats/events?${sunday.week}&since=0`,
        asks: `/my/live?${sunday.week}`,
        cookie: leagueCookie(sunday.games, index),
      })),
    );
    const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
    return [
      figure({
        name: `memory of ${readers} of them`,
        value: ofMine / ofGames,
        limit: { atMost: 1.25 },
        unit: "of that of game pages",
        how: `${readers} browsers have /my open, each with a team of its own: ${STARTERS} starters in ${GAMES} games that are on, by one stream each. Every game goes on ${CHANGES} times, and each browser reads its part again each time. The site's resident memory after ${HOLD_MS / 1000} seconds of signs of life, ${megabytes(ofMine)}, against the same of a process with as many pages of those games open, ${megabytes(ofGames)}.`,
      }),
    ];
  },
};

/** Seven games of the season's first week. */
async function readSunday(bench: Bench): Promise<Sunday> {
  const { dataDir, year } = await bench.season();
  const store = await openStore({ dataDir });
  try {
    const listed = await store.weekGames({ season: year, seasonType: 1, week: 1 });
    const games: GameSnapshot[] = [];
    for (const { game: one } of listed.slice(0, GAMES)) {
      const game = await store.gameSnapshot(one.gameKey);
      if (game !== null) games.push(game);
    }
    if (games.length < GAMES) throw new CannotMeasure("the season's first week has too few games");
    return { games, week: `season=${year}&type=REG&week=1` };
  } finally {
    await store.close();
  }
}

/** Bytes of resident memory of a site of its own that holds these pages open while its games go on. */
async function measurePages(bench: Bench, { games }: Sunday, pages: readonly OpenPage[]): Promise<number> {
  const dataDir = bench.newFolder("mine");
  // Not the demo's, whatever the season is: its simulator would begin to play, and take memory of its own.
  const after = (changes: number): GameSnapshot[] =>
    games.map((game) => ({ ...gameAsOf(game, PLAYED + changes), provider: "nflverse" }));
  const store = await openStore({ dataDir });
  await store.putGames(after(0));
  const site = await startSiteProcess(dataDir);
  const clients = startTalkingChild([CLIENTS], clientsMessage);
  try {
    await askAll(site.address, pages, ({ page }) => page);
    for (const [path, count] of countedStreams(pages)) {
      clients.tell({ kind: "open", name: path, address: site.address, path, count });
      await clients.hear();
    }
    for (let change = 1; change <= CHANGES; change += 1) {
      await store.putGames(after(change));
      await askAll(site.address, pages, ({ asks }) => asks);
    }
    await pause(bench.isQuick ? 1_000 : HOLD_MS);
    return residentBytes(site.pid);
  } finally {
    await clients.stop();
    await site.stop();
    await store.close();
  }
}

function countedStreams(pages: readonly OpenPage[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { stream } of pages) counted.set(stream, (counted.get(stream) ?? 0) + 1);
  return counted;
}

/** Every page asks for an address, a few at once. Throws for anything but 200. */
async function askAll(address: string, pages: readonly OpenPage[], pathOf: (page: OpenPage) => string | null) {
  const waiting = [...pages];
  const one = async (): Promise<void> => {
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
      const path = pathOf(page);
      if (path === null) continue;
      const answer = await fetch(`${address}${path}`, page.cookie === null ? {} : { headers: { cookie: page.cookie } });
      await answer.text();
      if (answer.status !== 200) throw new CannotMeasure(`${path} answered ${answer.status}, not 200`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** A browser's cookie with a team that nobody else has. */
function leagueCookie(games: readonly GameSnapshot[], reader: number): string {
  const starters = Array.from({ length: STARTERS }, (_, index) => {
    const { playerGameStats } = pick(games, index);
    return pick(playerGameStats, reader * (1 + Math.floor(index / GAMES)) + index).playerId;
  });
  const team: KeptLeague = {
    id: "1",
    name: `Team ${reader}`,
    source: "pasted",
    scoring: "ppr",
    starters: [...new Set(starters)],
    bench: [],
  };
  const [cookie = ""] = keptPlayersCookie({ starred: [], leagues: [team] }, false).split(";");
  return cookie;
}

/** The one at a place, counted on from the beginning after the last. */
function pick<T>(all: readonly T[], at: number): T {
  const found = all[at % all.length];
  if (found === undefined) throw new CannotMeasure("a game without players");
  return found;
}
