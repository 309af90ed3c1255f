import { isBoxScorePosition } from "../game/box-score-position.ts";
import { type NameIndex, writtenWords } from "./name-index.ts";
import { teamAt } from "./written-teams.ts";

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

interface FlippedPair {
  text: string;
  /** Folded and without blanks. */
  name: string;
  /** What stands for the given name is a surname too. */
  isTwoSurnames: boolean;
}

/**
 * Puts `Allen, Josh` and `Allen, J.` in the order in which names are read; what is no such pair stays as it is, and so do the names of a
 * list: `Kelce, T. Hill`, or `Brown, Chase` with a third behind them.
 */
export function flipNames(line: string, index: NameIndex): FlippedLine {
  const pairs = [...line.matchAll(PAIR)].flatMap((match) => {
    const flipped = flippedPair(match, line.slice(match.index + match[0].length), index);
    return flipped === null ? [] : [{ ...flipped, from: match.index, to: match.index + match[0].length }];
  });
  const isList = hasMoreNames(line, pairs, index);
  const doubtful = new Set<string>();
  let text = "";
  let done = 0;
  for (const { text: flipped, name, isTwoSurnames, from, to } of pairs) {
    if (isTwoSurnames && isList) continue;
    if (isTwoSurnames && !isFantasyPlayer(name, index)) doubtful.add(name);
    text += `${line.slice(done, from)}${flipped}`;
    done = to;
  }
  return { line: text + line.slice(done), doubtful };
}

/** Whether two surnames stand in a list of them: with a name outside of the pairs, or in pairs of surnames alone. */
function hasMoreNames(
  line: string,
  pairs: readonly { isTwoSurnames: boolean; from: number; to: number }[],
  index: NameIndex,
): boolean {
  if (pairs.length > 1 && pairs.every(({ isTwoSurnames }) => isTwoSurnames)) return true;
  const ends = [0, ...pairs.map(({ to }) => to)];
  const outside = ends.map((end, at) => line.slice(end, pairs[at]?.from)).join(" ");
  const words = outside.split(/[^\p{L}'.-]+/u).filter((word) => word !== "");
  return words.some((word, at) => index.bySurname.has(writtenWords(word).join("")) && teamAt(words, at) === null);
}

/** `behind` is the line behind the pair, where a name may go on: `Jones, A. J.` of `Jones, A. J. Brown`. */
function flippedPair(pair: RegExpExecArray, behind: string, index: NameIndex): FlippedPair | null {
  const [before = [], after = []] = pair.slice(1).map((half) => half.split(/ +/));
  const more = /^(?: +[\p{L}'.-]+){0,2}/u.exec(behind)?.[0] ?? "";
  if (endsWithName(before, index) || isInitialsAndSurname([...after, ...more.split(/ +/)], index)) return null;
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
      return { text, name, isTwoSurnames: !isSurname && index.bySurname.has(writtenWords(given).join("")) };
    }
  }
  return null;
}

/** Whether words begin with initials and a surname, as the second name of a list does: `T. Hill`. A team's name is a hint. */
function isInitialsAndSurname(words: readonly string[], { bySurname }: NameIndex): boolean {
  const begin = words.findIndex((word) => !isInitial(word));
  if (begin < 1 || teamAt(words, begin) !== null) return false;
  const ends = Array.from({ length: LONGEST_SURNAME }, (_, more) => begin + more + 1);
  return ends.some((end) => bySurname.has(writtenWords(words.slice(begin, end).join(" ")).join("")));
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
