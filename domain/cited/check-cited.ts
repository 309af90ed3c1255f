import type { CitedText } from "../facts/cited-text.ts";
import type { Fact } from "../facts/fact.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import { strangeWords } from "../words/strange-words.ts";
import { withAskedVerb } from "./asked-verb.ts";
import type { CitedFault, CitedRule, Finding } from "./cited-fault.ts";
import { plainTalk, withoutContractions } from "./plain-talk.ts";
import { type Around, type Reading, readPart } from "./reading.ts";
import { checkArticles } from "./rules/numbers/check-articles.ts";
import { checkAsked } from "./rules/ranks/check-asked.ts";
import { checkBeside } from "./rules/people/check-beside.ts";
import { checkBreaks } from "./rules/time/check-breaks.ts";
import { checkComparisons } from "./rules/ranks/check-comparisons.ts";
import { checkDowns } from "./rules/numbers/check-downs.ts";
import { checkEachOf } from "./rules/people/check-each-of.ts";
import { checkEarlierGames } from "./rules/season/check-earlier-games.ts";
import { checkNames } from "./rules/people/check-names.ts";
import { checkNews } from "./rules/words/check-news.ts";
import { checkNth } from "./rules/order/check-nth.ts";
import { checkNumbers } from "./rules/numbers/check-numbers.ts";
import { checkOrder } from "./rules/order/check-order.ts";
import { checkOutcomes } from "./rules/words/check-outcomes.ts";
import { checkOwnScores } from "./rules/teams/check-own-scores.ts";
import { checkOwnTeam } from "./rules/teams/check-own-team.ts";
import { checkPositions } from "./rules/people/check-positions.ts";
import { checkPronouns } from "./rules/teams/check-pronouns.ts";
import { checkRelations } from "./rules/leads/check-relations.ts";
import { checkRoles } from "./rules/people/check-roles.ts";
import { checkSchedule } from "./rules/season/check-schedule.ts";
import { checkSeason } from "./rules/season/check-season.ts";
import { checkSums } from "./rules/numbers/check-sums.ts";
import { checkSuperlatives } from "./rules/ranks/check-superlatives.ts";
import { checkTalk } from "./rules/words/check-talk.ts";
import { checkTeams } from "./rules/teams/check-teams.ts";
import { checkTime } from "./rules/time/check-time.ts";
import { checkTrends } from "./rules/season/check-trends.ts";
import { checkWholeShares } from "./rules/numbers/check-whole-shares.ts";
import { checkWords } from "./rules/words/check-words.ts";
import { checkWorked } from "./rules/numbers/check-worked.ts";
import { afterTold } from "./rules/order/after-told.ts";
import { againstTheLine } from "./rules/season/against-the-line.ts";
import { allLedTo } from "./rules/order/all-led-to.ts";
import { allSince } from "./rules/season/all-since.ts";
import { aloneInReaching } from "./rules/ranks/alone-in-reaching.ts";
import { averaged } from "./rules/numbers/averaged.ts";
import { beatByMost } from "./rules/ranks/beat-by-most.ts";
import { behindAndInFront } from "./rules/leads/behind-and-in-front.ts";
import { besideOwnMean } from "./rules/season/beside-own-mean.ts";
import { betterSide } from "./rules/ranks/better-side.ts";
import { broughtAbout } from "./rules/order/brought-about.ts";
import { countForYards } from "./rules/numbers/count-for-yards.ts";
import { deedPairs } from "./rules/people/deed-pairs.ts";
import { deedsOfThem } from "./rules/people/deeds-of-them.ts";
import { driveDeeds } from "./rules/order/drive-deeds.ts";
import { evenRecord } from "./rules/season/even-record.ts";
import { everyQuarter } from "./rules/time/every-quarter.ts";
import { everyScore } from "./rules/order/every-score.ts";
import { everyTime } from "./rules/order/every-time.ts";
import { firstAndSecond } from "./rules/order/first-and-second.ts";
import { gapBetweenTwo } from "./rules/numbers/gap-between-two.ts";
import { halfPoints } from "./rules/numbers/half-points.ts";
import { hisOwnFigure } from "./rules/numbers/his-own-figure.ts";
import { inBothFigures } from "./rules/ranks/in-both-figures.ts";
import { inSequence } from "./rules/order/in-sequence.ts";
import { laterInSame } from "./rules/time/later-in-same.ts";
import { levelFigures } from "./rules/numbers/level-figures.ts";
import { marginsInWords } from "./rules/numbers/margins-in-words.ts";
import { moreWithFewer } from "./rules/ranks/more-with-fewer.ts";
import { mostOfIt } from "./rules/ranks/most-of-it.ts";
import { neededYards } from "./rules/numbers/needed-yards.ts";
import { nextPossession } from "./rules/order/next-possession.ts";
import { noneLonger } from "./rules/ranks/none-longer.ts";
import { nthOfCount } from "./rules/order/nth-of-count.ts";
import { ordinalRanks } from "./rules/season/ordinal-ranks.ts";
import { otherMargin } from "./rules/season/other-margin.ts";
import { outdidAll } from "./rules/ranks/outdid-all.ts";
import { ownLead } from "./rules/leads/own-lead.ts";
import { pastPerfect } from "./rules/order/past-perfect.ts";
import { plainSenses } from "./rules/words/plain-senses.ts";
import { rowOutcomes } from "./rules/order/row-outcomes.ts";
import { runEdges } from "./rules/order/run-edges.ts";
import { runWithin } from "./rules/time/run-within.ts";
import { sameDrive } from "./rules/order/same-drive.ts";
import { sameWay } from "./rules/ranks/same-way.ts";
import { sameSubject } from "./rules/people/same-subject.ts";
import { seasonClaims } from "./rules/season/season-claims.ts";
import { streakLengths } from "./rules/season/streak-lengths.ts";
import { timesLed } from "./rules/leads/times-led.ts";
import { toldAsIt } from "./rules/order/told-as-it.ts";
import { toldCause } from "./rules/order/told-cause.ts";
import { unprovenAll } from "./rules/words/unproven-all.ts";
import { weatherOfPlay } from "./rules/words/weather-of-play.ts";
import { wholeSpans } from "./rules/time/whole-spans.ts";
import { wholeTackles } from "./rules/numbers/whole-tackles.ts";
import { type TextPart, textParts } from "./text-parts.ts";

