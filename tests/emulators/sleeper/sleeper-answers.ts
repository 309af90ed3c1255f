import type { SleeperWorld } from "./sleeper-world.ts";

/**
 * What Sleeper answers to a path below `/v1`: null for a user or a league that does not exist, an empty list for a week that is not
 * paired and for a user without leagues. Undefined for a path that the API does not have.
 */
export function sleeperAnswer(world: SleeperWorld, path: string): unknown {
  const [, kind, id = "", part, ...rest] = path.split("/");
  if (kind === "players" && id === "nfl") return world.players;
  if (kind === "user" && part === undefined) {
    // Real answers carry private fields that nobody outside may read, always as null.
    const user = world.users.find(({ user_id, username }) => user_id === id || username === id);
    return user === undefined ? null : { ...user, email: null, phone: null, token: null, is_bot: false };
  }
  if (kind === "user" && part === "leagues") return leaguesOf(world, id, rest);
  if (kind !== "league") return undefined;
  const found = world.leagues.find(({ league }) => league.league_id === id);
  if (found === undefined) return null;
  if (part === undefined) return found.league;
  if (part === "rosters") return found.rosters;
  if (part === "users") return found.users;
  return part === "matchups" ? (found.matchups[Number(rest[0])] ?? []) : undefined;
}

function leaguesOf(world: SleeperWorld, userId: string, [sport, season]: readonly string[]): unknown {
  return world.leagues
    .filter(
      ({ league, users }) =>
        league.season === season && league["sport"] === sport && users.some((one) => one.user_id === userId),
    )
    .map(({ league }) => league);
}
