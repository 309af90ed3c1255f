import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a sentence is: true, or false in one of nine ways. */
const verdict = z.union([
  z.literal(true),
  z.enum(["number", "person", "team", "time", "order", "cause", "superlative", "history", "invented"]),
]);

/** One text of a lot: see `tests/fixtures/lots/README.md`. */
const lotText = z.object({
  game: z.string(),
  kind: z.enum(["recap", "preview"]),
  /** In the written form. */
  text: z.string(),
  /** Of each sentence of the body in order, headings left out. */
  truth: z.array(verdict),
  /** The index's ids by those of the text; without it they are the index's themselves, or today's sheet's. */
  ids: z.record(z.string(), z.string()).optional(),
  /** The answer to the sentences that were sent back, `[1] ...`, and of each that it writes anew whether it is true. */
  repair: z.string().optional(),
  repairTruth: z.array(verdict).optional(),
});

export type Verdict = z.infer<typeof verdict>;
export type LotText = z.infer<typeof lotText> & { name: string };

/** The texts of a folder, by name. Throws an error that names the file where one is no such text. */
export function readLot(folder: string): LotText[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.toSorted().map((name) => {
    const parsed = lotText.safeParse(JSON.parse(readFileSync(join(folder, name), "utf8")));
    if (!parsed.success) throw new Error(`${name} is no text of a lot: ${z.prettifyError(parsed.error)}`);
    return { ...parsed.data, name: name.replace(/\.json$/, "") };
  });
}
