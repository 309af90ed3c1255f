import { isSameFirst } from "../names/player-names.ts";
import { editDistance } from "../names/sound.ts";
import type { IndexedPlayer, PlayerIndex } from "./player-index.ts";
import type { PlayerQuery } from "./player-query.ts";

/** Names that are more letters away than the closest one and so many are no answer. */
const SPREAD = 1;

export interface CloseName {
  player: IndexedPlayer;
  /** Letters to insert, drop, change or swap, in all words together. */
  edits: number;
}

/** Players with a word close to each word of the query, or a name close to the query as a whole. */
export function closeNames(query: PlayerQuery, index: PlayerIndex): CloseName[] {
  const { parts, tight } = query.role?.name ?? query.name;
  const close = new Map<IndexedPlayer, number>();
  const add = (player: IndexedPlayer, edits: number): void => {
    close.set(player, Math.min(edits, close.get(player) ?? edits));
  };
  for (const [player, edits] of closeByWords(parts, index)) add(player, edits);
  for (const player of index.players) {
    const edits = editsBetween(tight, player.tight);
    if (edits !== null) add(player, edits);
  }
  const least = Math.min(...close.values());
  return [...close].filter(([, edits]) => edits <= least + SPREAD).map(([player, edits]) => ({ player, edits }));
}

function closeByWords(asked: readonly string[], { byWord }: PlayerIndex): Map<IndexedPlayer, number> {
  let close: Map<IndexedPlayer, number> | null = null;
  for (const part of asked) {
    const withPart = new Map<IndexedPlayer, number>();
    for (const [word, players] of byWord) {
      const edits = word.startsWith(part) || isSameFirst(part, word) ? 0 : editsBetween(part, word);
      if (edits === null) continue;
      for (const player of players) {
        const before: number | undefined = close === null ? 0 : close.get(player);
        if (before === undefined) continue;
        withPart.set(player, Math.min(before + edits, withPart.get(player) ?? Number.POSITIVE_INFINITY));
      }
    }
    close = withPart;
  }
  return close ?? new Map();
}

/** The letters between two words, null where they are too many for words of this length to be one of them mistyped. */
export function editsBetween(asked: string, word: string): number | null {
  const most = asked.length <= 3 ? 0 : asked.length <= 5 ? 1 : asked.length <= 9 ? 2 : 3;
  if (Math.abs(asked.length - word.length) > most || strangers(asked, word) > most * 2) return null;
  const edits = editDistance(asked, word);
  return edits <= most ? edits : null;
}

/** Letters that only one of the two has: at most two for each letter that is wrong. Quick, so that few words are compared in full. */
function strangers(a: string, b: string): number {
  let bits = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) % 32);
  return letters;
}
