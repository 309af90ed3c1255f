import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";

const FIRST_ONE =
  /\bwhen\b(?!.*\b(?:defense|allow\w*|gave|give|last|drive)\b).*\b(?:finally (?:get|pick up|make|have) (?:a|their|its)(?: first)?|(?:get|pick up|make|have) (?:their|its|the)(?: very)? first) (?:first|1st) down$/;

/** `when did the Eagles finally get a first down`: the play that gave a team its first one. Null where no single team is asked about. */
export function firstFirstDown({ text, teams, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  const [team] = teams;
  if (team === undefined || teams.length > 1 || players.length > 0 || !FIRST_ONE.test(text)) return null;
  const play = sheet.read.plays.find(
    (one) => one.team === team && one.isFirstDown === 1 && (period === null || isWithin(period, one)),
  );
  return play === undefined ? null : [sheet.told(play), ...sheet.sentences(sheet.index.teamRow(team, "firstDowns"))];
}
