import { type CitedText, writeCited } from "../../domain/facts/cited-text.ts";
import type { FactSheet } from "../../domain/facts/sheet/sheet-of.ts";
import type { Passage } from "../../domain/facts/cited-sentences.ts";

type ShortIds = Pick<FactSheet, "shortId">;

/** A text in the written form, with the ids that its writer knows. */
export function writtenText({ headline, headlineIds, ...body }: CitedText, sheet: ShortIds): string {
  return `${writtenHeadline({ headline, headlineIds }, sheet)}\n\n${writtenPassage(body, sheet)}`;
}

export function writtenHeadline(
  { headline, headlineIds }: Pick<CitedText, "headline" | "headlineIds">,
  sheet: ShortIds,
): string {
  const clauses = [{ start: 0, end: headline.length, ids: headlineIds }];
  return `# ${writtenPassage({ markdown: headline, clauses }, sheet)}`;
}

export function writtenPassage({ markdown, clauses }: Passage, sheet: ShortIds): string {
  return writeCited({
    markdown,
    clauses: clauses.map((clause) => ({ ...clause, ids: clause.ids.map((id) => sheet.shortId(id) ?? id) })),
  });
}

/** Reasons of the check with the ids that a text's writer knows: the check speaks of the index's. */
export function inShortIds(reasons: readonly string[], { headlineIds, clauses }: CitedText, sheet: ShortIds): string[] {
  // The longest first: the id of a play may begin another one's.
  const ids = [...new Set([...headlineIds, ...clauses.flatMap((clause) => clause.ids)])].toSorted(
    (a, b) => b.length - a.length,
  );
  return reasons.map((reason) => ids.reduce((words, id) => words.replaceAll(id, sheet.shortId(id) ?? id), reason));
}
