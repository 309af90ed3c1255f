import { hintsFor, type PlacedToken } from "./attach-hints.ts";
import { type DefenseMention, defensesAmongPlayers, defensesOfLine } from "./find-defenses.ts";
import { flipNames } from "./flip-names.ts";
import { type Hints, type Mention, NO_HINTS } from "./mention.ts";
import { type NameIndex, writtenWords } from "./name-index.ts";
import { readCell } from "./read-cell.ts";
import { readCells } from "./read-tokens.ts";

/** A mention with its hints for each of its readings. */
export interface HintedMention extends Mention {
  hints: readonly Hints[];
}

/** A sentence in which nobody's whole name stands. */
interface UnreadSentence {
  kind: "unread";
  text: string;
  at: number;
}

export type LineMention = HintedMention | DefenseMention | UnreadSentence;

/** A line of a pasted text. */
export interface PastedLine {
  /** In the order of the line. */
  mentions: readonly LineMention[];
  /** What a line without any mention says of a neighbor. */
  loose: Hints;
}

/** Reads a cleaned line. Whether a weak mention is one, `isConfirmed` decides by the hints in the line. */
export function readLine(text: string, index: NameIndex, isConfirmed: (mention: HintedMention) => boolean): PastedLine {
  if (isProse(text)) return proseLine(text, index);
  const { line, doubtful } = flipNames(text, index);
  const cells = readCells(line, index);
  const tokens: PlacedToken[] = [];
  const found: Mention[] = [];
  for (const [cell, own] of cells.entries()) {
    found.push(...readCell(own, index, cell, tokens.length));
    tokens.push(...own.map((token, place) => ({ token, cell, at: tokens.length + place })));
  }
  const names = found.map((one) =>
    doubtful.size > 0 && doubtful.has(writtenWords(one.text).join("")) ? { ...one, isDoubtful: true } : one,
  );
  const strong = names.filter(({ isWeak }) => !isWeak);
  const isAny = strong.length > 0;
  const weak = isAny ? [] : names.filter((one) => isConfirmed(hinted(one, names, tokens)));
  const mentions = isAny ? strong : weak;
  if (mentions.length === 0) return withoutPlayers(tokens);
  const taken = new Set(mentions.flatMap(({ readings }) => readings.at(-1)?.takes ?? []));
  const named = new Set(mentions.map(({ cell }) => cell));
  const defenses = [
    ...defensesAmongPlayers(tokens, taken, named),
    ...(mentions.length > 1 ? teamsInList(tokens, named, mentions, index) : []),
  ];
  const spent = new Set(defenses.flatMap(({ takes }) => takes));
  const left = tokens.filter(({ at, token }) => !spent.has(at) && token.plain !== "d");
  const all = [...mentions.map((one) => hinted(one, mentions, left)), ...defenses];
  return { mentions: all.toSorted((a, b) => a.at - b.at), loose: NO_HINTS };
}

/** A page's note about a player is a whole sentence. */
const SHORTEST_PROSE = 8;

function isProse(text: string): boolean {
  return /\p{Ll}\.$/u.test(text) && text.split(/\s+/).length >= SHORTEST_PROSE;
}

/** Of a sentence only whole names are read: the surnames and given names in it are about somebody named already. */
function proseLine(text: string, index: NameIndex): PastedLine {
  const tokens = readCells(text, index).flat();
  const mentions = readCell(tokens, index, 0, 0).filter(({ isWhole }) => isWhole);
  if (mentions.length > 0)
    return { mentions: mentions.map((one) => ({ ...one, isDoubtful: false, hints: [NO_HINTS] })), loose: NO_HINTS };
  const unread = { kind: "unread", text: text.replaceAll(/\s+/g, " "), at: 0 } as const;
  return { mentions: [unread], loose: NO_HINTS };
}

function hinted(mention: Mention, mentions: readonly Mention[], tokens: readonly PlacedToken[]): HintedMention {
  const hints = mention.readings.map(({ takes }) =>
    hintsFor(
      mention,
      mentions,
      tokens.filter(({ at }) => !takes.includes(at)),
    ),
  );
  return { ...mention, hints };
}

/** A team's name alone in a cell of a list of players is its defense, unless the player before it plays there. */
function teamsInList(
  tokens: readonly PlacedToken[],
  named: ReadonlySet<number>,
  mentions: readonly Mention[],
  { byName }: NameIndex,
): DefenseMention[] {
  return tokens
    .filter(({ token, cell }) => {
      if (token.kind !== "team" || token.isCode || named.has(cell)) return false;
      const before = mentions.findLast((one) => one.cell < cell);
      const players = byName.get(writtenWords(before?.text ?? "").join("")) ?? [];
      return !players.some(({ person }) => person.team !== null && token.codes.includes(person.team));
    })
    .map(({ token, at }) => ({ kind: "defense", text: token.text, codes: token.codes, at, takes: [at] }));
}

function withoutPlayers(tokens: readonly PlacedToken[]): PastedLine {
  const teams = tokens.filter(({ token }) => token.kind === "team");
  const opponents = tokens.filter(({ token }) => token.kind === "opponent");
  const isGame = opponents.some(({ token }) => !token.isCode);
  const mentions = isGame ? [] : defensesOfLine(tokens);
  if (mentions.length > 0) return { mentions, loose: NO_HINTS };
  // `MIA @ BUF` names the teams of a game, and does not say whose it is; `@ BUF` alone names the other one.
  const named = teams.length === 0 ? [] : [...teams, ...opponents];
  return {
    mentions,
    loose: {
      teams: named.flatMap(({ token }) => [...token.codes]),
      positions: tokens.flatMap(({ token }) => (token.kind === "position" ? [...token.positions] : [])),
    },
  };
}
