import { teamName } from "../game/team.ts";
import { possessive } from "../words/possessive.ts";
import { percent } from "./usage-columns.ts";
import { shareOf } from "./usage-totals.ts";
import type { WeekUse } from "./week-use.ts";

/** Where a share of chances says something: a quarterback has all of them. */
export const RISER_POSITIONS = ["RB", "WR", "TE"] as const;

export type RiserPosition = (typeof RISER_POSITIONS)[number];

/** A player whose part in his team's chances has grown, and the sentence that says by what. */
export interface Riser {
  playerId: string;
  playerName: string;
  team: string;
  position: RiserPosition;
  reason: string;
  /** Of the team's chances in the week, and how much more than before, as parts of 1. */
  share: number;
  rise: number;
  points: number | null;
  expectedPoints: number | null;
}

/** Who rose in a week of the regular season, with his points of the week under the reader's own rules; null without them. */
export interface WeekRisers {
  week: number;
  positions: { position: RiserPosition; players: (Riser & { my: number | null })[] }[];
}

/** Games of his that are looked back at, and weeks in which they may lie: who was away longer has no "before". */
const GAMES_BEFORE = 4;
export const WEEKS_BEFORE = 6;
const GAMES_NAMED = 3;
/** Fewer chances are an accident, and so is a smaller rise. */
const LEAST_CHANCES = 5;
const LEAST_RISE = 0.05;

/**
 * Who rose in a week, by position, most first. A chance is a target; of a running back a carry too. His share of his team's chances in the week is held
 * against his share of them in up to four games for the same team in the six weeks before. He had five chances or more, the share rose by five
 * points or more, and where snaps are known their share did not fall. `uses` are those of the week and of the six before.
 */
export function risersOf(uses: readonly WeekUse[], week: number, season: number): Map<RiserPosition, Riser[]> {
  const byPlayer = Map.groupBy(uses, ({ playerId }) => playerId);
  const risers = [...byPlayer.values()].flatMap((own) => riserOf(own, week, season) ?? []);
  return new Map(
    RISER_POSITIONS.map((position) => [
      position,
      risers.filter((riser) => riser.position === position).toSorted(byRise),
    ]),
  );
}

function riserOf(uses: readonly WeekUse[], week: number, season: number): Riser | null {
  const last = uses.find((use) => use.week === week);
  const position = last === undefined ? null : positionOf(last);
  if (last === undefined || position === null) return null;
  const before = uses
    .filter((use) => use.team === last.team && use.week < week && use.week >= week - WEEKS_BEFORE)
    .toSorted((a, b) => a.week - b.week)
    .slice(-GAMES_BEFORE);
  const share = shareIn([last], position);
  const usual = shareIn(before, position);
  if (share === null || usual === null) return null;
  const rise = share - usual;
  const snaps = [snapShare([last]), snapShare(before)] as const;
  const isOnLess = snaps[0] !== null && snaps[1] !== null && snaps[0] < snaps[1];
  if (chancesIn(last, position) < LEAST_CHANCES || rise < LEAST_RISE || isOnLess) return null;
  const { playerId, playerName, team, points, expectedPoints } = last;
  const shown = [...before, last].slice(-GAMES_NAMED);
  const counts = shown.map((use) => chancesIn(use, position)).join(", ");
  const what = position === "RB" ? "Carries and targets" : "Targets";
  const games = shown.length === 2 ? "two" : "three";
  const club = possessive(`the ${teamName(team, season).nick}`);
  const onField =
    snaps[0] === null || snaps[1] === null ? "" : ` Snap share ${percent(snaps[0])}, from ${percent(snaps[1])}.`;
  return {
    playerId,
    playerName,
    team,
    position,
    reason: `${what} ${counts} in his last ${games} games; ${percent(share)} of ${club} in Week ${week}, up from ${percent(usual)}.${onField}`,
    share,
    rise,
    points,
    expectedPoints,
  };
}

function positionOf({ position }: WeekUse): RiserPosition | null {
  return position === "FB" ? "RB" : (RISER_POSITIONS.find((one) => one === position) ?? null);
}

function chancesIn({ targets, carries }: WeekUse, position: RiserPosition): number {
  return position === "RB" ? targets + carries : targets;
}

/** Over all of the games together; null without one. */
function shareIn(uses: readonly WeekUse[], position: RiserPosition): number | null {
  const own = uses.reduce((sum, use) => sum + chancesIn(use, position), 0);
  const all = uses.reduce(
    (sum, { teamTargets, teamCarries }) => sum + teamTargets + (position === "RB" ? teamCarries : 0),
    0,
  );
  return shareOf(own, all);
}

function snapShare(uses: readonly WeekUse[]): number | null {
  const counted = uses.flatMap(({ snaps }) => (snaps === null ? [] : [snaps]));
  return shareOf(
    counted.reduce((sum, { offense }) => sum + (offense ?? 0), 0),
    counted.reduce((sum, { teamOffense }) => sum + (teamOffense ?? 0), 0),
  );
}

/** Equal rises in order of the share, then of names. */
function byRise(a: Riser, b: Riser): number {
  return b.rise - a.rise || b.share - a.share || (a.playerName < b.playerName ? -1 : 1);
}
