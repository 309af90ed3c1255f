/** SportsDataIO's season types, which the game key holds as one digit; any other number is unknown. */
export const SEASON_TYPE = { regular: 1, preseason: 2, postseason: 3, offseason: 4, allStar: 5 } as const;

/** A season type as stored. It stays a number because providers send values that nobody has documented. */
export type SeasonType = number;

const LABELS = new Map<SeasonType, string>([
  [SEASON_TYPE.regular, "Regular Season"],
  [SEASON_TYPE.preseason, "Preseason"],
  [SEASON_TYPE.postseason, "Postseason"],
  [SEASON_TYPE.offseason, "Offseason"],
  [SEASON_TYPE.allStar, "All-Star"],
]);

/** The label in the title line of a game; `Unknown` for any other number. */
export function seasonTypeLabel(seasonType: SeasonType): string {
  return LABELS.get(seasonType) ?? "Unknown";
}

const CODES = [
  ["REG", SEASON_TYPE.regular],
  ["PRE", SEASON_TYPE.preseason],
  ["POST", SEASON_TYPE.postseason],
] as const;

/** The code of `/stats?type=REG`; `REG` for a type that has no page of its own. */
export function seasonTypeCode(seasonType: SeasonType): "REG" | "PRE" | "POST" {
  return CODES.find(([, type]) => type === seasonType)?.[0] ?? "REG";
}

/** The season type of a code in an address, in any case; null when it is none. */
export function parseSeasonTypeCode(code: string): SeasonType | null {
  return CODES.find(([known]) => known === code.toUpperCase())?.[1] ?? null;
}
