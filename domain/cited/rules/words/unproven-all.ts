import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import { placesOf } from "../clause/places-of.ts";
import { unmasked } from "../../name-mask.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, isBorne, type Reading, relatedOf, saysItself } from "../../reading.ts";

/** What speaks of all that there was; "three of every four" and "nearly every" do not. */
const ALL =
  /(?<!\b(?:of|nearly|almost|not) )\b(?:every(?! (?:bit|yard|inch|second|ounce|way|sense|other|now|so|week|game|time (?:he|they|#|@)))|no other|entirely(?! (?:too|different))|exclusively|solely)\b(?: [\w-]+){0,2}/g;

/** A claim about all of a game is one that some rule has counted, or the fact's own words, or of a row that has all of it. */
export function unprovenAll(reading: Reading): Finding[] {
  const { text, part, cited, index } = reading;
  // Of a comparison both teams have all of theirs.
  const rowsOf = (fact: Fact): readonly Fact[] => (fact.kind === "compare" ? relatedOf(fact, index) : [fact]);
  if (part.ids.length === 0 || cited.some((fact) => rowsOf(fact).every((row) => isWhole(row, text)))) return [];
  return matches(text, ALL)
    .filter((found) => !isBorne(wordOf(found), reading) && !saysItself(reading, found) && !isOnlyOne(found, reading))
    .map(({ 0: said }) => ({
      word: unmasked(said),
      reason: `Nothing counts "${unmasked(said)}" in ${idsOf(reading)}. Say how many of how many, or leave it out.`,
    }));
}

/** "The Browns had no other touchdown": of what is cited as the only one of that kind, by that team. */
function isOnlyOne({ 0: said, index: at }: RegExpExecArray, reading: Reading): boolean {
  const { text, hits, cited, index } = reading;
  const nth = placesOf(text).findLastIndex((place) => place < at);
  // What is as far as nothing else is the longest play, which the sentence or the one before it tells.
  if (/^no other (?:play|gain|snap)\b/.test(said) && AS_FAR.test(text.slice(at)))
    return cited.some((fact) => isRankOfTold(fact, reading));
  const what = ONLY_KINDS.find(([says]) => says.test(said))?.[1];
  return cited.some(
    ({ kind, marks, team, of }) =>
      kind === "only" &&
      of.some((id) => what !== undefined && index.byId(id)?.marks.includes(what)) &&
      (hits[nth] === undefined ? !marks.includes("ofTeam") : hits[nth].team === team),
  );
}

const AS_FAR =
  /^[^,.;]*\b(?:(?:(?:that|as|so) (?:much|many|far|long|big)|more|longer|farther|further)(?: (?:ground|yards|yardage))?)(?=[,.;]|$)/;

function isRankOfTold({ kind, marks, values, of }: Fact, { inSentence, factsBefore, cited }: Reading): boolean {
  const [told = []] = [inSentence.filter((fact) => !cited.includes(fact)), factsBefore].filter(
    (facts) => facts.length > 0,
  );
  const isTold = told.some((fact) => [fact.id, ...fact.of].some((id) => of.includes(id)));
  return kind === "rank" && marks.includes("ofGame") && values.yards !== undefined && isTold;
}

const ONLY_KINDS = [
  [/^no other touchdowns?\b/, "touchdown"],
  [/^no other field goals?\b/, "fieldGoal"],
] as const;

/** All that a team scored: its kicker's, where its field goals make as many. */
const EVERY_POINT = /\bevery one of [^,.;]{0,20}?\b(?<points>\d+) points/;

/** Of all passes of a team nobody catches every one. */
const HIS_TARGETS = /\b(?:his way|(?:at|to|toward) him)\b|\bof his targets\b/;

/** What a rule that has counted them bears, without what they are. */
function wordOf({ 0: said, index }: RegExpExecArray): Pick<RegExpExecArray, 0 | "index"> {
  return { 0: /^(?:no other|[a-z]+)/.exec(said)?.[0] ?? said, index };
}

/** Whether nothing is missing in a row: each try that was made, each carry of a team, each kick that was good. */
function isWhole({ kind, values, marks }: Fact, text: string): boolean {
  const { made, of, carryShare, targetShare, fieldGoalsMade, fieldGoalAttempts, receptions, targets } = values;
  const points = EVERY_POINT.exec(text)?.groups?.["points"];
  if (points !== undefined)
    return kind === "count" && marks.includes("fieldGoal") && 3 * (values.count ?? 0) === Number(points);
  if (kind === "usage") return carryShare === 100 || targetShare === 100;
  if (marks.includes("receiving")) return receptions === targets && HIS_TARGETS.test(text);
  if (marks.includes("kicking")) return fieldGoalsMade === fieldGoalAttempts;
  return kind === "answered" || (made !== undefined && made === of);
}
