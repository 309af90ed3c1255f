/** Shorter queries match half the league. */
export const SHORTEST_QUERY = 2;
export const LONGEST_QUERY = 80;

/** What a reader asks a search for, as it is searched: cut, without what nobody can see, with single spaces. */
export function searchText(given: string): string {
  // Cut first: half of a character at the cut is no character, and goes with the other things that nobody can see.
  return given
    .slice(0, LONGEST_QUERY)
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
}
