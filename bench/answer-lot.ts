import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { FactIndex } from "../domain/facts/fact-index.ts";
import { CitedSentences, type Looked } from "../server/chat/cited-sentences.ts";

/** Cited answers about one game: see `tests/fixtures/lots/README.md`. */
const answerLot = z.strictObject({
  game: z.string(),
  /** The index's ids by those of the answers. */
  ids: z.record(z.string(), z.string()),
  answers: z.array(
    z.strictObject({
      question: z.string(),
      text: z.string(),
      /** Of each sentence: true, or in which way it is false. */
      truth: z.array(z.union([z.literal(true), z.string()])),
    }),
  ),
});

export type AnswerLot = z.infer<typeof answerLot>;

/** A sentence of an answer as the check saw it. */
export interface CountedAnswerSentence {
  truth: true | string;
  kind: Looked["kind"];
}

/** The answers of a folder, a file a game. Throws an error that names the file where one is no such lot. */
export function readAnswerLots(folder: string): AnswerLot[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.toSorted().map((name) => {
    const parsed = answerLot.safeParse(JSON.parse(readFileSync(join(folder, name), "utf8")));
    if (!parsed.success) throw new Error(`${name} is no lot of answers: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

/** What of an answer is shown, sentence by sentence. Throws where `truth` does not fit its sentences. */
export function countAnswer(
  { question, text, truth }: AnswerLot["answers"][number],
  ids: AnswerLot["ids"],
  index: FactIndex,
): CountedAnswerSentence[] {
  const sentences = new CitedSentences();
  sentences.add(text.replaceAll(/\{([^}]*)\}/g, (_mark, cited: string) => `{${named(cited, ids)}}`));
  const kinds: Looked["kind"][] = [];
  for (;;) {
    const next = sentences.next(true, { index, question });
    if (next === null) break;
    kinds.push(next.kind);
  }
  if (kinds.length !== truth.length)
    throw new Error(`"${question}" has ${kinds.length} sentences, and the truth of ${truth.length}.`);
  return kinds.map((kind, at) => ({ kind, truth: truth[at] ?? true }));
}

/** The index's own ids of a lot's. */
function named(cited: string, ids: AnswerLot["ids"]): string {
  return cited
    .split(",")
    .map((id) => ids[id.trim()] ?? id.trim())
    .join(",");
}
