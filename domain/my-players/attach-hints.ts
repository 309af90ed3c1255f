import type { Hints, Mention } from "./mention.ts";
import type { Token } from "./read-tokens.ts";

/** A token of a line with its place. */
export interface PlacedToken {
  token: Token;
  cell: number;
  at: number;
}

/**
 * Which hints of a line belong to one of its mentions. All of them where it is alone; otherwise those of its own cell, and of the
 * rest those behind it, or before it where the line begins with one. Of several teams the nearest on either side count.
 */
export function hintsFor(mention: Mention, mentions: readonly Mention[], tokens: readonly PlacedToken[]): Hints {
  const positions = owned(
    mention,
    mentions,
    tokens.filter(({ token }) => token.kind === "position"),
  );
  const teams = owned(
    mention,
    mentions,
    tokens.filter(({ token }) => token.kind === "team"),
  );
  const nearest = [teams.findLast(({ at }) => at < mention.at), teams.find(({ at }) => at > mention.at)];
  return {
    positions: positions.flatMap(({ token }) => [...token.positions]),
    teams: nearest.flatMap((one) => [...(one?.token.codes ?? [])]),
  };
}

function owned(mention: Mention, mentions: readonly Mention[], hints: readonly PlacedToken[]): PlacedToken[] {
  const [first] = mentions;
  const isBefore = first !== undefined && hints.some(({ at }) => at < first.at);
  return hints.filter((hint) => ownerOf(hint, mentions, isBefore) === mention);
}

function ownerOf({ cell, at }: PlacedToken, mentions: readonly Mention[], isBefore: boolean): Mention | undefined {
  const own = mentions.filter((one) => one.cell === cell);
  if (own.length === 1) return own[0];
  const before = mentions.findLast((one) => one.at < at);
  const after = mentions.find((one) => one.at > at);
  return isBefore ? (after ?? before) : (before ?? after);
}
