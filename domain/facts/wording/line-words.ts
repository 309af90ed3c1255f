import type { LineMark } from "../mark.ts";
import type { Unit } from "../unit.ts";
import { counted, countWords, sacks, share, times } from "./number-words.ts";
import { yards } from "../../words/yard-words.ts";

type Values = Partial<Record<Unit, number | null | undefined>>;

interface LineWords {
  /** Follows the player: `ran 14 times for 94 yards and a touchdown`. */
  did: (values: Values) => string;
  /** Follows his possessive: `94 rushing yards`. */
  thing: (values: Values) => string;
}

/** How each category of a player's line is told: the one place for it. */
export const LINE_WORDS: Readonly<Record<LineMark, LineWords>> = {
  passing: {
    did: passed,
    thing: (v) => `${n(v.passingYards)} passing yards`,
  },
  rushing: {
    did: (v) =>
      `${ran(n(v.carries))} for ${yards(n(v.rushingYards))}${tally([[v.rushingTouchdowns, "touchdown", "touchdowns"]])}`,
    thing: (v) => `${n(v.rushingYards)} rushing yards`,
  },
  receiving: {
    did: (v) =>
      n(v.receptions) === 0
        ? `had no catches on ${counted(n(v.targets), "target")}`
        : `caught ${counted(n(v.receptions), "pass", "passes")} for ${yards(n(v.receivingYards))}${tally([[v.receivingTouchdowns, "touchdown", "touchdowns"]])}`,
    thing: (v) => `${n(v.receivingYards)} receiving yards`,
  },
  kicking: {
    did: (v) =>
      joined(
        [
          kicked(n(v.fieldGoalsMade), n(v.fieldGoalAttempts), "field goal"),
          kicked(n(v.extraPointsMade), n(v.extraPointAttempts), "extra point"),
        ].filter((part) => part !== ""),
      ),
    thing: (v) =>
      n(v.fieldGoalsMade) === 0
        ? counted(n(v.extraPointsMade), "extra point")
        : counted(n(v.fieldGoalsMade), "field goal"),
  },
  punting: {
    did: (v) => `punted ${times(n(v.punts))} for ${yards(n(v.puntYards))}`,
    thing: (v) => counted(n(v.punts), "punt"),
  },
  returning: {
    did: (v) => {
      const kicks =
        n(v.kickReturns) === 0 ? "" : `${counted(n(v.kickReturns), "kickoff")} for ${yards(n(v.kickReturnYards))}`;
      const punts =
        n(v.puntReturns) === 0 ? "" : `${counted(n(v.puntReturns), "punt")} for ${yards(n(v.puntReturnYards))}`;
      return `returned ${[kicks, punts].filter((part) => part !== "").join(" and ")}`;
    },
    thing: (v) => `${n(v.kickReturnYards) + n(v.puntReturnYards)} return yards`,
  },
  defense: {
    did: (v) => `had ${joined(defense(v))}`,
    thing: (v) => joined(defense(v)),
  },
};

const n = (value: number | null | undefined): number => value ?? 0;

/** `made three of four field goals`, `made both extra points`, `missed his only field goal`; nothing of what he never tried. */
function kicked(made: number, of: number, what: string): string {
  if (of === 0) return "";
  if (of === 1) return `${made === 1 ? "made" : "missed"} his only ${what}`;
  if (made === of) return `made ${of === 2 ? "both" : `all ${countWords(of)}`} ${what}s`;
  return `made ${share(made, of)} ${what}s`;
}

/** `completed 22 of 29 passes for 241 yards and a touchdown`, `did not complete his only pass`. */
function passed(v: Values): string {
  const [made, tried, picks] = [n(v.completions), n(v.attempts), n(v.interceptionsThrown)];
  if (tried === 0) return "did not throw a pass";
  if (made === 0 && tried === 1)
    return picks === 1 ? "had his only pass intercepted" : "did not complete his only pass";
  if (made === 0)
    return `completed none of his ${countWords(tried)} passes${picks === 0 ? "" : ` and threw ${counted(picks, "interception")}`}`;
  const of = tried === 1 ? "his only pass" : `${countWords(made)} of ${countWords(tried)} passes`;
  return `completed ${of} for ${yards(n(v.passingYards))}${tally([
    [v.passingTouchdowns, "touchdown", "touchdowns"],
    [v.interceptionsThrown, "interception", "interceptions"],
  ])}`;
}

function ran(carries: number): string {
  return `ran ${times(carries)}`;
}

/** ` and a touchdown`, `, two touchdowns and an interception`; nothing of what he has none of. */
function tally(parts: readonly (readonly [number | null | undefined, string, string])[]): string {
  const stated = parts.flatMap(([count, one, many]) => {
    if (n(count) === 0) return [];
    return [n(count) === 1 ? `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}` : `${countWords(n(count))} ${many}`];
  });
  if (stated.length === 0) return "";
  return stated.length === 1
    ? ` and ${stated[0] ?? ""}`
    : `, ${stated.slice(0, -1).join(", ")} and ${stated.at(-1) ?? ""}`;
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

function defense(v: Values): string[] {
  const tackled = n(v.tackles) + n(v.assists);
  return [
    n(v.sacks) > 0 ? sacks(n(v.sacks)) : "",
    some(v.interceptions, "interception"),
    some(v.forcedFumbles, "forced fumble"),
    some(v.safeties, "safety", "safeties"),
    some(v.passesDefended, "pass defended", "passes defended"),
    tackled > 0 ? counted(tackled, "tackle") : "",
  ].filter((part) => part !== "");
}

function some(count: number | null | undefined, one: string, many?: string): string {
  return n(count) === 0 ? "" : counted(n(count), one, many);
}
