import type { Player } from "../../../domain/game/player.ts";
import { isSameName } from "../../../domain/names/same-name.ts";

/** Somebody the store knows under SportsDataIO's PlayerID (the alias `fantasydata`); null when nobody has it. */
export type KnownPlayer = (fantasyDataId: string) => Player | null;

/** Id and name of a person under the names of this site. */
export type NameOf = (
  fantasyDataId: number,
  feedName: string | null | undefined,
) => { playerId: string; playerName: string };

/**
 * Names people by what the store knows. Names are never compared: where no alias is known, the feed's person stays a person
 * of its own, because a missing match is better than a wrong one.
 */
export function namesOf(known: KnownPlayer): NameOf {
  return (fantasyDataId, feedName) => {
    const person = known(String(fantasyDataId));
    const playerId = person?.playerId ?? ownId(fantasyDataId);
    return { playerId, playerName: person?.name ?? feedName ?? playerId };
  };
}

/**
 * Whether a row's id is unknown, or stands there with another name than in the provider's list of people. A person that other
 * sources have too may be spelled their way, so that his name says nothing.
 */
export function isStranger(
  fantasyDataId: number | null,
  feedName: string | null | undefined,
  known: KnownPlayer,
): boolean {
  if (fantasyDataId === null) return false;
  const person = known(String(fantasyDataId));
  if (person === null) return true;
  const isOwn = person.aliases.every(({ source }) => source === "fantasydata");
  return isOwn && typeof feedName === "string" && !isSameName(feedName, person.name);
}

/** The id of a person only this provider knows. */
export function ownId(fantasyDataId: number): string {
  return `sportsdataio-${fantasyDataId}`;
}

/** A lookup over people. An id that two of them claim is nobody's. */
export function knownPlayers(players: Iterable<Player>): KnownPlayer {
  const people = new Map<string, Player | null>();
  for (const player of players) {
    for (const { source, id } of player.aliases) {
      if (source !== "fantasydata") continue;
      const claimed = people.get(id);
      people.set(id, claimed === undefined || claimed?.playerId === player.playerId ? player : null);
    }
  }
  return (fantasyDataId) => people.get(fantasyDataId) ?? null;
}
