import { gameExportAnswer } from "../../server/pages/game-export.server.ts";
import type { Route } from "./+types/game-export";

export function loader({ context, params, request }: Route.LoaderArgs) {
  return gameExportAnswer(context, params.gameKey, new URL(request.url).searchParams);
}
