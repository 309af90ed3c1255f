import { KNOWN_NICKNAMES } from "../names/known-nicknames.ts";
import { POSITION_WORDS, POSITIONS } from "../names/name-context.ts";
import { TEAM_FORMS } from "../names/team-forms.ts";
import { normalizeName } from "../names/normalize-name.ts";
import { nameWords } from "./player-index.ts";

/** A name, or a part of one, as somebody typed it. */
export interface AskedName {
  /** Folded words without a suffix. */
  parts: string[];
  /** The same without blanks. */
  tight: string;
}

/** What a query asks for: a name, and perhaps a team and a position around it. */
export interface PlayerQuery {
  /** The whole query, folded. */
  folded: string;
  /** Read as nothing but a name. */
  name: AskedName;
  /** The full names, without blanks, of those fans call so. */
  nicknamed: ReadonlySet<string>;
  /** Read with a team, a position or both; null where the query names neither. Codes of teams; one place can be two teams'. */
  role: { name: AskedName | null; teams: readonly string[]; positions: readonly string[] } | null;
}

const LONGEST_FIRST = [...TEAM_FORMS].toSorted((a, b) => b[0].length - a[0].length);

/** Full names, without blanks and suffixes, by what fans call them. */
const NICKNAMES = new Map<string, string[]>();
for (const [nickname, name] of KNOWN_NICKNAMES) {
  NICKNAMES.set(nickname, [...(NICKNAMES.get(nickname) ?? []), nameWords(name).join("")]);
}

/** Positions of one letter, which are initials anywhere but beside a team. */
const BESIDE_A_TEAM = new Map([
  ["k", "K"],
  ["p", "P"],
]);

/** Reads what somebody typed: `bills rb`, `smith eagles`, `CMC`, `Kenneth Walker 3rd`. */
export function readPlayerQuery(text: string): PlayerQuery {
  const folded = normalizeName(text).replaceAll(/\bsaint\b/g, "st");
  return {
    folded,
    name: askedName(nameWords(folded)),
    nicknamed: new Set(NICKNAMES.get(folded)),
    role: readRole(folded),
  };
}

function readRole(folded: string): PlayerQuery["role"] {
  let rest = ` ${folded} `;
  let teams: readonly string[] = [];
  for (const [form, codes] of LONGEST_FIRST) {
    const at = rest.indexOf(` ${form} `);
    if (at < 0) continue;
    teams = codes;
    rest = `${rest.slice(0, at)} ${rest.slice(at + form.length + 1)}`;
    break;
  }
  const word = POSITIONS.exec(rest);
  const spelled = word === null ? null : (POSITION_WORDS[word[1] ?? ""] ?? null);
  const position = spelled ?? (teams.length === 0 ? null : (BESIDE_A_TEAM.get(rest.trim()) ?? null));
  if (teams.length === 0 && position === null) return null;
  const words = position !== null && spelled === null ? [] : nameWords(rest.replace(word?.[0] ?? "", " ").trim());
  return {
    name: words.length === 0 ? null : askedName(words),
    teams,
    positions: position === null ? [] : position === "RB" ? ["RB", "FB"] : [position],
  };
}

function askedName(parts: string[]): AskedName {
  return { parts, tight: parts.join("") };
}
