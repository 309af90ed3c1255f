import { isBoxScorePosition } from "../game/box-score-position.ts";
import { toHundredth, withFantasyPoints } from "../fold/fantasy-points.ts";
import type { FantasyNote, StoryLine } from "./game-brief.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { Receipt } from "../game/receipt.ts";
import { storyWeight } from "./story-weights.ts";

const OVER = 10;
const UNDER = 8;
/** Who is projected to fewer points was nobody's disappointment. */
const LEAST_PROJECTED = 12;
const MOST_WINNERS = 5;
const MOST_LOSERS = 3;
/** Many chances and few points, where no projection says what was expected: passes for a quarterback, carries and targets. */
const BUSY_PASSER = { chances: 25, points: 12 };
const BUSY_OTHERS = { chances: 10, points: 8 };

/** A player's PPR points beside what was projected; null where there is no projection of him. */
interface Scored {
  line: PlayerLine;
  points: number;
  projected: number | null;
}

/** Whose day helped and whose hurt, of the positions of the box score. A day without a line here is nobody's loss. */
export function fantasyNotes(
  stats: readonly PlayerLine[],
  projections: readonly PlayerLine[],
): { winners: FantasyNote[]; losers: FantasyNote[] } {
  const scored = scoredPlayers(stats, projections);
  const best = scored.toSorted((a, b) => b.points - a.points).slice(0, MOST_WINNERS);
  const short = scored
    .filter((one) => shortfall(one) >= UNDER)
    .toSorted((a, b) => shortfall(b) - shortfall(a))
    .map((one) => note(one, "projection"));
  const busy = scored
    .filter((one) => one.projected === null && isBusy(one))
    .toSorted((a, b) => a.points - b.points)
    .map((one) => note(one, "volume"));
  const most = Math.max(0, ...stats.map((line) => withFantasyPoints(line).fantasyPointsPPR ?? 0));
  return {
    winners: best.map((one) => ({ ...note(one, isOver(one) ? "projection" : "points"), isMost: one.points >= most })),
    losers: [...short, ...busy].slice(0, MOST_LOSERS),
  };
}

/** Players far beyond and far short of their projections. */
export function projectionStories(stats: readonly PlayerLine[], projections: readonly PlayerLine[]): StoryLine[] {
  return scoredPlayers(stats, projections).flatMap((one) => {
    if (isOver(one)) return [projectionStory(one, "overProjection")];
    return shortfall(one) >= UNDER ? [projectionStory(one, "underProjection")] : [];
  });
}

/** What fantasy points the lines give by themselves, the most first; a projection has the points it projects. */
export function ratedHighest(projections: readonly PlayerLine[], most: number): FantasyNote[] {
  return scoredPlayers(projections, [])
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
    .map((one) => ({ ...note(one, "projection"), projected: one.points }));
}

function scoredPlayers(stats: readonly PlayerLine[], projections: readonly PlayerLine[]): Scored[] {
  const projected = new Map(projections.map((line) => [line.playerId, withFantasyPoints(line).fantasyPointsPPR]));
  return stats
    .filter(({ position }) => isBoxScorePosition(position))
    .flatMap((line) => {
      const points = withFantasyPoints(line).fantasyPointsPPR;
      return points === null ? [] : [{ line, points, projected: projected.get(line.playerId) ?? null }];
    });
}

function isOver({ points, projected }: Scored): boolean {
  return projected !== null && points - projected >= OVER;
}

/** How far a player with a real projection fell short of it; 0 otherwise. */
function shortfall({ points, projected }: Scored): number {
  return projected !== null && projected >= LEAST_PROJECTED ? projected - points : 0;
}

function isBusy({ line, points }: Scored): boolean {
  const passes = line.passingAttempts ?? 0;
  if (passes >= BUSY_PASSER.chances) return points < BUSY_PASSER.points;
  return (
    (line.rushingAttempts ?? 0) + (line.receivingTargets ?? 0) >= BUSY_OTHERS.chances && points < BUSY_OTHERS.points
  );
}

function projectionStory({ line, points, projected }: Scored, kind: "overProjection" | "underProjection"): StoryLine {
  const expected = projected ?? 0;
  const difference = toHundredth(Math.abs(points - expected));
  const receipt = (source: "stats" | "projections"): Receipt => ({
    kind: "line",
    playerId: line.playerId,
    source,
    field: "fantasyPointsPPR",
  });
  return {
    kind,
    weight: storyWeight(kind, difference),
    facts: { team: line.team, player: line.playerName, points, projected: expected, difference },
    team: line.team,
    playerId: line.playerId,
    proof: [receipt("stats"), receipt("projections")],
  };
}

function note({ line, points, projected }: Scored, basis: FantasyNote["basis"]): FantasyNote {
  const { playerId, playerName, team, position } = line;
  return { playerId, playerName, team, position, points, projected, basis, isMost: false, figures: lineFigures(line) };
}

/** The figures of a line that are there, under its own field names. */
function lineFigures(line: PlayerLine): Record<string, number> {
  return Object.fromEntries(
    Object.entries(line).filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === "number" && entry[1] !== 0 && !entry[0].startsWith("fantasyPoints"),
    ),
  );
}
