/** What names a moment of a finished game, each in its own way: see `moment-address.ts`. */
const MOMENT_PARAMS = ["at", "sec", "after"];

/**
 * Whether an address asks for a game as of one of its moments. Each game has as many as plays, which few read, so nothing keeps
 * them; and nothing that knows how the game goes on belongs on such a page.
 */
export function asksForMoment(params: URLSearchParams): boolean {
  return MOMENT_PARAMS.some((name) => params.has(name));
}
