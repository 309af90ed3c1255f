import { gameFieldWords } from "./game-field-words.ts";
import { lineWords, tabOfField } from "./receipt-line-words.ts";
import type { Receipt } from "../game/receipt.ts";
import type { ReceiptBook } from "./receipt-book.ts";
import { playCard } from "../plays/play-card.ts";
import { playWords } from "../plays/play-words.ts";
import { type GameView, gameViewSearch, parseGameView } from "../page/game-view.ts";

/** What a receipt says, and where on the game's page that stands. */
export interface ReceiptWords {
  /** What it is, in short: `Q3 7:12`, `Lamar Jackson, rushing`, `Ravens total yards`. */
  label: string;
  /** What it says: the play in a sentence, the line's figures, the value. */
  words: string;
  /** The source's own text of a play, where `words` say it otherwise. */
  official?: string;
  /**
   * On the game's own page, or that of an earlier game or a player; null for a player who has no row in the game's tables. Plain
   * fragments are there under every filter.
   */
  href: string | null;
}

const FINAL_SCORE = "score";
/** Shown in the cards of facts; everything else about a game stands with its quarters. */
const CARD_FIELDS: readonly string[] = [
  "pointSpread",
  "overUnder",
  "attendance",
  "forecastTempLow",
  "forecastWindSpeed",
];

type OfKind<K extends Receipt["kind"]> = Extract<Receipt, { kind: K }>;

/**
 * Receipts with the same key are proved by one and the same place: figures of one player under one tab, the two halves of the
 * score. Null for a receipt that the game does not know.
 */
export function receiptKey(receipt: Receipt, book: ReceiptBook): string | null {
  if (receipt.kind === "play") return book.rows.has(receipt.playId) ? `play ${receipt.playId}` : null;
  if (receipt.kind === "game") {
    if (receipt.field === "awayScore" || receipt.field === "homeScore") return FINAL_SCORE;
    return gameFieldWords(receipt.field, book.snapshot) === null ? null : `game ${receipt.field}`;
  }
  if (receipt.kind === "season") return `season ${receipt.words}`;
  const { source, field } = receipt;
  const line = book.lines[source].get(receipt.playerId);
  if (line === undefined) return null;
  const tab = tabOfField(field, line, book.tabs(line, source));
  if (lineWords(line, { source, tab, fields: [field] }).words === "") return null;
  return `line ${source} ${receipt.playerId} ${tab ?? ""}`;
}

/** Receipts of one key in words; null where the game does not know them. */
export function receiptWords(receipts: readonly Receipt[], book: ReceiptBook): ReceiptWords | null {
  const [first] = receipts;
  if (first === undefined) return null;
  if (first.kind === "play") return ofPlay(first.playId, book);
  if (first.kind === "game") return ofGame(first.field, book);
  if (first.kind === "season") return ofSeason(first);
  const fields = receipts.flatMap((receipt) => (receipt.kind === "line" ? [receipt.field] : []));
  return ofLine(first, fields, book);
}

function ofLine(
  { source, playerId, field }: OfKind<"line">,
  fields: readonly string[],
  book: ReceiptBook,
): ReceiptWords | null {
  const line = book.lines[source].get(playerId);
  if (line === undefined) return null;
  const shown = book.tabs(line, source);
  const tab = tabOfField(field, line, shown);
  const { label, words } = lineWords(line, { source, tab, fields });
  if (words === "") return null;
  if (tab === null || !shown.includes(tab)) return { label, words, href: null };
  const view = { tab, source: source === book.defaultSource ? null : source };
  return { label, words, href: `${pageAddress(book, view)}#${tab}-${encodeURIComponent(playerId)}` };
}

/** Earlier games are not on this page: their newest has its own, and a player's page has them all. */
function ofSeason({ gameKey, playerId, words }: OfKind<"season">): ReceiptWords {
  const [label = "", ...rest] = words.split(": ");
  const href = playerId === null ? `/games/${gameKey}` : `/players/${encodeURIComponent(playerId)}`;
  return { label, words: rest.join(": "), href };
}

function ofPlay(playId: string, book: ReceiptBook): ReceiptWords | null {
  const row = book.rows.get(playId);
  if (row === undefined) return null;
  const { quarter, clock, situation, fieldPosition, description } = playCard(row.play);
  const { awayTeam, homeTeam } = book.snapshot.game;
  const place = fieldPosition === null ? null : /^\d/.test(fieldPosition) ? "midfield" : `the ${fieldPosition}`;
  const where = place === null ? (situation ?? "") : situation === null ? `At ${place}` : `${situation} at ${place}`;
  const after =
    row.play.awayPoints + row.play.homePoints > 0
      ? ` ${awayTeam} ${row.awayScore}, ${homeTeam} ${row.homeScore} after it.`
      : "";
  const official = playWords(description);
  const sentence = book.phrases.get(playId)?.sentence ?? official;
  return {
    label: `${quarter} ${clock}`.trim(),
    words: `${where === "" ? "" : `${where}: `}${sentence}${after}`,
    ...(sentence === official ? {} : { official }),
    href: `${pageAddress(book)}#play-${encodeURIComponent(playId)}`,
  };
}

function ofGame(field: string, book: ReceiptBook): ReceiptWords | null {
  const { game } = book.snapshot;
  if (field === "awayScore" || field === "homeScore") {
    const score = `${game.awayTeam} ${game.awayScore ?? "-"}, ${game.homeTeam} ${game.homeScore ?? "-"}`;
    return { label: "Score", words: score, href: "#quarters" };
  }
  const known = gameFieldWords(field, book.snapshot);
  if (known === null) return null;
  const { label, value } = known;
  const isCounted = field.includes(".") && book.rows.size > 0;
  const href = isCounted ? "#teams" : CARD_FIELDS.includes(field) ? "#facts" : "#quarters";
  return { label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`, words: value, href };
}

/**
 * The game's own address with what a view changes of the default. Not relative to the address of the moment: a filter that is
 * chosen there could hide the very row.
 */
export function pageAddress({ snapshot, at }: ReceiptBook, change: Partial<GameView> = {}): string {
  return `/games/${snapshot.game.gameKey}${gameViewSearch({ ...parseGameView(new URLSearchParams()), at, ...change })}`;
}
