import { countWords } from "../wording/number-words.ts";
import { phrase } from "../wording/phrase-of.ts";
import { type Relate, relation, thing } from "./relate.ts";

const SOON = 120;
const BEFORE_BREAK = 120;

/** Scores that came soon after one another, and shortly before a break. */
export const gaps: Relate = (_read, facts) => {
  const scores = facts.of("score");
  return [
    ...scores.flatMap((fact, index) => {
      const before = scores[index - 1];
      const [gone, now] = [before?.at?.elapsed ?? null, fact.at?.elapsed ?? null];
      if (before === undefined || gone === null || now === null || now - gone > SOON || now === gone) return [];
      return [
        relation({
          id: `gap:${fact.id}`,
          kind: "gap",
          weight: 26,
          team: fact.team,
          values: { seconds: now - gone },
          at: fact.at,
          of: [before, fact],
          clause: phrase`${thing(fact)} came ${lengthWords(now - gone)} after ${thing(before)}`,
          tail: phrase`${lengthWords(now - gone)} after ${thing(before)}`,
        }),
      ];
    }),
    ...scores.flatMap((fact) => {
      const left = fact.at?.clock ?? null;
      const breaks = facts.of("break").find((one) => one.at?.quarter === fact.at?.quarter);
      if (breaks === undefined || left === null || left === 0 || left > BEFORE_BREAK) return [];
      const what = breaks.marks.includes("halftime")
        ? "halftime"
        : breaks.marks.includes("endOfRegulation")
          ? "the end of regulation"
          : null;
      return what === null
        ? []
        : [
            relation({
              id: `gap:${fact.id}:break`,
              kind: "gap",
              weight: 34,
              team: fact.team,
              marks: ["endOfHalf"],
              values: { seconds: left },
              at: fact.at,
              of: [fact, breaks],
              clause: phrase`${thing(fact)} came ${lengthWords(left)} before ${what}`,
              tail: phrase`${lengthWords(left)} before ${what}`,
            }),
          ];
    }),
  ];
};

function lengthWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "one second" : `${countWords(seconds)} seconds`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const whole = minutes === 1 ? "one minute" : `${countWords(minutes)} minutes`;
  return rest === 0 ? whole : `${whole}, ${rest === 1 ? "one second" : `${countWords(rest)} seconds`}`;
}
