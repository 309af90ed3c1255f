import { shortWhen } from "../../../facts/wording/when-words.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isKneltOut } from "../sheet/meant-drive.ts";

const LAST_DRIVE = /\b(?:last|final) (?:drive|possession|series|march)\b/;

/** An answer about a last drive, with the kneel-downs that came after it: nobody asks about those, and yet it was not quite the last. */
export function withRunOut({ text, teams }: Question, told: readonly Sentence[], sheet: GameSheet): Sentence[] {
  if (!LAST_DRIVE.test(text)) return [...told];
  const ids = new Set(told.flatMap((one) => one.ids));
  const drives = sheet.index.ofKind("drive");
  const drive = drives.findLast(({ id }) => ids.has(id));
  const [next] = drives
    .slice(drive === undefined ? drives.length : drives.indexOf(drive) + 1)
    .filter(({ team }) => teams.length === 0 || team === drive?.team);
  if (next === undefined || next.team === null || next.at === null || !isKneltOut(next, sheet)) return [...told];
  const words = `After that the ${sheet.nick(next.team)} took over once more (${shortWhen(next.at)}) and only took a knee to run out the clock.`;
  return [...told, sheet.say(words, next)];
}
