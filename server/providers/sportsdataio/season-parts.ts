import type { Game } from "../../../domain/game/game.ts";
import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import type { SeasonScope } from "../provider.ts";
import type { SeasonPart } from "./feeds.ts";

/** In the order in which they are played. */
const ORDER = [SEASON_TYPE.preseason, SEASON_TYPE.regular, SEASON_TYPE.postseason];

/** The parts of a season that a scope asks for: a range of weeks is one of the regular season. */
export function partsOf({ season, weeks }: SeasonScope): SeasonPart[] {
  const types = weeks === undefined ? ORDER : [SEASON_TYPE.regular];
  return types.map((seasonType) => ({ season, seasonType }));
}

/** By part, week and kickoff, so that a week's games stand together. */
export function bySchedule(a: Game, b: Game): number {
  return (
    ORDER.indexOf(a.seasonType as (typeof ORDER)[number]) - ORDER.indexOf(b.seasonType as (typeof ORDER)[number]) ||
    a.week - b.week ||
    kickoffOf(a) - kickoffOf(b) ||
    (a.gameKey < b.gameKey ? -1 : 1)
  );
}

/** A game without a time comes last in its week. */
function kickoffOf({ dateTime }: Game): number {
  return dateTime === null ? Number.MAX_SAFE_INTEGER : Date.parse(dateTime);
}
