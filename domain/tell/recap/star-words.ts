import type { Fact } from "../../facts/fact.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { counted, countWords } from "../../facts/wording/number-words.ts";
import { phrase, player } from "../../facts/wording/phrase-of.ts";

interface Day {
  /** `threw for 312 yards and three touchdowns` */
  past: string;
  /** `throws for 312 yards and three touchdowns`, for headlines. */
  present: string;
  /** `throws three TD passes`, for headlines without room. */
  short: string;
}

/** Of so many touchdowns a headline without room tells rather than of yards, unless a touchdown pass comes to more than 100 of them. */
export const MANY_TOUCHDOWNS = 3;
const YARDS_OF_A_PASS = 100;

const n = (value: number | undefined): number => value ?? 0;

/** A player's day as a headline or a first sentence has it: shorter than his line. */
export function dayWords({ marks, values: v }: Fact): Day {
  if (marks.includes("passing")) {
    const what =
      n(v.passingYards) < 200 && n(v.passingTouchdowns) >= 2
        ? counted(n(v.passingTouchdowns), "touchdown pass", "touchdown passes")
        : `for ${v.passingYards} yards${touchdowns(v.passingTouchdowns)}`;
    const short =
      n(v.passingTouchdowns) >= MANY_TOUCHDOWNS && n(v.passingYards) <= YARDS_OF_A_PASS * n(v.passingTouchdowns)
        ? counted(n(v.passingTouchdowns), "TD pass", "TD passes")
        : `for ${v.passingYards} yards`;
    return { past: `threw ${what}`, present: `throws ${what}`, short: `throws ${short}` };
  }
  if (marks.includes("rushing")) {
    const what =
      n(v.rushingYards) < 70 && n(v.rushingTouchdowns) >= 2
        ? `for ${counted(n(v.rushingTouchdowns), "touchdown")}`
        : `for ${v.rushingYards} yards${touchdowns(v.rushingTouchdowns)}`;
    const short =
      n(v.rushingTouchdowns) >= MANY_TOUCHDOWNS
        ? counted(n(v.rushingTouchdowns), "TD", "TDs")
        : `${v.rushingYards} yards`;
    return { past: `ran ${what}`, present: `runs ${what}`, short: `runs for ${short}` };
  }
  if (marks.includes("receiving")) {
    const what =
      n(v.receivingYards) < 80 && n(v.receivingTouchdowns) >= 2
        ? counted(n(v.receivingTouchdowns), "touchdown pass", "touchdown passes")
        : `${counted(n(v.receptions), "pass", "passes")} for ${v.receivingYards} yards${touchdowns(v.receivingTouchdowns)}`;
    const short =
      n(v.receivingTouchdowns) >= MANY_TOUCHDOWNS
        ? counted(n(v.receivingTouchdowns), "TD pass", "TD passes")
        : `${counted(n(v.receptions), "pass", "passes")} for ${v.receivingYards} yards`;
    return { past: `caught ${what}`, present: `catches ${what}`, short: `catches ${short}` };
  }
  if (marks.includes("kicking")) {
    const what = counted(n(v.fieldGoalsMade), "field goal");
    return { past: `kicked ${what}`, present: `kicks ${what}`, short: `kicks ${what}` };
  }
  const interceptions =
    n(v.interceptions) > 0 ? [counted(n(v.interceptions), "interception").replace(/^one /, "an ")] : [];
  const sacks = n(v.sacks) > 0 ? [n(v.sacks) === 1 ? "a sack" : `${countWords(n(v.sacks))} sacks`] : [];
  const parts = [...interceptions, ...sacks].join(" and ");
  const [most = parts] = n(v.sacks) > n(v.interceptions) ? sacks : interceptions;
  return { past: `had ${parts}`, present: `has ${parts}`, short: `has ${most}` };
}

function touchdowns(count: number | undefined): string {
  if (n(count) === 0) return "";
  return n(count) === 1 ? " and a touchdown" : ` and ${countWords(n(count))} touchdowns`;
}

/** `Saquon Barkley ran for 187 yards and two touchdowns` */
export function dayClause(line: Fact): Phrase {
  const who = line.roles.player;
  return who === undefined ? line.wording.clause : phrase`${player(who)} ${dayWords(line).past}`;
}
