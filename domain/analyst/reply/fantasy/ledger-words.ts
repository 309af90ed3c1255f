import type { Fact } from "../../../facts/fact.ts";
import type { Receipt } from "../../../game/receipt.ts";
import { playPhrases } from "../../../plays/plain/play-phrases.ts";
import type { Ledger } from "../../../scoring/ledger.ts";
import { partPhrase } from "../../../scoring/ledger-rows.ts";
import { formatLedgerPoints } from "../../../words/ledger-points.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";

/** Whose points they are, and the fact that says so. */
export interface LedgerSubject {
  name: string;
  fact: Fact | null;
}

interface LedgerTold {
  ledger: Ledger;
  words: string;
  isExplained: boolean;
  isOfPart?: boolean;
}

/** A total of fantasy points; explained, with every item of the rules that gave or took some and the play that gave most. */
export function ledgerWords(
  sheet: GameSheet,
  { name, fact }: LedgerSubject,
  { ledger, words, isExplained, isOfPart = false }: LedgerTold,
): Sentence[] {
  const verb = sheet.index.phase === "over" ? "had" : "has";
  // Of a part of the game no ledger is shown that it should look like.
  const points = isOfPart ? String(ledger.total) : formatLedgerPoints(ledger.total);
  const total = `${name} ${verb} ${points} ${words}`;
  const plays = ledger.entries.filter(({ parts }) => parts.length > 0).map(({ play }) => play.playId);
  const parts = ledger.sums
    .map(partPhrase)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .map(({ words: part, points: each }) => `${part} (${formatLedgerPoints(each)})`);
  const isOpen = isExplained && parts.length > 0;
  const first = {
    ...sheet.say(isOpen ? `${total}: ${listWords(parts)}.` : `${total}.`, fact),
    receipts: plays.map((playId): Receipt => ({ kind: "play", playId })),
  };
  const best = ledger.entries.toSorted((one, other) => other.points - one.points)[0];
  if (!isOpen || plays.length < 2 || best === undefined || best.points <= 0) return [first];
  const phrase = playPhrases({ ...sheet.snapshot, allPlays: sheet.read.plays }).get(best.play.playId);
  if (phrase === undefined) return [first];
  const most = `The most came at ${phrase.when}, ${formatLedgerPoints(best.points)}: ${phrase.sentence}`;
  return [first, { text: most, ids: [], receipts: [{ kind: "play", playId: best.play.playId }] }];
}
