import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import type { PastGame } from "../../domain/projections/past-game.ts";
import { groupOfPosition } from "../../domain/game/leader-group.ts";
import type { PlayerRanks } from "../../domain/players/player-ranks.ts";
import { weekRanks } from "../../domain/players/week-ranks.ts";
import { givesPoints } from "../../domain/scoring/gives-points.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { plannedGame } from "../games/plan/planned-game.ts";
import type { Store } from "../store/store.ts";
import { leaderList } from "./leader-list.server.ts";
import { newestTotals } from "./newest-totals.server.ts";
import { pointsOfGames } from "./points-of-season.server.ts";
import { seasonRank } from "./season-leaders.server.ts";
import type { ShownScoring } from "./shown-scoring.server.ts";

interface RankedSeason {
  season: number;
  /** The keys of his games with a line. */
  played: readonly string[];
  /** The reader's rules; null without any. */
  shown: ShownScoring | null;
}

/**
 * Where somebody stands among those of his position in a regular season, by the reader's rules or else by the usual points of his position:
 * in all, per game, and in each week that is over. Null where nobody is compared with him, or nothing of him is counted.
 *
 * The usual points of the offense are those of the official lines, week by week as in all: plays also tell of touchdowns that these do not count,
 * and somebody would stand behind points that no table shows.
 */
export async function playerRanks(
  store: Pick<Store, "weeks" | "seasonTotals" | "seasonLines" | "weekGames" | "pastGames">,
  { playerId, position }: { playerId: string; position: string },
  { season, shown, played }: RankedSeason,
): Promise<PlayerRanks | null> {
  const group = groupOfPosition(position);
  if (group === null) return null;
  const { regular } = SEASON_TYPE;
  const [totals, games] = await Promise.all([store.seasonTotals(season, regular), store.seasonLines(season, regular)]);
  const throughWeek = games.reduce((latest, { week }) => Math.max(latest, week), 0);
  const { counted } = leaderList(group);
  // Rules that give a position nothing rank nobody.
  const own = shown !== null && counted !== null && !givesPoints(counted.table, shown.scoring) ? null : shown;
  const source = { totals, games, season, throughWeek, shown: own };
  const inAll = seasonRank(source, { group, order: own === null ? "ppr" : "my" }, playerId);
  if (inAll === null) return null;
  const preset = counted?.scoring ?? "ppr";
  const rules = own ?? { scoring: PRESETS[preset], text: preset };
  const latest = await store.weekGames({ season, seasonType: regular, week: throughWeek });
  // A game that was moved to another week or called off holds up none.
  const isOpen = latest.some(({ game }) => !["over", "off"].includes(plannedGame(game).state));
  const overThrough = isOpen ? throughWeek - 1 : throughWeek;
  const isOver = ({ week }: { week: number }): boolean => week <= overThrough;
  return {
    group,
    scoring: rules.scoring.name,
    isListed: season === (await newestTotals(store)).season,
    inAll: inAll.place,
    perGame: seasonRank(source, { group, order: own === null ? "avg" : "mypg" }, playerId)?.place ?? null,
    weeks:
      own === null && counted === null
        ? weekRanks(officialGames(await store.pastGames(season)).filter(isOver), playerId, {
            group,
            played,
            pointsOf: ({ points }) => points,
          })
        : weekRanks(games.filter(isOver), playerId, { group, played, pointsOf: pointsOfGames(rules) }),
  };
}

/** The games of a regular season with everybody's points in the official statistics. */
function officialGames(games: readonly PastGame[]) {
  return games
    .filter(({ game }) => game.seasonType === SEASON_TYPE.regular)
    .map(({ game: { gameKey, week }, lines }) => ({
      gameKey,
      week,
      lines: lines.map(({ playerId, position }) => ({ id: playerId, role: "player", position })),
      points: lines.map(({ fantasyPointsPPR }) => fantasyPointsPPR ?? 0),
    }));
}
