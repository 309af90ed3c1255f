import { type GameApi, gameApiAnswer } from "../pages/game-api.server.ts";
import { ledgerCardAnswer } from "../pages/ledger-card.server.ts";
import { pointsApiAnswer } from "../pages/points-api.server.ts";
import type { RouterHandler } from "./render-page.ts";

const GAME = /^\/api\/games\/([^/]+)(\/points)?$/;
/** What an open page asks for itself: what a page shows may stand there, from any source. */
const OF_PAGE = /^\/games\/([^/]+)\/live\/points$/;

const OF_FIGURE = /^\/games\/([^/]+)\/live\/points\/([^/]+)$/;

/**
 * The application's pages, and its games for programs beside them: made and kept in the same way. They are no route of the
 * pages' own, whose list every browser gets.
 */
export function withGameApi(pages: RouterHandler, access: GameApi): RouterHandler {
  return (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    const shown = OF_PAGE.exec(pathname)?.[1];
    const [, cardKey, owner] = OF_FIGURE.exec(pathname) ?? [];
    if (cardKey !== undefined && owner !== undefined)
      return ledgerCardAnswer(context, { gameKey: cardKey, owner: decodeURIComponent(owner) }, searchParams);
    if (shown !== undefined) return pointsApiAnswer(context, shown, searchParams, "page");
    const [, gameKey, points] = GAME.exec(pathname) ?? [];
    if (gameKey === undefined) return pages(request, context);
    return points === undefined
      ? gameApiAnswer(context, gameKey, searchParams, access)
      : pointsApiAnswer(context, gameKey, searchParams, access);
  };
}
