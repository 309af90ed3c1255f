import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Reading } from "../../reading.ts";
import { blankNumbers } from "../clause/blank-numbers.ts";

/** Numbers are written as `~`. */
const APART =
  /(?<n>~+)(?<of>(?: [a-z]+){1,2}) (?:separated|divided|stood between|lay between) (?:them|the (?:~+|pair|teams|sides|quarterbacks|passers|receivers|backs)|@ and @|# and #|both)(?!\w)/g;

/** "Only 2 yards separated them, with A at 336 and B at 334": the two figures of one unit that the sentence cites. */
export function gapBetweenTwo(reading: Reading): Finding[] {
  const { text, numbers, inSentence, borne } = reading;
  return matches(blankNumbers(text, numbers), APART).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    const token = numbers.find(({ start }) => start === at);
    const units = NUMBER_UNITS.find(({ says }) => says.test(`${groups["of"] ?? ""} `))?.units ?? [];
    const gaps = units.flatMap((unit) => gapIn(unit, inSentence));
    if (token === undefined || gaps.length === 0) return [];
    if (gaps.some((gap) => Math.abs(gap - token.value) < 0.06)) {
      borne.push([at, at + said.length]);
      return [];
    }
    const word = unmasked(text.slice(at, at + said.length));
    return [{ word, reason: "That is not how far the two figures lie apart. Give both figures." }];
  });
}

/** How far two players, or two teams, lie apart in a unit; empty where it is not two that have it. */
function gapIn(unit: Unit, facts: readonly Fact[]): number[] {
  const figures = new Map(
    facts.flatMap(({ roles, team, values, at }) => {
      const [whose, value] = [roles.player ?? team, values[unit]];
      return at !== null || whose === null || value === undefined ? [] : [[whose, value] as const];
    }),
  );
  const [one, two, another] = figures.values();
  return one === undefined || two === undefined || another !== undefined ? [] : [Math.abs(one - two)];
}
