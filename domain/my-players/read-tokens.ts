import { normalizeName } from "../names/normalize-name.ts";
import { isIdle } from "./idle-words.ts";
import type { NameIndex } from "./name-index.ts";
import { positionsOf } from "./position-fit.ts";
import { codesOf, teamAt, type WrittenTeam } from "./written-teams.ts";

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
  /** A letter that is neither a position nor a flag, or has a dot: it belongs to the name behind it. */
  isInitial: boolean;
  /** It may be a part of a name as well: an initial, or a word that is somebody's name. */
  couldBeName: boolean;
}

const CELL_BREAK =
  /\t|\s{2,}|[|•·▪●◦‣*→<>+&,()[\]{}"=~!?]|\s-+(?=\s|$)|\s\/\s|(?<=\p{L})\/(?=\p{L})|(?<!\d):|:(?!\d)|\s(?:and|or)\s/iu;
const OPPONENT_NEXT = /^(?:@|vs?|at|versus)\.?$/i;

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

/** A code and a position without a blank, as pages copy them. Small letters would make words of it: `note`, `late`. */
const CODE_AND_POSITION = /^([A-Z]{2,3})(QB|RB|WR|TE|FB|K|DST|DEF|LB|CB|DB|DE|DT|DL|OL|LS|S)$/;

/** `BUF-QB` and `BUFQB` are two words; `Smith-Njigba` is one. */
function partsOf(word: string): string[] {
  const [, code, position] = CODE_AND_POSITION.exec(word) ?? [];
  if (code !== undefined && position !== undefined && codesOf(code.toLowerCase()) !== null) return [code, position];
  const parts = word.split("-");
  return parts.length > 1 && parts.every(isHint) ? parts : [word];
}

function isHint(part: string): boolean {
  const plain = normalizeName(part);
  return codesOf(plain) !== null || positionsOf(plain) !== null;
}

function teamToken({ text, plain, codes, isCode, length }: WrittenTeam, { byWord }: NameIndex): Token {
  return {
    text,
    plain,
    kind: "team",
    codes,
    isCode,
    positions: [],
    isInitial: false,
    couldBeName: length === 1 && byWord.has(plain),
  };
}

function wordToken(text: string, { byWord, byNickname }: NameIndex): Token {
  const plain = normalizeName(text);
  const positions = positionsOf(plain);
  const kind = positions !== null ? "position" : kindOf(text, plain, byNickname.has(plain));
  const isInitial = /^[a-z]$/.test(plain) && (text.includes(".") || (positions === null && !isIdle(plain)));
  const couldBeName = kind !== "number" && (/^[a-z]$/.test(plain) || byWord.has(plain));
  return { text, plain, kind, codes: [], isCode: false, positions: positions ?? [], isInitial, couldBeName };
}

function kindOf(text: string, plain: string, isNickname: boolean): Token["kind"] {
  if (isNickname) return "word";
  if (/[\d%]/.test(text)) return "number";
  // `IR-R` and `PUP-P` are flags with a flag.
  return plain.split(" ").every((part) => isIdle(part) || part.length < 2) ? "idle" : "word";
}
