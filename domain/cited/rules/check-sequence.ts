import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import type { NameHit } from "../name-mask.ts";
import { idsOf, type Reading, relatedOf } from "../reading.ts";
import { placesOf } from "./check-roles.ts";

/** Words between two deeds that say which came first: what stands before them, or what stands after. */
export const SEQUENCE_RULES: readonly { says: RegExp; earlier: "left" | "right"; examples: readonly string[] }[] = [
  {
    says: /\banswered(?= (?:@|#)|,? by (?:@|#))(?! by)|\bin (?:response|reply|answer) to\b|\bmade up for\b|\b(?:seconds|minutes?|plays|moments|right|soon|shortly) after\b/g,
    earlier: "right",
    examples: ["@'s catch answered @'s run", "in response to @'s run", "12 seconds after @'s run"],
  },
  {
    says: /\b(?:was|were|got)? ?(?:followed|answered|matched)(?: [a-z]+){0,4} by\b|\b(?:seconds|minutes?|plays|moments|just|right|shortly) before\b|\bhad already\b[^,;]*\b(?:when|before|by the time)\b|\bahead of @/g,
    earlier: "left",
    examples: [
      "@'s catch was followed within a minute by @'s run",
      "12 seconds before @'s run",
      "@ had already scored when",
    ],
  },
];
const LATER = /\blater\b(,? @)?/g;

/** Of two deeds that a clause puts in an order by a word between them, the one that it calls earlier is: by who is named on either side. */
export function checkSequence(reading: Reading): Finding[] {
  const { text, hits, cited, index, part } = reading;
  if (part.ids.length === 0) return [];
  const events = [...new Set([...cited, ...cited.flatMap((fact) => relatedOf(fact, index))])].filter(
    ({ at, of, kind }) => typeof at?.elapsed === "number" && of.length === 0 && kind !== "result" && kind !== "break",
  );
  const places = placesOf(text);
  const moments = new Set(events.map(({ at }) => at?.elapsed));
  const only = (who: NameHit | undefined): Fact | null => {
    const own = events.filter((fact) => doersOf(fact).some((id) => who?.players.includes(id)));
    return new Set(own.map(({ at }) => at?.elapsed)).size === 1 ? (own[0] ?? null) : null;
  };
  /** Where one of two is known, the other is the other one. */
  const other = (known: Fact | null): Fact | null =>
    known === null || moments.size !== 2 ? null : (events.find(({ at }) => at?.elapsed !== known.at?.elapsed) ?? null);
  const nearest = (from: number, to: number): NameHit | undefined => {
    const left = hits.filter((hit, at) => hit.team === null && (places[at] ?? -1) < from).at(-1);
    return to < 0 ? left : hits.find((hit, at) => hit.team === null && (places[at] ?? -1) >= to);
  };
  const faults = SEQUENCE_RULES.flatMap(({ says, earlier }) =>
    matches(text, says).flatMap((found): Finding[] => {
      const [before, after] = [only(nearest(found.index, -1)), only(nearest(0, found.index + found[0].length))];
      const [left, right] = [before ?? other(after), after ?? other(before)];
      if (left === null || right === null) return [];
      const [first, second] = earlier === "left" ? [left, right] : [right, left];
      return index.compareTime(first, second) > 0 ? [wrong(found[0])] : [];
    }),
  );
  const later = matches(text, LATER).flatMap((found): Finding[] => {
    const isBehind = found[1] !== undefined;
    const own = only(isBehind ? nearest(0, found.index) : nearest(found.index, -1));
    const rest = cited.some(({ kind }) => kind === "gap") ? other(own) : null;
    return own !== null && rest !== null && index.compareTime(own, rest) < 0 ? [wrong("later")] : [];
  });
  return [...faults, ...later];

  function wrong(word: string): Finding {
    return {
      word: word.replaceAll(/[@#]/g, "…"),
      reason: `"${word.replaceAll(/[@#]/g, "…")}" does not fit the order in which ${idsOf(reading)} happened. Tell them in their order.`,
    };
  }
}

/** Who kicks after a touchdown did not score it. */
function doersOf({ roles, marks }: Fact): string[] {
  return Object.entries(roles).flatMap(([role, id]) =>
    marks.includes("touchdown") && /^(?:kicker|try)/.test(role) ? [] : [id],
  );
}
