import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { withOpening } from "../sheet/with-opening.ts";

const MORE = /\bmore (?:(?<way>rushing|running|ground|passing|air) )(?:yards|yds|yardage)\b.*\bthan\b/;

/** `did Willis have more rushing yards than the Titans`: his own against all of a team's. Null where one of the two, or the figure, is not named. */
export function answerAgainstTeam(
  { text, asks, players: [player, other], teams: [team, another], period }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const way = MORE.exec(text)?.groups?.["way"];
  if (asks !== "yesNo" || way === undefined || player === undefined || team === undefined) return null;
  if (other !== undefined || another !== undefined || period !== null) return null;
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
