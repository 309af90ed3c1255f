import type { Game } from "../game/game.ts";
import { type GameState, gameState, type Live, type Score } from "../game/game-state.ts";
import type { PagePlay } from "../game/page-play.ts";
import type { ShownPlay } from "../game/play.ts";
import { spokenStatus } from "../words/spoken-status.ts";
import { teamName } from "../game/team.ts";

type AnnouncedPlay = ShownPlay & Pick<PagePlay, "plain" | "tagTeam">;

/** What an announcement is made from. */
export interface AnnouncedGame {
  game: Game;
  allPlays: readonly AnnouncedPlay[];
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
  const [then, now] = [gameState(before.game), gameState(game)];
  const turn = turnOf({ state: then, status: before.game.status }, { state: now, status: game.status });
  if (fresh.length > MOST_PLAYS) {
    return now.phase === "over" && turn !== null ? sentences([turn, standing(game, now.score)]) : null;
  }
  const score = scoreOf(now);
  if (score !== null && isNewScore(scoreOf(then), score)) {
    const left = now.phase === "live" ? timeLeft(now) : null;
    return sentences([scoreWords(fresh, scoreOf(then), score, game), turn ?? left]);
  }
  const isPlayed = now.phase === "live" && !now.isPaused;
  if (turn !== null) return sentences([turn, isPlayed || now.phase === "over" ? standing(game, score) : null]);
  if (!isPlayed) return null;
  const stated = fresh.filter(({ type }) => type !== "Period" && type !== "Other");
  const last = stated.at(-1);
  if (last === undefined) return null;
  const sentence = playSentence(last);
  // A sack's tag is the offense's, and its sentence begins with a defender.
  return sentences([
    stated.length === 1 ? null : `${stated.length} plays`,
    last.tagTeam === null || last.type === "Sack" ? sentence : `${nick(last.tagTeam, game)}: ${sentence}`,
    now.downAndDistance?.replace("&", "and") ?? null,
  ]);
}

function scoreOf(state: GameState): Score | null {
  return state.phase === "before" ? null : state.score;
}

/** From nothing to 0-0 is a kickoff. */
function isNewScore(before: Score | null, after: Score): boolean {
  return after.away !== (before?.away ?? 0) || after.home !== (before?.home ?? 0);
}

/** `Lions touchdown, 24 to 17`; without the play that brought it, the score alone. */
function scoreWords(fresh: readonly ShownPlay[], before: Score | null, after: Score, game: Game): string | null {
  const scored = fresh.findLast(({ awayPoints, homePoints }) => awayPoints + homePoints > 0);
  const isOneSide = before?.away === after.away || before?.home === after.home;
  if (scored === undefined || !isOneSide) return standing(game, after);
  const isAway = scored.awayPoints > 0;
  const [own, others] = isAway ? [after.away, after.home] : [after.home, after.away];
  // The try after it is news of the same score.
  const touchdown = fresh.findLast(({ isTouchdown, isScoringPlay }) => isTouchdown && isScoringPlay === 1);
  const how = scoreWord(touchdown ?? scored);
  return `${nick(isAway ? game.awayTeam : game.homeTeam, game)} ${how}, ${own} to ${others}`;
}

function scoreWord(play: ShownPlay): string {
  if (play.isTouchdown) return "touchdown";
  if (play.type === "FieldGoal") return "field goal";
  if (play.type === "ExtraPoint") return "extra point";
  if (play.type === "TwoPointConversion") return "two-point conversion";
  return play.awayPoints + play.homePoints === 2 ? "safety" : "score";
}

interface Stand {
  state: GameState;
  /** The provider's word. */
  status: string;
}

/** A new period of the game, its beginning or its end; null where it just goes on. */
function turnOf({ state: before, status: former }: Stand, { state: after, status }: Stand): string | null {
  if (after.phase === "over") return before.phase === "over" ? null : spokenStatus(status);
  if (after.phase === "before" || after.isPaused) return former === status ? null : spokenStatus(status);
  if (before.phase === "before") return "Kickoff";
  const wasHalf = before.phase === "live" && before.isHalftime;
  if (after.isHalftime) return wasHalf ? null : "Halftime";
  const quarter = before.phase === "live" ? before.quarter : null;
  if (after.quarter === quarter || after.quarter === null) return null;
  return wasHalf || quarter !== null ? `Start of ${periodName(after.quarter)}` : null;
}

/** `Lions 24, Chiefs 17`; null before there is a score. */
function standing(game: Game, score: Score | null): string | null {
  if (score === null) return null;
  return `${nick(game.awayTeam, game)} ${score.away}, ${nick(game.homeTeam, game)} ${score.home}`;
}

/** `4:12 left in the third` */
function timeLeft({ quarter, timeRemaining }: Live): string | null {
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

/** A play in one sentence with last names alone, which is quicker heard; in the source's own words where nothing else is known. */
function playSentence({ plain, description }: AnnouncedPlay): string {
  return (plain ?? description).replaceAll(/\{(?! )[^}]*\}|[{}]|\.$/g, "");
}

function nick(team: string, { season }: Game): string {
  return teamName(team, season).nick;
}

function sentences(parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== "")
    .map((part) => `${part}.`)
    .join(" ");
}
