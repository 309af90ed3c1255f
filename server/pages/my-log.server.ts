import { pointsPath } from "../../domain/page/address/points-address.ts";
import type { MyLog } from "../../domain/players/my-log.ts";
import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import { projectedPoints } from "../../domain/projections/projected-points.ts";
import { scoreLine } from "../../domain/scoring/scoring.ts";
import { beyondPpr } from "../../domain/scoring/beyond-ppr.ts";
import { uncountedKeys } from "../../domain/scoring/uncounted-keys.ts";
import type { Store } from "../store/store.ts";
import { KEPT_SCORING, type ShownScoring } from "./shown-scoring.server.ts";

/** A player's points in each game of a season's log under a reader's rules: those of his ledgers, and of his projections. */
export async function myLog(
  store: Pick<Store, "gameLines">,
  playerId: string,
  { log, season }: { log: readonly PlayerLogEntry[]; season: number },
  { scoring, text, isKept }: ShownScoring,
): Promise<MyLog> {
  const keys = log.flatMap(({ game, stats }) => (stats === null ? [] : [game.gameKey]));
  const games = await store.gameLines(keys);
  const stats = games.map(({ gameKey, lines }) => {
    const line = lines.find(({ id }) => id === playerId);
    return [gameKey, line && scoreLine(line.counts, line, scoring)] as const;
  });
  const projections = log.map(
    ({ game, projection }) => [game.gameKey, projection && projectedPoints(projection, scoring)] as const,
  );
  return {
    name: scoring.name,
    scoring: text,
    uncounted: uncountedKeys(
      scoring,
      games.map(({ provider }) => provider),
    ),
    beyond: beyondPpr(scoring),
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
