import { NEWS_KINDS } from "./news-kinds.ts";
import type { News, NewsName, NewsSentence } from "./news-kind.ts";

/** Who and what a sentence names. */
export interface SentenceNames {
  named: readonly NewsName[];
  /** Where the game is played: a stadium may be called after anything. */
  places?: readonly (string | null)[];
}

/** A sentence as the rules read it, of its words and of the names in it. */
export function newsSentence(text: string, { named, places = [] }: SentenceNames): NewsSentence {
  let masked = text;
  for (const { start, end, isTeam } of named)
    masked = `${masked.slice(0, start)}${maskOf(isTeam ? "T" : "P", end - start)}${masked.slice(end)}`;
  for (const place of places)
    if (place !== null && place !== "") masked = masked.replaceAll(place, maskOf("L", place.length));
  return { text: masked };
}

function maskOf(letter: string, length: number): string {
  return letter.padEnd(length, "x");
}

/** Words of news in a sentence, kind by kind. */
export function findNews({ text }: NewsSentence): News[] {
  return NEWS_KINDS.flatMap((kind) =>
    kind.rules.flatMap(({ words }) =>
      // Most sentences have none: `search` makes no copy of the expression, as `matchAll` does.
      text.search(words) === -1
        ? []
        : Array.from(text.matchAll(words), (found) => ({
            kind,
            start: found.index,
            end: found.index + found[0].length,
          })),
    ),
  );
}
