import { playProof } from "../claim-proofs.ts";
import type { CreditStat } from "../../game/credit.ts";
import { decide, type Finding } from "../finding.ts";
import { ownerOf, type SentenceContext } from "../sentence-context.ts";
import type { NumberToken } from "../../words/story-numbers.ts";
import type { PeriodMention } from "../story/story-periods.ts";

/** What a sentence counted before a part of it, by the last such word. */
const NOUNS: readonly (readonly [RegExp, readonly CreditStat[]])[] = [
  [/\b(?:touchdown|scoring) (?:pass(?:es)?|throws|strikes)\b/gi, ["passingTouchdowns"]],
  [/\b(?:touchdown|scoring) (?:catches|receptions|grabs)\b/gi, ["receivingTouchdowns"]],
  [/\b(?:touchdown|scoring) runs\b/gi, ["rushingTouchdowns"]],
  [/\b(?:touchdowns|scores|TDs)\b|\bscored \w+ times\b/gi, ["rushingTouchdowns", "receivingTouchdowns"]],
  [/\bfield goals\b/gi, ["fieldGoalsMade"]],
  [/\b(?:completions|completed)\b/gi, ["passingCompletions"]],
  [/\b(?:catches|receptions|caught \w+ passes)\b/gi, ["receptions"]],
  [/\byards\b/gi, []],
  [/\bcarries\b/gi, ["rushingAttempts"]],
  [/\b(?:sacks|sacked)\b/gi, ["sacks"]],
  [/\b(?:interceptions|intercepted|picks)\b/gi, ["interceptions"]],
];
const PART =
  /^ of (?:them|those|which|the (?:touchdowns|completions|catches|sacks|field goals|scores)|his (?:touchdowns|completions|catches|sacks|field goals|carries))\b/;
const GROUND = /^ (?:on the ground|by land|rushing(?=\s*(?:[.,;)]|and\b)))/;
const AIR = /^ (?:through the air|by air|receiving(?=\s*(?:[.,;)]|and\b|$)))/;

/**
 * A part of what was counted, by where or how it was: "four touchdown passes, three of them in the fourth quarter", "scored four
 * times, three on the ground". The plays are counted. Null for other numbers.
 */
export function checkCounted(
  token: NumberToken,
  context: SentenceContext,
  periods: readonly PeriodMention[],
): Finding | null {
  const { text, facts, previous } = context;
  if (token.form !== "plain") return null;
  const [before, after] = [text.slice(0, token.start), text.slice(token.end)];
  const [isGround, isAir] = [GROUND.test(after), AIR.test(after)];
  const part = PART.exec(after)?.[0];
  if (part === undefined && !isGround && !isAir) return null;
  const said = lastNoun(`${before} ${part ?? ""}`) ?? lastNoun(previous);
  if (said === null || said.length === 0) return null;
  const stats: readonly CreditStat[] = isGround ? ["rushingTouchdowns"] : isAir ? ["receivingTouchdowns"] : said;
  if ((isGround || isAir) && !said.includes("rushingTouchdowns")) return null;
  const given = context.mentions.find(
    ({ start, playerIds }) =>
      playerIds.length > 0 &&
      start >= token.end &&
      /^ of [\w ]*?\b(?:to|by|from) (?:the )?$/.test(text.slice(token.end, start)),
  );
  const tail = after.split(/[;.]|\b(?:but|while)\b/)[0] ?? "";
  const period = periods.find(({ start }) => start >= token.end && start < token.end + tail.length);
  if (part !== undefined && period === undefined && given === undefined) return null;
  const subject = { ...context, mentions: context.mentions.filter((one) => one !== given) };
  const owners = ownerOf(token.start, token.start, subject, "player")?.players.map(({ playerId }) => playerId) ?? [];
  const isBy = given !== undefined && /\bby (?:the )?$/.test(text.slice(token.end, given.start));
  const needed = [...(isBy || owners.length === 0 ? [] : [owners]), ...(given === undefined ? [] : [given.playerIds])];
  if (needed.length === 0) return null;
  const plays = facts.plays.filter(
    (play) =>
      (part === undefined || period === undefined || period.quarters.includes(play.quarterName)) &&
      play.credits.some(({ stat }) => stats.includes(stat)) &&
      needed.every((ids) => play.credits.some(({ playerId }) => ids.includes(playerId))),
  );
  // Two who share a sack have half of it each; who forced the fumble on another's sack has none of it.
  const sacks = plays.flatMap(({ credits }) =>
    credits.filter(({ stat, playerId }) => stat === "sacks" && needed.every((ids) => ids.includes(playerId))),
  );
  const count = stats.includes("sacks") ? sacks.reduce((sum, { amount }) => sum + amount, 0) : plays.length;
  return decide("number", count === token.value, `There were ${count} of these.`, plays.flatMap(playProof));
}

function lastNoun(text: string): readonly CreditStat[] | null {
  const found = NOUNS.flatMap(([words, stats]) =>
    Array.from(text.matchAll(words), ({ index, 0: word }) => ({
      end: index + word.length,
      length: word.length,
      stats,
    })),
  );
  return found.toSorted((a, b) => b.end - a.end || b.length - a.length)[0]?.stats ?? null;
}
