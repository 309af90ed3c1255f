import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { indexFacts } from "../domain/facts/index-facts.ts";
import { readEnvironment } from "../server/env/environment.ts";
import { openCheckedStore } from "../server/open-checked-store.ts";
import { countAnswer, countRepair, readAnswerLots } from "./answer-lot.ts";

/**
 * Counts lots of cited answers against the games of the store in DATA_DIR: how many true sentences are shown, how many false ones, by class,
 * and how many right answers have nothing left; where a lot has repairs, the same once they are in. `node bench/count-answers.ts FOLDER...`:
 * `--list` says which sentences, `--ask DIR` writes what a writer would be asked to say again, a file an answer.
 */
const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean", default: false }, ask: { type: "string" } },
});
if (values.ask !== undefined) mkdirSync(values.ask, { recursive: true });
const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error.join("\n"));
const store = await openCheckedStore(environment.value);
try {
  const counts = new Map<true | string, { all: number; shown: number }>();
  const after = { true: 0, trueShown: 0, falseShown: 0, empty: 0, asked: 0 };
  let [answers, right, empty] = [0, 0, 0];
  for (const lot of folders.flatMap(readAnswerLots)) {
    const [snapshot, season] = await Promise.all([store.gameSnapshot(lot.game), store.seasonBefore(lot.game)]);
    if (snapshot === null) throw new Error(`No stored game has the key ${lot.game}.`);
    const index = indexFacts(snapshot, season);
    for (const [number, answer] of lot.answers.entries()) {
      const sentences = countAnswer(answer, lot.ids, index);
      answers += 1;
      const isRight = sentences.every(({ truth }) => truth === true);
      if (isRight) right += 1;
      if (isRight && sentences.every(({ kind }) => kind !== "shown")) empty += 1;
      for (const [at, { truth, kind }] of sentences.entries()) {
        const count = counts.get(truth) ?? { all: 0, shown: 0 };
        counts.set(truth, { all: count.all + 1, shown: count.shown + (kind === "shown" ? 1 : 0) });
        if (values.list && (kind === "shown") !== (truth === true))
          console.log(`${String(truth)}, ${kind}: sentence ${at + 1} of ${answer.text}`);
      }
      const { request, sentences: whole } = countRepair(answer, lot.ids, index);
      if (request !== null) after.asked += 1;
      if (request !== null && values.ask !== undefined)
        writeFileSync(join(values.ask, `${lot.game}-${number + 1}.txt`), request);
      if (isRight && whole.every(({ isShown }) => !isShown)) after.empty += 1;
      for (const sentence of whole) {
        const isShownTrue = sentence.isShown && sentence.after === true;
        if (sentence.before === true) after.true += 1;
        if (sentence.before === true && isShownTrue) after.trueShown += 1;
        if (sentence.isShown && sentence.after !== true) after.falseShown += 1;
        if (values.list && sentence.text !== null)
          console.log(
            `said again, ${sentence.isShown ? `now ${String(sentence.after)}: ${sentence.text}` : "left out"}`,
          );
      }
    }
  }
  console.log(`${answers} answers; of ${right} right ones ${empty} have nothing left`);
  for (const [truth, { all, shown }] of counts) console.log(`${String(truth)}: ${shown} of ${all} sentences shown`);
  console.log(`${after.asked} answers are asked for again in part; whole, as far as repairs are there:`);
  console.log(
    `true: ${after.trueShown} of ${after.true} shown, false ones shown: ${after.falseShown}, right answers with nothing left: ${after.empty}`,
  );
} finally {
  await store.close();
}
