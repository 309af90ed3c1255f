import type { ReceiptBook } from "../../domain/receipts/receipt-book.ts";
import { receiptWords } from "../../domain/receipts/receipt-words.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import { factsTold } from "./facts-told.ts";
import { element, type HtmlNode } from "./html-node.ts";
import type { ListedFact } from "./place-links.ts";

/** What the block says of the text as a whole. */
export interface ToldText {
  kind: ArticleKind;
  /** Null where the template wrote it. */
  model: string | null;
  /** How many facts it tells. */
  count: number;
}

/** Most places that one fact lists. */
const MOST_PROOFS = 6;

/**
 * The facts of a text, folded away under how many there are: a fragment into it opens it, with and without script. No time
 * stands in it: stored HTML is in one zone for everybody, and the head of the text, which is in the reader's, says when.
 */
export function factsBlock(text: ToldText, facts: readonly ListedFact[], book: ReceiptBook): HtmlNode {
  const { kind, model, count } = text;
  const origin = model === null ? "is made from facts of" : "was checked against facts from";
  const note = `Each clause of this ${kind} ${origin} the game’s data. Each underlined phrase leads to its proof here.`;
  return element(
    "details",
    { class: "receipts", id: `${kind}-facts` },
    element("summary", {}, element("b", {}, factsTold(count, model))),
    element("p", { class: "small" }, note),
    element("ol", {}, ...facts.map((fact) => listed(fact, kind, book))),
  );
}

function listed({ number, said, entry }: ListedFact, kind: ArticleKind, book: ReceiptBook): HtmlNode {
  const [first = "", ...others] = said.map((words) => `“${words}”`);
  const back = element("a", { href: `#${kind}-at-${number}` }, first);
  const proofs = [...entry.proofs.values()].flatMap((receipts) => {
    const words = receiptWords(receipts, book);
    if (words === null) return [];
    const label = words.href === null ? words.label : element("a", { href: words.href }, words.label);
    const official = words.official === undefined ? [] : [element("small", {}, `Official text: ${words.official}`)];
    return [element("p", { class: "proof" }, label, `: ${words.words}`, ...official)];
  });
  const rest = proofs.length - MOST_PROOFS;
  return element(
    "li",
    { id: `${kind}-${number}` },
    element("p", { class: "said" }, back, others.map((words) => `, ${words}`).join("")),
    ...proofs.slice(0, MOST_PROOFS),
    ...(rest > 0 ? [element("p", { class: "proof" }, `And ${rest} more like ${rest === 1 ? "it" : "these"}.`)] : []),
  );
}
