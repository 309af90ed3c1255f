import { findNumbers, type NumberToken } from "../../words/story-numbers.ts";
import type { Finding } from "../cited-fault.ts";
import type { Reading } from "../reading.ts";

const BETWEEN =
  /^(?: (?:PPR )?points?| PPR)?,? (?:(?:a|just|slightly|well|only|barely|far|right|not far) )?(?:\w+ )?(?<way>above|ahead of|better than|more than|over|below|behind|under|shy of|short of|less than|fewer than)(?: (?:the|his|#'s?|@'s|@ at|#|@ and his))? $/;

/**
 * "15.3 points, a shade above the 15.1 projected for him": of two figures of fantasy points the first one, which a clause before may have,
 * is the larger, or the smaller, as the words between them say.
 */
export function turnedFigures({ text, cited, numbers, borne, sentenceSoFar }: Reading): Finding[] {
  if (!cited.every(({ kind }) => kind === "projection" || kind === "fantasy")) return [];
  return numbers.flatMap((two, at): Finding[] => {
    const one = numbers[at - 1] ?? endingPoints(sentenceSoFar);
    const from = numbers[at - 1]?.end ?? 0;
    const way = BETWEEN.exec(` ${text.slice(from, two.start)}`.replaceAll(/[\s_]+/g, " "))?.groups?.["way"];
    if (one === undefined || way === undefined || one.form !== "plain" || two.form !== "plain") return [];
    if (/^ (?:games|weeks|quarters|seasons)\b/.test(text.slice(two.end))) return [];
    const isMore = /^(?:above|ahead|better|more|over)/.test(way);
    if (isMore ? one.value > two.value : one.value < two.value) {
      borne.push([from, two.start]);
      return [];
    }
    return [{ word: way, reason: "It is the other way round. Say which of the two figures is the larger one." }];
  });
}

/** The figure of points that a text ends with. */
function endingPoints(text: string): NumberToken | undefined {
  const last = findNumbers(text).at(-1);
  return last !== undefined && /^(?: (?:PPR )?points?| PPR)?,?\s*$/.test(text.slice(last.end)) ? last : undefined;
}
