import { aboutDrive, driveWith } from "./drive-with.ts";
import { eventPlays } from "./answer-after.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Play } from "../../game/play.ts";
import type { Question } from "./question.ts";

const SETS_UP = /\b(?:what|which|who|how)\b.*\b(?:set|sets|setting) (?:it |that |them |him )?up\b/;
/** A shorter gain sets up nothing. */
const LEAST_YARDS = 10;

/** `what set up the winning kick`: the longest gain of the drive that ended with it. Null where the event is not one play, and where no gain stands out. */
export function answerSetUp(question: Question, sheet: GameSheet): Sentence[] | null {
  if (!SETS_UP.test(question.text) || !sheet.hasPlays) return null;
  const [end, other] = OF_WINNER.test(question.text)
    ? winner(sheet)
    : eventPlays({ ...question, asks: "other" }, sheet);
  if (end === undefined || other !== undefined) return null;
  const { rows = [] } = sheet.read.drives.find((one) => one.rows.includes(end)) ?? {};
  const before = rows.slice(0, rows.indexOf(end)).filter(({ down, type }) => down > 0 && type !== "Penalty");
  const [longest] = before.toSorted((a, b) => b.yardsGained - a.yardsGained);
  if (longest === undefined || longest.yardsGained < LEAST_YARDS) return null;
  const drive = driveWith(end, sheet);
  return [sheet.told(longest), ...(drive === null ? [] : [sheet.event(drive), ...aboutDrive(drive, sheet)])];
}

const OF_WINNER = /\b(?:winning|winner|walk ?off|for good)\b/;

/** The score that put the winner ahead to stay. */
function winner({ index, read }: GameSheet): readonly Play[] {
  const ids = index.ofKind("goAhead").flatMap(({ marks, at }) => (marks.includes("forGood") ? [at?.playId] : []));
  return read.plays.filter(({ playId }) => ids.includes(playId));
}
