import { plainName } from "../words/plain-words.ts";
import type { Fact } from "./fact.ts";
import type { FactPerson } from "./fact-index.ts";
import type { GameRead } from "./game-read.ts";

/** Everyone that a fact names, with the short name he goes by afterwards. */
export function peopleOf(read: GameRead, facts: readonly Fact[]): Map<string, FactPerson> {
  const ids = new Set(facts.flatMap(({ roles }) => Object.values(roles)));
  const known = new Map([...read.projections, ...read.stats].map((line) => [line.playerId, line]));
  const people = [...ids].flatMap((playerId): Omit<FactPerson, "shortName">[] => {
    const line = known.get(playerId);
    const credited = read.fold.lines.get(playerId);
    // Names are a source's: what does not look like one is not said.
    const name = plainName(line?.playerName ?? null) ?? plainName(credited?.playerName ?? null) ?? "an unnamed player";
    const team = line?.team ?? credited?.team;
    return team === undefined ? [] : [{ playerId, name, team, position: line?.position ?? "" }];
  });
  const bySurname = Map.groupBy(people, ({ name }) => surnameOf(name));
  return new Map(
    people.map((person) => {
      const surname = surnameOf(person.name);
      const isShared = (bySurname.get(surname)?.length ?? 0) > 1;
      return [person.playerId, { ...person, shortName: isShared ? person.name : surname }];
    }),
  );
}

const SUFFIX = /,? (?:Jr|Sr|II|III|IV|V)\.?$/;

/** Without Jr., III and the like. */
export function withoutSuffix(name: string): string {
  return name.replace(SUFFIX, "");
}

/** `St. Brown` of Amon-Ra St. Brown, `Harrison` of Marvin Harrison Jr., `Brown` of A. J. Brown; a single name is itself. */
export function surnameOf(name: string): string {
  const words = withoutSuffix(name).split(" ");
  let given = 1;
  while (
    given < words.length - 1 &&
    /^(?:[A-Z]\.)+$/.test(words[given - 1] ?? "") &&
    /^[A-Z]\.$/.test(words[given] ?? "")
  )
    given += 1;
  return words.slice(given).join(" ") || name;
}
