import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";
import type { Spot } from "../clause/deed-spots.ts";

/** What a drive may come to. */
const ENDS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["score", "turnover", "miss", "stop", "block"]);

/** Words that may open a clause with what came first or last. */
const JOINS = /\b(?:after|before|once|until)$/i;

/**
 * "Gained 13 yards, and then Hurts was intercepted": what stands on either side of a word for an order where one of the two is a drive, told by its yards
 * or its plays; null where none is. A deed within the drive comes after it only where the drive ended with it.
 */
export function besideSpan(
  { 0: said, index: start }: RegExpExecArray,
  spots: readonly Spot[],
  spans: readonly Fact[],
  reading: Reading,
): readonly [left: readonly Fact[], right: readonly Fact[]] | null {
  const drives = spans.flatMap((span) => spotOf(span, reading));
  if (drives.length === 0) return null;
  const end = start + said.length;
  // A lone deed that no name and no figure marks is told where no drive is.
  const told = spots.filter(({ at }) => at < reading.text.length);
  const all = [...told, ...drives].toSorted((a, b) => a.at - b.at);
  // "The Steelers then marched 75 yards": a team before the word is who did what stands behind it.
  const left = all.findLast(({ at }) => at < start && reading.text[at] !== "#");
  const right = all.find(({ at }) => at >= end);
  if (right === undefined) return null;
  // "After gaining 13 yards, they lost it": two of them behind the word.
  const isDrive = (spot: Spot): boolean => drives.includes(spot);
  const first =
    left ?? (JOINS.test(said) ? all.find(({ at, facts }) => at > right.at && facts !== right.facts) : undefined);
  if (first === undefined || isDrive(first) === isDrive(right)) return null;
  const [span, deed] = isDrive(first) ? [first, right] : [right, first];
  const isApart = deed.facts.every((fact) =>
    span.facts.every((drive) => !isInside(fact, drive) || ENDS.has(fact.kind)),
  );
  return isApart ? [first.facts, right.facts] : null;
}

function spotOf(span: Fact, { text, numbers }: Reading): Spot[] {
  if (span.kind !== "drive") return [];
  const figure = numbers.find(({ form, value, end }) => {
    const after = text.slice(end);
    return (
      form === "plain" &&
      ((/^[ -](?:more )?yards?\b/.test(after) && value === Math.abs(span.values.driveYards ?? 0)) ||
        (/^[ -](?:more )?plays?\b/.test(after) && value === span.values.plays))
    );
  });
  return figure === undefined ? [] : [{ facts: [span], at: figure.start }];
}

function isInside({ at }: Fact, { at: from, until }: Fact): boolean {
  const [when, start, end] = [at?.elapsed, from?.elapsed, until?.elapsed];
  return (
    typeof when === "number" && typeof start === "number" && typeof end === "number" && when >= start && when <= end
  );
}
