import type { Asking } from "./asking.ts";
import { waysAsked } from "./answer-player.ts";
import type { ListedPlayer } from "./player-list.ts";
import type { Question } from "./question.ts";
import { spokenFigure, type SpokenFigure, spokenList } from "./spoken-figures.ts";

/** The figure that a question wants the most of; null where it does not say. */
function figureOf({ text, position }: Question): SpokenFigure | null {
  const has = (words: RegExp): boolean => words.test(text);
  const [way] = waysAsked({ text });
  if (has(/ (?:fantasy|ppr) /)) return has(/ standard /) ? "fantasyPoints" : "fantasyPointsPPR";
  if (has(/ (?:carries|rushes) /)) return "rushingAttempts";
  if (has(/ (?:catches|receptions|caught) /)) return "receptions";
  if (has(/ (?:targets|targeted) /)) return "receivingTargets";
  if (has(/ completions /)) return "passingCompletions";
  if (has(/ (?:interceptions|picks|ints) /)) return "passingInterceptions";
  if (has(/ (?:touchdowns?|tds?) /)) return way === undefined ? null : `${way}Touchdowns`;
  if (way !== undefined) return `${way}Yards`;
  if (has(/ (?:yards|yardage) /)) return null;
  if (position === "WR" && has(/ (?:lead|leading|led|top|leader|best) /)) return "receivingYards";
  return null;
}

/** Equals share the lead, and all are named; more than this would be a list. */
const MOST_EQUALS = 4;

/** Who has the most of a figure, of both sides or of one, of every position or of one. */
export function answerLeaders(question: Question, asking: Asking): string | null {
  const figure = figureOf(question);
  if (figure === null) return null;
  const isReceiver = / receivers? /.test(question.text);
  const isProjection = / (?:projected|projections?|expected|predicted) /.test(question.text);
  const position = isReceiver && !figure.startsWith("fantasy") ? null : question.position;
  const args = {
    ...(question.teams[0] === undefined ? {} : { team: question.teams[0] }),
    ...(position === null || !figure.startsWith("fantasy") ? {} : { position }),
  };
  if (question.teams.length > 1) return null;
  const list = isProjection ? asking.projections(args) : asking.stats(args);
  if (list === null || list.omitted > 0) return null;
  const value = (player: ListedPlayer): number => player[figure] ?? 0;
  const ranked = list.players.filter((player) => value(player) > 0).toSorted((a, b) => value(b) - value(a));
  const [first] = ranked;
  if (first === undefined) return null;
  if (figure.startsWith("fantasy") && position === null) return firstThree(ranked, figure, isProjection);
  const leaders = ranked.filter((player) => value(player) === value(first));
  if (leaders.length > MOST_EQUALS) return null;
  const where = question.teams[0] === undefined ? "in this game" : `for ${question.teams[0]}`;
  const names = spokenList(leaders.map(({ playerName, team }) => `${playerName} (${team})`));
  const each = leaders.length > 1 ? " each" : "";
  return `${names} ${isProjection ? "was projected for" : leaders.length > 1 ? "lead" : "leads"} ${where} with ${spokenFigure(first, figure)}${each}.`;
}

function firstThree(ranked: readonly ListedPlayer[], figure: SpokenFigure, isProjection: boolean): string {
  const parts = ranked
    .slice(0, 3)
    .map((player) => `${player.playerName} (${player.team}) with ${spokenFigure(player, figure)}`);
  return `${isProjection ? "Projected highest" : "Highest"} in fantasy: ${spokenList(parts)}.`;
}
