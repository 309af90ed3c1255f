import { isBoxScorePosition } from "../game/box-score-position.ts";
import { type NameIndex, writtenWords } from "./name-index.ts";

export interface FlippedLine {
  line: string;
  /**
   * Flipped names, folded and without blanks, that may be two surnames in a list. `Cook, James` is James Cook; `Jefferson, Jordan`
   * may be the lineman of that name, or a receiver and an end.
   */
  doubtful: ReadonlySet<string>;
}

const PAIR = /((?:\p{L}[\p{L}'.-]* +){0,3}\p{L}[\p{L}'.-]*) *, *((?:\p{L}[\p{L}'.-]* +)?\p{L}[\p{L}'.-]*)/gu;
const LONGEST_SURNAME = 3;

/** Puts `Allen, Josh` and `Allen, J.` in the order in which names are read; what is no such pair stays as it is. */
export function flipNames(line: string, index: NameIndex): FlippedLine {
  const doubtful = new Set<string>();
  const flipped = line.replace(PAIR, (pair: string, before: string, after: string) => {
    const one = flippedPair(before.split(/ +/), after.split(/ +/), index);
    if (one === null) return pair;
    if (one.isDoubtful) doubtful.add(one.name);
    return one.text;
  });
  return { line: flipped, doubtful };
}

function flippedPair(
  before: readonly string[],
  after: readonly string[],
  index: NameIndex,
): { text: string; name: string; isDoubtful: boolean } | null {
  if (endsWithName(before, index)) return null;
  for (let size = Math.min(LONGEST_SURNAME, before.length); size > 0; size -= 1) {
    // In `H. Butker, K` the initial is there already.
    if (isInitial(before.at(-size - 1) ?? "")) continue;
    const surname = before.slice(-size).join(" ");
    for (let length = after.length; length > 0; length -= 1) {
      const given = after.slice(0, length).join(" ");
      const name = writtenWords(`${given} ${surname}`).join("");
      const isName = index.byName.has(name) || (isInitial(given) && isInitialOf(given, surname, index));
      if (!isName || endsWithName([...after], index)) continue;
      const text = [...before.slice(0, -size), given, surname, ...after.slice(length)].join(" ");
      // A suffix stands behind surnames alone.
      const isSurname = writtenWords(surname).length < size;
      const isTwoSurnames = !isSurname && index.bySurname.has(writtenWords(given).join(""));
      return { text, name, isDoubtful: isTwoSurnames && !isFantasyPlayer(name, index) };
    }
  }
  return null;
}

function isFantasyPlayer(name: string, { byName }: NameIndex): boolean {
  return (byName.get(name) ?? []).some(({ person }) => isBoxScorePosition(person.position) || person.position === "K");
}

function isInitialOf(given: string, surname: string, { bySurname }: NameIndex): boolean {
  const initial = writtenWords(given).join("");
  return (bySurname.get(writtenWords(surname).join("")) ?? []).some(({ tight }) => tight.startsWith(initial));
}

function isInitial(given: string): boolean {
  return /^\p{L}\.?$/u.test(given);
}

/** `Josh Allen, Lamar Jackson` is two whole names. */
function endsWithName(words: readonly string[], { byName }: NameIndex): boolean {
  return words.some((_, at) => byName.has(writtenWords(words.slice(at).join(" ")).join("")));
}
