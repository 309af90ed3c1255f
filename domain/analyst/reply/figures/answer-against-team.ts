import { resolveTeam } from "../../../names/resolve-team.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** The player before it, and the team at its end: `per carry`, `the rest of the Falcons` and a number ask something else. */
const MORE =
  /^(?:did|does|do|has|have|had|so|and) (?<who>.+?) (?:have|had|get|got|gain|gained|run for|throw for)? ?more (?<way>rushing|running|ground|passing|air) (?:yards|yds|yardage) than (?:all (?:of )?)?(?:the )?(?<team>\w+(?: \w+)?)$/;

/** `did Willis have more rushing yards than the Titans`: his own against all of a team's. Null where one of the two, or the figure, is not named. */
export function answerAgainstTeam(
  { text, asks, players: [player, other], teams: [team, another], period }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const { who = "", way, team: against = "" } = MORE.exec(text)?.groups ?? {};
  if (asks !== "yesNo" || way === undefined || player === undefined || team === undefined) return null;
  if (other !== undefined || another !== undefined || period !== null || /\d/.test(who)) return null;
  if (resolveTeam(against, sheet.read.game) !== team || resolveTeam(who, sheet.read.game) !== null) return null;
  const [mark, unit] =
    way === "passing" || way === "air"
      ? (["passing", "passingYards"] as const)
      : (["rushing", "rushingYards"] as const);
  const line = sheet.index.line(player.playerId, mark);
  const row = sheet.index.teamRow(team, unit);
  const theirs = row?.values[unit];
  if (theirs === undefined) return null;
  sheet.begin();
  return withOpening((line?.values[unit] ?? 0) > theirs, sheet.sentences(line, row));
}

const AGAINST =
  /\b(?:more|fewer|less)\b.*\bthan (?!once|twice|\d|one|two|three|a|an|any|half|his|expected|projected|usual)(?!.*\b(?:against|vs|versus|facing)\b)/;

/** Whether a yes or no is asked of one man against a team: his own figure alone says nothing of it, as in `more catches than the Packers`. */
export function isAgainstTeam({ text, asks, players, teams, threshold }: Question): boolean {
  return asks === "yesNo" && players.length === 1 && teams.length === 1 && threshold === null && AGAINST.test(text);
}
