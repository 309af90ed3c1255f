import type { Fact } from "../facts/fact.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import type { Unit } from "../facts/unit.ts";
import type { Receipt } from "../game/receipt.ts";

/** The words of a clause and the facts that it cites. */
export interface CitingWords {
  text: string;
  ids: readonly string[];
}

const FIELD_GOALS = String.raw`\bfield[- ]goals?\b|\bFGs?\b|-yarders?\b`;
const EXTRA_POINTS = String.raw`\bextra[- ]points?\b|\bPATs?\b`;
/** Those that were missed count too. */
const TRIES = String.raw`-for-|\bof\b|\bmiss|\battempt|\btr(?:y|ies)\b|\bonly\b`;

/** By which words a clause says a figure that plays make. */
const SAYS: readonly (readonly [Unit, RegExp])[] = [
  ["sacks", /\bsack(?:s|ed|ing)?\b/i],
  ["interceptions", /\bintercept|\bpick(?:s|ed)?\b/i],
  ["forcedFumbles", /\bfumbles?\b|\bstrip/i],
  ["safeties", /\bsafet(?:y|ies)\b/i],
  ["passesDefended", /\bpass(?:es)? (?:defended|broken up|breakups?)\b|\bbroke up\b|\bdeflect|\bbatted\b/i],
  ["tackles", /\btackle[sd]?\b|\bstops\b/i],
  ["assists", /(?<!\bsolo )\btackles?\b|\bassist|\bstops\b/i],
  ["fieldGoalAttempts", new RegExp(`(?=.*(?:${FIELD_GOALS})).*(?:${TRIES})`, "is")],
  ["fieldGoalsMade", new RegExp(FIELD_GOALS, "i")],
  ["extraPointAttempts", new RegExp(`(?=.*(?:${EXTRA_POINTS})).*(?:${TRIES})`, "is")],
  ["extraPointsMade", new RegExp(EXTRA_POINTS, "i")],
  ["kickReturns", /\bkick(?:off|s|\b)/i],
  ["puntReturns", /\bpunts?\b/i],
];

/** `3-for-3` alone says which kicks it counts where only one kind of them has the figures. */
const PAIRS: readonly (readonly [made: Unit, of: Unit])[] = [
  ["fieldGoalsMade", "fieldGoalAttempts"],
  ["extraPointsMade", "extraPointAttempts"],
];
const PAIR = /\b(\d+)(?:-for-| for | of )(\d+)\b/;

/**
 * What proves a clause: the receipts of its facts, and of a player's line those plays alone that count into the figures it says. Where it
 * says none of them, as the rest of a sentence that another clause parts, those of the other clauses count that cite the same fact.
 */
export function saidReceipts(clause: CitingWords, clauses: readonly CitingWords[], index: FactIndex): Receipt[] {
  const all = clause.ids.flatMap((id) => {
    const fact = index.byId(id);
    if (fact === null) return [];
    const others = clauses.filter(({ ids }) => ids.includes(id)).map(({ text }) => text);
    return provedBy(fact, clause.text, index) ?? provedBy(fact, others.join(" "), index) ?? fact.receipts;
  });
  return [...new Map(all.map((receipt) => [JSON.stringify(receipt), receipt])).values()];
}

/** Null where no figure of the fact is said, and where its plays do not make figures. */
function provedBy(fact: Fact, text: string, index: FactIndex): Receipt[] | null {
  const [line = fact] = fact.kind === "rank" ? fact.of.flatMap((id) => index.byId(id) ?? []) : [];
  const { proofs } = line;
  if (proofs === undefined) return null;
  // A rank is of one figure, in whatever words.
  const said = SAYS.flatMap(([unit, says]) =>
    fact.values[unit] !== undefined && (fact !== line || says.test(text)) ? (proofs[unit] ?? []) : [],
  );
  if (said.length > 0) return said;
  const [, made, of] = PAIR.exec(text) ?? [];
  const paired = PAIRS.filter(([one, all]) => fact.values[one] === Number(made) && fact.values[all] === Number(of));
  const kicks = paired.length === 1 ? paired.flatMap(([, all]) => proofs[all] ?? []) : [];
  return kicks.length > 0 ? kicks : null;
}