export interface CitedOptions {
  kind: "recap" | "preview" | "answer";
  /** In the last one nobody is asked about a word any more: what holds it falls. */
  round: "first" | "last";
  /** What an answer answers: its words and names are no claims. */
  question?: string;
}

/** A text held against the facts that it cites. */
export interface CitedCheck {
  /** In order of their places. */
  faults: CitedFault[];
  parts: readonly TextPart[];
}

/** A clause that cites more tells a list, and any number fits somewhere. */
const MOST_FACTS = 3;

/** In the order in which they read: `words` is last, as the others say which words they have read. */
const RULES: readonly (readonly [CitedRule, (reading: Reading, round: CitedOptions["round"]) => Finding[]])[] = [
  ["ids", checkIds],
  ["letters", checkLetters],
  ["news", checkNews],
  ["news", checkTalk],
  ["words", plainSenses],
  ["comparisons", checkWorked],
  ["comparisons", moreWithFewer],
  ["numbers", checkSums],
  ["names", checkNames],
  ["roles", checkRoles],
  ["roles", checkBeside],
  ["roles", checkPositions],
  ["roles", checkEachOf],
  ["roles", deedPairs],
  ["roles", deedsOfThem],
  ["roles", hisOwnFigure],
  ["roles", sameSubject],
  ["teams", checkTeams],
  ["teams", betterSide],
  ["comparisons", sameWay],
  ["teams", checkPronouns],
  ["teams", checkOwnTeam],
  ["time", checkTime],
  ["roles", checkOwnScores],
  ["comparisons", checkTrends],
  ["comparisons", besideOwnMean],
  ["time", checkSchedule],
  ["time", laterInSame],
  ["time", wholeSpans],
  ["time", runWithin],
  ["order", checkEarlierGames],
  ["order", allSince],
  ["comparisons", otherMargin],
  ["numbers", streakLengths],
  ["outcomes", evenRecord],
  ["numbers", timesLed],
  ["numbers", halfPoints],
  ["numbers", marginsInWords],
  ["numbers", gapBetweenTwo],
  ["numbers", averaged],
  ["numbers", countForYards],
  ["numbers", wholeTackles],
  ["order", behindAndInFront],
  ["superlatives", nthOfCount],
  ["outcomes", levelFigures],
  ["outcomes", everyTime],
  ["numbers", neededYards],
  ["numbers", everyQuarter],
  ["numbers", checkNumbers],
  ["numbers", checkDowns],
  ["numbers", checkArticles],
  ["numbers", checkWholeShares],
  ["time", checkBreaks],
  ["order", inSequence],
  ["order", firstAndSecond],
  ["order", checkOrder],
  ["order", runEdges],
  ["superlatives", checkAsked],
  ["superlatives", mostOfIt],
  ["superlatives", inBothFigures],
  ["superlatives", beatByMost],
  ["superlatives", outdidAll],
  ["superlatives", aloneInReaching],
  ["superlatives", noneLonger],
  ["superlatives", checkNth],
  ["superlatives", everyScore],
  ["relations", ownLead],
  ["relations", sameDrive],
  ["relations", nextPossession],
  ["relations", broughtAbout],
  ["relations", allLedTo],
  ["order", afterTold],
  ["order", toldCause],
  ["order", pastPerfect],
  ["order", toldAsIt],
  ["outcomes", driveDeeds],
  ["outcomes", weatherOfPlay],
  ["relations", checkRelations],
  ["superlatives", ordinalRanks],
  ["superlatives", checkSuperlatives],
  ["outcomes", againstTheLine],
  ["comparisons", checkComparisons],
  ["outcomes", checkSeason],
  ["outcomes", seasonClaims],
  ["outcomes", rowOutcomes],
  ["outcomes", checkOutcomes],
  ["words", unprovenAll],
  ["words", checkWords],
];

