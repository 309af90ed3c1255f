import { data, redirect, type RouterContextProvider } from "react-router";

import { seasonAt } from "../../domain/words/season-at.ts";
import { scoringText } from "../../domain/scoring/scoring-address.ts";
import { requesterContext, servicesContext } from "../context.server.ts";
import type { RulesPlace } from "./rules-form.server.ts";

/** What the form of a league came to where it does not lead on. */
export interface LeagueAnswer {
  kind: "league";
  /** What was typed. */
  pasted: string;
  /** Why no league was found; null where there are some to choose from. */
  problem: string | null;
  leagues: { leagueId: string; name: string }[];
}

/**
 * The form of a league's link or of a user name: it leads to the page under the league's rules, which stand in its address. For
 * a user there are the leagues of this season to choose from, or those of the page's.
 */
export async function findLeague(
  context: Readonly<RouterContextProvider>,
  { season, pathOf }: RulesPlace,
  given: string,
) {
  const { leagueRules, now } = context.get(servicesContext);
  const pasted = given.trim();
  const seasons = [...new Set([seasonAt(now()), season ?? seasonAt(now())])];
  const found = await leagueRules.find(pasted, seasons, context.get(requesterContext).address);
  if (!found.ok) return data<LeagueAnswer>({ kind: "league", pasted, problem: found.error, leagues: [] }, 422);
  if (found.value.kind === "choice")
    return data<LeagueAnswer>({ kind: "league", pasted, problem: null, leagues: found.value.leagues });
  throw redirect(pathOf(scoringText(found.value.scoring)), 303);
}
