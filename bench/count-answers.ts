import { indexFacts } from "../domain/facts/index-facts.ts";
import { readEnvironment } from "../server/env/environment.ts";
import { openCheckedStore } from "../server/open-checked-store.ts";
import { countAnswer, readAnswerLots } from "./answer-lot.ts";

/**
 * Counts lots of cited answers against the games of the store in DATA_DIR: how many true sentences are shown, how many false ones, by class,
 * and how many right answers have nothing left. `node bench/count-answers.ts [--list] FOLDER...`
 */
const folders = process.argv.slice(2).filter((word) => word !== "--list");
const isListed = process.argv.includes("--list");
const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error.join("\n"));
const store = await openCheckedStore(environment.value);
try {
  const counts = new Map<true | string, { all: number; shown: number }>();
  let [answers, right, empty] = [0, 0, 0];
  for (const lot of folders.flatMap(readAnswerLots)) {
    const [snapshot, season] = await Promise.all([store.gameSnapshot(lot.game), store.seasonBefore(lot.game)]);
    if (snapshot === null) throw new Error(`No stored game has the key ${lot.game}.`);
    const index = indexFacts(snapshot, season);
    for (const answer of lot.answers) {
      const sentences = countAnswer(answer, lot.ids, index);
      answers += 1;
      const isRight = sentences.every(({ truth }) => truth === true);
      if (isRight) right += 1;
      if (isRight && sentences.every(({ kind }) => kind !== "shown")) empty += 1;
      for (const [at, { truth, kind }] of sentences.entries()) {
        const count = counts.get(truth) ?? { all: 0, shown: 0 };
        counts.set(truth, { all: count.all + 1, shown: count.shown + (kind === "shown" ? 1 : 0) });
        if (isListed && (kind === "shown") !== (truth === true))
          console.log(`${String(truth)}, ${kind}: sentence ${at + 1} of ${answer.text}`);
      }
    }
  }
  console.log(`${answers} answers; of ${right} right ones ${empty} have nothing left`);
  for (const [truth, { all, shown }] of counts) console.log(`${String(truth)}: ${shown} of ${all} sentences shown`);
} finally {
  await store.close();
}
