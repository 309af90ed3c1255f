import { GAME_PAGE } from "../../domain/page/address/game-pages.ts";
import { asksForMoment } from "../../domain/page/address/asks-for-moment.ts";

/** What of a week's address says which week it is. */
const WEEK = ["season", "type", "week"];

/**
 * What a page's strip asks `/my/strip` for, as a query with its `?`; null for a page without one: a strip knows how a game goes on,
 * and a moment of the time machine must not.
 */
export function stripQuery({ pathname, searchParams: given }: URL): string | null {
  const params = new URLSearchParams();
  const game = GAME_PAGE.exec(pathname)?.[1];
  if (pathname === "/stats") {
    for (const name of WEEK) if (given.has(name)) params.set(name, given.get(name) ?? "");
  } else if (game !== undefined && !asksForMoment(given)) {
    params.set("game", game);
    if (given.get("scores") === "shown") params.set("scores", "shown");
  } else return null;
  return `?${params}`;
}
