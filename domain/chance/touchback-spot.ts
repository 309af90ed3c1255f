/** Yards to the end zone after a kickoff that is not returned: from the 25 until 2023, from the 30 in 2024, from the 35 since. */
export function touchbackSpot(season: number): number {
  if (season >= 2025) return 65;
  return season >= 2024 ? 70 : 75;
}
