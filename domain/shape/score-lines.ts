import { hasLateral, type ScoreEvent, scoreEvents } from "../fold/score-events.ts";
import type { CreditStat } from "../game/credit.ts";
import { formatClock } from "../words/format.ts";
import type { Game } from "../game/game.ts";
import type { Play, QuarterName } from "../game/play.ts";
import { splitName } from "../names/split-name.ts";
import { mentionsMuff } from "../plays/play-text.ts";

/** One score in an index: a touchdown with its try, in a few words. */
export interface ScoreLine {
  playId: string;
  quarterName: QuarterName;
  /** `8:54`; blank at 0:00 and without a clock. */
  clock: string;
  team: string;
  /** The scorer's given names with the space after them, and the rest; both empty where nobody is credited. */
  given: string;
  surname: string;
  /** Null where it is unknown, and of a safety. */
  yards: number | null;
  /** `run`, `FG`, `pick-six`. */
  what: string;
  /** What is worth a word about the try: `kick failed`, `2-pt good`. Null for a kick that was good, and without a try. */
  tried: string | null;
  /** After the try. */
  awayScore: number;
  homeScore: number;
}

const RETURNS: Partial<Record<CreditStat, string>> = {
  interceptionReturnTouchdowns: "pick-six",
  fumbleReturnTouchdowns: "fumble return",
  kickReturnTouchdowns: "kickoff return",
  puntReturnTouchdowns: "punt return",
  blockedKickReturnTouchdowns: "blocked-kick return",
};

/** Every score of the plays, which stand in game order. */
export function scoreLines(plays: readonly Play[], game: Pick<Game, "awayTeam" | "homeTeam">): ScoreLine[] {
  const events = scoreEvents(plays, game);
  const names = new Set(events.flatMap(({ scorer }) => (scorer === null ? [] : [scorer.playerName])));
  return events.map((event) => {
    const { play, team, yards, awayScore, homeScore } = event;
    const { playId, quarterName, timeRemainingMinutes, timeRemainingSeconds } = play;
    const clock = formatClock(timeRemainingMinutes, timeRemainingSeconds);
    const score = { awayScore, homeScore };
    return {
      playId,
      quarterName,
      clock,
      team,
      ...nameOf(event, names),
      yards,
      what: whatOf(event),
      tried: triedOf(event, game),
      ...score,
    };
  });
}

function whatOf({ what, scorer, points, play }: ScoreEvent): string {
  switch (what) {
    case "touchdown run":
      return hasLateral(play) ? "lateral" : "run";
    case "touchdown catch":
      return hasLateral(play) ? "lateral" : "pass";
    case "return touchdown":
      return (scorer === null ? undefined : RETURNS[scorer.stat]) ?? "return";
    case "field goal":
      return "FG";
    case "touchdown":
      return scorer === null ? "Touchdown" : recoveryOf(play);
    case "safety":
      return scorer === null ? what.charAt(0).toUpperCase() + what.slice(1) : what;
    case "other":
      return `${points} points`;
  }
}

/** A touchdown by falling on the ball in the end zone. */
function recoveryOf({ type, description }: Play): string {
  const kick = type === "Punt" ? "punt" : "kickoff";
  if (mentionsMuff(description)) return `muffed-${kick} recovery`;
  return type === "Kickoff" ? "kickoff recovery" : "fumble recovery";
}

/** Two scorers with one surname keep an initial before it. */
function nameOf({ scorer }: ScoreEvent, names: ReadonlySet<string>): Pick<ScoreLine, "given" | "surname"> {
  if (scorer === null) return { given: "", surname: "" };
  const { given, surname } = splitName(scorer.playerName);
  const isShared = [...names].some((name) => name !== scorer.playerName && splitName(name).surname === surname);
  return isShared && given !== ""
    ? { given: "", surname: `${given.charAt(0)}. ${surname}` }
    : { given: given === "" ? "" : `${given} `, surname };
}

function triedOf({ tryPlay, team }: ScoreEvent, { awayTeam }: Pick<Game, "awayTeam">): string | null {
  if (tryPlay === null) return null;
  const [own, others] =
    team === awayTeam ? [tryPlay.awayPoints, tryPlay.homePoints] : [tryPlay.homePoints, tryPlay.awayPoints];
  if (others > 0) return "try returned";
  if (own === 2) return "2-pt good";
  if (own === 1) return null;
  return tryPlay.type === "ExtraPoint" ? "kick failed" : "2-pt failed";
}
