/** A name as it is compared: lower case, without accents, apostrophes and periods; hyphens and the rest are spaces. */
export function plainName(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’`.]/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** English spellings of one sound, the longest first; what remains is written as it sounds. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/^x/, "s"],
  [/^mc|^mac(?=[^ehkrly])/, "mk"],
  [/ough|augh/g, "o"],
  [/tch|(?<=[aeiou])ti(?=on)/g, "ch"],
  [/sch/g, "sh"],
  [/ph/g, "f"],
  [/gh/g, "g"],
  [/ck|cq|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/dg(?=[eiy])|dj/g, "j"],
  [/th/g, "t"],
  [/(?<=[aeiou])h|h(?![aeiouy])/g, ""],
  [/(?<=.)w(?![aeiou])/g, "u"],
  [/(?:ie|ee|ea|ey|y|i)+$/, "i"],
  [/[aeiouy]+/g, "a"],
  [/e$/, ""],
  [/(.)\1+/g, "$1"],
];

const KEYS = new Map<string, string>();
/** Names of a season and what people call them; more than that is a flood. */
const MOST_KEYS = 5000;

/** What a word sounds like, roughly: one letter for each consonant's sound and `a` for every vowel. */
export function soundKey(word: string): string {
  const known = KEYS.get(word);
  if (known !== undefined) return known;
  const key = SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word.replaceAll(" ", ""));
  if (KEYS.size >= MOST_KEYS) KEYS.clear();
  KEYS.set(word, key);
  return key;
}

function threeRows(width: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
}

/** Rows of the table of distances, kept: one question compares names thousands of times. */
let rows = threeRows(128);

/** Letters to insert, drop, change or swap with a neighbor to make `b` of `a`. */
export function editDistance(a: string, b: string): number {
  if (b.length >= rows[0].length) rows = threeRows(b.length + 1);
  let [before, row, next] = rows;
  for (let j = 0; j <= b.length; j += 1) row[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    next[0] = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && a.charCodeAt(i - 2) === other && letter === b.charCodeAt(j - 2))
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next[j] = cost;
    }
    [before, row, next] = [row, next, before];
  }
  return row[b.length] ?? 0;
}

function alike(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}

/** How much two plain words look and sound alike: 1 for the same word, 0 for nothing in common. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [tightA, tightB] = [a.replaceAll(" ", ""), b.replaceAll(" ", "")];
  if (tightA === tightB) return 0.99;
  const looks = alike(tightA, tightB);
  const sounds = alike(soundKey(tightA), soundKey(tightB));
  // A key of two or three sounds fits too many words to prove much.
  const certainty = Math.min(soundKey(tightA).length, soundKey(tightB).length) >= 3 ? 0.95 : 0.8;
  return Math.max(looks, looks * 0.45 + sounds * certainty * 0.55);
}
