import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords } from "../../fact-words.ts";
import { idsOf, type Reading, saysItself } from "../../reading.ts";
import { alternatives } from "../../../words/alternatives.ts";

const COUNT = "(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+)";
const WEEKS_APART = new RegExp(
  String.raw`\b(?:(?<count>a|${COUNT}) weeks? (?<way>later|earlier|after(?: that)?|before(?: that)?|prior)|(?:the )?(?<near>next|following|previous|prior) (?:week|game))\b`,
  "g",
);
const WEEKS_AGO = new RegExp(String.raw`\b(?:(?<count>a|${COUNT}) weeks? ago|last week(?:end)?(?! of))\b`, "g");
const BEGINNING = new RegExp(
  alternatives`
    \b(?:streak|skid|slide|slump|run of (?:wins|losses))\b(?: (?:that|which|has|had))?(?: of (?:wins|losses))? (?:${alternatives`
      began | begun | started | opened | dates? (?:back )?to | goes back to | (?:was|were) (?:begun|started)
    `})\b
    \b(?:began|started|kicked off|touched off) (?:the|their|its|that|a) (?:[\w-]+ ){0,3}(?:streak|skid|slide|slump)\b
  `,
  "g",
);
const RUN =
  "(?:streak|skid|slide|slump|(?:(?:winning|losing) )?run(?= of (?:[\\w-]+ ){0,3}(?:wins|losses|defeats|victories))|(?:straight|consecutive) (?:wins|losses|defeats|victories)|(?:winning|losing) run)";
/** Who is on a streak is on it still: what looks for its end is another matter. */
const ENDED = new RegExp(
  String.raw`\b${RUN}(?: of (?:[\w-]+ ){1,3}(?:wins|losses|defeats|victories|games))?(?: (?:for|by|of) (?:the )?#)?(?: (?:was|has|had|is|has been))? (?:ended|over|snapped|broken|stopped|halted|came to an end|come to an end)\b|(?<!\b(?:to|would|could|can|will|may|might|not) )\b(?:end(?:ed|ing)|snapp(?:ed|ing)|broke|breaking|halt(?:ed|ing)|stopp(?:ed|ing)|put(?:ting)? an end to) (?:(?:the|their|its|that|a|an|#'s?) )?(?:[\w-]+ ){0,3}${RUN}\b`,
  "g",
);
const WHOLE_RECORD = new RegExp(
  String.raw`\b(?:(?<both>both)(?: of)?|all (?<all>${COUNT})(?: of)?|each of) (?:their|its|the|those)? ?(?:first |last |early |previous |season's )?(?<each>${COUNT} )?(?:games|contests|starts|outings|matchups)\b`,
  "g",
);
const SOME_OF = new RegExp(
  String.raw`\b(?:(?:only|just|exactly) )?(?<part>none|${COUNT}) of (?:their|its|the|#'s?|the #'s?) (?:\w+ )?(?<side>wins|victories|losses|defeats)\b`,
  "g",
);
const WON_SO_MANY = new RegExp(
  String.raw`\b(?<way>won|lost|dropped) (?:only |just )?(?<count>${COUNT}) (?:of (?:their|its) )?(?:home |road )?(?:games|times|contests|outings)\b`,
  "g",
);
const OPENER =
  /\bopen(?:s|ed|ing)? (?:the |their |its |#'s? )?(?:\d{4} )?(?:season|campaign|year)\b|\b(?<!home[ -]|road[ -])(?:season|campaign)[ -]openers?\b|\b(?:both|their) openers\b/g;
const COMING = /\bnext (?:on the schedule|week|opponent|up|Sunday)\b|\bup next\b|\bon deck\b/g;

/** Kinds that tell what was before this game. */
const PAST: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["lastGame", "form", "record", "streak", "mean"]);

/**
 * What a text says of a team's schedule: how many weeks lie between two games that it tells, that a game opened the season, that a record is of so many games or has so many of
 * them at home. When a streak began and who comes next no fact says.
 */
export function checkSchedule(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const ended = unknown(matches(text, ENDED));
  if (!cited.some(({ kind }) => PAST.has(kind))) return ended;
  return [
    ...ended,
    ...weeksAgo(reading),
    ...weeksApart(reading),
    ...recordsOf(reading),
    ...openers(reading),
    ...unknowable(),
  ];

  function unknowable(): Finding[] {
    const isPast = cited.every(({ kind }) => PAST.has(kind));
    return unknown([
      ...(cited.some(({ kind }) => kind === "streak") ? matches(text, BEGINNING) : []),
      ...(isPast ? matches(text, COMING) : []),
    ]);
  }

  function unknown(found: readonly RegExpExecArray[]): Finding[] {
    return found
      .filter((said) => !saysItself(reading, said))
      .map(({ 0: word }) => ({ word, reason: `No fact says "${word}". Leave it out.` }));
  }
}

