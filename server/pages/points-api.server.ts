import type { RouterContextProvider } from "react-router";

import { parseScoring, scoringOf, scoringText } from "../../domain/scoring/scoring-address.ts";
import { gamePoints } from "../../domain/scoring/scored-owners.ts";
import { uncountedKeys } from "../../domain/scoring/uncounted-keys.ts";
import { hidesScoresContext, servicesContext } from "../context.server.ts";
import {
  apiRefusal,
  type GameApi,
  mayBePassedOn,
  OPEN_TO_OTHERS,
  SCORES_HIDDEN_HERE,
  WHICH_SCORING,
} from "./game-api.server.ts";

/**
 * `GET /api/games/KEY/points?scoring=half`: everyone's fantasy points in a game under any scoring, by `playerId` or team code, with
 * the version of the game and the keys that are not counted; or `{error}` with 400, 403 or 404. It may be kept, and is the same for
 * everybody: no cookie names the scoring. An open page asks at `/games/KEY/live/points` (`page`), for any game that it may show.
 */
export async function pointsApiAnswer(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  params: URLSearchParams,
  access: GameApi | "page",
): Promise<Response> {
  if (access === "off") return apiRefusal(404, "This site does not offer its games as JSON.");
  if (context.get(hidesScoresContext)) return apiRefusal(403, SCORES_HIDDEN_HERE);
  const asked = parseScoring(params.get("scoring") ?? "");
  if (asked === null) {
    return apiRefusal(400, WHICH_SCORING);
  }
  const snapshot = await context.get(servicesContext).store.gameSnapshot(gameKey);
  if (snapshot === null) return apiRefusal(404, "No stored game has this key. Look for it on /stats.");
  const refusal = mayBePassedOn(snapshot, access);
  if (refusal !== null) return refusal;
  const scoring = scoringOf(asked);
  return Response.json(
    {
      gameKey,
      version: snapshot.version,
      scoring: scoringText(asked),
      name: scoring.name,
      uncounted: uncountedKeys(scoring, [snapshot.provider]),
      points: gamePoints(snapshot, scoring),
    },
    { headers: access === "page" ? {} : OPEN_TO_OTHERS },
  );
}
