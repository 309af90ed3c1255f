const SUFFIX = /\s+(?:jr\.?|sr\.?|ii|iii|iv|v)$/i;

/** How a text calls its players: by the full name first, by the surname afterwards unless another one shares it. */
export interface People {
  /** The name at this point of the text. */
  name(fullName: string): string;
  isNamed(fullName: string): boolean;
}

/** Names for one text. `everybody` are the full names of all who could be meant by a surname. */
export function peopleOf(everybody: Iterable<string>): People {
  const bearers = new Map<string, Set<string>>();
  for (const fullName of everybody) {
    const surname = surnameOf(fullName);
    bearers.set(surname, (bearers.get(surname) ?? new Set()).add(fullName));
  }
  const named = new Set<string>();
  return {
    isNamed: (fullName) => named.has(fullName),
    name(fullName) {
      const surname = surnameOf(fullName);
      const isKnown = named.has(fullName);
      named.add(fullName);
      return isKnown && (bearers.get(surname)?.size ?? 0) < 2 ? surname : fullName;
    },
  };
}

/** What stands after the first name, without `Jr.` and the like: `St. Brown`, `Smith-Njigba`, `Mahomes`. */
export function surnameOf(fullName: string): string {
  const bare = fullName.trim().replaceAll(/\s+/g, " ").replace(SUFFIX, "");
  const space = bare.indexOf(" ");
  return space < 0 ? bare : bare.slice(space + 1);
}
