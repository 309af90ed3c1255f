import type { CitedText } from "../facts/cited-text.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import { wordsOf } from "../facts/wording/words-of.ts";
import type { Claim } from "../game/claim.ts";
import { type CitingWords, saidReceipts } from "./said-receipts.ts";
import { statedValues } from "./stated-values.ts";

/** Where the parts of a text stand in what is published. */
export interface PublishedAt {
  /** Where its headline begins. */
  headAt: number;
  /** Where its body begins; the headline ends two line breaks before. */
  bodyAt: number;
}

const BREAKS = 2;

/**
 * A checked text's claims as a page links them and the store keeps them: one for each clause that cites, with its facts' receipts, and with
 * what those facts held. Offsets are those of what is published.
 */
export function claimsOf(text: CitedText, index: FactIndex, { headAt, bodyAt }: PublishedAt): Claim[] {
  const { headline, headlineIds, markdown, clauses } = text;
  // A headline may be longer there than here, by the signs that its Markdown needs.
  const head = { start: headAt, end: bodyAt - BREAKS, text: headline, ids: headlineIds };
  const body = clauses.map(({ start, end, ids }) => ({
    start: bodyAt + start,
    end: bodyAt + end,
    text: markdown.slice(start, end),
    ids,
  }));
  const cited = [head, ...body].filter(({ ids }) => ids.length > 0);
  return cited.map((clause) => claimOf(clause, cited, index));
}

interface Clause extends CitingWords {
  start: number;
  end: number;
}

function claimOf({ start, end, text, ids }: Clause, cited: readonly Clause[], index: FactIndex): Claim {
  const missing = ids.find((id) => index.byId(id) === null);
  return {
    start,
    end,
    text,
    verdict: missing === undefined ? "holds" : "unresolved",
    receipts: saidReceipts({ text, ids }, cited, index),
    reason: missing === undefined ? null : `There is no fact ${missing}.`,
    cites: ids.map((id) => {
      const fact = index.byId(id);
      return { id, was: fact === null ? "" : statedValues(fact) };
    }),
  };
}

/**
 * The claims of a stored text against the game as it is now: a claim holds for as long as each fact that it cites is what it was. No
 * text is read. Its receipts are the facts' of today. Null where there is nothing to check: the text has no claim, or one without a fact.
 */
export function recheckCited(claims: readonly Claim[], index: FactIndex): Claim[] | null {
  if (claims.length === 0 || claims.some(({ cites }) => cites === undefined || cites.length === 0)) return null;
  const citing = claims.map(({ text, cites = [] }) => ({ text, ids: cites.map(({ id }) => id) }));
  return claims.map((claim, at) => {
    const cites = claim.cites ?? [];
    const [changed] = cites.filter(({ id, was }) => {
      const fact = index.byId(id);
      return fact === null || statedValues(fact) !== was;
    });
    if (changed === undefined) {
      const receipts = saidReceipts(citing[at] ?? { text: claim.text, ids: [] }, citing, index);
      return { ...claim, verdict: "holds", reason: null, receipts };
    }
    const now = index.byId(changed.id);
    const reason =
      now === null
        ? `"${claim.text}": what it tells is not in the game any more (${changed.id}).`
        : `"${claim.text}": the game was corrected since. Now it is: ${wordsOf(now, index)} (${changed.id}).`;
    return { ...claim, verdict: "fails", reason };
  });
}
