import { normalizeName } from "../names/normalize-name.ts";
import { TEAM_FORMS } from "../names/team-forms.ts";
import { canonicalTeamCode } from "../game/team-code.ts";

/** Codes that fantasy sites and reference books write, folded, and no source of ours does. */
const OTHER_CODES = new Map([
  ["gnb", "GB"],
  ["gbp", "GB"],
  ["kan", "KC"],
  ["kcc", "KC"],
  ["lvr", "LV"],
  ["nwe", "NE"],
  ["nep", "NE"],
  ["nor", "NO"],
  ["nos", "NO"],
  ["sfo", "SF"],
  ["tam", "TB"],
  ["tbb", "TB"],
]);

/** Either team of Los Angeles is LA somewhere. */
const EITHER_OF_LA = ["LAC", "LAR"];

const LONGEST = 3;

/** Words of a text that name a team. */
export interface WrittenTeam {
  text: string;
  /** As names are compared. */
  plain: string;
  /** Two where they share a place. */
  codes: readonly string[];
  /** It is a code, and not a name. */
  isCode: boolean;
  /** How many words. */
  length: number;
}

/** The team whose name begins at a word, by the longest name that it has; null where none does. */
export function teamAt(words: readonly string[], at: number): WrittenTeam | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(" ");
    const plain = normalizeName(text);
    const byCode = codesOf(plain);
    const codes = byCode ?? TEAM_FORMS.get(plain);
    if (codes !== undefined) return { text, plain, codes, isCode: byCode !== null, length };
  }
  return null;
}

/** The teams that a folded code may mean; null for a word that is none. */
export function codesOf(plain: string): readonly string[] | null {
  if (plain === "la") return EITHER_OF_LA;
  const code = OTHER_CODES.get(plain) ?? canonicalTeamCode(plain.toUpperCase());
  return code === null ? null : [code];
}
