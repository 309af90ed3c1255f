import type { RouterContextProvider } from "react-router";

import { teamByCode } from "../../domain/game/team.ts";
import type { KeptLeague } from "../../domain/my-players/kept-players.ts";
import type { ListedLeague, MyLeaguesPage } from "../../domain/my-players/leagues-page.ts";
import { defenseChoice, type PastedChoice, playerChoice } from "../../domain/my-players/pasted-team.ts";
import type { SearchedPlayer } from "../../domain/players/player-index.ts";
import { parseScoring, scoringOf } from "../../domain/scoring/scoring-address.ts";
import { servicesContext } from "../context.server.ts";
import { leaguesNote } from "../../domain/my-players/leagues-note.ts";
import { keptPlayers, ownScoring } from "./kept-players.server.ts";

/** The page of what the reader keeps. */
export async function loadMyLeagues(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<MyLeaguesPage> {
  const { store } = context.get(servicesContext);
  const kept = keptPlayers(context);
  const [people, sources] = await Promise.all([store.people(), store.providers()]);
  const wanted = new Set([
    ...kept.starred,
    ...kept.leagues.flatMap((one) => (one.source === "pasted" ? [...one.starters, ...one.bench] : [])),
  ]);
  const byId = new Map(people.filter(({ playerId }) => wanted.has(playerId)).map((one) => [one.playerId, one]));
  const leagues = kept.leagues.map((league) => listed(league, byId));
  const starred = kept.starred.map((owner) => choiceOf(owner, byId));
  return {
    leagues,
    starred,
    note: leaguesNote(new URL(request.url).searchParams, leagues, starred),
    ownScoring: ownScoring(context),
    sources,
  };
}

function listed(league: KeptLeague, byId: ReadonlyMap<string, SearchedPlayer>): ListedLeague {
  const { id, name, source } = league;
  if (league.source === "sleeper") return { id, name, source, about: "", starters: [], bench: [] };
  const asked = parseScoring(league.scoring);
  const names = (owners: readonly string[]): string[] => owners.map((owner) => choiceOf(owner, byId).name);
  const starters = names(league.starters);
  const bench = names(league.bench);
  const count = bench.length === 0 ? "" : ` and ${bench.length} on the bench`;
  const started = `${starters.length} ${starters.length === 1 ? "starter" : "starters"}`;
  const rules = asked === null ? "" : `${scoringOf(asked).name}, `;
  return { id, name, source, about: `${rules}${started}${count}`, starters, bench };
}

/** Somebody who is gone from the store stays in the list, so that he can be taken away. */
function choiceOf(owner: string, byId: ReadonlyMap<string, SearchedPlayer>): PastedChoice {
  const player = byId.get(owner);
  if (player !== undefined) return playerChoice(player);
  return teamByCode(owner) === null
    ? { owner, name: `Player ${owner}`, about: "not known here any more" }
    : defenseChoice(owner);
}
