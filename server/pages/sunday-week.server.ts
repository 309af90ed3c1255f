import type { RouterContextProvider } from "react-router";

import { gamePhase } from "../../domain/game/game-state.ts";
import { teamByCode } from "../../domain/game/team.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { MyLeague } from "../../domain/my-players/my-league.ts";
import type { SearchedPlayer } from "../../domain/players/player-index.ts";
import { sundayGame } from "../../domain/sunday/sunday-game.ts";
import type { FindPerson, SundayWeek } from "../../domain/sunday/sunday-week.ts";
import { behindContext, servicesContext } from "../context.server.ts";
import type { WeekOfGames } from "../sunday/sunday-games.ts";

/** A week's games, counted, with what is known of everybody in some leagues. */
export async function sundayWeekFor(
  context: Readonly<RouterContextProvider>,
  week: WeekId,
  leagues: readonly MyLeague[],
): Promise<SundayWeek> {
  const { store, sundayGames } = context.get(servicesContext);
  const [{ games, version }, expected, people] = await Promise.all([
    shownWeek(context, week),
    sundayGames.expectedIn(week),
    store.people(),
  ]);
  const absent = ownersOf(leagues).filter((id) => !games.some(({ owners }) => owners.has(id)));
  const teams = await sundayGames.teamsIn(week, absent);
  const person = personFinder(people);
  const findPerson: FindPerson = (owner) => {
    const known = person(owner);
    return known === null ? null : { position: known.position, team: teams.get(owner) ?? null };
  };
  return { week, version, games, expected, findPerson };
}

/** The week's games; for a browser that stays behind a stream those that are played as they stood so many seconds ago. */
async function shownWeek(context: Readonly<RouterContextProvider>, week: WeekId): Promise<WeekOfGames> {
  const { store, sundayGames } = context.get(servicesContext);
  const now = await sundayGames.ofWeek(week);
  if (context.get(behindContext) === 0) return now;
  // The number of the newest change would tell that something has happened.
  const version = await store.weekVersion(week);
  const before = new Map((await store.weekGames(week)).map(({ game }) => [game.gameKey, game]));
  const games = await Promise.all(
    now.games.map(async (one) => {
      const past = before.get(one.game.gameKey);
      const phase = gamePhase(one.game);
      if (past === undefined || (phase !== "live" && gamePhase(past) === phase)) return one;
      const snapshot = await store.gameSnapshot(one.game.gameKey);
      return snapshot === null ? one : sundayGame(snapshot);
    }),
  );
  return { games, version };
}

/** Every player of the leagues, once; a team is in its game by its code. */
function ownersOf(leagues: readonly MyLeague[]): string[] {
  const teams = leagues.flatMap(({ mine, theirs }) => [mine, ...(theirs === null ? [] : [theirs])]);
  const players = teams.flatMap(({ starters, bench }) => [...starters, ...bench]);
  return [...new Set(players.flatMap(({ owner }) => (owner === null || teamByCode(owner) !== null ? [] : owner)))];
}

const FINDERS = new WeakMap<readonly SearchedPlayer[], FindPerson>();

/** Everybody by id, made once for the list that the store keeps. */
function personFinder(people: readonly SearchedPlayer[]): FindPerson {
  const known = FINDERS.get(people);
  if (known !== undefined) return known;
  const byId = new Map(people.map((person) => [person.playerId, person]));
  const find: FindPerson = (owner) => byId.get(owner) ?? null;
  FINDERS.set(people, find);
  return find;
}
