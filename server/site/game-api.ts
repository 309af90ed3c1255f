import { type GameApi, gameApiAnswer } from "../pages/game-api.server.ts";
import type { RouterHandler } from "./render-page.ts";

const GAME = /^\/api\/games\/([^/]+)$/;

/**
 * The application's pages, and its games for programs beside them: made and kept in the same way. They are no route of the
 * pages' own, whose list every browser gets.
 */
export function withGameApi(pages: RouterHandler, access: GameApi): RouterHandler {
  return (request, context) => {
    const gameKey = GAME.exec(new URL(request.url).pathname)?.[1];
    return gameKey === undefined ? pages(request, context) : gameApiAnswer(context, gameKey, access);
  };
}
