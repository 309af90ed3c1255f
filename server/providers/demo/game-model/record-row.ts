import type { Credit } from "../../../../domain/game/credit.ts";
import type { Play, PlayType, QuarterName } from "../../../../domain/game/play.ts";
import { otherTeam, type DemoTeam } from "../world/demo-player.ts";
import { situationOf, type GameInPlay, type Situation } from "./game-in-play.ts";

/** What a row says beyond the situation in which it began. */
export interface RowFields {
  type: PlayType;
  description: string;
  /** The team that snaps or kicks; null on rows that belong to nobody. */
  team: DemoTeam | null;
  yardsGained?: number;
  isFirstDown?: boolean;
  isTouchdown?: boolean;
  points?: { team: DemoTeam; points: number } | null;
  /** Tries put points on the board without being scoring plays of their own: the touchdown is. */
  isTry?: boolean;
  credits?: Credit[];
  returnYards?: number | null;
  kickDistance?: number | null;
  penaltyYards?: number | null;
  isBlocked?: boolean;
  timeoutTeam?: DemoTeam | null;
}

/** Scrimmage plays have a down; kicks, tries, timeouts and markers have none. A Penalty row has one if it happened on one. */
const WITHOUT_DOWN: ReadonlySet<PlayType> = new Set([
  "Kickoff",
  "ExtraPoint",
  "TwoPointConversion",
  "Timeout",
  "TwoMinuteWarning",
  "Period",
  "Other",
]);

/** Writes one row of the play-by-play. `before` is the situation at the snap. */
export function recordRow(game: GameInPlay, before: Situation, fields: RowFields): void {
  const { teams } = game;
  const hasDown = !WITHOUT_DOWN.has(fields.type) && before.next === "scrimmage";
  const hasSpot = fields.team !== null;
  const points = fields.points ?? null;
  const seconds = before.secondsLeft;
  const code = (team: DemoTeam | null): string | null => (team === null ? null : teams[team].code);
  const play: Play = {
    playId: String(game.rows.length + 1),
    quarterName: quarterName(before.period),
    sequence: game.rows.length + 1,
    timeRemainingMinutes: Math.floor(seconds / 60),
    timeRemainingSeconds: seconds % 60,
    team: code(fields.team),
    opponent: fields.team === null ? null : code(otherTeam(fields.team)),
    down: hasDown ? before.down : 0,
    distance: hasDown ? before.distance : 0,
    isFirstDown: fields.isFirstDown === true ? 1 : 0,
    isTouchdown: fields.isTouchdown === true,
    yardLine: hasSpot ? Math.min(before.spot, 100 - before.spot) : 0,
    yardLineTerritory: hasSpot ? territory(teams, before) : null,
    yardsToEndZone: hasSpot ? before.spot : null,
    type: fields.type,
    description: fields.description,
    yardsGained: fields.yardsGained ?? 0,
    isScoringPlay: points !== null && fields.isTry !== true ? 1 : 0,
    awayPoints: points?.team === "away" ? points.points : 0,
    homePoints: points?.team === "home" ? points.points : 0,
    credits: fields.credits ?? [],
    drive: before.drive,
    returnYards: fields.returnYards ?? null,
    kickDistance: fields.kickDistance ?? null,
    penaltyYards: fields.penaltyYards ?? null,
    isBlocked: fields.isBlocked ?? false,
    timeoutTeam: code(fields.timeoutTeam ?? null),
    happenedAt: null,
  };
  game.rows.push({ play, wall: before.wall });
}

/** A row that belongs to nobody, written in the situation of now. */
export function recordMarker(
  game: GameInPlay,
  type: PlayType,
  description: string,
  timeoutTeam: DemoTeam | null = null,
): void {
  recordRow(game, situationOf(game), { type, description, team: null, timeoutTeam });
}

/** The name of a period: `OT` for every one after the fourth. */
export function quarterName(period: number): QuarterName {
  if (period === 1) return "1";
  if (period === 2) return "2";
  if (period === 3) return "3";
  if (period === 4) return "4";
  return "OT";
}

/** The code of the team in whose half the ball lies; null at midfield. */
export function territory(
  teams: Readonly<Record<DemoTeam, { code: string }>>,
  { spot, offense }: Situation,
): string | null {
  if (spot === 50) return null;
  return teams[spot > 50 ? offense : otherTeam(offense)].code;
}
