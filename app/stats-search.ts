import { seasonTypeCode } from "../domain/game/season-type.ts";

interface StatsAddress {
  season: number;
  seasonType: number;
  week?: number;
  position?: string | null;
}

/** The query of a week on `/stats`, always in one order. Without a week the page chooses one of the season. */
export function statsSearch({ season, seasonType, week, position }: StatsAddress): string {
  const params = new URLSearchParams({ season: String(season), type: seasonTypeCode(seasonType) });
  if (week !== undefined) params.set("week", String(week));
  if (position !== undefined && position !== null) params.set("pos", position);
  return `?${params}`;
}
