import type { Claim } from "../../domain/game/claim.ts";
import { receiptKey } from "../../domain/receipts/receipt-words.ts";
import type { Receipt } from "../../domain/game/receipt.ts";
import { clauseAnchor } from "./clause-anchor.ts";
import type { ReceiptBook } from "../../domain/receipts/receipt-book.ts";

/** What proves one or more claims, place by place. */
export interface FactEntry {
  /** By `receiptKey`. */
  proofs: Map<string, Receipt[]>;
}

/** A piece of the text that is to be a link; offsets are the Markdown's. */
export interface LinkedClaim {
  start: number;
  end: number;
  entry: FactEntry;
}

interface Found {
  start: number;
  end: number;
  proofs: Map<string, Receipt[]>;
}

/** What a number counts belongs to it: a link on "nine" alone is hard to hit, and says little. */
const UNITS =
  /^(?:[ -](?:PPR|fantasy|points?|total|net|all-purpose|offensive|rushing|receiving|passing|yards?|touchdowns?|scores?|catch(?:es)?|receptions?|pass(?:es)?|carry|carries|runs?|attempts?|targets?|completions?|interceptions?|fumbles?|turnovers?|takeaways?|sacks?|penalt(?:y|ies)|punts?|trips?|plays?|drives?|first|third|fourth|downs?|field|goals?|lead|changes?))+(?![\w'])/;
/** Claims with the same proof that stand so near each other are one link. */
const NEAR = 30;

/**
 * Which pieces of a text are links, in order of their place, none over another. Only what holds and has receipts: a team's name is
 * checked and not linked, and a player's name only where he is first named.
 */
export function linkedClaims(markdown: string, claims: readonly Claim[], book: ReceiptBook): LinkedClaim[] {
  const named = new Set<string>();
  const entries = new Map<string, FactEntry>();
  const linked: LinkedClaim[] = [];
  const found = claims
    .filter(({ verdict, kind }) => verdict === "holds" && kind !== "team")
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .flatMap((claim) => proven(claim.cites === undefined ? claim : anchored(claim), book, named));
  const pieces = withUnits(markdown, joinOverlaps(found));
  for (const { start, end, proofs } of pieces) {
    const key = [...proofs.keys()].toSorted().join(" | ");
    const entry = entries.get(key) ?? { proofs: new Map() };
    entries.set(key, entry);
    for (const [place, receipts] of proofs) entry.proofs.set(place, [...(entry.proofs.get(place) ?? []), ...receipts]);
    const last = linked.at(-1);
    if (last?.entry === entry && isOneClause(markdown.slice(last.end, start))) last.end = end;
    else linked.push({ start, end, entry });
  }
  return linked;
}

/** A clause that cites, at the words that are its link. */
function anchored(claim: Claim): Claim {
  const { start, end } = clauseAnchor(claim.text);
  return { ...claim, start: claim.start + start, end: claim.start + end, text: claim.text.slice(start, end) };
}

/** The claim with what proves it, where that can be shown. */
function proven(claim: Claim, book: ReceiptBook, named: Set<string>): Found[] {
  const { start, end, kind, text } = claim;
  const proofs = new Map<string, Receipt[]>();
  const people = kind === "name" ? peopleCalled(text, book) : [];
  // A surname that several have leads to nobody.
  if (people.length > 1) return [];
  const receipts = claim.receipts.length === 0 ? people : claim.receipts;
  if (kind === "name") {
    const person = receipts.find((receipt) => receipt.kind === "line")?.playerId ?? text;
    if (named.has(person)) return [];
    named.add(person);
  }
  for (const receipt of receipts) {
    const key = receiptKey(receipt, book);
    if (key !== null) proofs.set(key, [...(proofs.get(key) ?? []), receipt]);
  }
  return proofs.size === 0 ? [] : [{ start, end, proofs }];
}

/** The lines of the players of this name: by the whole name, else by the surname. */
function peopleCalled(name: string, { lines, defaultSource: source }: ReceiptBook): Receipt[] {
  const all = [...lines[source].values()];
  const full = all.filter(({ playerName }) => playerName === name);
  const people = full.length > 0 ? full : all.filter(({ playerName }) => playerName.endsWith(` ${name}`));
  return people.map(({ playerId }) => ({ kind: "line", playerId, source, field: "playerName" }));
}

/** "Led" and "led 13-10" are one piece. */
function joinOverlaps(found: readonly Found[]): Found[] {
  const joined: Found[] = [];
  for (const piece of found) {
    const last = joined.at(-1);
    if (last === undefined || piece.start >= last.end) {
      joined.push({ ...piece, proofs: new Map(piece.proofs) });
      continue;
    }
    last.end = Math.max(last.end, piece.end);
    for (const [key, receipts] of piece.proofs) last.proofs.set(key, [...(last.proofs.get(key) ?? []), ...receipts]);
  }
  return joined;
}

function withUnits(markdown: string, pieces: readonly Found[]): Found[] {
  return pieces.map((piece, index) => {
    const rest = markdown.slice(piece.end, Math.min(piece.end + 60, pieces[index + 1]?.start ?? markdown.length));
    return { ...piece, end: piece.end + (UNITS.exec(rest)?.[0].length ?? 0) };
  });
}

function isOneClause(between: string): boolean {
  return between.length <= NEAR && !/[.;:!?()[\]*_`<>|\n]/.test(between);
}
