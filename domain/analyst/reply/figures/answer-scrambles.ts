import { counted, times } from "../../../facts/wording/number-words.ts";
import { yards } from "../../../words/yard-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const SCRAMBLED = /\bscrambles\b/;

/** How often a passer took off, by the play-by-play's own word, and for how far. Null where it is not asked, and where the texts say it of nobody. */
export function answerScrambles(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, period, asks, concepts } = question;
  if (!/\bscrambl\w*/.test(text) || players.length > 1 || concepts.has("touchdown") || concepts.has("longest"))
    return null;
  if (asks !== "many" && !/\bscrambl\w* (?:yards|yds|runs|total|stats)\b/.test(text)) return null;
  if (!sheet.read.plays.some(({ description }) => SCRAMBLED.test(description))) return null;
  const [player] = players;
  const runs = sheet.read.plays.flatMap((play) => {
    if (!SCRAMBLED.test(play.description) || (period !== null && !isWithin(period, play))) return [];
    const run = play.credits.find(({ stat }) => stat === "rushingYards");
    const isOther = player === undefined && teams.length === 1 && run?.team !== teams[0];
    return run === undefined || isOther ? [] : [{ play, run }];
  });
  const ids = player === undefined ? [...new Set(runs.map(({ run }) => run.playerId))] : [player.playerId];
  const told = ids.flatMap((playerId) => {
    const own = runs.filter(({ run }) => run.playerId === playerId);
    const far = own.reduce((sum, { run }) => sum + run.amount, 0);
    const when = period === null ? "" : ` ${period.words}`;
    const words = own.length === 0 ? "did not scramble" : `scrambled ${times(own.length)} for ${yards(far)}`;
    const line = sheet.lines(period).find(({ marks, roles }) => roles.player === playerId && marks.includes("rushing"));
    const carries = line?.values.carries;
    const of =
      carries === undefined || own.length === 0
        ? ""
        : `, of ${counted(carries, "run")} for ${yards(line?.values.rushingYards ?? 0)}`;
    return [
      {
        ...sheet.say(`${sheet.name(playerId)} ${words}${when}${of}.`, line ?? null),
        receipts: own.map(({ play }) => ({ kind: "play" as const, playId: play.playId })),
      },
    ];
  });
  return told.length === 0
    ? null
    : withOpening(asks === "yesNo" && told.length === 1 ? runs.some(({ run }) => run.playerId === ids[0]) : null, told);
}
