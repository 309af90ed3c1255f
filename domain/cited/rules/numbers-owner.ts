import type { Fact } from "../../facts/fact.ts";
import type { NumberToken } from "../../words/story-numbers.ts";
import type { Reading } from "../reading.ts";

/** The facts that may have it: of the last person or team named before it who has facts of his own here, else all. */
export function numbersOwner({ start, end, form }: NumberToken, { text, hits, pool }: Reading): readonly Fact[] {
  // Balls that one team took away are the other one's turnovers.
  if (
    /\btook the ball away|\btakeaways?\b|\bforced\b/.test(text) &&
    pool.some(({ marks }) => marks.includes("turnovers"))
  )
    return pool;
  // "256 yards to 112": the second figure of two is the other one's.
  if (
    /\d(?: [A-Za-z-]+){0,3} to (?:(?:just|only|their|its|his) )?$/.test(text.slice(0, start)) ||
    /^ to (?:just |only )?\d/.test(text.slice(end))
  )
    return pool;
  const before = text.slice(0, start).match(/[@#]/g)?.length ?? 0;
  // "5-for-14 for the Chargers": who it is of comes after it.
  const hit = hits[/^ for [@#](?!'s)/.test(text.slice(end)) ? before : before - 1];
  if (hit === undefined) return pool;
  // "while allowing 264" is the other team's.
  const since = text.slice(text.slice(0, start).search(/[@#][^@#]*$/), start);
  if (
    /\b(?:allow\w*|giv(?:e|ing) up|giving|against|without|surrender\w*|yield\w*|conced\w*|permit\w*|limit\w*|held|holding)\b/.test(
      since,
    )
  )
    return pool;
  const isOf = (fact: Fact): boolean =>
    hit.team === null
      ? Object.values(fact.roles).some((id) => hit.players.includes(id))
      : fact.team === hit.team || fact.team === null;
  const isOwned = ({ kind, marks }: Fact): boolean =>
    hit.team === null ? PERSONAL.has(kind) : SIDED.has(kind) && !marks.includes("headToHead");
  // "Davis' 34-yard field goal" is one of his deeds.
  const deeds = hit.team === null && text.slice(0, start).endsWith("@'s ") ? pool.filter(isOf) : [];
  if (deeds.length > 0) return deeds;
  const own = pool.filter((fact) => isOwned(fact) && isOf(fact));
  // "beat the Bears by 14", "31 of the Packers' 60": who is named as a bystander owns nothing.
  const others = pool.filter((fact) =>
    isOwned(fact) ? isOf(fact) : own.length === 0 || form === "pair" || !isBothTeams(fact, text.slice(end)),
  );
  return own.length === 0 ? pool : others;
}

/** What tells both teams' figures is neither's: who has a row beside it is held against that, but for "three more". */
function isBothTeams({ kind }: Fact, after: string): boolean {
  return kind === "compare" && !/^ (?:points? (?:a|per) game )?(?:more|fewer|less|apart)/.test(after);
}

const PERSONAL: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "line",
  "fantasy",
  "projection",
  "usage",
  "rank",
  "threshold",
  "seasonHigh",
]);
const SIDED: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "team",
  "quarter",
  "record",
  "streak",
  "mean",
  "form",
  "run",
  "count",
  "largestLead",
]);
