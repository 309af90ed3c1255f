import type { CitedText } from "../facts/cited-text.ts";
import type { Fact } from "../facts/fact.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import { wordsOf } from "../facts/wording/words-of.ts";
import type { Claim, ClaimKind } from "../game/claim.ts";
import type { Receipt } from "../game/receipt.ts";
import { toldValues } from "./told-values.ts";

/**
 * A checked text's claims as a page links them and the store keeps them: one for each clause that cites, with its facts' receipts, and with
 * what those facts held. `bodyAt` is where the text's body begins in what is published; a headline's offsets are moved by `headAt`.
 */
export function claimsOf(
  text: CitedText,
  index: FactIndex,
  { headAt, bodyAt }: { headAt: number; bodyAt: number },
): Claim[] {
  const { headline, headlineIds, markdown, clauses } = text;
  const head = { start: 0, end: headline.length, ids: headlineIds };
  return [
    ...(headlineIds.length === 0 ? [] : [claimOf(headline, head, headAt, index)]),
    ...clauses.filter(({ ids }) => ids.length > 0).map((clause) => claimOf(markdown, clause, bodyAt, index)),
  ];
}

interface Clause {
  start: number;
  end: number;
  ids: readonly string[];
}

function claimOf(whole: string, { start, end, ids }: Clause, at: number, index: FactIndex): Claim {
  const facts = ids.map((id) => index.byId(id));
  const missing = ids.find((_id, place) => facts[place] === null);
  const known = facts.filter((fact) => fact !== null);
  return {
    start: at + start,
    end: at + end,
    text: whole.slice(start, end),
    kind: kindOf(known),
    verdict: missing === undefined ? "holds" : "unresolved",
    receipts: receiptsOf(known),
    reason: missing === undefined ? null : `There is no fact ${missing}.`,
    cites: ids.map((id) => {
      const fact = index.byId(id);
      return { id, was: fact === null ? "" : toldValues(fact) };
    }),
  };
}

function kindOf(facts: readonly Fact[]): ClaimKind {
  return facts.some(({ values }) => Object.keys(values).length > 0) ? "number" : "order";
}

function receiptsOf(facts: readonly Fact[]): Receipt[] {
  const all = facts.flatMap(({ receipts }) => receipts);
  return [...new Map(all.map((receipt) => [JSON.stringify(receipt), receipt])).values()];
}

/**
 * The claims of a stored text against the game as it is now: a claim holds for as long as each fact that it cites is what it was. No
 * text is read. Its receipts are the facts' of today. Null where a claim cites nothing: then another check made it.
 */
export function recheckCited(claims: readonly Claim[], index: FactIndex): Claim[] | null {
  if (claims.some(({ cites }) => cites === undefined || cites.length === 0)) return null;
  return claims.map((claim) => {
    const cites = claim.cites ?? [];
    const facts = cites.flatMap(({ id }) => index.byId(id) ?? []);
    const [changed] = cites.filter(({ id, was }) => {
      const fact = index.byId(id);
      return fact === null || toldValues(fact) !== was;
    });
    if (changed === undefined) return { ...claim, verdict: "holds", reason: null, receipts: receiptsOf(facts) };
    const now = index.byId(changed.id);
    const reason =
      now === null
        ? `"${claim.text}": what it tells is not in the game any more (${changed.id}).`
        : `"${claim.text}": the game was corrected since. Now it is: ${wordsOf(now, index)} (${changed.id}).`;
    return { ...claim, verdict: "fails", reason };
  });
}
