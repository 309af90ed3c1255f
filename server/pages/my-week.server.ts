import type { LiveWeek } from "../../domain/live/live-week.ts";
import type { MyWeek } from "../../domain/live/my-week.ts";
import { projectedPoints } from "../../domain/projections/projected-points.ts";
import { scoreLine } from "../../domain/scoring/scoring.ts";
import { beyondPpr } from "../../domain/scoring/beyond-ppr.ts";
import { uncountedKeys } from "../../domain/scoring/uncounted-keys.ts";
import type { Store } from "../store/store.ts";
import type { ShownScoring } from "./shown-scoring.server.ts";

/** The points of a week's leaders under a reader's rules: of statistics what their ledgers add up to. Null where nobody leads. */
export async function myWeek(
  store: Pick<Store, "gameLines">,
  { leaders, leaderSource: source, sources }: LiveWeek,
  { scoring }: ShownScoring,
): Promise<MyWeek | null> {
  if (source === null) return null;
  const points =
    source === "projections"
      ? leaders.map(({ line }) => [line.playerId, projectedPoints(line, scoring)] as const)
      : await countedPoints(store, leaders, scoring);
  return {
    name: scoring.name,
    uncounted: uncountedKeys(scoring, sources),
    // Beside counted points stand no PPR and no FPTS of official lines.
    beyond: leaders.some(({ counted }) => counted !== undefined) ? null : beyondPpr(scoring),
    source,
    points: Object.fromEntries(points.flatMap(([id, value]) => (value === null ? [] : [[id, value]]))),
  };
}

async function countedPoints(
  store: Pick<Store, "gameLines">,
  leaders: LiveWeek["leaders"],
  scoring: ShownScoring["scoring"],
): Promise<(readonly [playerId: string, points: number])[]> {
  const own = new Set(leaders.map(({ line }) => line.playerId));
  const games = await store.gameLines([...new Set(leaders.map(({ gameKey }) => gameKey))]);
  return games.flatMap(({ lines }) =>
    lines.filter(({ id }) => own.has(id)).map((line) => [line.id, scoreLine(line.counts, line, scoring)] as const),
  );
}
