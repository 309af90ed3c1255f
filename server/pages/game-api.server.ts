import type { RouterContextProvider } from "react-router";

import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { publicGame } from "../../domain/export/public-game.ts";
import { factsOf } from "../../domain/facts/index-facts.ts";
import { hidesScoresContext, servicesContext } from "../context.server.ts";

/** Which games programs are given: those whose source allows it, all, or none. */
export type GameApi = "free" | "all" | "off";

/** Sources that let anybody pass their figures on. */
const FREE: readonly ProviderName[] = ["nflverse", "demo"];

/** `GET /api/games/KEY`: a `PublicGame`, or `{error}` with 404 or 403. It may be kept, and is the same for everybody. */
export async function gameApiAnswer(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  access: GameApi,
): Promise<Response> {
  if (access === "off") return refusal(404, "This site does not offer its games as JSON.");
  if (context.get(hidesScoresContext))
    return refusal(403, "Scores are hidden in this browser. Add scores=shown to this address.");
  const { store, baseUrl } = context.get(servicesContext);
  const [snapshot, season] = await Promise.all([store.gameSnapshot(gameKey), store.seasonBefore(gameKey)]);
  if (snapshot === null) return refusal(404, "No stored game has this key. Look for it on /stats.");
  if (access === "free" && !FREE.includes(snapshot.provider)) {
    return refusal(
      403,
      "This game's statistics come from a paid source and are shown only on this site's pages. The site's administrator can change that.",
    );
  }
  const page = baseUrl === null ? null : `${baseUrl}/games/${gameKey}`;
  return Response.json(publicGame(snapshot, factsOf(snapshot, season), page), { headers: OPEN });
}

/** A page of another site may read it: there is nothing of a person in it, and no cookie counts but the one that hides scores. */
const OPEN = { "access-control-allow-origin": "*" };

function refusal(status: 403 | 404, error: string): Response {
  return Response.json({ error }, { status, headers: OPEN });
}
