/** Addresses that are counted under their own name. */
const PLAIN: ReadonlySet<string> = new Set([
  "/",
  "/stats",
  "/players",
  "/login",
  "/logout",
  "/privacy",
  "/admin",
  "/healthz",
  "/metrics",
  "/mcp",
  "/scores",
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
  "/share.png",
  "/replay",
  "/replay/events",
  "/replay/live",
]);

/**
 * The route of an address for counting, such as `/games/:gameKey`: few names, whatever is asked for. It runs for every
 * request, kept pages included, so it looks at the text and parses nothing.
 */
export function requestRoute(url: string): string {
  const query = url.indexOf("?");
  const whole = query === -1 ? url : url.slice(0, query);
  const path = whole.endsWith(".data") ? whole.slice(0, -5) : whole;
  if (path.startsWith("/games/")) return gameRoute(path);
  if (path.startsWith("/api/games/")) return path.includes("/", 11) ? "other" : "/api/games/:gameKey";
  if (path.startsWith("/players/")) return path.includes("/", 9) ? "other" : "/players/:playerId";
  if (path.startsWith("/assets/")) return "/assets";
  if (path.startsWith("/team-logos/")) return "/team-logos";
  if (path === "/mcp/") return "/mcp";
  return PLAIN.has(path) ? path : "other";
}

function gameRoute(path: string): string {
  const end = path.indexOf("/", 7);
  if (end === -1) return "/games/:gameKey";
  const rest = path.slice(end);
  return OF_GAME.has(rest) ? `/games/:gameKey${rest}` : "other";
}
