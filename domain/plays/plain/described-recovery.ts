import { canonicalTeamCode } from "../../game/team-code.ts";
import type { Cast } from "./cast.ts";
import { nameAfter } from "./name-after.ts";

const recovered = nameAfter("(?:RECOVERED|recovered) by");

/**
 * Who got a ball that nobody fumbled, a short kick or a blocked one: no credit holds it. `; {Jaden }Hicks recovered for the Chiefs`, the team
 * by the league's code or by the player; nothing where the text names nobody.
 */
export function describedRecovery(account: string, cast: Cast): string {
  const found = recovered(account);
  if (found === null) return "";
  const team = found.code === null ? cast.teamOf(found.name) : canonicalTeamCode(found.code);
  return `; ${cast.named(found.name, team)} recovered${team === null ? "" : ` for ${cast.team(team)}`}`;
}
