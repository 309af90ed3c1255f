import { EVENT_KINDS, type EventKind } from "./event-kinds.ts";
import type { Concept } from "../question/lexicon.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";

/** What one does with a kind of event. */
const OPERATIONS: ReadonlySet<Concept> = new Set(
  "first last only longest biggest shortest total gave compare offense made happened list".split(" "),
);

/** What is meant by somebody's longest, and by plays of a length. */
const LONGEST_OF: Readonly<Record<string, Concept>> = { K: "fieldGoal", P: "punt", QB: "completion", RB: "rush" };

/** The kind of event that a question is about; null where its words name none, or more than that kind can answer. */
export function eventKindOf({ concepts: asked, players, sized }: Question): EventKind | null {
  const [only] = players;
  const isKicker = only?.position === "K" || only?.position === "P";
  const isBare =
    asked.has("longest") && isOnly(asked, `longest made gain${isKicker ? " kick" : ""}`) && players.length === 1;
  const added = isBare
    ? LONGEST_OF[only?.position ?? ""]
    : sized !== null && isOnly(asked, "yards playCount longest gain made")
      ? (LONGEST_OF[only?.position ?? ""] ?? "gain")
      : undefined;
  const concepts =
    added === undefined
      ? asked
      : new Set(
          [...asked, added].filter((concept) => concept !== "playCount" && (concept !== "gain" || added === "gain")),
        );
  return (
    EVENT_KINDS.find(({ needs, also = [] }) => {
      const fits = needs.every((need) =>
        typeof need === "string" ? concepts.has(need) : need.some((one) => concepts.has(one)),
      );
      const used = new Set([...needs.flat(), ...also]);
      return fits && [...concepts].every((concept) => used.has(concept) || OPERATIONS.has(concept));
    }) ?? null
  );
}
