import { gamePhase, gameState, isDone } from "../game/game-state.ts";
import { isOffensePosition } from "../game/offense-position.ts";
import { isFinal } from "../game/status.ts";
import { AWAY, type InjuryReport } from "../game/injury-report.ts";
import { toHundredth } from "../fold/fantasy-points.ts";
import type { RosteredPlayer } from "../my-players/my-league.ts";
import { type ExpectedPoints, expectPoints } from "../projections/expect-points.ts";
import { judgedPoints } from "../projections/judged-points.ts";
import { projectInGame } from "../projections/project-in-game.ts";
import { sumCounts } from "../scoring/counting/count-game.ts";
import type { Counts } from "../scoring/counting/count.ts";
import type { Owner } from "../scoring/scoring-item.ts";
import { type Scoring, scoreLine } from "../scoring/scoring.ts";
import { shortReport } from "../usage/report-words.ts";
import type { SundayPhase } from "./sunday-phases.ts";
import type { Likely, SundayPlayer } from "./sunday-view.ts";
import { noGameWords, type Place, type SundayWeek } from "./sunday-week.ts";
import type { Remaining } from "./win-chance.ts";

/** The value that 8 of 10 draws of a normal distribution stay within, in standard deviations. */
export const EIGHT_OF_TEN = 1.2816;

/** A player as he stands, with what the sums and the news are made from. */
export interface Standing {
  shown: SundayPlayer;
  place: Place | null;
  /** As who he scores, and by which rules. */
  who: Owner;
  scoring: Scoring;
  /** What he may still add; null for somebody who is done, and where nothing is projected. */
  remaining: Remaining | null;
  /** Reported out or doubtful, and so far not in the game: nothing is expected of him. */
  isAway: boolean;
}

const NOBODY: Owner = { role: "player", position: null };

/** What everybody of one league is stood up with. */
export interface StandOptions extends Pick<SundayWeek, "week" | "expected"> {
  scoring: Scoring;
  placeOf(owner: string): Place;
}

/** One player of a fantasy team as he stands in the week. */
export function standPlayer({ owner, name, slot }: RosteredPlayer, options: StandOptions): Standing {
  const blank = { owner, name, slot, position: null, team: null, gameKey: null, points: null, projected: null };
  const idle = { ...blank, likely: null, judged: null, isOnField: false, newest: null, hasLedger: false };
  if (owner === null) {
    const note = name === "" ? "Empty place" : "Not recognized";
    return {
      shown: { ...idle, phase: "off", note },
      place: null,
      who: NOBODY,
      scoring: options.scoring,
      remaining: null,
      isAway: false,
    };
  }
  const place = options.placeOf(owner);
  const { role, position, team, game } = place;
  const about = { position: role === "defense" ? "DST" : position, team };
  const report = reportOf(owner, place);
  const isAway = report !== null && AWAY.has(report.status);
  const phase = isAway && report.status !== "Doubtful" ? "off" : phaseOf(place);
  if (game === null || team === null || phase === "off") {
    const gameKey = game === null || !isAway ? null : game.game.gameKey;
    return {
      shown: { ...idle, ...about, gameKey, phase: "off", note: offWords(place, report, options.week) },
      place,
      who: place,
      scoring: options.scoring,
      remaining: null,
      isAway,
    };
  }
  const who: Owner = { role, position };
  const points = pointsOf(place, who, options.scoring);
  const line = isAway ? null : (place.own?.expected ?? options.expected.get(owner) ?? null);
  const before = line === null ? null : expectPoints(line, who, options.scoring);
  const end =
    line === null || phase === "over"
      ? null
      : phase === "coming"
        ? before
        : expectEnd(place, line, who, options.scoring);
  const soFar = phase === "now" ? (points ?? 0) : 0;
  const { gameKey } = game.game;
  const hasPlays = (place.own?.plays.length ?? 0) > 0;
  return {
    shown: {
      ...blank,
      ...about,
      phase,
      note:
        phase !== "over" && report !== null
          ? shortReport(report)
          : noteOf(phase, { hasPlays: role === "defense" ? game.hasPlays : hasPlays, isKnown: game.hasPlays }),
      gameKey,
      points,
      projected: before === null ? null : toHundredth(before.mean),
      likely: end === null ? null : likelyOf(end, soFar, role === "defense"),
      // A projection is of a whole game.
      judged: isFinal(game.game) && before !== null && points !== null ? judgedPoints(before, points) : null,
      isOnField: isOnField(place),
      newest: null,
      hasLedger: hasPlays || (role === "defense" && points !== null),
    },
    place,
    who,
    scoring: options.scoring,
    remaining:
      end === null
        ? null
        : { owner, gameKey, team, position: about.position ?? "", mean: end.mean - soFar, deviation: end.deviation },
    isAway,
  };
}

