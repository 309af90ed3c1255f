import { SEASON_TYPE } from "../game/season-type.ts";
import { teamByCode } from "../game/team.ts";
import type { WeekId } from "../game/week-id.ts";
import type { Counts } from "../scoring/counting/count.ts";
import type { Owner } from "../scoring/scoring-item.ts";
import type { SundayGame, SundayOwner } from "./sunday-game.ts";

/** Who somebody is beyond what the week's games say. */
export type FindPerson = (owner: string) => { position: string; team: string | null } | null;

/** The games of a week, and what is known of the people in them. */
export interface SundayWeek {
  week: WeekId;
  version: number;
  games: readonly SundayGame[];
  /**
   * The line that each owner was expected to have before the kickoff, where his game has none for him, as of kickers and defenses. Somebody
   * without an earlier game is not in it.
   */
  expected: ReadonlyMap<string, Counts>;
  findPerson: FindPerson;
}

/** Where an owner is in a week. */
export interface Place {
  role: Owner["role"];
  position: string | null;
  team: string | null;
  /** Null on a bye, and for somebody without a team. */
  game: SundayGame | null;
  /** Null for somebody who is not in the game so far. */
  own: SundayOwner | null;
}

/** Finds owners in the games of a week: by what they did there, else by their team. */
export function placesIn({ games, findPerson }: Pick<SundayWeek, "games" | "findPerson">): (owner: string) => Place {
  const byOwner = new Map<string, SundayGame>();
  const byTeam = new Map<string, SundayGame>();
  for (const one of games) {
    byTeam.set(one.game.awayTeam, one).set(one.game.homeTeam, one);
    for (const id of one.owners.keys()) byOwner.set(id, one);
  }
  return (owner) => {
    const game = byOwner.get(owner) ?? null;
    const own = game?.owners.get(owner) ?? null;
    if (own !== null) {
      const position = own.position ?? findPerson(owner)?.position ?? null;
      return { role: own.role, position, team: own.team, game, own };
    }
    if (teamByCode(owner) !== null) return { role: "defense", position: null, team: owner, game: null, own: null };
    const person = findPerson(owner);
    const team = person?.team ?? null;
    const playing = team === null ? null : (byTeam.get(team) ?? null);
    return { role: "player", position: person?.position ?? null, team, game: playing, own: null };
  };
}

/** Why a team has no game: in the regular season it rests. */
export function noGameWords({ seasonType }: WeekId): string {
  return seasonType === SEASON_TYPE.regular ? "Bye" : "No game";
}
