import { KNOWN_NICKNAMES } from "../names/known-nicknames.ts";
import { POSITION_WORDS, POSITIONS } from "../names/name-context.ts";
import { TEAM_FORMS } from "../names/team-forms.ts";
import { normalizeName } from "../names/normalize-name.ts";
import { DEFENDER_POSITIONS } from "../game/defender-positions.ts";
import { nameWords } from "./player-index.ts";
import { DEFENSE_POSITION } from "./team-defense.ts";

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
  /** The same of those whose nickname begins so. */
  soonNicknamed: ReadonlySet<string>;
  /** The number on the jersey, asked for as `#17` or as nothing but a number. */
  jersey: number | null;
  /** Read with a team, a position or both; null where the query names neither. Codes of teams; one place can be two teams'. */
  role: { name: AskedName | null; teams: readonly string[]; positions: readonly string[] } | null;
}

const LONGEST_FIRST = [...TEAM_FORMS].toSorted((a, b) => b[0].length - a[0].length);

/** Full names, without blanks and suffixes, by what fans call them. */
const NICKNAMES = new Map<string, string[]>();
for (const [nickname, name] of KNOWN_NICKNAMES) {
  NICKNAMES.set(nickname, [...(NICKNAMES.get(nickname) ?? []), nameWords(name).join("")]);
}

const { linebackers, corners, safeties, ends, tackles } = DEFENDER_POSITIONS;

/** Fewer letters begin the nicknames of too many. */
const SHORTEST_NICKNAME = 4;

/** Defenders' positions in full words. */
const DEFENDERS = new Map<string, readonly string[]>([
  ["idp", [...linebackers, ...corners, ...safeties, ...ends, ...tackles]],
  ["defender", [...linebackers, ...corners, ...safeties, ...ends, ...tackles]],
  ["linebacker", linebackers],
  ["cornerback", corners],
  ["safety", safeties],
  ["safeties", safeties],
  ["defensive back", [...corners, ...safeties]],
  ["defensive end", ends],
  ["edge rusher", [...ends, "OLB"]],
  ["defensive tackle", tackles],
  ["defensive lineman", [...ends, ...tackles]],
  ["defensive linemen", [...ends, ...tackles]],
]);
const DEFENDER_WORDS = new RegExp(String.raw`\b(${[...DEFENDERS.keys()].join("|")})s?\b`);

/** Positions of a letter or two, which are initials and beginnings of names anywhere but beside a team. */
const BESIDE_A_TEAM = new Map<string, readonly string[]>([
  ["k", ["K"]],
  ["p", ["P"]],
  ["lb", linebackers],
  ["cb", corners],
  ["s", safeties],
  ["db", [...corners, ...safeties]],
  ["de", ends],
  ["dt", tackles],
  ["dl", [...ends, ...tackles]],
  ["def", [DEFENSE_POSITION]],
  ["d", [DEFENSE_POSITION]],
]);

/** Those of them that are no beginning of a name that anybody types: a position by themselves. */
const ALONE = new Set(["lb", "cb", "db", "dt"]);

/** A team's defense in words that are the beginning of nobody's name. */
const DEFENSE_WORDS = /\b(?:defenses?|defence|dst|d st)\b/;

/** A place in a lineup, `wr 1` or `RB2`, is a position: the best of it stand first. */
const LINEUP_PLACE = /\b(qb|rb|wr|te)s?\s?[1-9]\b/;

const JERSEY = /^\s*(\d{1,2})\s*$|#\s?(\d{1,2})\b/;

/** Reads what somebody typed: `bills rb`, `smith eagles`, `CMC`, `Kenneth Walker 3rd`, `#17`. */
export function readPlayerQuery(text: string): PlayerQuery {
  const number = JERSEY.exec(text);
  const rest = number === null ? text : text.replace(number[0], " ");
  const folded = normalizeName(rest).replaceAll(/\bsaint\b/g, "st");
  return {
    folded,
    name: askedName(nameWords(folded)),
    nicknamed: new Set(NICKNAMES.get(folded)),
    soonNicknamed: soonNicknamed(folded),
    jersey: number === null ? null : Number(number[1] ?? number[2]),
    role: readRole(folded.replace(LINEUP_PLACE, "$1")),
  };
}

function soonNicknamed(folded: string): Set<string> {
  if (folded.length < SHORTEST_NICKNAME) return new Set();
  return new Set([...NICKNAMES].flatMap(([nickname, names]) => (nickname.startsWith(folded) ? names : [])));
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
  const defense = DEFENSE_WORDS.exec(rest);
  const defender = DEFENDER_WORDS.exec(rest);
  const word = defense ?? defender ?? POSITIONS.exec(rest);
  const spelled =
    defense !== null
      ? [DEFENSE_POSITION]
      : defender === null
        ? offense(word?.[1])
        : (DEFENDERS.get(defender[1] ?? "") ?? null);
  const positions =
    spelled ?? (teams.length > 0 || ALONE.has(rest.trim()) ? (BESIDE_A_TEAM.get(rest.trim()) ?? null) : null);
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
