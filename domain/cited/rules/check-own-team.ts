import { matches } from "../../words/matches.ts";
import type { Finding } from "../cited-fault.ts";
import type { Reading } from "../reading.ts";
import { meant } from "./check-names.ts";
import { placesOf } from "./places-of.ts";

/** What somebody does for his own team, up to the team that a clause says he did it for. */
const FOR_TEAM =
  /@ (?:returned|ran|rushed|caught|threw|kicked|booted|scored|completed|recovered|forced|intercepted|punted|finished|led|carried|hauled in)\b(?:(?!\b(?:trouble|problems?|loss|nothing|setting|set|leaving)\b)[^@#,;:])* for #/g;

/** "Williams returned two kickoffs for the Steelers" of a Bengal: what somebody did he did for his own team. */
export function checkOwnTeam({ text, hits, index, ...rest }: Reading): Finding[] {
  const places = placesOf(text);
  return matches(text, FOR_TEAM).flatMap(({ 0: said, index: at }): Finding[] => {
    const [person, team] = [hits[places.indexOf(at)], hits[places.indexOf(at + said.length - 1)]];
    if (person === undefined || team?.team === null || team?.team === undefined) return [];
    const teams = meant(person, { text, hits, index, ...rest }).flatMap((id) => index.people.get(id)?.team ?? []);
    return teams.length === 0 || teams.includes(team.team)
      ? []
      : [{ word: team.written, reason: `${person.written} does not play for the ${team.written}. Name his own team.` }];
  });
}
