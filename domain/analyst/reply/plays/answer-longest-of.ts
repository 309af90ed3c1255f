import { counted, countWords, times } from "../../../facts/wording/number-words.ts";
import type { Play } from "../../../game/play.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { yards } from "../../../words/yard-words.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

const LONG_ONES =
  /\b(two|three|2|3|couple|few|some) (?:of )?(?:very |really |super |big )?(?:long|big|huge) (?:ones?|runs?|plays?|catch(?:es)?|gains?|carries|receptions?)\b/;
const WITHOUT =
  /\b(?:strip(?:ping)? out|tak(?:e|ing) (?:out|away)|without|minus|excluding|remov(?:e|ing)|not counting|besides|outside of) (?:his |\w+ )?(?:(\d|one|two|three) )?(?:longest|biggest|big|long) (?:runs?|carr(?:y|ies)|catch(?:es)?|receptions?|rush(?:es)?)\b|\b(?:longest|biggest) (?:runs?|carr(?:y|ies)|catch(?:es)?|receptions?) (?:aside|excluded|not counted)\b/;
/** Each of them is wanted. */
const LENGTHS = /\bhow (?:long|far|big|many yards)\b|\bwhich\b|\blist\b|\bwhat were\b|\bdistances?\b|\bwhen\b/;
/** Shorter is no long gain. */
const LONG = 10;
const MOST = 3;

/** A player's long gains one by one, or what is left of his day without them: `two very long ones, how long`, `without his longest run`. Null where neither is asked of one player. */
export function answerLongestOf({ text, players, position, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [player, other] = players;
  if (player === undefined || other !== undefined || !sheet.hasPlays) return null;
  const [, many] = LONG_ONES.exec(text) ?? [];
  const without = WITHOUT.exec(text);
  const isListed = many !== undefined && asks !== "yesNo" && LENGTHS.test(text);
  const trade = position ?? player.position;
  // A passer's long ones are others'.
  if ((!isListed && without === null) || (trade === "QB" && !/run|carr|rush/.test(text))) return null;
  const kind =
    /catch|recep/.test(text) || (trade !== "RB" && !/run|carr|rush/.test(text)) ? "receptions" : "rushingAttempts";
  const own = playsWith(player, sheet).flatMap((play) => {
    const gain = gainOf(play, player.playerId, kind);
    return gain === null ? [] : [{ play, gain }];
  });
  const longest = own.toSorted((a, b) => b.gain - a.gain);
  if (without === null) {
    const few = longest
      .filter(({ gain }) => gain >= LONG)
      .slice(0, many === "couple" ? 2 : (numberOf(many ?? "") ?? MOST));
    return few.length === 0 ? null : few.map(({ play }) => sheet.told(play));
  }
  const count = Math.min(MOST, Number(without[1] ?? NaN) || (numberOf(without[1] ?? "one") ?? 1));
  const [gone, left] = [longest.slice(0, count), longest.slice(count)];
  if (left.length === 0) return null;
  const [one, verb] = kind === "receptions" ? ["catch", "caught"] : ["run", "ran"];
  const lengths = listWords(gone.map(({ gain }) => String(gain)));
  const whose =
    count === 1
      ? `his longest ${one}, of ${yards(gone[0]?.gain ?? 0)}`
      : `his ${countWords(count)} longest ${one === "catch" ? "catches" : "runs"}, of ${lengths} yards`;
  const sum = left.reduce((total, { gain }) => total + gain, 0);
  const line = sheet.index.byId(`l:${player.playerId}:${kind === "receptions" ? "receiving" : "rushing"}`);
  const often = kind === "receptions" ? counted(left.length, "pass", "passes") : times(left.length);
  return [
    sheet.say(`Without ${whose}, ${sheet.name(player.playerId)} ${verb} ${often} for ${yards(sum)}.`, line),
    ...sheet.sentences(line),
  ];
}

/** The yards of somebody's run or catch; null on a play that was neither. */
function gainOf({ credits }: Play, playerId: string, kind: "receptions" | "rushingAttempts"): number | null {
  const stat = kind === "receptions" ? "receivingYards" : "rushingYards";
  if (!credits.some((credit) => credit.playerId === playerId && credit.stat === kind)) return null;
  return credits.reduce(
    (sum, credit) => (credit.playerId === playerId && credit.stat === stat ? sum + credit.amount : sum),
    0,
  );
}
