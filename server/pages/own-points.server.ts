import type { OwnPoints, OwnPointsRow } from "../../domain/export/own-points.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { projectedPoints } from "../../domain/projections/projected-points.ts";
import { gamePoints, scoredOwners } from "../../domain/scoring/scored-owners.ts";
import { uncountedKeys } from "../../domain/scoring/uncounted-keys.ts";
import type { ShownScoring } from "./shown-scoring.server.ts";

/** Everyone's points in a game under a reader's rules, most first, for its export. */
export function ownPoints(
  snapshot: GameSnapshot,
  { scoring, text }: Pick<ShownScoring, "scoring" | "text">,
): OwnPoints {
  const points = gamePoints(snapshot, scoring);
  const projections = new Map(
    snapshot.playerProjections.map((line) => [line.playerId, projectedPoints(line, scoring)]),
  );
  const played = scoredOwners(snapshot).map(({ id, name, team, position, role }): OwnPointsRow => {
    const given = role === "defense" ? "DST" : position;
    return { id, name, team, position: given, points: points[id] ?? null, projected: projections.get(id) ?? null };
  });
  const known = new Set(played.map(({ id }) => id));
  const projected = snapshot.playerProjections
    .filter(({ playerId }) => !known.has(playerId))
    .map(({ playerId: id, playerName: name, team, position }): OwnPointsRow => {
      return { id, name, team, position, points: null, projected: projections.get(id) ?? null };
    });
  return {
    name: scoring.name,
    scoring: text,
    uncounted: uncountedKeys(scoring, [snapshot.provider]),
    rows: [...played, ...projected].toSorted(
      (one, other) => (other.points ?? 0) - (one.points ?? 0) || (other.projected ?? 0) - (one.projected ?? 0),
    ),
  };
}
