import type { IndexedPlayer } from "./player-index.ts";

const SHORTEST = 2;
const LONGEST = 6;

/** The letter or figure that a suffix adds: `j` of `Jr.`, `3` of `III`. */
const SUFFIX_MARKS = new Map([
  ["jr", "j"],
  ["sr", "s"],
  ["ii", "2"],
  ["iii", "3"],
  ["iv", "4"],
  ["v", "5"],
]);

/** Whether folded letters are a player's initials: `jsn`, `mhj` with his suffix, `ajb` of A.J. Brown, `cmc` of McCaffrey. */
export function hasInitials(player: IndexedPlayer, letters: string): boolean {
  if (letters.length < SHORTEST || letters.length > LONGEST || letters[0] !== player.tight[0]) return false;
  return initialsOf(player).includes(letters);
}

function initialsOf({ person: { name, normalizedName }, words }: IndexedPlayer): string[] {
  const hasTwoInitials = /^[A-Z]\.?\s?[A-Z]\b/.test(name);
  let all = [""];
  for (const [place, word] of words.entries()) {
    const ways = [word[0] ?? ""];
    if (place === 0 && hasTwoInitials) ways.push(word);
    if (word.length > 3 && word.startsWith("mc")) ways.push("mc");
    all = all.flatMap((start) => ways.map((way) => `${start}${way}`));
  }
  const mark = SUFFIX_MARKS.get(normalizedName.slice(normalizedName.lastIndexOf(" ") + 1));
  return mark === undefined ? all : [...all, ...all.map((initials) => `${initials}${mark}`)];
}
