import { z } from "zod";

/**
 * What a model is asked for. Lengths are not in the schema, because not every server takes them there; the check of the text
 * counts. The claims make a model look its sentences up before it answers: nothing here trusts them.
 */
export const storySchema = z.object({
  headline: z.string(),
  markdown: z.string(),
  claims: z.array(z.object({ text: z.string(), proof: z.string() })),
});

/** An answer as far as it is used; the list of claims may be missing or wrong. */
const usedSchema = storySchema.pick({ headline: true, markdown: true });

export type StoryAnswer = z.infer<typeof usedSchema>;

/** The longest answer that is looked at, in characters: about a hundred times what was asked for. */
const LONGEST = 1_000_000;

/** The answer in a model's text, which may stand between other words or in a fence; null where there is none. */
export function parseStoryAnswer(text: string): StoryAnswer | null {
  if (text.length > LONGEST) return null;
  const first = text.indexOf("{");
  const last = text.lastIndexOf("}");
  if (first < 0 || last < first) return null;
  try {
    const parsed = usedSchema.safeParse(JSON.parse(text.slice(first, last + 1)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
