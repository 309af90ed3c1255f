import type { RouterContextProvider } from "react-router";

import type { WeekId } from "../../domain/game/week-id.ts";
import type { MyLeague } from "../../domain/my-players/my-league.ts";
import { requesterContext, servicesContext, waitOutsideContext } from "../context.server.ts";
import { keptScoring } from "../http/scoring-cookie.ts";
import { withStarred } from "../leagues/with-starred.ts";
import { keptPlayers } from "./kept-players.server.ts";

/** What a browser's reader has in a week. */
export interface MyRead {
  leagues: MyLeague[];
  /** Sentences for the reader; empty where all is well. */
  problems: string[];
}

/**
 * The leagues of the browser that asks, as they stand in a week; those with a star stand behind them as a team without an opponent,
 * under the rules that the browser keeps as its own.
 */
export async function readMyLeagues(context: Readonly<RouterContextProvider>, week: WeekId): Promise<MyRead> {
  const { myLeagues } = context.get(servicesContext);
  const { address, cookies } = context.get(requesterContext);
  const read = await context.get(waitOutsideContext)(myLeagues.read(keptPlayers(context), week, address));
  return { leagues: withStarred(read, keptScoring(cookies)), problems: read.problems };
}
