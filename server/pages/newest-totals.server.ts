import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import type { SeasonTotal } from "../../domain/players/season-total.ts";
import type { Store } from "../store/store.ts";

/** The season that players are compared in. */
export interface NewestTotals {
  /** Null while no regular season has a line. */
  season: number | null;
  /** The regular season's, most PPR points first. */
  totals: readonly SeasonTotal[];
}

/** The totals of the newest regular season that somebody has played in. */
export async function newestTotals(store: Pick<Store, "weeks" | "seasonTotals">): Promise<NewestTotals> {
  const regular = (await store.weeks()).filter(({ seasonType }) => seasonType === SEASON_TYPE.regular);
  const seasons = [...new Set(regular.map(({ season }) => season))].toSorted((a, b) => b - a);
  for (const season of seasons) {
    const totals = await store.seasonTotals(season, SEASON_TYPE.regular);
    if (totals.length > 0) return { season, totals };
  }
  return { season: null, totals: [] };
}
