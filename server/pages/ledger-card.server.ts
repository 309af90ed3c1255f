import type { RouterContextProvider } from "react-router";

import { gamePath } from "../../domain/page/address/game-address.ts";
import { type LedgerCard, MOST_LARGEST } from "../../domain/scoring/ledger-card.ts";
import { hidesScoresContext } from "../context.server.ts";
import { apiRefusal, SCORES_HIDDEN_HERE } from "./game-api.server.ts";
import { loadLedgerPage } from "./ledger-page.server.ts";
import { findScoring } from "./shown-scoring.server.ts";

/**
 * `GET /games/KEY/live/points/OWNER`, with the query of the page of his points: what a card beside a figure shows, as JSON, or `{error}`.
 * A page that has a figure asks for it; whatever leads elsewhere on the page itself is a refusal here, and the link is followed.
 */
export async function ledgerCardAnswer(
  context: Readonly<RouterContextProvider>,
  place: { gameKey: string; owner: string },
  params: URLSearchParams,
): Promise<Response> {
  if (context.get(hidesScoresContext)) return apiRefusal(403, SCORES_HIDDEN_HERE);
  const named = new URLSearchParams(params);
  const found = findScoring(context, params);
  // The page leads to the address that has the reader's own rules in it; nobody shares the address of a card.
  if (found !== null && typeof found === "object" && found.isKept) named.set("scoring", found.text);
  try {
    const { owner, game, at, scores, carried, scoringName, total, difference, rows } = await loadLedgerPage(
      context,
      place,
      named,
    );
    const plays = rows.filter(({ playId }) => playId !== null);
    const largest = plays
      .filter(({ points }) => points !== 0)
      .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .slice(0, MOST_LARGEST)
      .map((row) => ({ ...row, path: gamePath(game.gameKey, { at, scores, scoring: carried }, row.playId) }));
    const card: LedgerCard = { name: owner.name, scoringName, total, difference, largest, plays: plays.length };
    return Response.json(card);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return apiRefusal(404, "There is no card for this address. The page of these points says why.");
  }
}

/** What loaders throw where there is no page: an address that leads on, or words with a status. */
function isRefusal(error: unknown): boolean {
  return error instanceof Response || (typeof error === "object" && error !== null && "init" in error);
}