/** The week of an earlier game of the regular season; the playoffs count anew. */
function weekOf(fact: Fact | undefined, { index }: Reading): number | null {
  return fact !== undefined && /\bweek \d/i.test(factWords(fact, index).said) ? (fact.values.week ?? null) : null;
}

/** "Three weeks ago", "last week": counted from the week of this game. */
function weeksAgo(reading: Reading): Finding[] {
  const { text, cited, index, borne } = reading;
  const own = index.ofKind("stage").find(({ values }) => values.week !== undefined)?.values.week;
  const weeks = cited.flatMap((fact) => weekOf(fact, reading) ?? []);
  if (own === undefined || weeks.length === 0) return [];
  return matches(text, WEEKS_AGO).flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const count = groups?.["count"];
    const said = count === undefined || count === "a" ? 1 : (numberOf(count) ?? Number(count));
    if (weeks.includes(own - said)) {
      borne.push([at, at + word.length]);
      return [];
    }
    return [{ word, reason: `That was in Week ${weeks.join(", ")}, and this is Week ${own}. Say when it was.` }];
  });
}

function weeksApart(reading: Reading): Finding[] {
  const { text, cited, before, borne } = reading;
  const games = cited.filter((fact) => weekOf(fact, reading) !== null);
  const [from, to] = games.length > 1 ? games : [before.findLast((fact) => weekOf(fact, reading) !== null), games[0]];
  const [one, two] = [weekOf(from, reading), weekOf(to, reading)];
  if (one === null || two === null || from === to || from?.team !== to?.team) return [];
  return matches(text, WEEKS_APART).flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const way = groups?.["way"] ?? groups?.["near"] ?? "";
    // "A week after a loss to the Saints": what follows was first.
    const isTurned =
      /^(?:after|before)$/.test(way) && /^ (?:an?|the|their|its|\w+ing)\b/.test(text.slice(at + word.length));
    const isBack = /earlier|before|previous|prior/.test(way) !== isTurned;
    const count = groups?.["count"];
    const said = count === undefined || count === "a" ? 1 : (numberOf(count) ?? Number(count));
    if (two - one === (isBack ? -said : said)) {
      borne.push([at, at + word.length]);
      return [];
    }
    return [{ word, reason: `Those games were in Weeks ${one} and ${two}. Say when each was.` }];
  });
}

function recordsOf(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const records = cited.filter(({ values }) => values.wins !== undefined && values.losses !== undefined);
  if (records.length === 0) return [];
  const counts = records.map(({ values: { wins = 0, losses = 0, ties = 0 } }) => wins + losses + ties);
  const whole = matches(text, WHOLE_RECORD).flatMap(({ 0: word, groups }): Finding[] => {
    const count = groups?.["all"] ?? groups?.["each"]?.trim();
    const said = count === undefined ? (groups?.["both"] === undefined ? null : 2) : (numberOf(count) ?? Number(count));
    return said === null || counts.includes(said)
      ? []
      : [{ word, reason: `"${word}" is not how many ${idsOf(reading)} counts. Give the record as it stands there.` }];
  });
  const placed = records.filter(({ marks }) => marks.includes("atHome") || marks.includes("onTheRoad"));
  const parts = matches(text, SOME_OF).flatMap(({ 0: word, groups }): Finding[] => {
    const part = groups?.["part"] ?? "";
    const said = part === "none" ? 0 : (numberOf(part) ?? Number(part));
    const isWins = /^(?:wins|victories)$/.test(groups?.["side"] ?? "");
    return placed.length === 0 || placed.some(({ values: { wins, losses } }) => (isWins ? wins : losses) === said)
      ? []
      : [{ word, reason: `"${word}" is not what ${idsOf(reading)} counts. Give the record as it stands there.` }];
  });
  const counted = matches(text, WON_SO_MANY).flatMap(({ 0: word, groups }): Finding[] => {
    const { way, count = "" } = groups ?? {};
    const said = numberOf(count) ?? Number(count);
    return records.some(({ values: { wins, losses } }) => (way === "won" ? wins : losses) === said)
      ? []
      : [{ word, reason: `"${word}" is not what ${idsOf(reading)} counts. Give the record as it stands there.` }];
  });
  return [...whole, ...parts, ...counted];
}

/** A season opens with the first week's game, which is this one or one that is cited. */
function openers(reading: Reading): Finding[] {
  const { text, cited, index } = reading;
  const weeks = [...cited, ...index.ofKind("stage")].flatMap(({ values }) => values.week ?? []);
  const said = matches(text, OPENER);
  if (weeks.includes(1)) for (const { 0: word, index: at } of said) reading.borne.push([at, at + word.length]);
  if (weeks.includes(1)) return [];
  return said.map(({ 0: word }) => ({
    word,
    reason: "No game of Week 1 is cited. Say which week it was.",
  }));
}
