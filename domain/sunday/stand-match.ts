import { toHundredth } from "../fold/fantasy-points.ts";
import type { FantasyTeam, MyLeague } from "../my-players/my-league.ts";
import type { Sides } from "./find-changes.ts";
import { EIGHT_OF_TEN, type Standing, type StandOptions, standPlayer } from "./stand-player.ts";
import { SUNDAY_PHASES, type SundayPhase } from "./sunday-phases.ts";
import type { Likely, SundayGroup, SundayTeam } from "./sunday-view.ts";
import { placesIn, type SundayWeek } from "./sunday-week.ts";
import { deviationOfTeam, type Remaining, winChance } from "./win-chance.ts";

/** A match-up with everybody in it as he stands. */
export interface Match {
  league: MyLeague;
  /** What its players stand by. */
  options: StandOptions;
  sides: Sides;
  mine: SundayTeam;
  theirs: SundayTeam | null;
  /** Mine less theirs, to the hundredth. */
  lead: number;
  /** The chance to win in percent; null without an opponent, and where nothing is projected. */
  percent: number | null;
  /** Nobody of either side has anything left that counts. */
  isDecided: boolean;
}

/** Both teams of each league as they stand in a week. */
export function standMatches(leagues: readonly MyLeague[], week: SundayWeek): Match[] {
  const placeOf = placesIn(week);
  return leagues.map((league) =>
    standMatch(league, { week: week.week, expected: week.expected, scoring: league.scoring, placeOf }),
  );
}

function standMatch(league: MyLeague, options: StandOptions): Match {
  const { mine, theirs } = league;
  const sides: Sides = {
    mine: mine.starters.map((one) => standPlayer(one, options)),
    theirs: (theirs?.starters ?? []).map((one) => standPlayer(one, options)),
  };
  const team = teamOf(mine, sides.mine);
  const other = theirs === null ? null : teamOf(theirs, sides.theirs);
  const lead = toHundredth(team.total - (other?.total ?? 0));
  const counting: Sides = { mine: team.isFixed ? [] : sides.mine, theirs: other?.isFixed === true ? [] : sides.theirs };
  const left = [...counting.mine, ...counting.theirs].filter(isLeft);
  const isFixed = team.isFixed || other?.isFixed === true;
  const hasPlayed = isFixed || [...sides.mine, ...sides.theirs].some(({ shown }) => shown.phase === "over");
  const isDecided = left.length === 0 && hasPlayed;
  return {
    league,
    options,
    sides,
    mine: team,
    theirs: other,
    lead,
    percent: other === null || !(hasPlayed || left.length > 0) ? null : percentOf(lead, counting, left),
    isDecided,
  };
}

/** Somebody who can still score. */
export function isLeft({ shown: { phase } }: Standing): boolean {
  return phase === "now" || phase === "coming";
}

/** Until it is decided, nobody is sure. Where fewer than half of those left are projected, a chance would be made up. */
function percentOf(lead: number, { mine, theirs }: Sides, left: readonly Standing[]): number | null {
  if (!isKnown(left)) return null;
  const chance = winChance(lead, remainingOf(mine), remainingOf(theirs));
  const percent = Math.round(chance * 100);
  return left.length === 0 ? percent : Math.min(99, Math.max(1, percent));
}

function isKnown(left: readonly Standing[]): boolean {
  const expected = left.filter(({ isAway }) => !isAway);
  return expected.filter(({ remaining }) => remaining !== null).length * 2 >= expected.length;
}

function remainingOf(standings: readonly Standing[]): Remaining[] {
  return standings.flatMap(({ remaining }) => remaining ?? []);
}

function teamOf({ name, fixedTotal }: FantasyTeam, standings: readonly Standing[]): SundayTeam {
  const isFixed = fixedTotal !== null;
  const total = fixedTotal ?? toHundredth(standings.reduce((sum, { shown }) => sum + (shown.points ?? 0), 0));
  const playing = standings.filter(({ shown, isAway }) => shown.phase !== "off" && !isAway);
  const projections = playing.flatMap(({ shown }) => shown.projected ?? []);
  const groups = SUNDAY_PHASES.map((phase) => groupOf(phase, standings)).filter(({ players }) => players.length > 0);
  const countOf = (phase: SundayPhase) => groups.find((group) => group.phase === phase)?.players.length ?? 0;
  return {
    name,
    total,
    isFixed,
    // A sum without some of them would be beaten by nothing.
    projected:
      isFixed || projections.length === 0 || projections.length < playing.length
        ? null
        : toHundredth(projections.reduce((sum, one) => sum + one, 0)),
    likely: isFixed ? null : likelyOf(total, standings),
    groups,
    playing: countOf("now"),
    coming: countOf("coming"),
  };
}

/** Those on now and final stay in the order of the lineup, so that rows do not trade places; those to play go by kickoff. */
function groupOf(phase: SundayPhase, standings: readonly Standing[]): SundayGroup {
  const own = standings.filter(({ shown }) => shown.phase === phase);
  const ordered = phase === "coming" ? own.toSorted((one, other) => kickoffOf(one) - kickoffOf(other)) : own;
  const players = ordered.map(({ shown }) => shown);
  const figures = players.flatMap((one) => (phase === "coming" ? one.projected : one.points) ?? []);
  return { phase, players, sum: figures.length === 0 ? null : toHundredth(figures.reduce((sum, one) => sum + one, 0)) };
}

function kickoffOf({ place }: Standing): number {
  const kickoff = Date.parse(place?.game?.game.dateTime ?? "");
  return Number.isNaN(kickoff) ? Number.MAX_SAFE_INTEGER : kickoff;
}

/** Null where nobody has anything left, and where less than half of those who have are projected. */
function likelyOf(total: number, standings: readonly Standing[]): Likely | null {
  const remaining = remainingOf(standings);
  if (remaining.length === 0 || !isKnown(standings.filter(isLeft))) return null;
  const middle = total + remaining.reduce((sum, { mean }) => sum + mean, 0);
  const spread = EIGHT_OF_TEN * deviationOfTeam(remaining);
  // Of several players together few are defenses, which alone can fall.
  return {
    low: toHundredth(Math.max(middle - spread, Math.min(total, middle))),
    middle: toHundredth(middle),
    high: toHundredth(middle + spread),
  };
}
