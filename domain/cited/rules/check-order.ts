import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import { type Reading, relatedOf } from "../reading.ts";

/** `then`, `later`, `before`, `after`: by the moments of the cited facts, of this clause or of the one beside it. */
export function checkOrder(reading: Reading): Finding[] {
  const { text, cited, before, after, index, part } = reading;
  if (part.ids.length === 0 || part.where === "headline") return [];
  // A relation of several facts has said the order itself.
  if (cited.some(({ of, kind }) => of.length > 1 && kind !== "compare" && kind !== "count")) return [];
  const mine = momentsOf(cited);
  const [first] = mine;
  const past = momentsOf(before).at(-1);
  const [next] = momentsOf(after);
  const isLater = (a: Fact | undefined, b: Fact | undefined): boolean =>
    a !== undefined && b !== undefined && index.compareTime(a, b) > 0;
  const rises = mine.every((fact, at) => !isLater(mine[at - 1], fact));
  const falls = mine.every((fact, at) => !isLater(fact, mine[at - 1]));
  const faults: Finding[] = [];
  const wrong = (word: string): void => {
    faults.push({
      word,
      reason: `"${word}" does not fit the order in which ${part.ids.join(", ")} happened. Tell them in their order.`,
    });
  };
  const onward =
    /\b(?:then|later|next|afterward|subsequently|soon)\b|\bthat followed\b|\bfollowed (?:[a-z]+ ){0,4}by\b|\bafter(?=[,.;]|$| that\b)/i.exec(
      text,
    )?.[0];
  if (onward !== undefined && (mine.length > 1 ? !rises : isLater(past, first))) wrong(onward);
  // "A answered B" tells the later one first: of two in one clause `check-sequence` holds the order.
  const reply = /\b(?:answered|responded|countered|replied)\b|\bin (?:response|reply)\b/i.exec(text)?.[0];
  if (reply !== undefined && mine.length === 1 && isLater(past, first)) wrong(reply);
  const already = /\bhad already\b/.exec(text)?.[0];
  if (already !== undefined && mine.length === 1 && isLater(first, next)) wrong(already);
  for (const found of matches(text, /\b(before|after)\b(?! (?:halftime|the (?:half|break)|half)|[,.;]|$| that\b)/gi)) {
    const isBefore = found[1]?.toLowerCase() === "before";
    const opens = text.slice(0, found.index).trim() === "";
    if (mine.length > 1) {
      // "A before B" and "after A, B" tell them in order.
      const isInOrder = isBefore !== opens;
      if (isInOrder ? !rises : !falls) wrong(found[0]);
    } else if (opens && first !== undefined) {
      const isWithNext = part.text.trimEnd().endsWith(",") && next !== undefined;
      const other = isWithNext ? next : past;
      if (isBefore ? isLater(other, first) : isLater(first, other)) wrong(found[0]);
    }
  }
  return faults;

  function momentsOf(facts: readonly Fact[]): Fact[] {
    return facts
      .flatMap((fact) => (fact.of.length === 1 ? relatedOf(fact, index) : [fact]))
      .filter(
        ({ at, kind }) =>
          at !== null && kind !== "result" && kind !== "break" && kind !== "quarter" && kind !== "largestLead",
      );
  }
}
