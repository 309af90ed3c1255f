import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { MyColumn } from "../../domain/page/box-score.ts";
import type { MyPoints } from "../../domain/page/my-points.ts";
import { pointsPath } from "../../domain/page/address/points-address.ts";
import { projectedPoints } from "../../domain/projections/projected-points.ts";
import { gamePoints } from "../../domain/scoring/scored-owners.ts";
import { beyondPpr } from "../../domain/scoring/beyond-ppr.ts";
import { uncountedKeys } from "../../domain/scoring/uncounted-keys.ts";
import { KEPT_SCORING, type ShownScoring } from "./shown-scoring.server.ts";

/**
 * The points of everyone in a game under a reader's rules, of the plays and of the projections. `at` is the moment of the time
 * machine that the snapshot stands at.
 */
export function myPoints(
  snapshot: Pick<
    GameSnapshot,
    "game" | "allPlays" | "playerGameStats" | "playerProjections" | "differences" | "provider" | "version"
  >,
  { scoring, text, isKept }: ShownScoring,
  at: string | null = null,
): MyPoints {
  const column = (points: Record<string, number>): MyColumn => ({
    label: KEPT_SCORING,
    title: `Fantasy points, ${scoring.name}`,
    field: "my",
    kind: "points",
    hasLeader: true,
    points,
    // A browser that keeps the rules knows them by this name, which is shorter than a league's rules in each link.
    asked: isKept ? KEPT_SCORING : text,
  });
  return {
    name: scoring.name,
    scoring: text,
    uncounted: uncountedKeys(scoring, [snapshot.provider]),
    beyond: beyondPpr(scoring),
    rulesPath: pointsPath(snapshot.game.gameKey, null, { at, scoring: text }),
    search: new URLSearchParams(at === null ? {} : { at }).toString(),
    version: snapshot.version,
    stats: column(gamePoints(snapshot, scoring)),
    projections: column(
      Object.fromEntries(
        snapshot.playerProjections.flatMap((line) => {
          const points = projectedPoints(line, scoring);
          return points === null ? [] : [[line.playerId, points]];
        }),
      ),
    ),
  };
}
