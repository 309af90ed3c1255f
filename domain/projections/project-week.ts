import type { Game } from "../game/game.ts";
import type { Counts } from "../scoring/counting/count.ts";
import type { Injury } from "./matchup.ts";
import { type PastGame, weekOrder } from "./past-game.ts";
import { projectDefense } from "./project-defense.ts";
import { projectKicker } from "./project-kicker.ts";
import { projectPlayer } from "./project-player.ts";
import type { ProjectedPosition } from "./projected-position.ts";
import { DEFENSE_WEIGHTS, KICKER_WEIGHTS } from "./projection-weights.ts";
import { type KnownPlayer, readSeasonForm, type SeasonForm } from "./season-form.ts";

/** Somebody's projection for the game of his team in a week. */
export interface ProjectedLine {
  gameKey: string;
  team: string;
  position: ProjectedPosition;
  line: Counts;
  /** PPR points that the opponent has allowed to his position beside an average defense's: 1.1 is a tenth more. Null for kickers and defenses. */
  against: number | null;
}

/** What is known beside earlier games. */
export interface WeekNews {
  /** The team that somebody plays for in this week; where it is not told, that of his newest earlier game. */
  teams?: ReadonlyMap<string, string>;
  injuries?: ReadonlyMap<string, Injury>;
}

/**
 * The projections of the games of one week by owner: `playerId`, or the code of a team whose defense it is. `past` may hold any games:
 * those of the week itself and of later ones are not read. Who has no earlier game in this or the last season is not in it.
 */
export function projectWeek(
  games: readonly Game[],
  past: readonly PastGame[],
  news: WeekNews = {},
): Map<string, ProjectedLine> {
  const [first] = games;
  const order = first === undefined ? null : weekOrder(first);
  if (first === undefined || order === null) return new Map();
  return projectGames(games, readSeasonForm(past, first.season, order), news);
}

/** The same from what was read of the earlier games. */
export function projectGames(
  games: readonly Game[],
  form: SeasonForm,
  { teams = new Map(), injuries = new Map() }: WeekNews = {},
): Map<string, ProjectedLine> {
  const lines = new Map<string, ProjectedLine>();
  const rosters = rostersOf(form, teams);
  for (const game of games) {
    for (const team of [game.awayTeam, game.homeTeam])
      for (const [owner, line] of projectTeam(game, team, form, { roster: rosters.get(team) ?? [], injuries }))
        lines.set(owner, line);
  }
  return lines;
}

type Roster = readonly (readonly [playerId: string, player: KnownPlayer])[];

function rostersOf({ players }: SeasonForm, teams: ReadonlyMap<string, string>): Map<string, Roster> {
  return Map.groupBy(players, ([playerId, { team }]) => teams.get(playerId) ?? team);
}

function* projectTeam(
  game: Game,
  team: string,
  form: SeasonForm,
  { roster, injuries }: { roster: Roster; injuries: ReadonlyMap<string, Injury> },
): Generator<[owner: string, line: ProjectedLine]> {
  const matchup = form.matchup(game, team);
  const { gameKey } = game;
  yield [team, { gameKey, team, position: "DST", line: projectDefense(matchup, DEFENSE_WEIGHTS), against: null }];
  const kicker = newestKicker(roster);
  for (const [playerId, { position, games }] of roster) {
    const injury = injuries.get(playerId) ?? null;
    if (position === "K") {
      if (playerId === kicker && injury !== "out")
        yield [playerId, { gameKey, team, position, line: projectKicker(matchup, KICKER_WEIGHTS), against: null }];
      continue;
    }
    const line = projectPlayer({ position, games }, matchup, injury);
    if (line !== null) yield [playerId, { gameKey, team, position, line, against: matchup.allowed[position] }];
  }
}

/** Of several kickers the one who kicked last: a team has one at a time. */
function newestKicker(roster: Roster): string | null {
  const kickers = roster.filter(([, { position }]) => position === "K");
  const newest = kickers.reduce<Roster[number] | null>(
    (best, one) => (best === null || isNewer(one[1], best[1]) ? one : best),
    null,
  );
  return newest?.[0] ?? null;
}

function isNewer({ newest: one }: KnownPlayer, { newest: other }: KnownPlayer): boolean {
  return one.season > other.season || (one.season === other.season && one.order > other.order);
}
