import { counted, countWords } from "../../facts/wording/number-words.ts";
import type { Play } from "../../game/play.ts";
import { listWords } from "../../words/sentence-words.ts";
import { numberOf } from "../../words/story-numbers.ts";
import { playsWith } from "./asked-plays.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Question } from "./question.ts";

const LONG_ONES =
  /\b(two|three|2|3|couple|few|some) (?:of )?(?:very |really |super |big )?(?:long|big|huge) (?:ones?|runs?|plays?|catch(?:es)?|gains?|carries|receptions?)\b/;
const WITHOUT =
  /\b(?:strip(?:ping)? out|tak(?:e|ing) (?:out|away)|without|minus|excluding|remov(?:e|ing)|not counting|besides|outside of) (?:his |\w+ )?(?:(\d|one|two|three) )?(?:longest|biggest|big|long) (runs?|carr(?:y|ies)|catch(?:es)?|receptions?|rush(?:es)?|plays?)\b|\b(?:longest|biggest) (runs?|carr(?:y|ies)|catch(?:es)?|receptions?) (?:aside|excluded|not counted)\b/;
const MOST = 3;

/** A player's long gains one by one, or what is left of his day without them: `two very long ones, how long`, `without his longest run`. Null where neither is asked of one player. */
export function answerLongestOf({ text, players, position }: Question, sheet: GameSheet): Sentence[] | null {
  const [player, other] = players;
  if (player === undefined || other !== undefined || !sheet.hasPlays) return null;
  const [, many] = LONG_ONES.exec(text) ?? [];
  const without = WITHOUT.exec(text);
  if (many === undefined && without === null) return null;
  const kind =
    /catch|recep/.test(text) || ((position ?? player.position) !== "RB" && !/run|carr|rush/.test(text))
      ? "receptions"
      : "rushingAttempts";
  const own = playsWith(player, sheet).flatMap((play) => {
    const yards = gainOf(play, player.playerId, kind);
    return yards === null ? [] : [{ play, yards }];
  });
  const longest = own.toSorted((a, b) => b.yards - a.yards);
  if (without === null) return longest.slice(0, numberOf(many ?? "") ?? MOST).map(({ play }) => sheet.told(play));
  const count = Math.min(MOST, Number(without[1] ?? NaN) || (numberOf(without[1] ?? "one") ?? 1));
  const [gone, left] = [longest.slice(0, count), longest.slice(count)];
  if (left.length === 0) return null;
  const [one, verb] = kind === "receptions" ? ["catch", "caught"] : ["run", "ran"];
  const lengths = listWords(gone.map(({ yards }) => String(yards)));
  const whose =
    count === 1
      ? `his longest ${one}, of ${lengths} yards`
      : `his ${countWords(count)} longest ${one === "catch" ? "catches" : "runs"}, of ${lengths} yards`;
  const sum = left.reduce((total, { yards }) => total + yards, 0);
  const line = sheet.index.byId(`l:${player.playerId}:${kind === "receptions" ? "receiving" : "rushing"}`);
  const times = kind === "receptions" ? counted(left.length, "pass", "passes") : counted(left.length, "time");
  return [
    sheet.say(`Without ${whose}, ${sheet.name(player.playerId)} ${verb} ${times} for ${counted(sum, "yard")}.`, line),
    ...sheet.sentences(line),
  ];
}

/** The yards of somebody's run or catch; null on a play that was neither. */
function gainOf({ credits }: Play, playerId: string, kind: "receptions" | "rushingAttempts"): number | null {
  const yards = kind === "receptions" ? "receivingYards" : "rushingYards";
  if (!credits.some((credit) => credit.playerId === playerId && credit.stat === kind)) return null;
  return credits.reduce(
    (sum, credit) => (credit.playerId === playerId && credit.stat === yards ? sum + credit.amount : sum),
    0,
  );
}
