import { readFileSync } from "node:fs";
import { replyTo } from "../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../domain/facts/index-facts.ts";
import { readEnvironment } from "../server/env/environment.ts";
import { openCheckedStore } from "../server/open-checked-store.ts";
import { QUESTION_LOT, verdictOf } from "./question-lot.ts";

/**
 * Counts the analyst's answers without a model to a lot of fans' questions (`question-lot.ts` says what is right):
 * `node bench/count-questions.ts FILE [--list]`, against the games of the store in DATA_DIR.
 */
const [file, ...flags] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file of the lot.");
const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.error.join("\n"));
const store = await openCheckedStore(environment.value);
try {
  const counted = new Map<string, { right: number; wrong: number; silent: number; other: number }>();
  for (const asked of QUESTION_LOT.parse(JSON.parse(readFileSync(file, "utf8")))) {
    const { game, kind, question, right } = asked;
    const [snapshot, season] = await Promise.all([store.gameSnapshot(game), store.seasonBefore(game)]);
    if (snapshot === null) throw new Error(`No stored game has the key ${game}.`);
    const reply = replyTo(question, snapshot, indexFacts(snapshot, season));
    const said = reply.sentences.map(({ text }) => text).join(" ");
    const verdict = verdictOf(said, reply.kind === "answer", asked);
    const count = counted.get(kind) ?? { right: 0, wrong: 0, silent: 0, other: 0 };
    count[verdict] += 1;
    counted.set(kind, count);
    if (flags.includes("--list") && verdict !== "right")
      console.log(`${verdict} [${kind}] ${game} ${question}\n  said: ${said}\n  right: ${right}`);
  }
  for (const [kind, { right, wrong, silent, other }] of counted)
    console.log(
      `${kind}: ${right} right, ${wrong} wrong, ${silent} not answered, ${other} answered without what was wanted`,
    );
} finally {
  await store.close();
}
