import { statusWord } from "../../domain/status.ts";

/** A page worth a picture; the name is that of its file. */
export interface PicturedPage {
  name: string;
  path: string;
}

const GAME_VIEWS = [
  { suffix: "", search: "" },
  { suffix: "-flow", search: "?plays=flow&tab=rushing" },
  { suffix: "-projections", search: "?plays=OT&source=projections&tab=receiving" },
] as const;

/** One page of every kind and state, found by reading the site itself: so it works for the demo and for any other data. */
export async function findPages(address: string): Promise<PicturedPage[]> {
  const week = await read(address, "/stats");
  const games = onePerStatus(week);
  const player = /href="(\/players\/[^"?]+)"/.exec(week)?.[1];
  return [
    { name: "stats", path: "/stats" },
    { name: "stats-leaders", path: leadersPath(week) },
    ...games.flatMap(({ status, path }) =>
      GAME_VIEWS.map(({ suffix, search }) => ({ name: `game-${status}${suffix}`, path: `${path}${search}` })),
    ),
    { name: "players", path: "/players" },
    { name: "players-found", path: "/players?q=an" },
    { name: "players-none", path: "/players?q=zzzzz" },
    ...(player === undefined ? [] : [{ name: "player", path: player }]),
    { name: "login", path: "/login" },
    { name: "logout", path: "/logout" },
    { name: "lost-game", path: "/games/no-such-game" },
    { name: "lost-page", path: "/no-such-page" },
  ];
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
