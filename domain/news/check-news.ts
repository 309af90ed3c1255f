import { NEWS_KINDS } from "./news-kinds.ts";
import type { News, NewsEvidence, NewsName, NewsSentence } from "./news-kind.ts";
import type { Receipt } from "../game/receipt.ts";

/** News in a sentence, with what proves it. */
export interface NewsFinding {
  /** Offsets in the sentence, `end` exclusive. */
  start: number;
  end: number;
  /** Null where the data do not hold it. */
  proof: Receipt[] | null;
  /** What is wrong without a proof, in a clear sentence for its writer. */
  reason: string;
}

/** Who and what a sentence names. */
export interface SentenceNames {
  named: readonly NewsName[];
  /** Players' names that `he` stands for. */
  carried?: readonly string[];
  /** Where the game is played: a stadium may be called after anything. */
  places?: readonly (string | null)[];
}

/** A sentence as the rules read it, of its words and of the names in it. */
export function newsSentence(text: string, { named, carried = [], places = [] }: SentenceNames): NewsSentence {
  let masked = text;
  for (const { start, end, isTeam } of named)
    masked = `${masked.slice(0, start)}${maskOf(isTeam ? "T" : "P", end - start)}${masked.slice(end)}`;
  for (const place of places)
    if (place !== null && place !== "") masked = masked.replaceAll(place, maskOf("L", place.length));
  return { text: masked, named: named.toSorted((a, b) => a.start - b.start), carried };
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

/**
 * Every piece of news in a sentence: what no figure of a game can show, so that only the source's own words and the game's own fields can
 * vouch for it. Injuries, practice, quotes, ejections, arrests, trades, playoff places, postponements, scenes, betting, accounts.
 */
export function checkNews(sentence: NewsSentence, evidence: NewsEvidence): NewsFinding[] {
  return findNews(sentence).map((news) => {
    const { kind, start, end } = news;
    const proof = kind.proofs?.map((prove) => prove(news, sentence, evidence)).find((one) => one !== null) ?? null;
    return { start, end, proof, reason: `Nothing in the game's data holds this: leave out news about ${kind.about}.` };
  });
}
