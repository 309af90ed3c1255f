/** Addresses that are counted under their own name. */
const PLAIN: ReadonlySet<string> = new Set([
  "/",
  "/stats",
  "/players",
  "/my",
  "/my/live",
  "/my/strip",
  "/my/leagues",
  "/my/notifications",
  "/login",
  "/logout",
  "/privacy",
  "/accuracy",
  "/admin",
  "/healthz",
  "/metrics",
  "/mcp",
  "/robots.txt",
  "/sitemap.xml",
  "/sw.js",
  "/offline",
  "/scores",
  "/my-scoring",
  "/behind",
  "/share.png",
  "/api/me",
  "/api/other-lines",
  "/api/chat",
  "/api/realtime-token",
  "/api/realtime/calls",
  "/api/realtime/end",
  "/stats/events",
  "/stats/live",
]);

/** What stands after a game's key. */
const OF_GAME: ReadonlySet<string> = new Set([
  "/export",
  "/ask",
  "/events",
  "/live",
  "/live/points",
  "/points",
  "/share.png",
  "/replay",
  "/replay/events",
  "/replay/live",
]);

/** What stands after a game's key and has a name of its own behind it. */
const WITH_NAME: readonly (readonly [start: string, route: string])[] = [
  ["/live/points/", "/live/points/:owner"],
  ["/points/", "/points/:owner"],
  ["/box/", "/box/:table"],
];

const FIGURE = /^\/figures\/[^/]+\/[^/]+$/;

/**
 * The route of an address for counting, such as `/games/:gameKey`: few names, whatever is asked for. It runs for every
 * request, kept pages included, so it looks at the text and parses nothing.
 */
export function requestRoute(url: string): string {
  const query = url.indexOf("?");
  const whole = query === -1 ? url : url.slice(0, query);
  const path = whole.endsWith(".data") ? whole.slice(0, -5) : whole;
  if (path.startsWith("/games/")) return gameRoute(path);
  if (path.startsWith("/api/games/")) return apiRoute(path);
  if (path.startsWith("/players/")) return path.includes("/", 9) ? "other" : "/players/:playerId";
  if (path.startsWith("/assets/")) return "/assets";
  if (path.startsWith("/team-logos/")) return "/team-logos";
  if (path === "/mcp/") return "/mcp";
  return PLAIN.has(path) ? path : "other";
}

function apiRoute(path: string): string {
  const end = path.indexOf("/", 11);
  if (end === -1) return "/api/games/:gameKey";
  return path.slice(end) === "/points" ? "/api/games/:gameKey/points" : "other";
}

function gameRoute(path: string): string {
  const end = path.indexOf("/", 7);
  if (end === -1) return "/games/:gameKey";
  const rest = path.slice(end);
  if (OF_GAME.has(rest)) return `/games/:gameKey${rest}`;
  if (rest.startsWith("/figures/") && FIGURE.test(rest)) return "/games/:gameKey/figures/:team/:figure";
  const named = WITH_NAME.find(([start]) => rest.startsWith(start) && !rest.includes("/", start.length));
  return named === undefined ? "other" : `/games/:gameKey${named[1]}`;
}
