import type { Fact } from "../../../facts/fact.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames, unmasked } from "../../name-mask.ts";
import { findNumbers } from "../../../words/story-numbers.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

/** Who has the most by a rank: the player, or everybody on the play that is the longest. */
function leadersOf({ roles, of }: Fact, { index }: Reading): readonly string[] {
  return roles.player === undefined ? of.flatMap((id) => Object.values(index.byId(id)?.roles ?? {})) : [roles.player];
}

/** Who has the most by a clause: the one named right before it, but not the one a pass went to; after "nobody had more than" who comes then. */
export function isOfLeader(fact: Fact, reading: Reading, { 0: said, index: at }: RegExpExecArray): boolean {
  const { text, hits, cited, index } = reading;
  // "His 19.6 points were the most of any Seahawk" beside the rank of somebody else.
  const own = cited.flatMap(({ kind, roles }) => (kind === "fantasy" || kind === "line" ? (roles.player ?? []) : []));
  // "The longest catch" of a run.
  const way = WAY.exec(text.slice(at + said.length))?.groups;
  const isOther = ({ marks }: Fact): boolean => marks.includes(way?.["caught"] === undefined ? "pass" : "run");
  if (way !== undefined && fact.of.some((id) => [index.byId(id) ?? []].flat().some(isOther))) return false;
  const leaders = leadersOf(fact, reading);
  if (own.length > 0 && !own.some((id) => leaders.includes(id))) return false;
  const people = placesOf(text).flatMap((place, nth) => {
    const hit = hits[nth];
    return hit === undefined || hit.team !== null ? [] : [{ place, hit }];
  });
  const left = people.filter(({ place }) => place < at);
  const after = people.find(({ place }) => place >= at);
  const subjects = left.filter(({ place }) => !/\b(?:to|from|by|with|on|of|over) $/.test(text.slice(0, place)));
  // "A took down B twice, and nobody had more": it is one of them.
  const isNone = /^no/i.test(said);
  const named = isNone ? (after ?? left.at(-1)) : (subjects.at(-1) ?? left.at(-1) ?? after);
  // "He ran for 45 yards, the most of the game": one of those that the sentence has named.
  const isThat = named === undefined && THAT.test(text);
  if (isThat && reading.numbers.length === 0 && !isFigureTold(fact, reading)) return false;
  const others = isThat || (named === undefined && APPOSITION.test(text)) ? toldBefore(reading) : [];
  const whose =
    named === undefined
      ? others
      : isNone && after === undefined
        ? left.flatMap(({ hit }) => hit.players)
        : named.hit.players;
  if (whose.length > 0 && !leaders.some((id) => whose.includes(id))) return false;
  // "His 33-yard catch was the longest play": another one of his was.
  const { yards } = fact.values;
  const far = yards === undefined ? [] : reading.numbers.filter(({ end }) => text.startsWith("-yard", end));
  if (far.length > 0) return far.some(({ value }) => value === yards);
  return named !== undefined || fact.roles.player !== undefined || !isBesideOthers(fact, reading);
}

/** "He ran for 28 yards, the longest play of the game" beside the rank of another one: a play is told in the sentence, and not the ranked one. */
function isBesideOthers(rank: Fact, { inSentence, factsBefore, text, index }: Reading): boolean {
  // "It was the longest play": the one that the sentence before has told.
  const facts = /^(?:it|that|this)\b/.test(text) ? [...inSentence, ...factsBefore] : inSentence;
  const told = facts.filter((fact) => PLAYS.has(fact.kind) && fact.of.length === 0);
  const ranked = rank.of.flatMap((id) => index.byId(id) ?? []);
  // "Led to his 33-yard run, the longest play" tells it by the relation.
  const isRelated = inSentence.some((fact) => fact.kind !== "rank" && fact.of.some((id) => rank.of.includes(id)));
  const isTold = told.some((play) => ranked.some((one) => one === play || index.compareTime(one, play) === 0));
  return told.length > 0 && !isTold && !isRelated;
}

const WAY = /^ (?:(?<caught>catch|reception|pass|completion|throw)|run|carry|rush)\b/;
const PLAYS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["play", "score", "conversion"]);

/** "That led all Steelers" is of who was told before. */
const THAT = /^that (?!was\b)/;
const APPOSITION =
  /^\W*(?:(?:and|but) (?:\w+ly |also |then )?(?:finished|ended|wound|led|paced|had|was|posted|recorded)\b|the|an?|his|which (?:was|were|is|are)|that (?:was|were)|both|good for|enough for)\b/;

function toldBefore({ text, sentenceSoFar, textBefore, index }: Reading): readonly string[] {
  const { hits } = maskNames(THAT.test(text) ? `${textBefore} ${sentenceSoFar}` : sentenceSoFar, index);
  return (THAT.test(text) ? hits.slice(-1) : hits).flatMap(({ players }) => players);
}

/** "He scored 22.2 points. That led all Vikings": a figure of what the rank has most of is told. */
function isFigureTold({ values }: Fact, { sentenceSoFar, textBefore }: Reading): boolean {
  const told = `${textBefore} ${sentenceSoFar}`;
  return findNumbers(told).some(({ end }) =>
    NUMBER_UNITS.some(
      ({ says, units }) => says.test(told.slice(end)) && units.some((unit) => values[unit] !== undefined),
    ),
  );
}

const DENIED_LEAD =
  /(?:\b(?:not|never|failed to)|n't) (?:[\w'#-]+ ){0,3}(?:led|lead|leading|leader|top|topped|paced?|most|highest|(?:game|team)-high)\b/;

/** "He did not lead them in catches", by the rank that says he did. */
export function deniedLeads(reading: Reading): Finding[] {
  const { text, hits, cited } = reading;
  const said = DENIED_LEAD.exec(text);
  const nth = said === null ? -1 : placesOf(text).findLastIndex((place) => place < said.index);
  const leads = cited.some(
    ({ kind, roles, values }) =>
      kind === "rank" && values.rank === 1 && hits[nth]?.players.includes(roles.player ?? ""),
  );
  return said === null || !leads ? [] : [{ word: unmasked(said[0]), reason: `${idsOf(reading)} says that it was so.` }];
}
