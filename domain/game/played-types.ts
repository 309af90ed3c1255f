import { SEASON_TYPE, type SeasonType } from "./season-type.ts";

/** The season types that have pages, in the order in which they are played. */
export const PLAYED_TYPES: readonly SeasonType[] = [SEASON_TYPE.preseason, SEASON_TYPE.regular, SEASON_TYPE.postseason];
