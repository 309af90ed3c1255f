import type { Services } from "../context.server.ts";
import { openTeamSearch } from "./team-search.ts";
import { openLeagueRules } from "./league-rules.ts";
import { type MyLeaguesOptions, openMyLeagues } from "./my-leagues.ts";

/** All that pages ask of fantasy leagues, over one client of Sleeper's: its limits are for all of them together. */
export function openLeagues(options: MyLeaguesOptions): Pick<Services, "leagueRules" | "myLeagues" | "teamSearch"> {
  const { sleeper, database } = options;
  return {
    leagueRules: openLeagueRules(sleeper, database),
    teamSearch: openTeamSearch(sleeper, database),
    myLeagues: openMyLeagues(options),
  };
}
