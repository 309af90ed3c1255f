import type { Fact } from "../../../facts/fact.ts";
import type { NumberToken } from "../../../words/story-numbers.ts";
import type { Reading } from "../../reading.ts";
import { SACKED } from "../clause/sacked.ts";
import { unitsOfTimes } from "./times-of-deed.ts";

const NUMBER_WORDS = "(?:none|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice)";

/** The facts that may have it: of the last person or team named before it who has facts of his own here, else all. */
export function numbersOwner(token: NumberToken, reading: Reading): readonly Fact[] {
  const { start, end, form } = token;
  const { text, hits, pool } = reading;
  // Balls that one team took away are the other one's turnovers.
  if (
    /\btook the ball away|\btakeaways?\b|\bforced\b/.test(text) &&
    pool.some(({ marks }) => marks.includes("turnovers"))
  )
    return pool;
  const kicks = kicksOf(text.slice(0, start), pool);
  if (kicks.length > 0) return kicks;
  // "256 yards to 112": the second figure of two is the other one's.
  if (
    new RegExp(
      String.raw`(?:\d|\b${NUMBER_WORDS})(?: [A-Za-z#-]+){0,3} to (?:(?:just|only|their|its|his|@'s) )?$`,
    ).test(text.slice(0, start)) ||
    new RegExp(
      String.raw`^(?: [A-Za-z-]+){0,3} to (?:(?:just|only|their|his|@'s|#'s?) )*(?:\d|${NUMBER_WORDS}\b)`,
    ).test(text.slice(end))
  )
    return pool;
  const before = text.slice(0, start).match(/[@#]/g)?.length ?? 0;
  // "But three turnovers did them in": nobody is named since the word that joins.
  if (/\b(?:but|while|though|yet) $/.test(text.slice(0, start)) || SACKED.test(text.slice(0, start))) return pool;
  // "5-for-14 for the Chargers", "the 3-4 Cowboys": who it is of comes after it.
  const isBehind =
    (text.startsWith(" against #", end) && pool.some(({ marks }) => marks.some((mark) => mark.startsWith("penalt")))) ||
    /^(?: (?:for|on|by)|(?: (?:PPR |fantasy )?points?| PPR)? (?:from|out of)) [@#](?!'s)/.test(text.slice(end)) ||
    (form === "pair" && text.startsWith(" #", end));
  const hit = hits[isBehind ? before : (inTurn({ start, end }, reading) ?? subjectOf(text, start) ?? before - 1)];
  if (hit === undefined) return pool;
  // "while allowing 264" is the other team's.
  const since = text.slice(text.slice(0, start).search(/[@#][^@#]*$/), start);
  const areAllowed = pool.some(isMeanAllowed) && pool.every((fact) => isMeanAllowed(fact) || !SIDED.has(fact.kind));
  if (
    !areAllowed &&
    /\b(?:allow\w*|g[ia]v(?:e|ing) up|giving|against|without|surrender\w*|yield\w*|conced\w*|permit\w*|limit\w*|held|holding|(?:was|were|got|been) sacked)\b/.test(
      since.replace(/\b(?:was|were|been|being|got) (?:held|limited) (?:to|under)\b/, ""),
    )
  )
    return pool;
  const isOf = (fact: Fact): boolean =>
    hit.team === null
      ? Object.values(fact.roles).some((id) => hit.players.includes(id))
      : fact.team === hit.team || fact.team === null;
  const isOwned = ({ kind, marks }: Fact): boolean =>
    hit.team === null ? PERSONAL.has(kind) : SIDED.has(kind) && !marks.includes("headToHead");
  // "Davis' 34-yard field goal" and "Montoya from the 3" are of his deeds.
  const isDeed = /@'s $|@ (?:scored )?from (?:the )?$/.test(text.slice(0, start));
  const deeds = hit.team === null && isDeed ? pool.filter(isOf) : [];
  if (deeds.length > 0) return deeds;
  const own = pool.filter((fact) => isOwned(fact) && isOf(fact));
  // "beat the Bears by 14", "31 of the Packers' 60": who is named as a bystander owns nothing.
  const others = pool.filter((fact) =>
    isOwned(fact) ? isOf(fact) : own.length === 0 || form === "pair" || !isBothTeams(fact, text.slice(end)),
  );
  if (own.length === 0) return pool;
  // "Good for 334 yards" of a passer is none of his team's: those count what sacks lost, and what others threw.
  const isOfHisLine =
    hits.every(({ team }) => team === null) &&
    own.some(({ kind }) => kind === "line") &&
    (LINE_UNITS.test(text.slice(end)) || unitsOfTimes(token, text) !== null);
  return isOfHisLine ? others.filter(({ kind }) => !OF_TEAMS.has(kind)) : others;
}

/** What a team has allowed on average is its own figure. */
function isMeanAllowed({ kind, values }: Fact): boolean {
  return (kind === "form" || kind === "mean") && values.pointsAgainst !== undefined;
}

/** "Missed from 47 and hit from 59": of kicks that are cited those that failed, or those that did not. */
function kicksOf(before: string, pool: readonly Fact[]): readonly Fact[] {
  const verb =
    /\b(?:(miss\w*|misfired|failed)|hit|made|connect\w*|good|convert\w*|nailed|drilled|kicked)\b(?:(?! (?:and|but|while|led) )[^;:,])*,? from (?:\d+(?: yards?)?(?:,? and |, ))*(?:and )?$/.exec(
      before,
    );
  const misses = pool.filter(({ kind }) => kind === "miss");
  if (verb === null || misses.length === 0) return [];
  return verb[1] === undefined
    ? pool.filter(({ kind, values }) => kind === "score" || values.fieldGoalsMade !== undefined)
    : misses;
}

/** "The Colts outgained the Giants 446-389 but gave the ball away 3 times": which name a second verb goes back to; null where none does. */
function subjectOf(text: string, start: number): number | null {
  const names =
    /(?:^|[,;:] |\b(?:and|but|as|when|while) )[@#] [^@#,;:]*[a-z-]+ #[^@#;:]*?,? (?:but|and|yet)(?: (?:also|still|then|only))* [a-z]+(?:ed|t|ve|de|nt|me|ook|an|ew)\b[^@#;:]*$/.exec(
      text.slice(0, start),
    );
  if (names === null || / (?:to|by|from|over|against|past|for) #/.test(names[0])) return null;
  return text.slice(0, names.index + names[0].search(/[@#]/)).match(/[@#]/g)?.length ?? 0;
}

const LINE_UNITS =
  /^ (?:\w+ )?(?:yards|touchdowns?|scores?|completions|passes|carries|catches|receptions|interceptions?|picks?)\b/;
const OF_TEAMS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["compare", "team", "count"]);

/** "@ and @ both had season highs, 19.9 and 18": which of the two names a figure of two belongs to; null where it is told otherwise. */
function inTurn({ start, end }: Pick<NumberToken, "start" | "end">, { text, numbers }: Reading): number | null {
  const isPair = ({ end: from }: NumberToken, { start: to }: NumberToken): boolean => text.slice(from, to) === " and ";
  const at = numbers.findIndex((one) => one.start === start && one.end === end);
  const [before, token, after] = [numbers[at - 1], numbers[at], numbers[at + 1]];
  if (token === undefined) return null;
  const isSecond = before !== undefined && isPair(before, token);
  if (!isSecond && (after === undefined || !isPair(token, after))) return null;
  const names = /[@#] and [@#][^@#]*$/.exec(text.slice(0, isSecond ? before.start : start));
  const isBetween = (one: NumberToken): boolean =>
    one.start > (names?.index ?? 0) &&
    one.end <= (isSecond ? before.start : start) &&
    !/\beach [a-z]+ (?:it |just |only )?$/.test(text.slice(0, one.start));
  if (names === null || numbers.some(isBetween)) return null;
  return (text.slice(0, names.index).match(/[@#]/g)?.length ?? 0) + (isSecond ? 1 : 0);
}

/** What tells both teams' figures is neither's: who has a row beside it is held against that, but for "three more". */
function isBothTeams({ kind }: Fact, after: string): boolean {
  return (
    kind === "compare" &&
    !/^ (?:points? )?(?:(?:a|per) game )?(?:more|fewer|less|apart)|^-[a-z]+ (?:edge|advantage)\b/.test(after)
  );
}

const PERSONAL: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "line",
  "fantasy",
  "projection",
  "usage",
  "rank",
  "threshold",
  "seasonHigh",
  "form",
]);
const SIDED: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "team",
  "quarter",
  "record",
  "streak",
  "mean",
  "form",
  "lastGame",
  "run",
  "count",
  "largestLead",
]);
