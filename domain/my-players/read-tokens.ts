import { normalizeName } from "../names/normalize-name.ts";
import { TEAM_FORMS } from "../names/team-forms.ts";
import { canonicalTeamCode, teamByCode } from "../game/team.ts";
import { isIdle } from "./idle-words.ts";
import type { NameIndex } from "./name-index.ts";
import { positionsOf } from "./position-fit.ts";

/** A word of a pasted line, or the words of a team's name together. */
export interface Token {
  text: string;
  /** As names are compared. */
  plain: string;
  kind: "word" | "idle" | "number" | "team" | "opponent" | "position";
  /** Codes of a team or an opponent; two where they share the name. */
  codes: readonly string[];
  /** The team is written as its code, and not by a name. */
  isCode: boolean;
  positions: readonly string[];
  /** It may be a part of a name as well: an initial, or a word that is somebody's name. */
  couldBeName: boolean;
}

const CELL_BREAK =
  /\t|\s{2,}|[|•·▪●◦‣*→<>+&,()[\]{}"=~!?]|\s-+(?=\s|$)|\s\/\s|(?<=\p{L}{3})\/(?=\p{L}{3})|(?<!\d):|:(?!\d)|\s(?:and|or)\s/iu;
const OPPONENT_NEXT = /^(?:@|vs?|at|versus)\.?$/i;
const LONGEST_TEAM = 3;

/** The cells of a cleaned line with their tokens; cells without any are left out. */
export function readCells(line: string, index: NameIndex): Token[][] {
  const cells = line.split(CELL_BREAK).map((cell) => readTokens(cell, index));
  const filled = cells.filter((cell) => cell.length > 0);
  // `vs | DEN`: the sign may stand in a column of its own.
  for (const [at, cell] of filled.entries()) {
    const [first] = filled[at + 1] ?? [];
    if (OPPONENT_NEXT.test(cell.at(-1)?.text ?? "") && first?.kind === "team") first.kind = "opponent";
  }
  return filled;
}

function readTokens(cell: string, index: NameIndex): Token[] {
  const words = cell
    .replaceAll("@", " @ ")
    .split(/\s+/)
    .flatMap(partsOf)
    .filter((word) => /[\p{L}\p{N}@]/u.test(word));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const team = teamAt(words, at);
    const token = team === null ? wordToken(words[at] ?? "", index) : teamToken(team, index);
    if (team !== null && OPPONENT_NEXT.test(words[at - 1] ?? "")) token.kind = "opponent";
    tokens.push(token);
    at += team?.length ?? 1;
  }
  return tokens;
}

/** `BUF-QB` and `QB/RB` are two words; `Smith-Njigba` is one. */
function partsOf(word: string): string[] {
  const parts = word.split(/[-/]/);
  const isHint = (part: string): boolean =>
    codesOf(normalizeName(part)) !== null || positionsOf(normalizeName(part)) !== null;
  return parts.length > 1 && parts.every(isHint) ? parts : [word];
}

interface TeamWords {
  text: string;
  plain: string;
  codes: readonly string[];
  /** How many words. */
  length: number;
}

function teamAt(words: readonly string[], at: number): TeamWords | null {
  for (let length = Math.min(LONGEST_TEAM, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(" ");
    const plain = normalizeName(text);
    const codes = codesOf(plain);
    if (codes !== null) return { text, plain, codes, length };
  }
  return null;
}

/** Either team of Los Angeles is LA somewhere. */
const EITHER_OF_LA = ["LAC", "LAR"];

function codesOf(plain: string): readonly string[] | null {
  if (plain === "la") return EITHER_OF_LA;
  const code = canonicalTeamCode(plain.toUpperCase());
  return TEAM_FORMS.get(plain) ?? (code === null ? null : [code]);
}

function teamToken({ text, plain, codes, length }: TeamWords, { byWord }: NameIndex): Token {
  const isCode = plain === "la" || teamByCode(plain.toUpperCase()) !== null || !TEAM_FORMS.has(plain);
  return { text, plain, kind: "team", codes, isCode, positions: [], couldBeName: length === 1 && byWord.has(plain) };
}

function wordToken(text: string, { byWord, byNickname }: NameIndex): Token {
  const plain = normalizeName(text);
  const positions = positionsOf(plain);
  const kind = positions !== null ? "position" : kindOf(text, plain, byNickname.has(plain));
  const couldBeName = kind !== "number" && (/^[a-z]$/.test(plain) || byWord.has(plain));
  return { text, plain, kind, codes: [], isCode: false, positions: positions ?? [], couldBeName };
}

function kindOf(text: string, plain: string, isNickname: boolean): Token["kind"] {
  if (isNickname) return "word";
  if (/\d/.test(text)) return "number";
  return !/\p{L}/u.test(text) || isIdle(plain) ? "idle" : "word";
}
