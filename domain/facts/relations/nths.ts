import type { Fact } from "../fact.ts";
import type { Role } from "../role.ts";
import { nthWords } from "../wording/number-words.ts";
import { phrase, playersOwn } from "../wording/phrase-of.ts";
import { type Relate, relation } from "./relate.ts";

interface Counted {
  kind: Fact["kind"];
  role: Role;
  what: string;
  one: string;
  fits: (fact: Fact) => boolean;
}

const COUNTED: readonly Counted[] = [
  {
    kind: "score",
    role: "scorer",
    what: "touchdown",
    one: "touchdown",
    fits: ({ marks }) => marks.includes("touchdown"),
  },
  {
    kind: "score",
    role: "passer",
    what: "touchdownPass",
    one: "touchdown pass",
    fits: ({ marks }) => marks.includes("pass"),
  },
  {
    kind: "score",
    role: "kicker",
    what: "fieldGoal",
    one: "field goal",
    fits: ({ marks }) => marks.includes("fieldGoal"),
  },
  {
    kind: "turnover",
    role: "interceptor",
    what: "interception",
    one: "interception",
    fits: ({ marks }) => marks.includes("interception"),
  },
  {
    kind: "turnover",
    role: "passer",
    what: "interceptionThrown",
    one: "interception",
    fits: ({ marks }) => marks.includes("interception"),
  },
  {
    kind: "turnover",
    role: "fumbler",
    what: "lostFumble",
    one: "lost fumble",
    fits: ({ marks }) => marks.includes("fumble"),
  },
];

/** A player's second, third ... of something. */
export const nths: Relate = (_read, facts) =>
  COUNTED.flatMap(({ kind, role, what, one, fits }) => {
    const count = new Map<string, number>();
    return facts.of(kind).flatMap((fact) => {
      const who = fact.roles[role];
      if (who === undefined || !fits(fact)) return [];
      const nth = (count.get(who) ?? 0) + 1;
      count.set(who, nth);
      return nth < 2
        ? []
        : [
            relation({
              id: `nth:${what}:${fact.id}`,
              kind: "nth",
              weight: 24 + 6 * nth,
              team: fact.team,
              marks: ["ofPlayer"],
              roles: { player: who },
              values: { nth },
              at: fact.at,
              score: fact.score,
              of: [fact],
              clause: phrase`it was ${playersOwn(who)} ${nthWords(nth)} ${one}`,
              tail: phrase`${playersOwn(who)} ${nthWords(nth)} ${one}`,
            }),
          ];
    });
  });
