import { type NameIndex, writtenWords } from "./name-index.ts";

const ONE_WORD = /^[\p{L}'.-]+$/u;

/**
 * The lines of a page with the second of two equal ones left out, which stands for a picture, and a given name put before the
 * surname in the next line. A word that is a surname too stays alone: two lines may be two players.
 */
export function joinLines(lines: readonly string[], index: NameIndex): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before === line) continue;
    if (before !== undefined && isGivenName(before, line, index)) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}

function isGivenName(given: string, surname: string, { byName, bySurname }: NameIndex): boolean {
  if (!ONE_WORD.test(given) || !/^\p{L}[\p{L}'. -]*$/u.test(surname)) return false;
  return !bySurname.has(writtenWords(given).join("")) && byName.has(writtenWords(`${given} ${surname}`).join(""));
}
