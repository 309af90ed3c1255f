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

const LINEBACKERS = ["LB", "ILB", "OLB", "MLB"];
const CORNERS = ["CB", "DB"];
const SAFETIES = ["S", "FS", "SS", "SAF", "DB"];
const ENDS = ["DE", "DL", "EDGE"];
const TACKLES = ["DT", "NT", "DL"];

/** Defenders' positions in full words. */
const DEFENDERS = new Map([
  ["linebacker", LINEBACKERS],
  ["cornerback", CORNERS],
  ["safety", SAFETIES],
  ["safeties", SAFETIES],
  ["defensive back", [...CORNERS, ...SAFETIES]],
  ["defensive end", ENDS],
  ["edge rusher", [...ENDS, "OLB"]],
  ["defensive tackle", TACKLES],
  ["defensive lineman", [...ENDS, ...TACKLES]],
  ["defensive linemen", [...ENDS, ...TACKLES]],
]);
const DEFENDER_WORDS = new RegExp(String.raw`\b(${[...DEFENDERS.keys()].join("|")})s?\b`);

/** Positions of a letter or two, which are initials and beginnings of names anywhere but beside a team. */
const BESIDE_A_TEAM = new Map([
  ["k", ["K"]],
  ["p", ["P"]],
  ["lb", LINEBACKERS],
  ["cb", CORNERS],
  ["s", SAFETIES],
  ["db", [...CORNERS, ...SAFETIES]],
  ["de", ENDS],
  ["dt", TACKLES],
  ["dl", [...ENDS, ...TACKLES]],
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
  const defender = DEFENDER_WORDS.exec(rest);
  const word = defender ?? POSITIONS.exec(rest);
  const spelled = defender === null ? offense(word?.[1]) : (DEFENDERS.get(defender[1] ?? "") ?? null);
  const positions = spelled ?? (teams.length === 0 ? null : (BESIDE_A_TEAM.get(rest.trim()) ?? null));
  if (teams.length === 0 && positions === null) return null;
  const words = positions !== null && spelled === null ? [] : nameWords(rest.replace(word?.[0] ?? "", " ").trim());
  return { name: words.length === 0 ? null : askedName(words), teams, positions: positions ?? [] };
}

function offense(word: string | undefined): readonly string[] | null {
  const position = POSITION_WORDS[word ?? ""];
  if (position === undefined) return null;
  return position === "RB" ? ["RB", "FB"] : [position];
}

function askedName(parts: string[]): AskedName {
  return { parts, tight: parts.join("") };
}
