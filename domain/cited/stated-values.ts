import type { Fact } from "../facts/fact.ts";

/**
 * What a fact holds, as short as can be, the same for as long as nothing of it is corrected: `score MIN touchdown pass scorer=00-1 yards=33
 * 4 7:45 17-24`. Its weight and its words are not in it.
 */
export function statedValues({ kind, team, marks, roles, values, at, until, score }: Fact): string {
  const pairs = [...Object.entries(roles), ...Object.entries(values)].map(([name, value]) => `${name}=${value}`);
  const moments = [at, until].flatMap((moment) =>
    moment === null ? [] : [`${moment.quarter} ${moment.clock ?? "-"}`],
  );
  const points =
    score === null ? [] : [`${score.before.away}-${score.before.home} ${score.after.away}-${score.after.home}`];
  return [kind, team ?? "-", ...marks.toSorted(), ...pairs.toSorted(), ...moments, ...points].join(" ");
}
