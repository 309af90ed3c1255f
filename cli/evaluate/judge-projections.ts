import { judgeWeek, type WeekPoints } from "../../domain/projections/judge-week.ts";
import type { JudgedProjection } from "../../domain/projections/accuracy.ts";
import { type PastGame, weekOrder } from "../../domain/projections/past-game.ts";
import type { ProjectedPosition } from "../../domain/projections/projected-position.ts";
import { type ProjectedLine, projectWeek } from "../../domain/projections/project-week.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { isFinal } from "../../domain/game/status.ts";
import { countGame, sumCounts } from "../../domain/scoring/counting/count-game.ts";
import type { Owner } from "../../domain/scoring/scoring-item.ts";
import { exactPoints, type Scoring } from "../../domain/scoring/scoring.ts";
import { type InGameProjection, judgeInGame, type QuarterStand, quarterStands } from "./judge-in-game.ts";

/** A projection with its owner's name, and what a stored source projected. */
export interface JudgedLine extends JudgedProjection {
  source: number | null;
  /** After each of `JUDGED_QUARTERS`. */
  inGame: InGameProjection[];
}

/** A game with the points that everybody in it had. */
export interface PlayedGame extends PastGame {
  /** By owner: `playerId`, or the code of a team's defense. */
  points: ReadonlyMap<string, number>;
  /** What a stored source projected, in PPR points. */
  source: ReadonlyMap<string, number>;
  /** The home team's chance to win before the game, and the game after each of `JUDGED_QUARTERS`. */
  before: number;
  stands: QuarterStand[];
}

/** A finished game as projections read it, its points counted from its plays under a scoring. */
export function playedGame(
  { game, allPlays, playerGameStats, playerProjections }: ProviderGame,
  scoring: Scoring,
): PlayedGame {
  const counted = countGame(allPlays, game);
  const ownerOf = new Map<string, Owner>(
    playerGameStats.map(({ playerId, position }) => [playerId, { role: "player", position }]),
  );
  for (const team of [game.awayTeam, game.homeTeam]) ownerOf.set(team, { role: "defense", position: null });
  const sacksOf = (team: string): number =>
    allPlays.filter((play) => play.type === "Sack" && play.team === team).length;
  return {
    game,
    lines: playerGameStats,
    sacks: { away: sacksOf(game.awayTeam), home: sacksOf(game.homeTeam) },
    points: new Map(
      [...ownerOf].map(([owner, own]) => [owner, exactPoints(sumCounts(counted.get(owner) ?? []), own, scoring)]),
    ),
    source: new Map(
      playerProjections.flatMap(({ playerId, fantasyPointsPPR }) =>
        fantasyPointsPPR === null ? [] : [[playerId, fantasyPointsPPR]],
      ),
    ),
    ...quarterStands(game, allPlays, counted),
  };
}

/** Every projection of a season's games beside what came, week by week, each made from earlier weeks and the season before alone. */
export function judgeSeason(games: readonly PlayedGame[], before: readonly PastGame[], scoring: Scoring): JudgedLine[] {
  const judged: JudgedLine[] = [];
  const earlier: WeekPoints[] = [];
  const past: PastGame[] = [...before];
  const finals = games.filter(({ game }) => isFinal(game));
  const weeks = [...Map.groupBy(finals, ({ game }) => weekOrder(game))]
    .flatMap(([order, own]) => (order === null ? [] : [{ order, own }]))
    .toSorted((one, other) => one.order - other.order);
  for (const { own } of weeks) {
    // Which team somebody plays for is known before kickoff; the lines tell it afterward.
    const teams = new Map(own.flatMap(({ lines }) => lines.map(({ playerId, team }) => [playerId, team] as const)));
    const week = own.map(({ game }) => game);
    const points = new Map(own.flatMap((one) => [...one.points]));
    const source = new Map(own.flatMap((one) => [...one.source]));
    const projected = projectWeek(week, past, { teams });
    for (const one of judgeWeek(points, projected, earlier, scoring))
      judged.push({
        ...one,
        source: source.get(one.owner) ?? null,
        inGame: inGameOf(one, projected.get(one.owner), own, scoring),
      });
    earlier.push(points);
    past.push(...own);
  }
  return judged;
}

function inGameOf(
  { owner: id, position }: { owner: string; position: ProjectedPosition },
  line: ProjectedLine | undefined,
  games: readonly PlayedGame[],
  scoring: Scoring,
): InGameProjection[] {
  const played = games.find(({ game }) => game.gameKey === line?.gameKey);
  if (line === undefined || played === undefined) return [];
  const owner: Owner = { role: position === "DST" ? "defense" : "player", position };
  return judgeInGame(line, { id, owner, scoring }, played);
}
