import { checkNews, newsSentence } from "../../news/check-news.ts";
import type { NewsEvidence } from "../../news/news-kind.ts";
import type { Game } from "../../game/game.ts";
import type { GroundRow } from "./ground-book.ts";
import type { NamedSentence } from "./ground-names.ts";
import { withoutDenials } from "./without-denials.ts";

export interface UngroundedNews {
  /** Offsets in the sentence, `end` exclusive. */
  start: number;
  end: number;
  reason: string;
}

/** News that no tool's row of a play and no field of the game holds. Who says that he has none of it may name it. */
export function ungroundedNews(
  { text, named, carried }: NamedSentence,
  rows: readonly GroundRow[],
  game: Game | null,
): UngroundedNews[] {
  const names = named.map(({ start, end, subjects, isTeam }) => ({ start, end, names: subjects, isTeam }));
  const places = [game?.stadiumName ?? null, game?.stadiumCity ?? null, game?.channel ?? null];
  const sentence = newsSentence(withoutDenials(text.replaceAll("’", "'")), { named: names, carried, places });
  const evidence: NewsEvidence = {
    game,
    plays: rows.map(({ text: words, quarter }) => ({ text: words, quarter, receipts: [] })),
  };
  return checkNews(sentence, evidence).flatMap(({ start, end, proof, reason }) =>
    proof === null ? [{ start, end, reason }] : [],
  );
}
