import { type LeaderGroup, parseLeaderGroup } from "../game/leader-group.ts";
import { type LeaderPosition, parseLeaderPosition } from "./leader-positions.ts";
import {
  parseSeasonTypeCode,
  SEASON_TYPE,
  seasonTypeCode,
  seasonTypeLabel,
  type SeasonType,
} from "../game/season-type.ts";
import type { WeekId } from "../game/week-id.ts";
import { weekName } from "../game/week-name.ts";

/** What an address asks for and nobody has. */
const UNKNOWN = "unknown";

/** Those whose leaders are listed for a season and not for a week. */
export type SeasonOnlyGroup = Exclude<LeaderGroup, LeaderPosition>;

/** What `/stats?season=2024&type=REG&week=1&pos=QB` asks for; null for what it leaves open. */
export interface AskedWeek {
  season: number | typeof UNKNOWN | null;
  seasonType: SeasonType | typeof UNKNOWN | null;
  week: number | typeof UNKNOWN | null;
  position: LeaderPosition | SeasonOnlyGroup | typeof UNKNOWN | null;
}

/** Reads the query of `/stats`. A season that no stored week belongs to is unknown, and a week that no stored one can be. */
export function readAskedWeek(params: URLSearchParams, weeks: readonly WeekId[]): AskedWeek {
  const read = <T>(name: string, parse: (text: string) => T | null): T | typeof UNKNOWN | null => {
    const text = params.get(name)?.trim() ?? "";
    return text === "" ? null : (parse(text) ?? UNKNOWN);
  };
  const season = read("season", (text) => weeks.find((week) => String(week.season) === text)?.season ?? null);
  const position = read("pos", parseLeaderGroup);
  if (season === UNKNOWN) return { season, seasonType: null, week: null, position };
  const seasonType = read("type", parseSeasonTypeCode);
  const possible = weeks.filter(
    (week) =>
      (season === null || week.season === season) &&
      (seasonType === null || seasonType === UNKNOWN || week.seasonType === seasonType),
  );
  // Without a week of that type there is nothing that a week could be one of.
  const week =
    possible.length === 0
      ? null
      : read("week", (text) => possible.find((one) => String(one.week) === text)?.week ?? null);
  return { season, seasonType, week, position };
}

/** The one query that asks for the same. What is unknown is only called so, or strangers could make any number of addresses. */
export function askedWeekSearch({ season, seasonType, week, position }: AskedWeek): URLSearchParams {
  const params = new URLSearchParams();
  if (season !== null) params.set("season", String(season));
  if (seasonType !== null) params.set("type", seasonType === UNKNOWN ? UNKNOWN : seasonTypeCode(seasonType));
  if (week !== null) params.set("week", String(week));
  if (position !== null) params.set("pos", position);
  return params;
}

/** The two kinds of lists that an address can ask for, of a week and of a season alone; null where it asks for none of that kind. */
export function askedLists({ position }: Pick<AskedWeek, "position">): {
  ofWeek: LeaderPosition | null;
  ofSeason: SeasonOnlyGroup | null;
} {
  if (position === null || position === UNKNOWN) return { ofWeek: null, ofSeason: null };
  return isOfWeek(position) ? { ofWeek: position, ofSeason: null } : { ofWeek: null, ofSeason: position };
}

function isOfWeek(group: LeaderGroup): group is LeaderPosition {
  return parseLeaderPosition(group) !== null;
}

/**
 * The weeks that one is to be chosen from, in playing order: one alone where the address names it. A week without a type is one
 * of the regular season where that has it. `season` is that of the newest week, for an address without one.
 */
export function weeksAskedFor(asked: AskedWeek, weeks: readonly WeekId[], season: number | null): WeekId[] {
  if (asked.season === UNKNOWN) return [];
  const inSeason = weeks.filter((week) => week.season === (asked.season ?? season));
  const inType = inSeason.filter(({ seasonType }) => seasonType === asked.seasonType);
  const isWeek = ({ week }: WeekId): boolean => week === asked.week;
  if (inType.length > 0) return inType.some(isWeek) ? inType.filter(isWeek) : inType;
  const regular = inSeason.filter(({ seasonType }) => seasonType === SEASON_TYPE.regular);
  const named = regular.find(isWeek) ?? inSeason.find(isWeek);
  if (named !== undefined) return [named];
  const isOpen = asked.seasonType === null && asked.week === null;
  return isOpen || regular.length === 0 ? inSeason : regular;
}

/**
 * What the address asks for and the page does not show, in words; null where it shows everything. `shown` is what it shows
 * instead.
 */
export function notShownWords(asked: AskedWeek, shown: WeekId): string | null {
  const { season, seasonType, week, position } = asked;
  const part = `${shown.season} ${seasonTypeLabel(shown.seasonType)}`;
  const missing: string[] = [];
  if (season === UNKNOWN) missing.push("There are no games for that season here.");
  if (seasonType === UNKNOWN)
    missing.push("A season has a preseason (PRE), a regular season (REG) and a postseason (POST).");
  else if (seasonType !== null && seasonType !== shown.seasonType) {
    missing.push(`There are no ${seasonTypeLabel(seasonType).toLowerCase()} games for ${shown.season} here.`);
  } else if (week !== null && week !== shown.week) missing.push(`Week not found in the ${part} here.`);
  const instead = missing.length === 0 ? [] : [`Shown instead: ${weekName(shown.seasonType, shown.week)}, ${part}.`];
  if (position === UNKNOWN || askedLists(asked).ofSeason !== null) {
    instead.push("Leaders of a week can be listed for QB, RB, WR, TE, K, DST and IDP; these are for all positions.");
  }
  return missing.length + instead.length === 0 ? null : [...missing, ...instead].join(" ");
}
