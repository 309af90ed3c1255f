import { teamByCode } from "../../domain/game/team.ts";
import type { MyLeague } from "../../domain/my-players/my-league.ts";
import type { SearchedPlayer } from "../../domain/players/player-index.ts";
import type { FindPerson, SundayWeek } from "../../domain/sunday/sunday-week.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { Store } from "../store/store.ts";
import type { SundayGames, WeekOfGames } from "./sunday-games.ts";

/** A week's games, as of now or of a moment ago, with what is known of everybody in some leagues. */
export async function readSundayWeek(
  leagues: readonly MyLeague[],
  { week, games, version }: WeekOfGames & { week: WeekId },
  { store, sundayGames }: { store: Pick<Store, "people">; sundayGames: SundayGames },
): Promise<SundayWeek> {
  const [expected, people] = await Promise.all([sundayGames.expectedIn(week), store.people()]);
  const absent = ownersOf(leagues).filter((id) => !games.some(({ owners }) => owners.has(id)));
  const teams = await sundayGames.teamsIn(week, absent);
  const person = personFinder(people);
  const findPerson: FindPerson = (owner) => {
    const known = person(owner);
    return known === null ? null : { position: known.position, team: teams.get(owner) ?? null };
  };
  return { week, version, games, expected, findPerson };
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
