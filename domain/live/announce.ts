import type { Game } from "../game/game.ts";
import type { ShownPlay } from "../game/play.ts";
import { spokenStatus } from "../words/spoken-status.ts";
import { isFinal, isLive, statusTone } from "../game/status.ts";
import { teamName } from "../game/team.ts";

/** What an announcement is made from. */
export interface AnnouncedGame {
  game: Game;
  allPlays: readonly ShownPlay[];
}

/** More plays at once than this are a page that was away, not news. */
const MOST_PLAYS = 12;

/**
 * What a screen reader hears when a page has moved from one state of its game to a later one: one short sentence or two, the
 * score first where it changed. Null where nothing is worth a word, and where the page was away for long, unless the game has
 * ended meanwhile.
 */
export function announce(before: AnnouncedGame, after: AnnouncedGame): string | null {
  const known = new Set(before.allPlays.map(({ playId }) => playId));
  const fresh = after.allPlays.filter(({ playId }) => !known.has(playId)).toSorted((a, b) => a.sequence - b.sequence);
  const { game } = after;
  const turn = turnOf(before.game, game);
  if (fresh.length > MOST_PLAYS) return isFinal(game) && turn !== null ? sentences([turn, standing(game)]) : null;
  if (hasNewScore(before.game, game)) {
    return sentences([scoreWords(fresh, before.game, game), turn ?? timeLeft(game)]);
  }
  if (turn !== null)
    return sentences([turn, statusTone(game.status) === "live" || isFinal(game) ? standing(game) : null]);
  if (!isLive(game)) return null;
  const told = fresh.filter(({ type }) => type !== "Period" && type !== "Other");
  const last = told.at(-1);
  if (last === undefined) return null;
  const news = told.length === 1 ? playWord(last) : `${told.length} plays, the last: ${lowerFirst(playWord(last))}`;
  return sentences([news, game.downAndDistance?.replace("&", "and") ?? null]);
}

function hasNewScore(before: Game, after: Game): boolean {
  const isKnown = after.awayScore !== null && after.homeScore !== null;
  // From nothing to 0-0 is a kickoff.
  const [away, home] = [before.awayScore ?? 0, before.homeScore ?? 0];
  return isKnown && (after.awayScore !== away || after.homeScore !== home);
}

/** `Lions touchdown, 24 to 17`; without the play that brought it, the score alone. */
function scoreWords(fresh: readonly ShownPlay[], before: Game, after: Game): string | null {
  const scored = fresh.findLast(({ awayPoints, homePoints }) => awayPoints + homePoints > 0);
  const isOneSide = before.awayScore === after.awayScore || before.homeScore === after.homeScore;
  if (scored === undefined || !isOneSide) return standing(after);
  const isAway = scored.awayPoints > 0;
  const [own, others] = isAway ? [after.awayScore, after.homeScore] : [after.homeScore, after.awayScore];
  // The try after it is news of the same score.
  const touchdown = fresh.findLast(({ isTouchdown, isScoringPlay }) => isTouchdown && isScoringPlay === 1);
  const how = scoreWord(touchdown ?? scored);
  return `${nick(isAway ? after.awayTeam : after.homeTeam, after)} ${how}, ${own} to ${others}`;
}

function scoreWord(play: ShownPlay): string {
  if (play.isTouchdown) return "touchdown";
  if (play.type === "FieldGoal") return "field goal";
  if (play.type === "ExtraPoint") return "extra point";
  if (play.type === "TwoPointConversion") return "two-point conversion";
  return play.awayPoints + play.homePoints === 2 ? "safety" : "score";
}

/** A new period of the game, its beginning or its end; null where it just goes on. */
function turnOf(before: Game, after: Game): string | null {
  if (isFinal(after)) return isFinal(before) ? null : spokenStatus(after.status);
  if (!isLive(after)) return before.status === after.status ? null : spokenStatus(after.status);
  if (!isLive(before) && !before.hasStarted) return "Kickoff";
  if (isHalf(after)) return isHalf(before) ? null : "Halftime";
  if (after.quarter === before.quarter || after.quarter === null) return null;
  return isHalf(before) || before.quarter !== null ? `Start of ${periodName(after.quarter)}` : null;
}

function isHalf({ quarter, status }: Game): boolean {
  return quarter === "HALF" || status.toLowerCase() === "halftime";
}

/** `Lions 24, Chiefs 17`; null before there is a score. */
function standing(game: Game): string | null {
  const { awayScore, homeScore, awayTeam, homeTeam } = game;
  if (awayScore === null || homeScore === null) return null;
  return `${nick(awayTeam, game)} ${awayScore}, ${nick(homeTeam, game)} ${homeScore}`;
}

/** `4:12 left in the third` */
function timeLeft({ quarter, timeRemaining }: Game): string | null {
  if (quarter === null || quarter === "HALF" || timeRemaining === null) return null;
  return `${timeRemaining} left in ${periodName(quarter)}`;
}

const PERIODS = new Map([
  ["1", "the first"],
  ["2", "the second"],
  ["3", "the third"],
  ["4", "the fourth"],
]);

function periodName(quarter: string): string {
  return PERIODS.get(quarter) ?? "overtime";
}

const PLAY_WORDS: Partial<Record<ShownPlay["type"], string>> = {
  Sack: "Sack",
  Interception: "Interception",
  Kickoff: "Kickoff",
  Punt: "Punt",
  FieldGoal: "Missed field goal",
  ExtraPoint: "Missed extra point",
  TwoPointConversion: "Failed two-point try",
  Fumble: "Fumble",
  Penalty: "Penalty",
  Timeout: "Timeout",
  TwoMinuteWarning: "Two-minute warning",
};

/** A play in two or three words. Kicks and tries here are those that brought nothing: a score has its own sentence. */
function playWord(play: ShownPlay): string {
  if (play.type !== "Rush" && play.type !== "Pass") return PLAY_WORDS[play.type] ?? "Play";
  if (play.type === "Pass" && /incomplete/i.test(play.description)) return "Incomplete pass";
  const name = play.type === "Rush" ? "Run" : "Pass";
  const yards = Math.abs(play.yardsGained);
  if (yards === 0) return `${name}, no gain`;
  return `${name}, ${play.yardsGained < 0 ? "loss of " : ""}${yards} ${yards === 1 ? "yard" : "yards"}`;
}

function nick(team: string, { season }: Game): string {
  return teamName(team, season).nick;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function sentences(parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== "")
    .map((part) => `${part}.`)
    .join(" ");
}
