import { matches } from "../../../words/matches.ts";
import { maskNames } from "../../name-mask.ts";
import type { Reading } from "../../reading.ts";

/** Who stands behind these words does nothing in the clause. */
const OBJECT =
  /\b(?:to|by|from|with|on|of|over|than|against|for|past|at|in|as|beat|edged|topped|out[a-z]+) (?:the )?$/i;

const BEGINS = /\b(?:but|although|though|while|whereas) (?=# [a-z])/g;

/** The team that a clause without names goes on about: the one that its sentence so far, or with "they" the sentence before, is about; null where nobody can tell. */
export function teamToldBefore({
  text,
  hits,
  sentenceSoFar,
  textBefore,
  opensSentence,
  index,
}: Reading): string | null {
  if (hits.length > 0) return null;
  if (opensSentence && !/\bthey\b/.test(text)) return null;
  const { text: masked, hits: named } = maskNames(opensSentence ? textBefore : sentenceSoFar, index);
  // "The Saints outgained them, although the Rams ran for more and had the ball longer": the last one that a clause begins with.
  const later = matches(masked, BEGINS).at(-1);
  if (later !== undefined)
    return named[masked.slice(0, later.index + later[0].length).match(/[@#]/g)?.length ?? 0]?.team ?? null;
  const [first] = named;
  const at = masked.search(/[@#]/);
  return first === undefined || at < 0 || OBJECT.test(masked.slice(0, at)) ? null : first.team;
}
