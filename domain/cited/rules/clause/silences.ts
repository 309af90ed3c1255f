import { matches } from "../../../words/matches.ts";
import { findNumbers, numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import { maskNames } from "../../name-mask.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Reading } from "../../reading.ts";
import { ALL_QUARTERS, HALVES, type Period, periodOf, placeIn } from "../time/periods.ts";
import { placesOf } from "./places-of.ts";

interface Silence {
  /** `@` is a person, `#` a team. */
  says: RegExp;
  /** Counted over the whole game, whatever is cited. */
  isSo: (found: RegExpExecArray, reading: Reading) => boolean;
  examples: readonly string[];
}

const NEVER = "(?:never|did not|could not|would not|does not|failed to)";
const AGAIN = "(?: again| another point| the rest of the way| from there| after that| anymore)";
const SINCE = " after (?:that|this)| from (?:there|then)(?: on)?| the rest of the way";
/** What somebody has of his own, and its mark. */
const COUNTED = [
  ["touchdown", "touchdown"],
  ["field goal", "fieldGoal"],
  ["interception", "interception"],
  ["pick", "interception"],
] as const;
const QUARTERS: Readonly<Record<string, string>> = { first: "1", second: "2", third: "3", fourth: "4" };

/** What a game did not have: true where its scores, all of them, do not. */
const SILENCES: readonly Silence[] = [
  {
    says: new RegExp(
      String.raw`(?:#|\b[Tt]hey),? (?:(?:would|did|could) not score|never scored|(?:was|were) (?:scoreless|shut out|blanked|held scoreless))${AGAIN}`,
      "g",
    ),
    isSo: (found, reading) => {
      const [team, since] = [teamOf(found, reading), momentOf(reading)];
      return team !== null && since !== null && scoresOf(team, reading).every((at) => at <= since);
    },
    examples: ["# would not score again"],
  },
  {
    says: /(?:#|\b[Tt]hey) (?:had|have|put up) (?:no|zero) points (?:at|by) (?:halftime|the (?:half|break|intermission))\b/g,
    isSo: (found, reading) => {
      const team = teamOf(found, reading);
      const after = reading.cited.find(({ kind, marks }) => kind === "break" && marks.includes("halftime"))?.score
        ?.after;
      return team !== null && (team === reading.index.away.code ? after?.away : after?.home) === 0;
    },
    examples: ["# had no points at halftime"],
  },
  {
    says: /\b(?:[Nn]obody|[Nn]o one|[Nn]either (?:team|side)) had (?:yet )?(?:scored|put up (?:any|a) points?)(?: yet)? (?:before (?:that|it|then)|until then|to that point|by then)(?=[,.;]|$)/g,
    isSo: (_found, { cited, before, index }) => {
      const [first] = index.ofKind("score");
      const told = before.filter(({ kind }) => kind === "score");
      return (
        first !== undefined && (told.length > 0 ? told.includes(first) : cited.some(({ of }) => of[0] === first.id))
      );
    },
    examples: ["nobody had scored before that"],
  },
  {
    says: /(?:#|\b[Tt]hey),? (?:(?:did|would|could) not (?:lead|have (?:a|the) lead|take (?:a|the) lead|go ahead|get (?:ahead|in front))|never (?:led|had (?:a|the) lead)) until\b(?! after)/g,
    isSo: (found, { cited, index, ...reading }) => {
      const team = teamOf(found, { cited, index, ...reading });
      const first = index.ofKind("goAhead").find((lead) => lead.team === team);
      const told = cited.flatMap(({ id, of, kind }) => (kind === "goAhead" ? of : id));
      return team !== null && first !== undefined && told.some((id) => first.of.includes(id));
    },
    examples: ["# did not lead until his catch"],
  },
  {
    says: /(?:#|\b[Tt]hey),? (?:(?:did|would|could) not (?:score|get (?:any points|on the (?:board|scoreboard)))|(?:were|was) scoreless) until\b(?! after)/g,
    isSo: (found, reading) => {
      const team = teamOf(found, reading);
      const [first] = team === null ? [] : scoresOf(team, reading);
      return first !== undefined && reading.cited.some((fact) => fact.team === team && when(fact) === first);
    },
    examples: ["# did not score until the second quarter"],
  },
  {
    says: /\b(?:neither (?:team|side|offense) scored|(?:nobody|no one) scored|there was no score)(?: at all)? (?:in|during) the (?<quarter>first|second|third|fourth)(?: quarter)?\b/g,
    isSo: ({ groups }, { index }) => {
      const points = index.ofKind("quarter").filter(({ at }) => at?.quarter === QUARTERS[groups?.["quarter"] ?? ""]);
      return points.length > 0 && points.every(({ values }) => values.points === 0);
    },
    examples: ["neither team scored in the second quarter"],
  },
  {
    says: /\b(?:(?:[Nn]either (?:team|side|offense)|[Nn]obody|[Nn]o one) scored again|[Tt]here (?:was|were) no (?:more|further|other) (?:scoring|points?|scores?)) (?:in|during|before the end of) the (?:(?<nth>first|second|third|fourth) )?(?<part>quarter|period|half)\b/g,
    isSo: ({ groups }, { cited, before, index }) => {
      const [last] = [...cited, ...before].filter(({ kind }) => kind === "score").toSorted((a, b) => when(b) - when(a));
      const { nth, part = "" } = groups ?? {};
      // Without its name it is the one that the last score was in.
      const parts = nth !== undefined ? [periodOf(`${nth} ${part}`)] : part === "half" ? HALVES : ALL_QUARTERS;
      const period = parts.find((one) => last !== undefined && isIn(one, last));
      if (last === undefined || period === undefined || index.phase !== "over") return false;
      return index.ofKind("score").every((score) => when(score) <= when(last) || !isIn(period, score));
    },
    examples: ["nobody scored again in the quarter", "nobody scored again in the third quarter"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:[Tt]here (?:was|were) no (?:more|further|other) (?:scoring|points?|scores?)(?:${SINCE})?|(?:[Nn]either (?:team|side)|[Nn]obody|[Nn]o one) scored(?: again(?:${SINCE})?|${SINCE}))(?=[,.;]|$| and\b)`,
      "g",
    ),
    isSo: (_found, reading) => {
      const since = momentOf(reading);
      return since !== null && reading.index.ofKind("score").every((score) => when(score) <= since);
    },
    examples: ["there was no more scoring after that"],
  },
  {
    says: new RegExp(
      String.raw`(?:#|\b[Tt]hey),? ${NEVER} (?:(?:led|lead|trailed|trail)${AGAIN}|(?:g[eo]t|w[e]nt|go|pull(?:ed)?|mov(?:ed|e)) (?:back (?:in front|ahead|on top)|(?:in front|ahead|on top) again))`,
      "g",
    ),
    isSo: (found, reading) => {
      const [team, since] = [teamOf(found, reading), momentOf(reading)];
      if (team === null || since === null) return false;
      const isOf = (points: number): boolean => (!/\btrail/.test(found[0]) ? points > 0 : points < 0);
      const later = leadsOf(team, reading).filter(({ at }) => at >= since);
      const end = later.findIndex(({ points }) => !isOf(points));
      return end >= 0 && later.slice(end).every(({ points }) => !isOf(points));
    },
    examples: ["they never led again"],
  },
  {
    says: new RegExp(
      String.raw`(?:#|\b[Tt]hey)(?:,? ${NEVER} (?:led|lead|trailed|trail|(?:got|went|pulled|moved) (?:ahead|up)|fell behind)| (?:were|was) never (?:ahead|up|down|behind)| never) by more than (?:those |the )?(?<by>[a-z]+|\d+)(?: points)?\b`,
      "g",
    ),
    isSo: (found, reading) => {
      const by = found.groups?.["by"] ?? "";
      const team = teamOf(found, reading);
      // "A was never up by more than seven, and B never by more than six"
      const way = found[0].includes("# never by") ? reading.sentenceSoFar : found[0];
      const isOwn = /\b(?:led|lead|ahead|up)\b/.test(way);
      const leads = reading.index.ofKind("largestLead");
      const most = team === null ? undefined : leads.find((lead) => (lead.team === team) === isOwn)?.values.margin;
      return most !== undefined && most === (numberOf(by) ?? Number(by));
    },
    examples: ["# never led by more than 11"],
  },
  {
    says: /\b[Nn]either (?:team|side|club|one) (?:(?:ever|was|had|held|got) )*(?:led|leads?|a lead|an (?:edge|advantage)|ahead|up|in front|trailed|behind|down)(?: of| by)? (?:any )?more than (?<by>[a-z]+|\d+)(?: points)?\b/g,
    isSo: ({ groups }, { index }) => {
      const by = groups?.["by"] ?? "";
      const most = Math.max(...index.ofKind("largestLead").map(({ values }) => values.margin ?? 0));
      return most === (numberOf(by) ?? Number(by));
    },
    examples: ["neither team ever led by more than six"],
  },
  {
    says: /(?:#,? (?:never|did not) (?:led|lead)|\bnever(?: led)?) by more\b(?! than)|\b(?:it|the lead|the margin|that)(?:,? never (?:got|grew|was)|,? was never) (?:any )?(?:bigger|larger|wider|more)\b(?! than)/g,
    isSo: ({ 0: said, index: at }, { text, sentenceSoFar, cited }) => {
      const leads = cited.filter(({ kind }) => kind === "largestLead");
      const told = (sentenceSoFar + text.slice(0, at + said.length)).replaceAll(/\d+:\d+/g, "");
      const figure = findNumbers(told).findLast(({ form }) => form === "pair" || form === "plain");
      const by = figure?.form === "pair" ? Math.abs(figure.value - figure.other) : figure?.value;
      return leads.length === 1 && leads[0]?.values.margin === by;
    },
    examples: ["went up 7-0 and never led by more", "it never got any bigger"],
  },
  {
    says: new RegExp(
      String.raw`(?:#|\b[Tt]hey),? ${NEVER} (?:g[eo]t|pull(?:ed)?|c[ao]me|dr[ae]w) (?:any )?closer(?: than (?<by>[a-z]+|\d+)(?: points)?)?\b`,
      "g",
    ),
    isSo: (found, reading) => {
      const [team, since] = [teamOf(found, reading), momentOf(reading)];
      if (team === null || since === null) return false;
      const [first, ...later] = leadsOf(team, reading).filter(({ at }) => at >= since);
      const by = found.groups?.["by"];
      const least = by === undefined ? -(first?.points ?? 0) : (numberOf(by) ?? Number(by));
      return first !== undefined && first.points === -least && later.every(({ points }) => points <= -least);
    },
    examples: ["they never got closer than 11"],
  },
  {
    says: /\b(?:the|their|its|#'s) only (?:lead|edge|advantage)\b(?: (?:that )?(?:they|#) (?:had|held|would enjoy|would have|would hold|enjoyed|ever had))?(?: all (?:day|night|game|afternoon|evening)| of the (?:game|day|night))?/g,
    isSo: (found, reading) => {
      const [own, other] = new Set(reading.cited.flatMap(({ team }) => team ?? []));
      const team = found[0].includes("#")
        ? teamOf({ 0: "#", index: found.index + found[0].indexOf("#") }, reading)
        : other === undefined
          ? own
          : null;
      if (team === null || team === undefined) return false;
      const leads = leadsOf(team, reading).map(({ points }) => points > 0);
      return leads.filter((isAhead, nth) => isAhead && leads[nth - 1] !== true).length === 1;
    },
    examples: ["the only lead they had all day"],
  },
  {
    says: /\b(?:(?:[Nn]obody|[Nn]o one)(?<others> else)?|[Nn]o (?<others>other) (?:#|player|receiver|back))(?: (?:on|for|from) #| there| on (?:the|their) team)? had more than (?<most>[a-z]+|\d+)(?: (?<what>[a-z][a-z ]*))?/g,
    isSo: (found, reading) => {
      const { most = "", what, others } = found.groups ?? {};
      const counted = what ?? reading.text.slice(reading.numbers[0]?.end ?? 0).trim();
      const units = NUMBER_UNITS.find(({ says }) => says.test(` ${counted}`))?.units ?? [];
      const at = found[0].indexOf("#");
      const [own] = new Set(reading.cited.flatMap(({ team }) => team ?? []));
      const team =
        at < 0
          ? /there|team/.test(found[0])
            ? own
            : null
          : reading.hits[placesOf(reading.text).indexOf(found.index + at)]?.team;
      const said = numberOf(most) ?? Number(most);
      const lines = reading.index.ofKind("line").filter((line) => team === null || line.team === team);
      const unit = units.find((one) => lines.some(({ values }) => values[one] !== undefined));
      const more = lines.filter(({ values }) => unit !== undefined && (values[unit] ?? 0) > said);
      return unit !== undefined && more.length <= (others === undefined ? 0 : 1);
    },
    examples: ["nobody else on # had more than 54 receiving yards"],
  },
  {
    says: /\b[Tt]he (?:only|last|final) (?:points|score)(?: of the (?:game|day|night))? (?:after (?:that|this|then)|from (?:there|then)(?: on)?|the rest of the way|since(?: then)?)\b/g,
    isSo: (_found, { cited, before, index }) => {
      const since = Math.max(...before.flatMap(({ at, until }) => (until ?? at)?.elapsed ?? []));
      const later = index.ofKind("score").filter((score) => when(score) > since);
      return (
        Number.isFinite(since) &&
        index.phase === "over" &&
        later.length > 0 &&
        later.every((score) => cited.includes(score))
      );
    },
    examples: ["the only points after that"],
  },
  {
    says: /\b[Nn]othing (?:much )?(?:came|became) of (?:it|that|this)\b/g,
    isSo: (_found, { cited, before, index }) => {
      const won = [...cited, ...before].find(
        ({ kind }) => kind === "turnover" || kind === "stop" || kind === "block" || kind === "miss",
      );
      return won !== undefined && index.relationsOf(won.id).every(({ kind }) => kind !== "ledTo");
    },
    examples: ["nothing came of it"],
  },
  {
    says: /(?<=(?:^|@ |\b(?:[Hh]e|who|and|but) )(?:also |just )?)(?:had|got|scored|caught|threw|made|kicked|hit|(?<tried>tried|attempted|missed)) no other (?<what>touchdown|field goal|interception|pick)s?(?<tries> (?:try|tries|attempts?))?(?=[,.;]|$| (?:in|on|all)\b)/g,
    // All that the game has of his are told; of his tries, those too that came to nothing.
    isSo: (found, reading) => {
      const { text, inSentence, factsBefore, index } = reading;
      const { what, tried, tries } = found.groups ?? {};
      const mark = COUNTED.find(([word]) => word === what)?.[1];
      const who = personOf(found, reading);
      const isOfTeam = /(?:#|\b[Tt]hey\b)[^@]*$/.test(text.slice(0, found.index));
      const failed = (tried ?? tries) === undefined ? [] : (["miss", "block"] as const);
      const own = index
        .ofKind("score", "turnover", ...failed)
        .filter(
          ({ marks, roles }) => mark !== undefined && marks.includes(mark) && Object.values(roles).includes(who ?? ""),
        );
      return !isOfTeam && own.length > 0 && own.every((one) => inSentence.includes(one) || factsBefore.includes(one));
    },
    examples: ["@ threw no other pick"],
  },
  {
    says: /\b[Oo]nly # (?:scored|got points|had points)(?: (?:in it|at all))?/g,
    isSo: (found, { text, hits, cited }) => {
      const team = hits[placesOf(text).indexOf(found.index + found[0].indexOf("#"))]?.team;
      const quarters = cited.filter(({ kind }) => kind === "quarter");
      return (
        quarters.length === 2 &&
        quarters.every(({ values, team: whose }) => (values.points ?? 0) > 0 === (whose === team))
      );
    },
    examples: ["only # scored in it"],
  },
  {
    says: new RegExp(
      String.raw`(?:(?:@|#|\b(?:he|him|who|they)\b)(?: (?:also|just|himself|really))? ${NEVER} (?:score a touchdown|scored a touchdown|scored?(?! (?:(?:in|on|from|until|again|another|more)\b|\d))|f(?:i|ou)nd (?:the end zone|paydirt)|reach(?:ed)? (?:the end zone|paydirt)|g[eo]t (?:in|into) the end zone|crossed? the goal line|have a touchdown|had a touchdown)|\b[Ww]ithout (?:even |ever )?(?:scoring|finding the end zone|reaching the end zone)(?! again)|\b(?:[Nn]o|[Ww]ithout (?:an?|any)|minus a|(?:was|were|is) not a|(?:did|does) not (?:have|get|catch|score|add) an?) (?:touchdown|TD|score|trip to the end zone)s?\b(?: (?:needed|required|for (?:him|@)))?)`,
      "g",
    ),
    isSo: (found, reading) => {
      const scores = reading.index.ofKind("score").filter(({ marks }) => marks.includes("touchdown"));
      const isOfTeam = found[0].includes("#") || /^they/i.test(found[0]);
      const team = isOfTeam ? teamOf(found, reading) : null;
      if (reading.index.phase !== "over") return false;
      // Who never scored has no field goal either.
      if (isOfTeam)
        return team !== null && !/\bscored?$/.test(found[0].trim()) && scores.every((score) => score.team !== team);
      const who = personOf(found, reading);
      return who !== null && scores.every(({ roles }) => roles.scorer !== who && roles.passer !== who);
    },
    examples: ["@ never found the end zone", "no touchdown"],
  },
];

/** What is denied of a whole game and is so there. Those that are not so are left out. */
export function silences(reading: Reading): RegExpExecArray[] {
  return SILENCES.flatMap(({ says, isSo }) => matches(reading.text, says).filter((found) => isSo(found, reading)));
}

/** Whether a word is of what is denied of the whole game, and so there. */
export function isOfSilence({ index: at }: RegExpExecArray, reading: Reading): boolean {
  return silences(reading).some((one) => one.index <= at && at < one.index + one[0].length);
}

/** The team before it; of `they` the only one whose facts are cited, or the one that the sentence so far is about. */
function teamOf(
  { 0: said, index: at }: Pick<RegExpExecArray, 0 | "index">,
  { text, hits, cited, sentenceSoFar, index }: Reading,
): string | null {
  if (/^they/i.test(said)) {
    const [own, other] = new Set(cited.flatMap(({ team }) => team ?? []));
    const [first, second] = new Set(maskNames(sentenceSoFar, index).hits.flatMap(({ team }) => team ?? []));
    if (own === undefined) return second === undefined ? (first ?? null) : null;
    return other === undefined ? own : null;
  }
  return hits[placesOf(text).indexOf(at)]?.team ?? null;
}

/** Who is named in it or last before it; without a name the only player whose facts are cited. */
function personOf({ 0: said, index: at }: RegExpExecArray, { text, hits, cited }: Reading): string | null {
  const places = placesOf(text);
  const named = hits.filter(({ team }, nth) => team === null && (places[nth] ?? 0) < at + said.length).at(-1);
  if (named !== undefined) return named.players.length === 1 ? (named.players[0] ?? null) : null;
  const [only, other] = new Set(cited.flatMap(({ roles }) => roles.player ?? []));
  return other === undefined ? (only ?? null) : null;
}

/** When the last of what is cited was; without a moment, that of the clause before. */
function momentOf({ cited, before, index }: Reading): number | null {
  const told = cited.flatMap(({ at }) => at?.elapsed ?? []);
  const near = told.length > 0 ? told : before.flatMap(({ at }) => at?.elapsed ?? []);
  return near.length === 0 || index.phase !== "over" ? null : Math.max(...near);
}

const isIn = (period: Period, { at }: Fact): boolean => at !== null && placeIn(period, at) !== null;

const when = ({ at }: Fact): number => at?.elapsed ?? 0;

function scoresOf(team: string, { index }: Reading): number[] {
  return index.ofKind("score").flatMap((score) => (score.team === team ? [when(score)] : []));
}

/** By how much a team led after each score. */
function leadsOf(team: string, { index }: Reading): { at: number; points: number }[] {
  return index.ofKind("score").flatMap((fact) => {
    if (fact.score === null) return [];
    const { away, home } = fact.score.after;
    return [{ at: when(fact), points: team === index.away.code ? away - home : home - away }];
  });
}
