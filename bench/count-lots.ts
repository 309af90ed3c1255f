import { parseArgs } from "node:util";
import { indexFacts } from "../domain/facts/index-facts.ts";
import { gameAsOf } from "../domain/fold/game-as-of.ts";
import { readEnvironment } from "../server/env/environment.ts";
import { openCheckedStore } from "../server/open-checked-store.ts";
import { storySheet } from "../server/stories/story-sheet.ts";
import { type CountedSentence, type CountedText, countText } from "./count-text.ts";
import { readLot } from "./lot.ts";

/**
 * Counts lots of cited texts against the games of the store in DATA_DIR: how many true sentences are stopped at first and after one
 * repair, and how many false ones, by class. `node bench/count-lots.ts [--list] [--ask] FOLDER...`; `--list` says which and why, `--ask`
 * what each text's writer would be asked for again.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean", default: false }, ask: { type: "boolean", default: false } },
});
const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error.join("\n"));
const store = await openCheckedStore(environment.value);
try {
  for (const folder of positionals) {
    const counted: CountedText[] = [];
    for (const text of readLot(folder)) {
      const [snapshot, season] = await Promise.all([store.gameSnapshot(text.game), store.seasonBefore(text.game)]);
      if (snapshot === null || season === null) {
        console.log(`${text.name}: no stored game has the key ${text.game}`);
        continue;
      }
      const index = indexFacts(text.kind === "preview" ? gameAsOf(snapshot, 0) : snapshot, season);
      const one = countText(text, index, storySheet(index));
      counted.push(one);
      console.log(`${text.name}: ${rateOf(one.first)}${one.whole.map((reason) => `; ${reason}`).join("")}`);
      if (values.list) for (const line of [...listed(one.first), ...listed(one.repaired ?? [])]) console.log(line);
      if (values.ask)
        for (const [at, { text: words, reasons }] of one.asked.entries())
          console.log(`[${at + 1}] ${words}\n${reasons.map((reason) => `- ${reason}`).join("\n")}`);
    }
    console.log(`\n${folder}: ${counted.length} texts\nat first: ${rateOf(counted.flatMap(({ first }) => first))}`);
    const repaired = counted.flatMap((one) => one.repaired ?? one.first);
    if (counted.some((one) => one.repaired !== null)) console.log(`after one repair: ${rateOf(repaired)}`);
    console.log(classesOf(counted.flatMap(({ first }) => first)).join("\n"));
  }
} finally {
  await store.close();
}

function rateOf(sentences: readonly CountedSentence[]): string {
  const truths = sentences.filter(({ truth }) => truth === true);
  const untrue = sentences.filter(({ truth }) => truth !== true);
  return `${stoppedOf(truths)} true sentences stopped, ${stoppedOf(untrue)} false ones`;
}

function stoppedOf(sentences: readonly CountedSentence[]): string {
  const stopped = sentences.filter((one) => one.stopped !== null).length;
  const share = sentences.length === 0 ? "" : ` (${Math.round((100 * stopped) / sentences.length)} %)`;
  return `${stopped} of ${sentences.length}${share}`;
}

function classesOf(sentences: readonly CountedSentence[]): string[] {
  const classes = Map.groupBy(sentences, ({ truth }) => truth);
  return [...classes].flatMap(([truth, own]) => (truth === true ? [] : [`  ${truth}: ${stoppedOf(own)} stopped`]));
}

function listed(sentences: readonly CountedSentence[]): string[] {
  return sentences.flatMap(({ words, truth, stopped }) => {
    if ((truth === true) === (stopped === null)) return [];
    return [truth === true ? `  true, stopped: ${words}\n    ${stopped}` : `  ${truth}, passed: ${words}`];
  });
}
