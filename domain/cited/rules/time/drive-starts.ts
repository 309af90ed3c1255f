import type { Fact, Moment } from "../../../facts/fact.ts";
import { endOf, type Reading } from "../../reading.ts";
import { QUARTER } from "./periods.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** "The winning drive started with", up to a time. */
export const DRIVE_STARTED = new RegExp(
  alternatives`
    \b(?:drive|march|possession|series)(?: (?:that|which|had|only|first))* (?:${alternatives`
      started | began | opened | commenced | got (?:going|started|under way) | set out | from | ran from
    `})(?: [a-z]+){0,2} $
    \b(?:starting|beginning) (?:[a-z]+ ){0,2}$
    \b(?:${alternatives`
      took over | got the ball(?: back)?
      (?:began|started) (?:it|(?:the|that|a|an|their|its|his) (?:[\w-]+ ){0,3}(?:drive|march|possession|series))
    `})(?: (?:for|on) (?:the|that|a|their|its) (?:[\w-]+ ){0,2}(?:drive|march|possession|series))? (?:[a-z]+ ){0,2}$
  `,
);

/** The same behind a time: "with 1:52 left, the winning drive started". */
export const DRIVE_STARTS =
  /^,? (?:when )?(?:the|that|a|their|#'s) (?:[\w-]+ ){0,3}(?:drive|march|possession|series) (?:started|began|got (?:going|under way))\b|^,? (?:#|they) (?:took over|got the ball|(?:began|started|set out on) (?:it|the|that|a|an|their|its)\b)/;

/** What a team has that gets the ball. */
const GAINS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["drive", "turnover", "stop", "block"]);
const QUARTERS = ["1", "2", "3", "4"] as const;

/** When the drives began that are told with their scores: by how long they took, or by what gave the ball; empty where nobody scores. */
export function driveStarts({ cited }: Pick<Reading, "cited">): { at: Moment; fact: Fact }[] {
  const score = cited.find(({ kind }) => kind === "score");
  if (score === undefined) return [];
  return cited.flatMap((fact) => {
    const { at, kind, team, values } = fact;
    if (at === null) return [];
    const isOwn = team === score.team;
    if (isOwn ? GAINS.has(kind) : kind === "miss") return [{ at, fact }];
    const elapsed = kind === "score" && values.seconds !== undefined ? (at.elapsed ?? 0) - values.seconds : -1;
    const nth = Math.floor(elapsed / QUARTER);
    const quarter = QUARTERS[nth];
    return quarter === undefined
      ? []
      : [{ at: { ...at, quarter, clock: (nth + 1) * QUARTER - elapsed, elapsed }, fact }];
  });
}

/** When a drive began that is told with what ended it, or a run whose last score is told: a time of the clause is of that end. */
export function isOnlyBegin({ at, fact }: { at: Moment; fact: Fact }, { cited, index, numbers }: Reading): boolean {
  const { away = NaN, home = NaN } = fact.score?.after ?? {};
  const isEndTold = numbers.some(({ form, value, other }) => form === "pair" && value + other === away + home);
  if (fact.kind === "run") return at === fact.at && isEndTold;
  return fact.kind === "drive" && at === fact.at && endOf(fact, index).some((end) => cited.includes(end));
}
