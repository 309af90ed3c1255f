import { setTimeout } from "node:timers/promises";

import { statusWord } from "../../domain/game/status.ts";

/** A page worth a picture; the name is that of its file. */
export interface PicturedPage {
  name: string;
  path: string;
  /** What is pressed before the picture is taken, in order, and what is there then. */
  press?: readonly Press[];
}

export type Press = readonly [selector: string, shows: string];

/** A question to the analyst about a game that is over. */
export const ASK: Press = ["#analyst .asks[data-for=over] a", "#analyst .basis"];
const CLAIM: Press = ["#recap .claim", ".receipt:popover-open"];

const GAME_VIEWS = [
  { suffix: "", search: "" },
  { suffix: "-flow", search: "?plays=flow&tab=rushing" },
  { suffix: "-projections", search: "?plays=OT&source=projections&tab=receiving" },
] as const;

/** One page of every kind and state, found by reading the site itself: so it works for the demo and for any other data. */
export async function findPages(address: string): Promise<PicturedPage[]> {
  const week = await read(address, "/stats");
  const games = onePerStatus(week);
  const recapped = await findRecap(address);
  const player = /href="(\/players\/[^"?]+)"/.exec(week)?.[1];
  return [
    { name: "stats", path: "/stats" },
    { name: "stats-leaders", path: leadersPath(week) },
    ...games.flatMap(({ status, path }) =>
      GAME_VIEWS.map(({ suffix, search }) => ({ name: `game-${status}${suffix}`, path: `${path}${search}` })),
    ),
    ...(recapped === null
      ? []
      : [
          { name: "game-asked", path: recapped, press: [ASK, CLAIM] },
          { name: "ask", path: `${recapped}/ask?q=Who%20won%3F` },
        ]),
    { name: "players", path: "/players" },
    { name: "players-found", path: "/players?q=an" },
    { name: "players-none", path: "/players?q=zzzzz" },
    ...(player === undefined ? [] : [{ name: "player", path: player }]),
    { name: "privacy", path: "/privacy" },
    { name: "login", path: "/login" },
    { name: "logout", path: "/logout" },
    { name: "lost-game", path: "/games/no-such-game" },
    { name: "lost-page", path: "/no-such-page" },
  ];
}

/** A game with a recap; null where there is none. A site that has just been started writes them in its first seconds. */
export async function findRecap(address: string): Promise<string | null> {
  const games = onePerStatus(await read(address, "/stats"));
  for (let tries = 0; tries < 20; tries += 1) {
    for (const { path } of games) if ((await read(address, path)).includes('id="recap"')) return path;
    await setTimeout(1000);
  }
  return null;
}

/** The first game of every status in the week's tiles. */
function onePerStatus(week: string): { status: string; path: string }[] {
  const tiles = week.matchAll(/href="(\/games\/\d+)"[\s\S]*?class="status [^"]*">([^<]*)/g);
  const found = new Map<string, string>();
  for (const [, path = "", word = ""] of tiles) {
    const status = statusWord(word)
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, "-");
    if (!found.has(status)) found.set(status, path);
  }
  return [...found].map(([status, path]) => ({ status, path }));
}

function leadersPath(week: string): string {
  return (/href="(\/stats\?[^"]*pos=RB[^"]*)"/.exec(week)?.[1] ?? "/stats?pos=RB").replaceAll("&amp;", "&");
}

async function read(address: string, path: string): Promise<string> {
  const answer = await fetch(`${address}${path}`, { headers: { accept: "text/html" } });
  return answer.text();
}
