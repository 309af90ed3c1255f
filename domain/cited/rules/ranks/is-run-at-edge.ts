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
