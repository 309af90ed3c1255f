import { describe, expect, it } from "vitest";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { receiptBook } from "../../domain/receipts/receipt-book.ts";
import { receiptKey } from "../../domain/receipts/receipt-words.ts";
import { writeRecap } from "../../domain/tell/recap/write-recap.ts";
import { publishedText } from "../../server/stories/published-text.ts";
import { clauseAnchor } from "../../server/stories/clause-anchor.ts";
import { storyHtml } from "../../server/stories/story-html.ts";
import { simulatedSnapshot } from "../fixtures/simulated-snapshot.ts";

const snapshot = simulatedSnapshot(1);
const index = indexFacts(snapshot, null);
const text = writeRecap(index);
if (text === null) throw new Error("the game is over");
const { markdown, claims } = publishedText(text, index);
const html = storyHtml({ kind: "recap", model: null, markdown, claims }, snapshot);
const all = (pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, one = ""]) => one);

describe("a text that cites, on its page", () => {
  it("has a link in its clauses, each to an entry with what proves it", () => {
    const targets = all(/<a class="claim" href="#(recap-\d+)"/g);
    const entries = all(/<li id="(recap-\d+)">/g);
    expect(targets.length).toBeGreaterThan(12);
    expect(new Set(targets)).toEqual(new Set(entries));
    for (const entry of all(/<li id="recap-\d+">(.*?)<\/li>/g)) expect(entry).toMatch(/class="proof"/);
    expect(html).toContain(`<b>${claims.length} facts from the game’s data</b>`);
    expect(html).toContain("Each clause of this recap is made from facts of the game’s data. ");
    expect(html).not.toContain("checked");
  });

  it("underlines a figure or a few words, and never a whole clause", () => {
    for (const words of all(/<a class="claim"[^>]*>([^<]*)<\/a>/g)) expect(words.length).toBeLessThanOrEqual(60);
    const linked = (clause: string): string => {
      const { start, end } = clauseAnchor(clause);
      return clause.slice(start, end);
    };
    expect(linked("Elliott scored from the 4, giving the 49ers a 24-17 lead.")).toBe("4");
    expect(linked("the 49ers never trailed.")).toBe("the 49ers never trailed");
    expect(linked("— and they never trailed at any time of this long afternoon.")).toBe(
      "and they never trailed at any time of",
    );
  });

  it("has a receipt of every fact of the index that its page can show", () => {
    const book = receiptBook(snapshot);
    const unknown = index.facts.flatMap(({ id, receipts }) =>
      receipts.length > 0 && receipts.every((receipt) => receiptKey(receipt, book) === null) ? [id] : [],
    );
    expect(unknown).toEqual([]);
  });
});
