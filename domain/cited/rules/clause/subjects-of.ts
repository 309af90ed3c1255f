import { maskNames, type NameHit } from "../../name-mask.ts";
import type { Reading } from "../../reading.ts";
import type { CitedFigure } from "./cited-figures.ts";
import { latestClause } from "./latest-clause.ts";
import { placesOf } from "./places-of.ts";
import type { WorkedClaim } from "./worked-claims.ts";

/** What stands before a name that is no subject. */
const OBJECT =
  /\b(?:to|by|from|with|on|of|over|than|against|for|past|at|in|led|leads|beat|edged|topped|helped|gave|found|out[a-z]+) $/;
/** Whose figure is the other one's: what is held down, allowed or suffered. */
const TURNED =
  /\b(?:surrender\w*|yield\w*|conced\w*|permit\w*|(?:held|holding)(?! the ball| possession| onto| it)|limit\w*|without|forc\w+|took the ball|takeaways?|w(?:as|ere) sacked|not|never|no|neither|nor|needed|fac(?:e[sd]?|ing))\b/;
const TO_DO_IT = /^[^,;]{0,40}\b(?:to (?:do (?:it|so|that)|get there)|for (?:it|that|them))\b/;
const ALLOWED = /\ballow\w*\b|\bg[ia]v\w* up\b/;
const TOGETHER = /\b(?:combin\w+|together|between them|the (?:two|pair|duo)|both|each|they|their)\b/;

interface Named {
  at: number;
  hit: NameHit;
}

/**
 * Who is said to have more or less: the last one who is named before it in the clause and is no object, several where they are told together;
 * without a name who the sentence so far is about, or the only one with figures who is not on the other side. Empty where nobody can be told.
 */
export function subjectsOf(claim: WorkedClaim, figures: readonly CitedFigure[], reading: Reading): readonly string[] {
  const { text, hits, index, sentenceSoFar, textBefore } = reading;
  const owners = new Set(figures.flatMap(({ whose }) => whose).filter((one) => one !== ""));
  const all = placesOf(text).map((at, nth) => ({ at, hit: hits[nth] ?? { written: "", players: [], team: null } }));
  const own = all.filter(({ at }) => at < claim.start);
  const theirs = all
    .filter(({ at }) => at >= claim.end && at < claim.tail[1])
    .flatMap(({ hit }) => ownersOf(hit, owners));
  const before = subject(own, text, owners, true);
  // Who faces a third down has the ball, and who needed more "to do it" had more.
  const since = text
    .slice(before?.at ?? 0, claim.start)
    .replace(/\bneeded(?= (?:just |only )?$)/, (needed) => (TO_DO_IT.test(text.slice(claim.start)) ? "" : needed))
    .replace(/\bfac(?:e[sd]?|ing)(?= $)/, (faced) => (/\b(?:third|fourth)[- ]downs?\b/.test(text) ? "" : faced));
  const areAgainst = figures.some(({ unit }) => unit === "pointsAgainst");
  const isLoss = figures.some(({ from }) => from.marks.some((mark) => /^(?:turnovers|penalt)/.test(mark)));
  if (TURNED.test(since) || (ALLOWED.test(since) && !areAgainst && !isLoss)) return [];
  if (before !== null) return before.who;
  if (own.some(({ hit }) => hit.team === null)) return [];
  const isPlural = TOGETHER.test(text.slice(0, Math.max(claim.end, claim.tail[1])));
  const soFar = named(sentenceSoFar, index);
  const begins = latestClause(soFar.text);
  const here = subject(
    soFar.all.filter(({ at }) => at >= begins),
    soFar.text,
    owners,
    false,
  );
  const rest = [...owners].filter((one) => !theirs.includes(one));
  if (here !== null && here.who.every((one) => rest.includes(one))) return here.who;
  const people = rest.filter((one) => index.people.has(one));
  const left = people.length > 0 ? people : rest;
  if (soFar.all.some(({ hit }) => hit.team === null)) return [];
  if (isPlural && theirs.length === 0 && people.length > 1) return people;
  const [only, another] = left;
  const told = named(textBefore, index);
  // "A outscored B. He ran for more yards as well"
  const he = theirs.length === 0 && another !== undefined && /^(?:(?:and|but) )?he\b/.test(text);
  if (he) return subject(told.all, told.text, owners, false)?.who ?? [];
  const earlier = told.all.flatMap(({ hit }) => hit.players);
  const isElsewhere = only !== undefined && index.people.has(only) && earlier.length > 0 && !earlier.includes(only);
  return only === undefined || another !== undefined || isElsewhere ? [] : [only];
}

function named(written: string, index: Reading["index"]): { text: string; all: Named[] } {
  const { text, hits } = maskNames(written, index);
  return { text, all: placesOf(text).flatMap((at, nth) => (hits[nth] === undefined ? [] : [{ at, hit: hits[nth] }])) };
}

function ownersOf({ team, players }: NameHit, owners: ReadonlySet<string>): string[] {
  return (team === null ? [...players] : [team]).filter((one) => owners.has(one));
}

/** The last name, or the first one, that is nobody's object; with those beside it where they are told together. */
function subject(
  all: readonly Named[],
  text: string,
  owners: ReadonlySet<string>,
  isLast: boolean,
): { at: number; who: string[] } | null {
  const free = all.filter(({ at }) => !OBJECT.test(text.slice(0, at)));
  const hasFigures = free.filter(({ hit }) => ownersOf(hit, owners).length > 0);
  const found = isLast ? hasFigures.at(-1) : hasFigures[0];
  if (found === undefined) return null;
  // Of a person without figures none are worked out, no matter who comes before.
  if (isLast && free.some(({ at, hit }) => at > found.at && hit.team === null)) return null;
  const row = [found];
  const isBeside = (one: Named, two: Named): boolean =>
    /^.(?:'s)? and $|^., (?:and )?$/.test(text.slice(one.at, two.at));
  if (TOGETHER.test(text.slice(found.at)))
    for (let nth = all.indexOf(found) - 1; nth >= 0; nth -= 1) {
      const [one, next] = [all[nth], row[0]];
      if (one === undefined || next === undefined || !isBeside(one, next)) break;
      row.unshift(one);
    }
  const whose = row.map(({ hit }) => ownersOf(hit, owners));
  return whose.some((one) => one.length !== 1) ? null : { at: found.at, who: whose.flat() };
}
