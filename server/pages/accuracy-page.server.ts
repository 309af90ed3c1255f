import type { RouterContextProvider } from "react-router";

import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { type Accuracy, accuracyOf, isStarter, type JudgedProjection } from "../../domain/projections/accuracy.ts";
import { CHANCE_POSITIONS, type ChancePosition } from "../../domain/projections/projected-position.ts";
import { FITTED_SEASONS } from "../../domain/projections/projection-weights.ts";
import { seasonNotShown } from "../../domain/page/season-not-shown.ts";
import { servicesContext } from "../context.server.ts";
import { judgedSeason } from "../projections/judged-season.ts";

/** How good projections were at one position. */
export interface PositionAccuracy {
  position: ChancePosition;
  accuracy: Accuracy;
}

export interface AccuracyPageData {
  /** Seasons with a regular season stored, newest first. */
  seasons: number[];
  /** The season shown; null without any. */
  season: number | null;
  /** What the address asks for and is not there, in words; null where all of it is. */
  notShown: string | null;
  /** Of starters of all positions; null while none of them has played his fourth game. */
  all: Accuracy | null;
  starters: PositionAccuracy[];
  /** Of everybody with an earlier game in the season. */
  everybody: PositionAccuracy[];
  /** The numbers of the projections are fitted on this season too. */
  isFitted: boolean;
  sources: ProviderName[];
  baseUrl: string | null;
}

/** `/accuracy`: how good our projections of a season were; `?season=` chooses one that is stored, the newest with a result without it. */
export async function loadAccuracyPage(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<AccuracyPageData> {
  const { store, baseUrl } = context.get(servicesContext);
  const [weeks, sources] = await Promise.all([store.weeks(), store.providers()]);
  const regular = weeks.filter(({ seasonType }) => seasonType === SEASON_TYPE.regular);
  const seasons = [...new Set(regular.map(({ season }) => season))].toSorted((a, b) => b - a);
  const asked = seasons.find((season) => String(season) === params.get("season"));
  let season = asked ?? null;
  let judged: JudgedProjection[] = [];
  for (const tried of asked === undefined ? seasons : [asked]) {
    season = tried;
    judged = await judgedSeason(store, tried);
    if (judged.some(({ earlier }) => earlier.length > 0)) break;
  }
  if (asked === undefined && judged.length === 0) season = seasons[0] ?? null;
  const starters = judged.filter(isStarter);
  return {
    seasons,
    season,
    notShown: seasonNotShown(params, season),
    all: accuracyOf(starters),
    starters: byPosition(starters),
    everybody: byPosition(judged),
    isFitted: season !== null && FITTED_SEASONS.includes(season),
    sources,
    baseUrl,
  };
}

function byPosition(judged: readonly JudgedProjection[]): PositionAccuracy[] {
  return CHANCE_POSITIONS.flatMap((position) => {
    const accuracy = accuracyOf(judged.filter((one) => one.position === position));
    return accuracy === null ? [] : [{ position, accuracy }];
  });
}
