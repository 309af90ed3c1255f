import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { driveWith } from "../sheet/drive-with.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { eventPlays } from "./answer-after.ts";
import { beforeDrive } from "./answer-set-up.ts";
import { alternatives } from "../../../words/alternatives.ts";

const OFF_TURNOVER = new RegExp(
  String.raw`^(?:so |wait |and )*(?:was|were|did|is) .*\b(?:tds?|touchdown|fg|field goal|score)\b.* (?:${alternatives`
      off(?: of)? | after | from | come (?:off|after|from) | (?:set up|caused) by | because of | thanks to
    `}) (?:of )?(?:a |an |the |that |some )?(?:turnover|takeaway|giveaway)$`,
);
const SCORES: ReadonlySet<string> = new Set(["touchdown", "score", "fieldGoal"]);

/** `was that Swift TD off a turnover`: whether one brought a score, with what gave the team the ball. Null where not one score is meant. */
export function offTurnover(question: Question, sheet: GameSheet): Sentence[] | null {
  if (!OFF_TURNOVER.test(question.text) || question.players.length === 0) return null;
  const concepts = new Set([...question.concepts].filter((one) => SCORES.has(one)));
  const text = question.text.replace(/ (?:off|after|from|come|set up|because of|thanks to)\b.*$/, "");
  const [play, other] = eventPlays({ ...question, asks: "other", concepts, text }, sheet);
  if (play === undefined || other !== undefined) return null;
  const drive = driveWith(play, sheet);
  const led = sheet.index.ofKind("ledTo").find(({ of: [won = "", score = ""] }) => {
    const isWon = sheet.index.byId(won)?.kind === "turnover";
    return isWon && sheet.index.byId(score)?.at?.playId === play.playId;
  });
  const before = drive === null ? [] : beforeDrive(drive, sheet);
  const told = [...before, sheet.told(play)];
  return withOpening(led !== undefined, led === undefined ? told : [...sheet.sentences(led), ...told]);
}
