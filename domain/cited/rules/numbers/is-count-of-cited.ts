import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { NumberToken } from "../../../words/story-numbers.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Reading } from "../../reading.ts";
import { unitsOfTimes } from "./times-of-deed.ts";

/** "Twice: they stopped them on fourth-and-3 and on fourth-and-11", "one extra point": as many deeds of one kind as the sentence cites. */
export function isCountOfCited(token: NumberToken, { cited, before, inSentence, text, hits }: Reading): boolean {
  const { value, form, start, end } = token;
  if (form !== "plain" || NUMBER_UNITS.some(({ says, units }) => says.test(text.slice(end)) && OF_LENGTH.has(units[0])))
    return false;
  const isOfUnits = unitsOfTimes(token, text) !== null || NUMBER_UNITS.some(({ says }) => says.test(text.slice(end)));
  // "A pair of defenses": one of each team.
  const isPairOf =
    value === 2 && /^ (?:of )?(?:\w+ )?(?:teams|clubs|offenses|defenses|sides|quarterbacks)\b/.test(text.slice(end));
  if (isPairOf && cited.length === 2 && cited[0]?.kind === cited[1]?.kind) return true;
  // "With one sack each": as many are cited, each somebody else's.
  if (value === 1 && /^ (?:\w+ )?(?:each|apiece)\b/.test(text.slice(end)))
    return cited.length > 1 && cited.every(({ kind, at }) => at !== null && kind === cited[0]?.kind);
  // "Twice by Landry": as many of his.
  const hit = /^(?: times)? by @/.test(text.slice(end))
    ? hits[text.slice(0, end).match(/[@#]/g)?.length ?? 0]
    : undefined;
  if (hit !== undefined)
    return (
      cited.filter(({ at, roles }) => at !== null && Object.values(roles).some((id) => hit.players.includes(id)))
        .length === value
    );
  // "With those two": what the clause before has told.
  const isBack = /\b(?:those|these|both|all) $/.test(text.slice(0, start));
  return [cited, inSentence, ...(isBack ? [before] : [])].some((facts) => {
    const deeds = [...new Set(facts)].filter((fact) => countKind(fact) === countKind(facts[0]));
    const [first] = deeds;
    return (
      first !== undefined &&
      // Two lines are no two touchdowns.
      !(first.kind === "line" && isOfUnits) &&
      (value > 1 || first.at !== null) &&
      deeds.length === value &&
      deeds.every(({ team }) => team === first.team)
    );
  });
}

/** The game before and those before it are told apart by their kinds alone. */
function countKind(fact: Fact | undefined): string | undefined {
  return fact?.kind === "form" && fact.values.week !== undefined ? "lastGame" : fact?.kind;
}

/** What measures one deed and counts none. */
const OF_LENGTH: ReadonlySet<Unit | undefined> = new Set<Unit | undefined>([
  "yards",
  "points",
  "margin",
  "plays",
  "seconds",
  "yardsToEndZone",
]);
