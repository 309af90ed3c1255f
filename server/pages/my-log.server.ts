import { pointsPath } from "../../domain/page/address/points-address.ts";
import type { MyLog } from "../../domain/players/my-log.ts";
import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import { projectedPoints } from "../../domain/scoring/projected-points.ts";
import { gamePoints } from "../../domain/scoring/scored-owners.ts";
import { uncountedKeys } from "../../domain/scoring/uncounted-keys.ts";
import type { Store } from "../store/store.ts";
import { KEPT_SCORING, type ShownScoring } from "./shown-scoring.server.ts";

/** A player's points in each game of a season's log under a reader's rules: those of his ledgers, and of his projections. */
export async function myLog(
  store: Pick<Store, "gameSnapshot">,
  playerId: string,
  { log, season }: { log: readonly PlayerLogEntry[]; season: number },
  { scoring, text, isKept }: ShownScoring,
): Promise<MyLog> {
  const keys = log.flatMap(({ game, stats }) => (stats === null ? [] : [game.gameKey]));
  const snapshots = (await Promise.all(keys.map((key) => store.gameSnapshot(key)))).filter((one) => one !== null);
  const stats = snapshots.map((one) => [one.game.gameKey, gamePoints(one, scoring)[playerId]] as const);
  const projections = log.map(
    ({ game, projection }) => [game.gameKey, projection && projectedPoints(projection, scoring)] as const,
  );
  return {
    name: scoring.name,
    scoring: text,
    uncounted: uncountedKeys(
      scoring,
      snapshots.map(({ provider }) => provider),
    ),
    column: {
      group: "Fantasy",
      head: KEPT_SCORING,
      title: `Fantasy points, ${scoring.name}`,
      field: "my",
      points: { stats: known(stats), projections: known(projections) },
    },
    path: pointsPath("KEY", playerId, { at: null, scoring: isKept ? KEPT_SCORING : text }),
    rulesPath: null,
    search: `season=${season}`,
    isKept,
  };
}

function known(points: readonly (readonly [gameKey: string, points: number | null | undefined])[]) {
  return Object.fromEntries(
    points.flatMap(([key, value]) => (value === null || value === undefined ? [] : [[key, value]])),
  );
}
