import { type ScoreEvent, scoreEvents } from "../fold/score-events.ts";
import type { Game } from "../game/game.ts";
import { gameState } from "../game/game-state.ts";
import type { Play } from "../game/play.ts";
import { teamName } from "../game/team.ts";
import { lastSecond, momentSeconds } from "../replay/moment-seconds.ts";
import { liveClock, quarterWord } from "./cards.ts";
import { gameViewSearch, KICKOFF, parseGameView } from "./game-view.ts";
import { type TrackScore, trackScores } from "./track-scores.ts";

/** A moment of a finished game, and the ways from it to others. It says nothing of what comes later, not even how much. */
export interface GameMoment {
  /** As the address has it: the id of the last play that has happened, or `kickoff`. */
  at: string;
  /** The query of the page at this moment: `?at=113`. */
  search: string;
  /** Plays so far. */
  count: number;
  /** `Q3 4:12`, `halftime`, `kickoff`, `the end`. */
  label: string;
  /** The same for ears, with score and chance: `Third quarter, 4:12 left, Washington 12, Chicago 0, win chance Washington 87 percent`. */
  spoken: string;
  /** Game time that has been played, and where the clock of what has begun ends, in seconds: 3600 as long as no overtime has. */
  second: number;
  lastSecond: number;
  /** The moment one play earlier; null before the first one. */
  back: string | null;
  /** The moment of the score before this one; null without one. */
  previousScore: string | null;
  /** The scores so far. */
  scores: TrackScore[];
  /**
   * The home team's chance to win so far as a path: seconds of game time to the right, percent downward, as in the figure of
   * `game-figure.ts`. From kickoff to now.
   */
  line: string;
  /** False once the game is over. */
  hasNext: boolean;
}

/** The home team's chance to win in percent. */
interface ChancesSoFar {
  /** Before the game, and after each of the plays so far. */
  course: readonly number[];
  /** The last of them as it is shown. */
  now: number;
}

const QUARTERS = ["", "First", "Second", "Third", "Fourth"];

/** The moment after the first `count` of a finished game's plays; `past` is the game as it stood then, and `chances` know no more. */
export function gameMoment(plays: readonly Play[], count: number, past: Game, chances: ChancesSoFar): GameMoment {
  const moments = momentSeconds(plays);
  const at = (rows: number): string => plays[rows - 1]?.playId ?? KICKOFF;
  const sofar = plays.slice(0, count);
  const scores = scoreEvents(sofar, past);
  const end = lastSecond(plays, count);
  const points = scores.map(({ play, awayScore, homeScore }) => ({
    second: moments[sofar.indexOf(play)] ?? 0,
    standing: `${awayScore}-${homeScore}`,
  }));
  return {
    at: at(count),
    search: gameViewSearch({ ...parseGameView(new URLSearchParams()), at: at(count) }),
    count,
    label: momentLabel(past),
    spoken: [whenOf(past), scoreOf(past), chanceOf(past, chances)].filter((part) => part !== "").join(", "),
    second: moments[count] ?? 0,
    lastSecond: end,
    back: count === 0 ? null : at(count - 1),
    previousScore: previousScore(scores, at(count)),
    scores: trackScores(points, end),
    line: `M${chances.course.map((chance, index) => `${moments[index] ?? 0} ${chance}`).join(" ")}`,
    hasNext: count < plays.length,
  };
}

/** When in the game it stands: `Q3 4:12`, `halftime`, `kickoff`, `the end`. */
export function momentLabel(past: Game): string {
  const state = gameState(past);
  if (state.phase === "before") return "kickoff";
  if (state.phase === "over") return "the end";
  return state.isHalftime ? "halftime" : liveClock(state);
}

function whenOf(past: Game): string {
  const state = gameState(past);
  if (state.phase === "before") return "Before kickoff";
  if (state.phase === "over") return "Final";
  if (state.isHalftime) return "Halftime";
  const quarter = QUARTERS[Number(state.quarter)];
  const period =
    quarter === undefined ? (state.quarter === "OT" ? "Overtime" : quarterWord(state.quarter)) : `${quarter} quarter`;
  return state.timeRemaining === null ? period : `${period}, ${state.timeRemaining} left`;
}

/** The team ahead first, the visitors where nobody is. */
function scoreOf(past: Game): string {
  const state = gameState(past);
  if (state.phase === "before" || state.score === null) return "";
  const { away, home } = namesOf(past);
  const teams = [
    { name: away, points: state.score.away },
    { name: home, points: state.score.home },
  ];
  return teams
    .toSorted((a, b) => b.points - a.points)
    .map(({ name, points }) => `${name} ${points}`)
    .join(", ");
}

/** The favored team's, the home team's where nobody is. */
function chanceOf(past: Game, { now }: ChancesSoFar): string {
  if (gameState(past).phase === "over") return "";
  const { away, home } = namesOf(past);
  return `win chance ${now < 50 ? away : home} ${Math.max(now, 100 - now)} percent`;
}

/** Both teams by their places, or by their nicknames where they share one. */
function namesOf(past: Game): { away: string; home: string } {
  const [away, home] = [teamName(past.awayTeam, past.season), teamName(past.homeTeam, past.season)];
  return away.place === home.place ? { away: away.nick, home: home.nick } : { away: away.place, home: home.place };
}

/** A touchdown's moment is the one after its try. */
function previousScore(scores: readonly ScoreEvent[], now: string): string | null {
  const moments = scores.map(({ play, tryPlay }) => (tryPlay ?? play).playId);
  return moments.findLast((playId) => playId !== now) ?? null;
}
