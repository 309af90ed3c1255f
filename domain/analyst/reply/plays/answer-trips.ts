import type { Play } from "../../../game/play.ts";
import { aboutDrive, driveWith } from "../sheet/drive-with.ts";
import { GOAL_LINE, NEAR_YARDS } from "../sheet/goal-line.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Each of them is wanted, and not how many there were. */
const EACH = new RegExp(
  alternatives`
    \bwhich (?:ones?|of)\b | \beach\b | \bevery\b | \blist\b | \bone by one\b
    \bwhat (?:did|do) (?:they|it|we) (?:get|do|come|make)\b
    \bhow (?:did|do) (?:they|it|those|each) (?:go|end|turn out|work out|finish)\b | \bc[ao]me away with\b | \bget out of\b
    \bhow (?:did|do) .* do (?:when|on)\b | \bwho (?:got|was) (?:stuffed|stopped|stoned)\b
  `,
);
const EMPTY =
  /\b(?:came|come|coming|got|get|ended up|left) (?:away )?(?:with )?(?:nothing|empty(?: handed)?|no points|zero points|zero|0 points)\b/;
const FAILED = /\b(?:fail\w*|stuffed|stopped|missed|(?:did|do) not (?:get|convert|make))\b/;
const MADE = /\b(?:conver\w+|made|make|success\w*|picked up)\b/;
const MOST_TOLD = 6;
const SNAPS: ReadonlySet<Play["type"]> = new Set(["Rush", "Pass", "Sack", "Interception", "Fumble"]);

/**
 * `red zone trips for Dallas and what did they get out of them`, `their fourth downs, which ones did they get`: the team's row, and what each trip or try came
 * to. Null where only their number is asked for.
 */
export function answerTrips(
  { text, concepts, teams, players, period, asks }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [team] = teams;
  const isEmpty = EMPTY.test(text) && GOAL_LINE.test(text);
  if (team === undefined || teams.length > 1 || players.length > 0 || !sheet.hasPlays) return null;
  // Whether it was every one is a yes or a no.
  if ((!EACH.test(text) || asks === "yesNo") && !isEmpty) return null;
  const plays = sheet.read.plays.filter((play) => play.team === team && (period === null || isWithin(period, play)));
  const row = (mark: "redZone" | "fourthDowns"): Sentence[] =>
    period === null ? sheet.sentences(sheet.index.teamRow(team, mark)) : [];
  if (concepts.has("redZone") || isEmpty) {
    const near = plays.filter(
      ({ down, yardsToEndZone }) => down > 0 && yardsToEndZone !== null && yardsToEndZone <= NEAR_YARDS,
    );
    const drives = [...new Set(near.map((play) => driveWith(play, sheet)).filter((drive) => drive !== null))];
    const barren = drives.filter(({ marks }) => !marks.includes("touchdown") && !marks.includes("fieldGoal"));
    if (isEmpty)
      return barren.length === 0 ? null : barren.flatMap((drive) => [sheet.event(drive), ...aboutDrive(drive, sheet)]);
    return drives.length === 0 || drives.length > MOST_TOLD
      ? null
      : [...row("redZone"), ...drives.map((drive) => sheet.event(drive))];
  }
  if (!concepts.has("fourthDown")) return null;
  const isWanted = ({ isFirstDown, isTouchdown }: Play): boolean => {
    const isGood = isFirstDown === 1 || isTouchdown;
    return FAILED.test(text) ? !isGood : MADE.test(text) ? isGood : true;
  };
  const tries = plays.filter((play) => play.down === 4 && SNAPS.has(play.type) && isWanted(play));
  return tries.length === 0 || tries.length > MOST_TOLD
    ? null
    : [...row("fourthDowns"), ...tries.map((play) => sheet.told(play))];
}
