import { maskNames } from "../../name-mask.ts";
import type { Reading } from "../../reading.ts";
import { latestClause } from "../clause/latest-clause.ts";
import { placesOf } from "../clause/places-of.ts";

/** Who stands behind these words does nothing in the clause. */
const OBJECT =
  /\b(?:to|by|from|with|on|of|over|than|against|for|past|at|in|as|beat|edged|topped|out[a-z]+) (?:the )?$/i;

/** The team that a clause without names, or with them behind "they", goes on about: the one that its sentence so far, or with "they" the sentence before, is about; null where nobody can tell. */
export function teamToldBefore({
  text,
  hits,
  sentenceSoFar,
  textBefore,
  opensSentence,
  index,
}: Reading): string | null {
  if (hits.length > 0 && !(opensSentence && /^(?:and |but )?they\b/.test(text))) return null;
  if (opensSentence && !/\bthey\b/.test(text)) return null;
  const { text: masked, hits: named } = maskNames(opensSentence ? textBefore : sentenceSoFar, index);
  const begins = latestClause(masked);
  if (begins > 0) return named[placesOf(masked).indexOf(begins)]?.team ?? null;
  const [first] = named;
  const at = masked.search(/[@#]/);
  return first === undefined || at < 0 || OBJECT.test(masked.slice(0, at)) ? null : first.team;
}
