import { shownLine } from "../../domain/words/shown-line.ts";

const LONGEST = 60;

/**
 * A name that strangers gave their league, their team or themselves, on one line and at most 60 signs long; null where nothing
 * is left. It is text of a stranger still: escape it in a page, and quote it to a model.
 */
export function shownName(given: string | null | undefined): string | null {
  return shownLine(given ?? "", LONGEST);
}
