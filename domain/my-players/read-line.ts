import { hintsFor, type PlacedToken } from "./attach-hints.ts";
import { defensesAmongPlayers, defensesOfLine } from "./find-defenses.ts";
import { flipNames } from "./flip-names.ts";
import {
  type DefenseMention,
  type HintedMention,
  type Hints,
  type LineMention,
  type LoneTeam,
  type Mention,
  NO_HINTS,
} from "./mention.ts";
import { type NameIndex, writtenWords } from "./name-index.ts";
import { readCell } from "./read-cell.ts";
import { readSentence } from "./read-sentence.ts";
import { readCells } from "./read-tokens.ts";

/** A line of a pasted text. */
export interface PastedLine {
  /** In the order of the line. */
  mentions: readonly LineMention[];
  /** Names that the team words of the line may be instead, if the next lines say so: Washington of Jacksonville. */
  instead: readonly HintedMention[];
  /** What a line without any mention says of a neighbor. */
  loose: Hints;
  /** A team, and perhaps a position, with nothing else in the line: a hint for a neighbor, or something that is meant by itself. */
  lone: LoneTeam | null;
  /** The text of a line that is a sentence. */
  sentence: string | null;
}

/** Reads a cleaned line. Whether a weak mention is one, `isConfirmed` decides by the hints in the line. */
export function readLine(text: string, index: NameIndex, isConfirmed: (mention: HintedMention) => boolean): PastedLine {
  const sentence = readSentence(text, index);
  if (sentence !== null) return { mentions: sentence, instead: [], loose: NO_HINTS, lone: null, sentence: text };
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
  const weak = isAny ? [] : names.map((one) => hinted(one, names, tokens));
  const mentions = isAny ? strong : weak.filter(isConfirmed);
  if (mentions.length === 0) return withoutPlayers(tokens, weak);
  const taken = new Set(mentions.flatMap(({ readings }) => readings.at(-1)?.takes ?? []));
  const named = new Set(mentions.map(({ cell }) => cell));
  const defenses = [
    ...defensesAmongPlayers(tokens, taken, named),
    ...(mentions.length > 1 ? teamsInList(tokens, named, mentions, index) : []),
  ];
  const spent = new Set(defenses.flatMap(({ takes }) => takes));
  const left = tokens.filter(({ at, token }) => !spent.has(at) && token.plain !== "d");
  const all = [...mentions.map((one) => hinted(one, mentions, left)), ...defenses];
  return { mentions: all.toSorted((a, b) => a.at - b.at), instead: [], loose: NO_HINTS, lone: null, sentence: null };
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

function withoutPlayers(tokens: readonly PlacedToken[], instead: readonly HintedMention[]): PastedLine {
  const teams = tokens.filter(({ token }) => token.kind === "team");
  const opponents = tokens.filter(({ token }) => token.kind === "opponent");
  const isGame = opponents.some(({ token }) => !token.isCode);
  const mentions = isGame ? [] : defensesOfLine(tokens);
  if (mentions.length > 0) return { mentions, instead, loose: NO_HINTS, lone: null, sentence: null };
  // `MIA @ BUF` names the teams of a game, and does not say whose it is; `@ BUF` alone names the other one.
  const named = teams.length === 0 ? [] : [...teams, ...opponents];
  return {
    mentions,
    instead: [],
    loose: {
      teams: named.flatMap(({ token }) => [...token.codes]),
      positions: tokens.flatMap(({ token }) => (token.kind === "position" ? [...token.positions] : [])),
    },
    lone: loneTeam(tokens),
    sentence: null,
  };
}

function loneTeam(tokens: readonly PlacedToken[]): LoneTeam | null {
  const [team, another] = tokens.filter(({ token }) => token.kind === "team");
  const isAll = tokens.every(({ token: { kind } }) => kind === "team" || kind === "position");
  if (team === undefined || another !== undefined || !isAll) return null;
  return {
    kind: "team",
    text: tokens.map(({ token }) => token.text).join(" "),
    codes: team.token.codes,
    hasPosition: tokens.length > 1,
    at: team.at,
  };
}
