import type { RouterContextProvider } from "react-router";

import type { GameSnapshot, ProviderName } from "../../domain/game/game-snapshot.ts";
import { publicGame } from "../../domain/export/public-game.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { parseScoring, scoringOf, scoringText } from "../../domain/scoring/scoring-address.ts";
import { hidesScoresContext, servicesContext } from "../context.server.ts";
import { ownPoints } from "./own-points.server.ts";

/** Which games programs are given: those whose source allows it, all, or none. */
export type GameApi = "free" | "all" | "off";

/** Sources that let anybody pass their figures on. */
const FREE: readonly ProviderName[] = ["nflverse", "demo"];

/**
 * `GET /api/games/KEY`: a `PublicGame`, or `{error}` with 400, 403 or 404. With `?scoring=half*pass_td*6` its lines have the points under
 * these rules too. It may be kept, and is the same for everybody: no cookie names rules.
 */
export async function gameApiAnswer(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  params: URLSearchParams,
  access: GameApi,
): Promise<Response> {
  if (access === "off") return apiRefusal(404, "This site does not offer its games as JSON.");
  if (context.get(hidesScoresContext)) return apiRefusal(403, SCORES_HIDDEN_HERE);
  const given = params.get("scoring");
  const asked = given === null ? null : parseScoring(given);
  if (given !== null && asked === null) return apiRefusal(400, WHICH_SCORING);
  const { store, baseUrl } = context.get(servicesContext);
  const [snapshot, season] = await Promise.all([store.gameSnapshot(gameKey), store.seasonBefore(gameKey)]);
  if (snapshot === null) return apiRefusal(404, "No stored game has this key. Look for it on /stats.");
  const refusal = mayBePassedOn(snapshot, access);
  if (refusal !== null) return refusal;
  const page = baseUrl === null ? null : `${baseUrl}/games/${gameKey}`;
  const own = asked === null ? null : ownPoints(snapshot, { scoring: scoringOf(asked), text: scoringText(asked) });
  return Response.json(publicGame(snapshot, indexFacts(snapshot, season), page, own), { headers: OPEN_TO_OTHERS });
}

/** What is said to a scoring that is none. */
export const WHICH_SCORING =
  "Say under which scoring: ?scoring=standard, half or ppr, then keys with their points, as in scoring=half*pass_td*6.";

/** What a browser is told that hides scores. */
export const SCORES_HIDDEN_HERE = "Scores are hidden in this browser. Add scores=shown to this address.";

/** Why a game's figures are not given to programs; null where they are. */
export function mayBePassedOn({ provider }: Pick<GameSnapshot, "provider">, access: GameApi | "page"): Response | null {
  if (access !== "free" || FREE.includes(provider)) return null;
  return apiRefusal(
    403,
    "This game's statistics come from a paid source and are shown only on this site's pages. The site's administrator can change that.",
  );
}

/** A page of another site may read it: there is nothing of a person in it, and no cookies count but those that hide scores or stay behind a stream. */
export const OPEN_TO_OTHERS = { "access-control-allow-origin": "*" };

/** An answer to a program that there is nothing for it. */
export function apiRefusal(status: 400 | 403 | 404, error: string): Response {
  return Response.json({ error }, { status, headers: OPEN_TO_OTHERS });
}