/**
 * Every clause of a text against its own facts, in layers: what the facts do not support, and news, stops; a word that nobody vouches
 * for asks its writer for another, and drops the clause in the last round; what cites nothing may be color alone.
 */
export function checkCited(
  text: CitedText,
  index: FactIndex,
  { kind, round, question = "" }: CitedOptions,
): CitedCheck {
  const written = textParts(text);
  const opening = written.findIndex(({ where }) => where === "text");
  const plainly = (words: string, at: number): string => {
    if (kind !== "answer") return withoutContractions(words);
    return at === opening ? withAskedVerb(words, question, index) : plainTalk(words);
  };
  const parts = written.map((part, at) => ({ ...part, text: plainly(part.text, at) }));
  const facts = parts.map(({ ids }) => ids.flatMap((id) => index.byId(id) ?? []));
  const faults = parts.flatMap((part, at) => {
    const reading = readPart(part, index, {
      ...around(parts, facts, at),
      asked: question,
      isAnswer: kind === "answer",
    });
    return RULES.flatMap(([rule, check]) => check(reading, round).map((finding) => faultOf(rule, finding, part)));
  });
  return { faults: unique(faults), parts };
}

function faultOf(rule: CitedRule, { word, reason, weight = "stops" }: Finding, part: TextPart): CitedFault {
  const { where, start, end, ids } = part;
  return { rule: rule === "words" && ids.length === 0 ? "uncited" : rule, weight, where, start, end, word, reason };
}

const NEAR = 3;

function around(
  parts: readonly TextPart[],
  facts: readonly (readonly Fact[])[],
  at: number,
): Omit<Around, "asked" | "isAnswer"> {
  const part = parts[at];
  const isNear = (other: TextPart): boolean => other.block === part?.block && other.ids.length > 0;
  const [before, after] = [
    parts.slice(0, at).findLastIndex(isNear),
    parts.findIndex((one, place) => place > at && isNear(one)),
  ];
  const isOfBefore = ({ sentence, block }: TextPart): boolean =>
    block === part?.block && sentence === part.sentence - 1;
  const near = facts.slice(Math.max(0, at - NEAR), at + NEAR + 1).flat();
  return {
    before: facts[before] ?? [],
    after: facts[after] ?? [],
    beside: { before: parts[before]?.sentence === part?.sentence, after: parts[after]?.sentence === part?.sentence },
    inSentence: parts.flatMap(({ sentence }, place) => (sentence === part?.sentence ? (facts[place] ?? []) : [])),
    factsBefore: parts.flatMap((one, place) => (isOfBefore(one) ? (facts[place] ?? []) : [])),
    textBefore: parts
      .filter(isOfBefore)
      .map(({ text }) => text)
      .join(" ")
      .trim(),
    sentenceSoFar: parts
      .slice(0, at)
      .filter(({ sentence }) => sentence === part?.sentence)
      .map(({ text }) => text)
      .join(" "),
    textAfter: parts[at + 1]?.sentence === part?.sentence ? (parts[at + 1]?.text ?? "") : "",
    opensSentence: parts[at - 1]?.sentence !== part?.sentence,
    nearby: new Set(near.flatMap(({ roles }) => Object.values(roles))),
  };
}

function checkIds({ part, index }: Reading): Finding[] {
  const { ids } = part;
  return [
    ...ids
      .filter((id) => index.byId(id) === null)
      .map((id) => ({ word: id, reason: `There is no fact ${id}. Cite ids of the sheet as they stand there.` })),
    ...(ids.length > MOST_FACTS
      ? [
          {
            word: ids.join(", "),
            reason: `A clause cites at most ${MOST_FACTS} facts, and this one cites ${ids.length}. Cite those that it tells, or make two clauses of it.`,
          },
        ]
      : []),
  ];
}

function checkLetters({ part }: Reading): Finding[] {
  return strangeWords(part.text).map((word) => ({
    word,
    reason: `"${word}" is written with letters or signs that cannot be checked. Use plain letters and digits.`,
  }));
}

function unique(faults: readonly CitedFault[]): CitedFault[] {
  const known = new Map(faults.map((fault) => [`${fault.where} ${fault.start} ${fault.rule} ${fault.word}`, fault]));
  return [...known.values()];
}
