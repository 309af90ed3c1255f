import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { withFantasyPoints } from "../../domain/fold/fantasy-points.ts";
import { PLAYED_TYPES } from "../../domain/game/played-types.ts";
import { isFinal } from "../../domain/game/status.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { JudgedProjection } from "../../domain/projections/accuracy.ts";
import { judgeWeek, type WeekPoints } from "../../domain/projections/judge-week.ts";
import { type PastGame, weekOrder } from "../../domain/projections/past-game.ts";
import { chancePosition } from "../../domain/projections/projected-position.ts";
import type { ProjectedLine } from "../../domain/projections/project-week.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import type { Store } from "../store/store.ts";
import { weekProjections } from "./week-projections.ts";

/** Two seasons of weeks. */
const MOST_WEEKS = 50;

interface KnownWeek {
  games: readonly PastGame[];
  /** The same map while nothing has changed that it is made from. */
  projected: ReadonlyMap<string, ProjectedLine>;
  judged: JudgedProjection[];
}

const WEEKS = new LRUCache<string, KnownWeek>({ max: MOST_WEEKS });

/**
 * Every projection of a season's finished games beside the official PPR points, of passers, runners and receivers: what kickers and
 * defenses score is in no official line. Weeks that have not changed are judged once.
 */
export async function judgedSeason(
  store: Pick<Store, "pastGames" | "people">,
  season: number,
): Promise<JudgedProjection[]> {
  const all = await store.pastGames(season);
  const earlier: WeekPoints[] = [];
  const judged: JudgedProjection[] = [];
  for (const week of weeksOf(all)) {
    const games = all.filter(({ game }) => game.seasonType === week.seasonType && game.week === week.week);
    const finals = games.filter(({ game }) => isFinal(game));
    const points = pointsOf(finals);
    judged.push(...(await judgeOnce(store, week, { games: finals, points, earlier })));
    earlier.push(points);
    // Others' requests have their turn between two weeks.
    await setImmediate();
  }
  return judged;
}

function weeksOf(all: readonly PastGame[]): WeekId[] {
  const weeks = Map.groupBy(all, ({ game }) => weekOrder(game));
  return [...weeks]
    .toSorted(([one], [other]) => (one ?? 0) - (other ?? 0))
    .flatMap(([order, [first]]) =>
      order === null || first === undefined || !PLAYED_TYPES.includes(first.game.seasonType) ? [] : [first.game],
    );
}

async function judgeOnce(
  store: Pick<Store, "pastGames" | "people">,
  week: WeekId,
  { games, points, earlier }: { games: readonly PastGame[]; points: WeekPoints; earlier: readonly WeekPoints[] },
): Promise<JudgedProjection[]> {
  if (games.length === 0) return [];
  const name = `${week.season} ${week.seasonType} ${week.week}`;
  const projected = await weekProjections(store, week);
  const known = WEEKS.get(name);
  if (known?.projected === projected && known.games.every((game, at) => game === games[at])) return known.judged;
  const judged = judgeWeek(points, projected, earlier, PRESETS.ppr);
  WEEKS.set(name, { games, projected, judged });
  return judged;
}

function pointsOf(games: readonly PastGame[]): WeekPoints {
  return new Map(
    games.flatMap(({ lines }) =>
      lines.flatMap((line) => {
        const points = chancePosition(line.position) === null ? null : withFantasyPoints(line).fantasyPointsPPR;
        return points === null ? [] : [[line.playerId, points] as const];
      }),
    ),
  );
}
