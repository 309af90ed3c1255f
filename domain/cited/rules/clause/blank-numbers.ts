import type { NumberToken } from "../../../words/story-numbers.ts";

/** A clause with each number written as `~`, as long as it was: "two catches for 33 yards" is "~~~ catches for ~~ yards". */
export function blankNumbers(text: string, numbers: readonly NumberToken[]): string {
  return numbers.reduce(
    (rest, { start, end }) => rest.slice(0, start) + "~".repeat(end - start) + rest.slice(end),
    text,
  );
}
