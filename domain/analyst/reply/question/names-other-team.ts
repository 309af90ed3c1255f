import { TEAMS } from "../../../game/team.ts";
import type { Question } from "./question.ts";

/** Whether a question names a team that does not play in this game, and none that does: what it asks is not this game's to tell. */
export function namesOtherTeam({ unknown, teams }: Pick<Question, "unknown" | "teams">): boolean {
  if (teams.length > 0 || unknown.length === 0) return false;
  const words = ` ${unknown.join(" ")} `;
  return TEAMS.some(({ nick, place }) =>
    [nick, place].some((name) => name !== "" && words.includes(` ${name.toLowerCase()} `)),
  );
}
