import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames } from "../../name-mask.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { spotsOf } from "../clause/deed-spots.ts";
import { marginOf } from "../clause/lead-at-score.ts";
import { isOfSilence } from "../clause/silences.ts";
import { placesOf } from "../clause/places-of.ts";

const BEHIND = /\b(?:fell|falls?|falling|slipped|dropped) behind(?<stay> for good| to stay)?\b/g;
const FRONT = /\bin front\b(?! (?:of|four|seven|line)\b)(?: by (?:just |only )?(?<by>[a-z]+|\d+))?/g;

/** "Fell behind for good when ...", "in front by one": who was ahead without a verb of leading, by the score and by who went ahead. */
export function behindAndInFront(reading: Reading): Finding[] {
  return [
    ...fallen(reading),
    ...inFront(reading),
    ...beforeBreak(reading),
    ...tiedByOther(reading),
    ...atItsHead(reading),
  ];
}

const AT_HEAD =
  /^(?:still )?(?:(?<ahead>leading|up|ahead)|trailing|down|behind)(?: by)? (?:just |only )?(?:(?<one>\d+)-(?<two>\d+)|(?<by>[a-z]+|\d+))(?: points)?(?=[^#@;]{0,30}, #)/;

/** "Trailing 24-17, the Titans drove 56 yards": how it stood for the team that the clause goes on with, before or after what it tells. */
function atItsHead(reading: Reading): Finding[] {
  const { text, hits, cited, borne } = reading;
  const [found, team] = [AT_HEAD.exec(text), hits[0]?.team ?? null];
  if (found === null || team === null) return [];
  const { 0: word, groups: { one, two, by = "", ahead } = {} } = found;
  const said = one === undefined ? (numberOf(by) ?? Number(by)) : Math.abs(Number(one) - Number(two));
  const margins = cited.flatMap((fact) =>
    (["before", "after"] as const).flatMap((moment) => marginOf(fact, team, reading, moment) ?? []),
  );
  if (margins.length === 0 || Number.isNaN(said)) return [];
  if (!margins.includes(ahead === undefined ? -said : said))
    return [{ word, reason: `"${word}" is not how it stood for them in ${idsOf(reading)}. Say what the score was.` }];
  // A score that is told is for its own rule as well.
  borne.push([0, one === undefined ? word.length : word.indexOf(" ")]);
  return [];
}

const AT_BREAK =
  /\bafter (?:(?:going|heading|getting) into (?:the )?\w+ )?(?:being )?(?:(?<ahead>leading|up|ahead)|trailing|down|behind)\b/;

/** "Won 21-13, after trailing 7-0 at the half": how it stood at the break for the team that the clause or its sentence is about. */
function beforeBreak(reading: Reading): Finding[] {
  const { text, hits, cited, sentenceSoFar, index } = reading;
  const found = AT_BREAK.exec(text);
  const then = cited.find(({ kind }) => kind === "break");
  const before = hits.filter((_hit, nth) => (placesOf(text)[nth] ?? 0) < (found?.index ?? 0));
  const [told] = [...before, ...maskNames(sentenceSoFar, index).hits].filter(({ team }) => team !== null);
  const margin =
    told?.team === undefined || told.team === null || then === undefined
      ? null
      : marginOf(then, told.team, reading, "after");
  if (found === null || margin === null || (found.groups?.["ahead"] === undefined ? margin < 0 : margin > 0)) return [];
  return [
    {
      word: found[0],
      reason: `"${found[0]}" is not how it stood for them in ${idsOf(reading)}. Say what the score was.`,
    },
  ];
}

const TIED_IT =
  /\b(?:tied|knotted|evened|squared|equalized) (?:it|the (?:game|score)|things|matters)\b|\b(?:pull\w*|dr[ae]w\w*|brought|bringing|got) (?:#|it|them|things|matters) (?:back )?(?:level|even|square|all square)\b/g;

/** "After his catch had tied it": of several scores it is the one that is told right before it. */
function tiedByOther(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const spots = spotsOf(
    cited.filter(({ kind }) => kind === "score"),
    reading,
  );
  return matches(text, TIED_IT).flatMap(({ 0: word, index: at }): Finding[] => {
    const facts = spots.findLast((spot) => spot.at < at)?.facts ?? [];
    return facts.every(({ score }) => score === null || score.after.away === score.after.home)
      ? []
      : [{ word, reason: `"${word}" is not what that score did in ${idsOf(reading)}. Say what it did.` }];
  });
}

/** Who falls behind is the team that the clause or its sentence so far is about; the one that went ahead is the other one. */
function fallen(reading: Reading): Finding[] {
  const { text, hits, pool, index, sentenceSoFar, borne } = reading;
  const leads = pool.filter(({ kind }) => kind === "goAhead");
  if (leads.length === 0) return [];
  return matches(text, BEHIND).flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const places = placesOf(text);
    const own = hits.find(({ team }, nth) => team !== null && (places[nth] ?? 0) < at)?.team;
    const team = own ?? maskNames(sentenceSoFar, index).hits.find((hit) => hit.team !== null)?.team;
    if (team === undefined || team === null) return [];
    const isSo = leads.some(
      ({ team: leader, marks }) => leader !== team && (groups?.["stay"] === undefined || marks.includes("forGood")),
    );
    if (isSo) borne.push([at, at + word.length]);
    return isSo ? [] : [{ word, reason: `"${word}" is not so in ${idsOf(reading)}. Say who went ahead.` }];
  });
}

function inFront(reading: Reading): Finding[] {
  const { text, borne } = reading;
  return matches(text, FRONT).flatMap((found): Finding[] => {
    const { 0: word, index: at, groups } = found;
    if (isOfSilence(found, reading)) return [];
    const said = groups?.["by"];
    const by = said === undefined ? null : (numberOf(said) ?? Number(said));
    const isAhead = isTeamAhead(at, by, reading);
    const isSo = isAhead === true ? !NEVER.test(text.slice(0, at)) : isAhead;
    if (isSo === true) borne.push([at, at + word.length]);
    return isSo !== false ? [] : [{ word, reason: `"${word}" is not so in ${idsOf(reading)}. Say who was ahead.` }];
  });
}

const NEVER = /\bnever\b[^,;@#]*$/;
const WENT = /\b(?:w[eo]nt|go(?:es|ing)?|mov\w+|pull\w+|got|gets?|getting|jump\w*) (?:back )?$/;

/** Null where no team is named before it, or no score is known. Who goes in front was not there before the same score. */
function isTeamAhead(at: number, by: number | null, reading: Reading): boolean | null {
  const { text, hits, cited } = reading;
  const places = placesOf(text);
  const team = hits.findLast((hit, nth) => hit.team !== null && (places[nth] ?? 0) < at)?.team;
  if (team === undefined || team === null) return null;
  const went = WENT.test(text.slice(0, at));
  const margins = cited.flatMap((fact) => {
    const [before, after] = [marginOf(fact, team, reading, "before"), marginOf(fact, team, reading, "after")];
    if (before === null || after === null) return [];
    return went ? [before > 0 ? 0 : after] : [before, after];
  });
  if (margins.length === 0) return null;
  return margins.some((margin) => margin > 0 && (by === null || Number.isNaN(by) || margin === by));
}
