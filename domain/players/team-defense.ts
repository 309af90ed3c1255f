import type { Player } from "../game/player.ts";
import { teamByCode, TEAMS } from "../game/team.ts";
import { normalizeName } from "../names/normalize-name.ts";
import type { SearchedPlayer } from "./player-index.ts";

/** The place of a team's defense in a lineup, which it has where a player has a position. */
export const DEFENSE_POSITION = "DST";

/** A team's defense and special teams as somebody to look up: its id is the team's code. Null for a code that is none. */
export function teamDefense(code: string): Player | null {
  const team = teamByCode(code);
  if (team === null) return null;
  return {
    playerId: code,
    name: `${team.place} ${team.nick}`,
    position: DEFENSE_POSITION,
    team: code,
    jerseyNumber: null,
    birthDate: null,
    height: null,
    weight: null,
    college: null,
    rookieSeason: null,
    aliases: [],
  };
}

const SEARCHED: readonly SearchedPlayer[] = TEAMS.flatMap(({ code }) => teamDefense(code) ?? []).map(
  ({ playerId, name, position, team, jerseyNumber, rookieSeason }) => ({
    playerId,
    name,
    position,
    team,
    jerseyNumber,
    rookieSeason,
    normalizedName: normalizeName(name),
  }),
);

const WITH_DEFENSES = new WeakMap<readonly SearchedPlayer[], readonly SearchedPlayer[]>();

/** Everybody who can be found, team defenses among them; the same list for the same people, by which the search knows its index. */
export function withDefenses(people: readonly SearchedPlayer[]): readonly SearchedPlayer[] {
  const known = WITH_DEFENSES.get(people) ?? [...people, ...SEARCHED];
  WITH_DEFENSES.set(people, known);
  return known;
}
