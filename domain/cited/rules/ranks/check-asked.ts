import type { Fact } from "../../../facts/fact.ts";
import { surnameOf } from "../../../facts/people-of.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import { idsOf, type Reading, relatedOf } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

/** "Most catches in the game?", "what was the longest play": the question wants the one who leads. */
const MOST = /\b(?:the )?(?:most|highest|top|leading|biggest|longest)(?= (?<what>[a-z][a-z -]*))/i;
/** An answer that says who or which: what it names is said to lead. */
const NAMES_ONE =
  /^(?:(?:that|it|this) (?:was|is|would be|has to be|goes to|belongs to) )?@(?:'s|,| did| had| has| led| with| (?:caught|ran|threw|made|got)\b)?/;
const LONGEST = /^(?:single )?(?:play|gain|run|rush|catch|reception|pass|completion|touchdown|score)\b/;
const HAS_YARDS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["play", "score", "conversion"]);

/** Who answers a question for the most with a name says that nobody had more. */
export function checkAsked(reading: Reading): Finding[] {
  const { asked, text, hits, opensSentence, textBefore, part, pool, index } = reading;
  const what = MOST.exec(asked)?.groups?.["what"];
  const named = NAMES_ONE.exec(text);
  if (what === undefined || named === null || !opensSentence || textBefore !== "" || part.ids.length === 0) return [];
  // Who asks may type small: "most catches for the colts".
  const question = asked.toLowerCase();
  const isIn = (name: string): boolean => question.includes(name.toLowerCase());
  const team = [index.away, index.home].find(({ nick, place }) => isIn(nick) || isIn(place))?.code ?? null;
  if (hits.some(({ written, team: whose }) => whose === null && isIn(surnameOf(written)))) return [];
  const who = hits[placesOf(text).indexOf(named[0].indexOf("@"))]?.players ?? [];
  const isRanked = pool.some(
    (fact) =>
      fact.kind === "rank" &&
      (fact.marks.includes("ofGame") || team !== null) &&
      [fact, ...relatedOf(fact, index)].some(({ roles }) => Object.values(roles).some((id) => who.includes(id))),
  );
  if (isRanked && !LONGEST.test(what)) return [];
  const isOurs = (fact: Fact): boolean => team === null || fact.team === team;
  const isHis = ({ roles }: Fact): boolean => Object.values(roles).some((id) => who.includes(id));
  const units: readonly Unit[] = LONGEST.test(what)
    ? ["yards"]
    : (NUMBER_UNITS.find(({ says }) => says.test(` ${what}`))?.units ?? []);
  const holders = index.facts.filter(
    (fact) =>
      isOurs(fact) &&
      (LONGEST.test(what) ? HAS_YARDS.has(fact.kind) && isOfItsWay(fact, what) : OF_PLAYERS.has(fact.kind)),
  );
  const most = (unit: Unit, facts: readonly Fact[]): number =>
    Math.max(...facts.flatMap(({ values }) => values[unit] ?? []), -Infinity);
  const told = units.filter((unit) => holders.some((fact) => isHis(fact) && (fact.values[unit] ?? 0) > 0));
  // Of several figures that the words may mean he leads in one.
  // Of the longest it is the one whose yards are told.
  const yards = reading.numbers.filter(({ end, form }) => form === "plain" && /^[ -]yard/.test(text.slice(end)));
  const longest = Math.max(
    ...yards.map(({ value }) => value),
    yards.length === 0 ? most("yards", pool.filter(isHis)) : 0,
  );
  const isMost = (unit: Unit): boolean =>
    (LONGEST.test(what) ? longest : most(unit, holders.filter(isHis))) >= most(unit, holders);
  if (told.length === 0 || told.some(isMost)) return [];
  return [
    {
      word: hits[0]?.written ?? "",
      reason: `Somebody else has more than what ${idsOf(reading)} says. Name the one who was asked for.`,
    },
  ];
}

const OF_PLAYERS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["line", "usage", "fantasy", "projection"]);

/** A play from scrimmage, unless a return is asked for. */
function isOfItsWay({ marks }: Fact, what: string): boolean {
  if (marks.includes("fieldGoal") || marks.includes("return") !== /\breturn\b/.test(what)) return false;
  if (/\b(?:run|rush)\b/.test(what)) return marks.includes("run");
  return /\b(?:catch|reception|pass|completion)\b/.test(what) ? marks.includes("pass") : true;
}
