import { z } from "zod";
import type { WritingTask } from "./writing-task.ts";

/**
 * What a server that knows schemas is asked for: ids can only be the sheet's. Lengths are not in it, because not every server takes
 * them there; the check of the text counts.
 */
export function taskSchema({ ask, sheet }: WritingTask): z.ZodType {
  const clause = z.object({ text: z.string(), ids: z.array(z.enum([...sheet.ids])) });
  const clauses = z.array(clause);
  switch (ask.type) {
    case "text":
      return z.object({
        headline: clause,
        paragraphs: z.array(z.object({ heading: z.string().nullable(), clauses })),
      });
    case "sentences":
      return z.object({ sentences: z.array(z.object({ number: z.number().int(), clauses })) });
    case "paragraph":
      return z.object({ clauses });
  }
}
