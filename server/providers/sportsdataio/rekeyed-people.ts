import { isSameName } from "../../../domain/names/same-name.ts";
import type { Player } from "../../../domain/game/player.ts";

/** Somebody on the provider's list, with the number that he has there now. */
interface Listed {
  number: string;
  name: string;
  team: string | null;
  position: string;
  jerseyNumber: number | null;
}

/**
 * People who have another number on the list than they are known by, by that number. It is the same person where name, team and
 * position or jersey number agree, where the number that he is known by is not on the list any more (or is somebody of another
 * name now), and where nobody else on either team could be meant. So a second man of the name, who joins the first, is never
 * taken for him.
 */
export function rekeyedPeople(listed: readonly Listed[], people: readonly Player[]): ReadonlyMap<string, Player> {
  const names = new Map(listed.map(({ number, name }) => [number, name]));
  const holds = (number: string, name: string) => isSameName(names.get(number) ?? "", name);
  const lost = people.filter((person) => numbersOf(person).every((number) => !holds(number, person.name)));
  if (lost.length === 0) return new Map();
  const known = new Map(people.flatMap((person) => numbersOf(person).map((number) => [number, person] as const)));
  const strangers = listed.filter(({ number, name }) => !isSameName(known.get(number)?.name ?? "", name));
  const pairs = strangers.flatMap((row) =>
    lost.filter((person) => isAlike(row, person)).map((person) => ({ number: row.number, person })),
  );
  return new Map(
    pairs
      .filter(
        ({ number, person }) =>
          pairs.filter((other) => other.number === number || other.person === person).length === 1,
      )
      .map(({ number, person }) => [number, person]),
  );
}

/** His numbers at SportsDataIO: one, as long as nobody has joined two people. */
export function numbersOf({ aliases }: Player): string[] {
  return aliases.filter(({ source }) => source === "fantasydata").map(({ id }) => id);
}

function isAlike(row: Listed, person: Player): boolean {
  if (row.team === null || row.team !== person.team || !isSameName(row.name, person.name)) return false;
  return row.position === person.position || (row.jerseyNumber !== null && row.jerseyNumber === person.jerseyNumber);
}
