import { type Asking, linesFor } from "./asking.ts";
import { waysAsked } from "./answer-player.ts";
import type { ListedPlayer } from "../tools/player-list.ts";
import type { Question } from "./question.ts";
import { spokenFigure, type SpokenFigure, spokenList } from "./spoken-figures.ts";

/** What the best of a position is taken to have the most of; the answer says so. */
const BY_POSITION: Readonly<Record<string, SpokenFigure>> = {
  QB: "passingYards",
  RB: "rushingYards",
  WR: "receivingYards",
  TE: "receivingYards",
};

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
  if (position === null || !has(/ (?:lead|leading|led|top|leaders?|best|better|projected) /))
    return has(/ projections? /) ? "fantasyPointsPPR" : null;
  return BY_POSITION[position] ?? null;
}

/** Equals share the lead, and all are named; more than this would be a list. */
const MOST_EQUALS = 4;

/** Who has the most of a figure, of both sides or of one, of every position or of one. */
export function answerLeaders(question: Question, asking: Asking): string | null {
  const figure = figureOf(question);
  if (figure === null) return null;
  const { position } = question;
  const args = {
    ...(question.teams[0] === undefined ? {} : { team: question.teams[0] }),
    ...(position === null ? {} : { position }),
  };
  if (question.teams.length > 1) return null;
  const isAsked = / (?:projected|projections?|expected|predicted) /.test(question.text);
  const { list, isProjection } = linesFor(asking, args, isAsked);
  if (list === null || list.omitted > 0) return null;
  const value = (player: ListedPlayer): number => player[figure] ?? 0;
  const ranked = list.players.filter((player) => value(player) > 0).toSorted((a, b) => value(b) - value(a));
  const [first] = ranked;
  if (first === undefined) return null;
  if (figure.startsWith("fantasy") && position === null) return firstThree(ranked, figure, isProjection);
  const places = placesAsked(question.text);
  if (places > 1) {
    const listed = ranked
      .slice(0, places)
      .map((player) => `${player.playerName} (${player.team}) with ${spokenFigure(player, figure)}`);
    return `${isProjection ? "Projected highest" : "The most"}: ${spokenList(listed)}.`;
  }
  const leaders = ranked.filter((player) => value(player) === value(first));
  if (leaders.length > MOST_EQUALS) return null;
  const where = question.teams[0] === undefined ? "in this game" : `for ${question.teams[0]}`;
  const names = spokenList(leaders.map(({ playerName, team }) => `${playerName} (${team})`));
  const each = leaders.length > 1 ? " each" : "";
  const most = leaders.length > 1 ? ["were", "lead"] : ["was", "leads"];
  return `${names} ${isProjection ? `${most[0]} projected highest` : most[1]} ${where} with ${spokenFigure(first, figure)}${each}.`;
}

const PLACES: Readonly<Record<string, number>> = { "2": 2, two: 2, "3": 3, three: 3, "4": 4, four: 4, "5": 5, five: 5 };

/** `top 3`; 1 where nobody says how many. */
function placesAsked(text: string): number {
  return PLACES[/ (?:top|best|highest|leading) (\w+) /.exec(text)?.[1] ?? ""] ?? 1;
}

function firstThree(ranked: readonly ListedPlayer[], figure: SpokenFigure, isProjection: boolean): string {
  const parts = ranked
    .slice(0, 3)
    .map((player) => `${player.playerName} (${player.team}) with ${spokenFigure(player, figure)}`);
  return `${isProjection ? "Projected highest" : "Highest"} in fantasy: ${spokenList(parts)}.`;
}
