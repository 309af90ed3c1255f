import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";

/** "The first 24 points", "the last 17 points": a run of as many that begins with the game's first score, or ends with its last one. */
export function isRunAtEdge(
  { kind, of, values }: Pick<Fact, "kind" | "of" | "values">,
  { index, numbers }: Pick<Reading, "index" | "numbers">,
  { 0: said, index: at }: RegExpExecArray,
  edge: "first" | "last",
): boolean {
  const place = edge === "first" ? 0 : -1;
  const [figure] = numbers.filter(({ start }) => start === at + said.length + 1);
  return kind === "run" && figure?.value === values.points && index.ofKind("score").at(place)?.id === of.at(place);
}

/** "The last of 13 straight points": the run's last score is told, or was right before; for the first one it is enough that no other is. */
export function isEdgeOfRun(
  { kind, of }: Fact,
  { cited, factsBefore, text }: Reading,
  edge: "first" | "last",
): boolean {
  const told = [...cited, ...(/^(?:those|these|that|it)\b/.test(text) ? factsBefore : [])].filter(
    (one) => one.kind === "score",
  );
  const isTold = told.some(({ id }) => id === of.at(edge === "first" ? 0 : -1));
  return kind === "run" && (isTold || (edge === "first" && told.length === 0));
}
