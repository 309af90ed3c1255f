import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { factsOf } from "../domain/facts/index-facts.ts";
import { CitedSentences } from "../server/chat/cited-sentences.ts";
import { readEnvironment } from "../server/env/environment.ts";
import { openCheckedStore } from "../server/open-checked-store.ts";

/**
 * Counts lots of cited answers against the games of the store in DATA_DIR, a JSON file a game: how many true sentences are stopped, how many
 * false ones are shown, by class, and how many right answers have nothing left. `node bench/count-answers.ts [--list] FOLDER...`
 */
const LOT = z.strictObject({
  game: z.string(),
  ids: z.record(z.string(), z.string()),
  answers: z.array(
    z.strictObject({ question: z.string(), text: z.string(), truth: z.array(z.union([z.literal(true), z.string()])) }),
  ),
});
const isListed = process.argv.includes("--list");
const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error.join("\n"));
const store = await openCheckedStore(environment.value);
try {
  const counts = new Map<true | string, { all: number; shown: number }>();
  let [answers, right, empty] = [0, 0, 0];
  for (const folder of process.argv.slice(2).filter((word) => word !== "--list"))
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
      const lot = LOT.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));
      const [snapshot, season] = await Promise.all([store.gameSnapshot(lot.game), store.seasonBefore(lot.game)]);
      if (snapshot === null) continue;
      const index = factsOf(snapshot, season);
      for (const { question, text, truth } of lot.answers) {
        const told = shown(text.replaceAll(/\{([^}]*)\}/g, (_mark, ids: string) => `{${named(ids, lot.ids)}}`));
        answers += 1;
        if (told.length !== truth.length)
          throw new Error(`${file}: "${question}" has ${told.length} sentences, and the truth of ${truth.length}.`);
        if (truth.every((one) => one === true)) {
          right += 1;
          if (!told.includes("shown")) empty += 1;
        }
        for (const [at, one] of truth.entries()) {
          const count = counts.get(one) ?? { all: 0, shown: 0 };
          counts.set(one, count);
          count.all += 1;
          if (told[at] === "shown") count.shown += 1;
          if (isListed && (told[at] === "shown") !== (one === true))
            console.log(`${String(one)}, ${told[at]}: sentence ${at + 1} of ${text}`);
        }

        function shown(written: string): string[] {
          const sentences = new CitedSentences();
          sentences.add(written);
          const all: string[] = [];
          for (;;) {
            const next = sentences.next(true, { index, question });
            if (next === null) return all;
            all.push(next.kind);
          }
        }
      }
    }
  console.log(`${answers} answers; of ${right} right ones ${empty} have nothing left`);
  for (const [truth, { all, shown }] of counts) console.log(`${String(truth)}: ${shown} of ${all} sentences shown`);
} finally {
  await store.close();
}

/** The index' own ids of a lot's. */
function named(ids: string, of: Readonly<Record<string, string>>): string {
  return ids
    .split(",")
    .map((id) => of[id.trim()] ?? id.trim())
    .join(",");
}
