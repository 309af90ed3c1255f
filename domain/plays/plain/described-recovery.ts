import type { Play } from "../../game/play.ts";
import { canonicalTeamCode } from "../../game/team-code.ts";
import type { Cast } from "./cast.ts";
import { describedRecoveries } from "./described-yards.ts";
import { nameAfter } from "./name-after.ts";
import { broughtWords } from "./returned-it.ts";

const recovered = nameAfter("(?:RECOVERED|recovered) by");

/**
 * Who got a ball that nobody fumbled, a short kick or a blocked one: no credit holds it. `; {Jaden }Hicks recovered for the Chiefs`, the team
 * by the league's code or by the player; nothing where the text names nobody.
 */
export function describedRecovery(play: Play, account: string, cast: Cast): string {
  const found = recovered(account);
  if (found === null) return "";
  const team = found.code === null ? cast.teamOf(found.name) : canonicalTeamCode(found.code);
  const verb = team !== null && team === play.team ? " and ran" : " and returned it";
  const back = broughtWords(verb, describedRecoveries(account).at(-1) ?? 0, false);
  return `; ${cast.named(found.name, team)} recovered${team === null ? "" : ` for ${cast.team(team)}`}${back}`;
}
