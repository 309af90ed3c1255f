import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { maskNames, unmasked } from "../../name-mask.ts";
import type { Reading } from "../../reading.ts";
import { SOUGHT } from "../numbers/check-numbers.ts";
import { placesOf } from "../clause/places-of.ts";

const COUNT = "(?<count>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|\\d+)";
const GAMES = "(?:wins|losses|defeats|victories|games|outings|contests|weeks)";

/** Ways to say how many games a streak has. */
export const STREAK_LENGTHS: readonly { says: RegExp; examples: readonly string[] }[] = [
  {
    says: new RegExp(
      String.raw`\b${COUNT} (?:${GAMES} )?(?:in a row|on the (?:trot|bounce|spin)|running|in succession|back to back)\b`,
      "g",
    ),
    examples: ["lost five in a row", "five games running"],
  },
  {
    says: new RegExp(
      String.raw`\b${COUNT} (?:straight|consecutive|successive)\b(?! (?:points|scores|drives|possessions|plays|carries|catches|completions|passes|runs|touchdowns|field goals|kicks|times|punts|first downs)\b)`,
      "g",
    ),
    examples: ["five straight", "five consecutive losses"],
  },
  {
    says: new RegExp(
      String.raw`\b${COUNT}[- ]game (?:(?:winning|losing|unbeaten) )?(?:streak|skid|slide|slump|run|drought|surge|tear|roll)\b`,
      "g",
    ),
    examples: ["a five-game skid"],
  },
  {
    says: new RegExp(
      String.raw`\b(?:streak|skid|slide|slump|drought)(?: (?:now|already))?(?: (?:is|was|stands?|stood|sits?|sat|reach(?:es|ed)|hit|grew|has grown|of|at|to|runs?|up))+ ${COUNT}\b`,
      "g",
    ),
    examples: ["the skid is at five", "a streak of five"],
  },
];

/** What a team did right before the words for how often. */
const WAY = /\b(?:won|winning|lost|losing|dropped|dropping) (?:just |only |their last |another )?$/;
/** What they were right behind it: `two straight wins`. */
const OF_WHAT = /^ (?:wins|victories|losses|defeats)\b/;
const BEFORE_THIS =
  /\b(?:before|prior to|ahead of|entering|coming into|going into|heading into) (?:this|the game|today|tonight|kickoff|the (?:day|night|afternoon))\b|\b(?:came|come|coming|went|arrived) in\b/;

/** A streak has games against anybody, anywhere. */
const OF_SOME = new RegExp(
  String.raw`(?<!\b(?:end|extend|snapp|break|broke|stopp|halt|stretch|continu)\w* (?:[\w'-]+ ){0,4})\b(?:(?:straight|consecutive|successive)(?: (?:${GAMES}|w[io]n|victory|loss|defeat|time|meeting))?|in a row|streak|skid|slide|running)(?: (?:that )?(?:they|#) (?:have|has)(?: w[io]n| beaten)?)? (?:(?:over|against|versus|vs\.?|to)(?: the)? #|(?:at home|on the road|away from home|in the division|against (?:the )?division|in (?:prime time|overtime|one-score games)))|\b(?:beat(?:en)?|defeated|topped|(?:lost|fallen|dropped) to)(?: the)? # (?:${COUNT} )?(?:straight|consecutive|times in a row|in a row|times running)\b`,
  "g",
);

/** "Their ninth straight win over #": of one opponent, or one place, a streak says nothing. */
function ofSome({ text, cited }: Reading): Finding[] {
  if (cited.some(({ marks }) => marks.includes("headToHead"))) return [];
  return matches(text, OF_SOME).map(({ 0: word }) => ({
    word: unmasked(word),
    reason: "A streak is of games against all others. Say only how long it is.",
  }));
}

const W = "w[io]n|winning|victor(?:y|ies)|triumph|beat(?:ing|en)?|upset(?:ting)?|toppling|topping";
const L = "loss(?:es)?|lost|losing|defeats?|setback|falling|dropping|letdown";
const AFTER_ONE = new RegExp(
  String.raw`\b(?:(?:(?:an?|one) week|(?:seven|six|\w+) days) (?:after|removed from|following|on from)|coming off|fresh off|on the heels of)\b[^,.;]{0,30}?\b(?:(?<won>${W})|${L})\b|\b(?:after|following) (?:an? )?(?:(?<won>${W})|${L})\b[^,;]{0,30}\b(?:last week|(?:the|a|one) (?:week|game) (?:before|ago|earlier)|the previous week)\b`,
  "g",
);

/** "A week after a win": the game before this one went the other way by their streak. */
function afterOne({ text, cited, index }: Reading): Finding[] {
  const [streak, ...others] = cited.filter(({ kind }) => kind === "streak");
  if (streak === undefined || others.length > 0 || (index.phase === "over" && (streak.values.games ?? 0) < 2))
    return [];
  return matches(text, AFTER_ONE)
    .filter(({ groups }) => (groups?.["won"] !== undefined) !== streak.marks.includes("winning"))
    .map(({ 0: word }) => ({
      word: unmasked(word),
      reason: `${streak.id}: the game before went the other way. Say so.`,
    }));
}

/** "Have lost five in a row": a run of games is as long as the streak of the team that it is told of, whatever else has that figure. */
export function streakLengths(reading: Reading): Finding[] {
  const { text, cited, hits, sentenceSoFar, index, borne } = reading;
  const streaks = cited.filter(({ kind }) => kind === "streak");
  if (streaks.length === 0 || cited.some(({ kind }) => kind === "run" || kind === "inARow")) return [];
  const places = placesOf(text);
  const before = maskNames(sentenceSoFar, index).hits;
  const lengths = STREAK_LENGTHS.flatMap(({ says }) =>
    matches(text, says).flatMap(({ 0: word, index: at, groups }): Finding[] => {
      const said = numberOf(groups?.["count"] ?? "") ?? Number(groups?.["count"]);
      const named = hits.findLast(({ team }, nth) => team !== null && (places[nth] ?? 0) < at) ?? before.at(-1);
      const own = streaks.filter(({ team }) => team === named?.team);
      const told = own.length > 0 ? own : streaks;
      const way = WAY.exec(text.slice(0, at))?.[0] ?? word + (OF_WHAT.exec(text.slice(at + word.length))?.[0] ?? "");
      const [isOfWins, isOfLosses] = [/\b(?:w[io]n|victor)/.test(way), /\b(?:los[ist]|drop|defeat)/.test(way)];
      const isTurned = ({ marks }: Fact): boolean =>
        marks.includes("winning") ? isOfLosses && !isOfWins : isOfWins && !isOfLosses;
      if (told.every(isTurned))
        return [{ word, reason: `"${word}": the streak is of the other kind. Say what they did.` }];
      const games = told.map(({ values }) => values.games ?? 0);
      const isNext = SOUGHT.test(text.slice(0, at));
      // "Had dropped five straight before this one": the streak has this one too.
      const isBefore = index.phase === "over" && BEFORE_THIS.test(text);
      const isOnlyBefore =
        isBefore && /\b(?:had|having)\b/.test(text.slice(0, at)) && !/\b(?:have|has) now\b/.test(text);
      const fits = (count: number): boolean =>
        (said === count && !isOnlyBefore) || (isBefore && said === count - 1) || (isNext && said === count + 1);
      if (games.some(fits)) {
        if (isBefore) borne.push([at, at + word.length]);
        return [];
      }
      return [{ word, reason: `"${word}": the streak is of ${games.join(" and ")}. Say so.` }];
    }),
  );
  return [...ofSome(reading), ...afterOne(reading), ...lengths];
}
