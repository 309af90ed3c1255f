import { isFinal } from "../../domain/game/status.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import type { LeaderGroup } from "../../domain/game/leader-group.ts";
import { risersOf, type WeekRisers, WEEKS_BEFORE } from "../../domain/usage/risers.ts";
import type { GameLines } from "../../domain/scoring/game-lines.ts";
import { seasonPoints } from "../../domain/scoring/season-lines.ts";
import type { Store } from "../store/store.ts";
import { pointsOfGames } from "./points-of-season.server.ts";
import type { ShownScoring } from "./shown-scoring.server.ts";

/** Of each position where all are shown, and of one where it is chosen. */
const RISERS_OF_ALL = 3;
const RISERS_OF_ONE = 12;

/**
 * Those whose part in their team's chances grew in the newest week whose games are all over, of `throughWeek` and before. Null where there is no
 * such week with one before it, and where nobody rose. `games` are the season's lines, `shown` are the reader's rules if there are any.
 */
export async function loadRisers(
  store: Pick<Store, "weeks" | "weekGames" | "weekUses">,
  season: number,
  throughWeek: number,
  chosen: LeaderGroup | null,
  { games, shown }: { games: readonly GameLines[]; shown: ShownScoring | null },
): Promise<WeekRisers | null> {
  const weeks = (await store.weeks())
    .filter((one) => one.season === season && one.seasonType === SEASON_TYPE.regular && one.week <= throughWeek)
    .toReversed();
  for (const one of weeks) {
    if (!(await store.weekGames(one)).every(({ game }) => isFinal(game))) continue;
    const uses = await store.weekUses(season, SEASON_TYPE.regular, one.week - WEEKS_BEFORE);
    const most = chosen === null ? RISERS_OF_ALL : RISERS_OF_ONE;
    const my = shown === null ? null : seasonPoints(gamesOf(games, one.week), pointsOfGames(shown));
    const positions = [...risersOf(uses, one.week, season)]
      .filter(([position, players]) => players.length > 0 && (chosen === null || position === chosen))
      .map(([position, players]) => ({
        position,
        players: players.slice(0, most).map((riser) => ({ ...riser, my: my?.get(riser.playerId) ?? null })),
      }));
    return positions.length === 0 ? null : { week: one.week, positions };
  }
  return null;
}

function gamesOf(games: readonly GameLines[], week: number): GameLines[] {
  return games.filter((game) => game.week === week);
}