/** The report on somebody who has not been in the game so far: who has a play, plays. */
function reportOf(owner: string, { game, own }: Place): InjuryReport | null {
  return game === null || (own?.plays.length ?? 0) > 0 ? null : (game.reports.get(owner) ?? null);
}

/** Why nothing comes of somebody this week. */
function offWords({ game, team }: Place, report: InjuryReport | null, week: SundayWeek["week"]): string {
  if (game === null) return team === null ? "No team" : noGameWords(week);
  return phaseOf({ game }) === "off" || report === null ? game.game.status : shortReport(report);
}

function phaseOf({ game }: Pick<Place, "game">): SundayPhase {
  if (game === null) return "off";
  const state = gameState(game.game);
  if (state.phase === "before") return state.isScheduled ? "coming" : "off";
  return isDone(game.game) ? "over" : "now";
}

/** Nothing before the kickoff; nobody's points are known where the plays of a game are not there. */
function pointsOf({ game, own }: Place, who: Owner, scoring: Scoring): number | null {
  if (game === null || gamePhase(game.game) === "before" || !game.hasPlays) return null;
  const line = own?.line ?? {};
  const official = own?.official ?? {};
  const isCorrected = Object.keys(official).length > 0;
  return scoreLine(isCorrected ? sumCounts([{ counts: line }, { counts: official }]) : line, who, scoring);
}

/**
 * What he ends with, as it is expected now: before the kickoff the projection, and during the game what he has and the share of the
 * projection that is still to come, which leans with his team's chance to win.
 */
function expectEnd(place: Place, line: Counts, who: Owner, scoring: Scoring): ExpectedPoints {
  const { game, own, team } = place;
  if (game === null || game.time === null) return expectPoints(line, who, scoring);
  const soFar = own?.line ?? {};
  const isHome = game.game.homeTeam === team;
  const end = projectInGame(soFar, line, {
    time: game.time,
    chanceBefore: isHome ? game.homeBefore : 100 - game.homeBefore,
    chanceNow: isHome ? game.homeNow : 100 - game.homeNow,
  });
  return expectPoints(end, who, scoring, soFar);
}

/** Yards can be lost, but who has points rarely ends with fewer; a defense begins with points and loses them. */
function likelyOf({ mean, low, high }: ExpectedPoints, soFar: number, canFall: boolean): Likely {
  const least = canFall ? low : Math.max(low, Math.min(soFar, mean));
  return { low: toHundredth(least), middle: toHundredth(mean), high: toHundredth(high) };
}

/** His team has the ball, or for a defender the other one; nobody has in between. Without a known position nobody can say it. */
function isOnField({ role, position, team, game }: Place): boolean {
  if (game === null || (role === "player" && (position ?? "") === "")) return false;
  const state = gameState(game.game);
  if (state.phase !== "live" || state.isPaused || state.isHalftime || state.possession === null) return false;
  return (state.possession === team) === isOffensePosition(position);
}

function noteOf(phase: SundayPhase, { hasPlays, isKnown }: { hasPlays: boolean; isKnown: boolean }): string | null {
  if (phase === "coming" || hasPlays) return null;
  if (phase === "over") return isKnown ? "No plays" : "Plays not read yet";
  return "No plays so far";
}
