import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { FactIndex } from "../domain/facts/fact-index.ts";
import { readNumbered } from "../server/ai/numbered-sentences.ts";
import { CheckedAnswer, type Looked } from "../server/chat/checked-answer.ts";
import { HeldAnswer } from "../server/chat/held-answer.ts";
import { sayAgainRequest } from "../server/chat/say-again-request.ts";
import { parseCited } from "../domain/facts/cited-text.ts";
import { storySentences } from "../domain/words/story-sentences.ts";

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
      /** Its writer's answer to what was stopped: `[1] ...`. */
      repair: z.string().optional(),
      /** Of each sentence that was stopped, what is said in its place. */
      repairTruth: z.array(z.union([z.literal(true), z.string()])).optional(),
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
  const sentences = new CheckedAnswer();
  sentences.add(inOwnIds(text, ids));
  const kinds: Looked["kind"][] = [];
  for (let next = sentences.next(true, { index, question }); next !== null;) {
    kinds.push(next.kind);
    next = sentences.next(true, { index, question });
  }
  if (kinds.length !== truth.length)
    throw new Error(`"${question}" has ${kinds.length} sentences, and the truth of ${truth.length}.`);
  return kinds.map((kind, at) => ({ kind, truth: truth[at] ?? true }));
}

/** A sentence of an answer and what stands in its place when the answer is whole. */
export interface RepairedSentence {
  before: true | string;
  after: true | string;
  isShown: boolean;
  /** Other words than at first; null where they are the first. */
  text: string | null;
}

/** What a model is asked to say again of an answer (null: nothing), and what becomes of its sentences by its writer's repair. */
export function countRepair(
  { question, text, truth, repair = "", repairTruth = [] }: AnswerLot["answers"][number],
  ids: AnswerLot["ids"],
  index: FactIndex,
): { request: string | null; sentences: RepairedSentence[] } {
  const evidence = { index, question };
  const answer = new HeldAnswer();
  answer.add(inOwnIds(text, ids));
  const first = truth.map((before) => ({ before, looked: answer.next(true, evidence) }));
  const shown = first.flatMap(({ looked }) => (looked?.kind === "shown" ? [looked.text] : [])).join(" ");
  const { stopped } = answer;
  const request = stopped.length === 0 ? null : sayAgainRequest({ question, shown, stopped, index }, Infinity);
  // It answers what was stopped at first sight: where rules that learned since stop less, its numbers are of other sentences.
  const isOfThese = repairTruth.length === stopped.length;
  const lines = isOfThese ? readNumbered(inOwnIds(repair, ids)) : new Map<number, string>();
  const said = new Map([...lines].filter(([, sentence]) => sentence !== ""));
  answer.sayAgain(said);
  let number = 0;
  const sentences = first.map(({ before, looked }): RepairedSentence => {
    if (looked?.kind !== "held") return { before, after: before, isShown: looked?.kind === "shown", text: null };
    if (looked.isStopped) number += 1;
    const again = looked.isStopped ? said.get(number) : undefined;
    const count = again === undefined ? 1 : storySentences(parseCited(again).markdown).length;
    const next = Array.from({ length: count }, () => answer.next(true, evidence));
    const texts = next.flatMap((one) => (one?.kind === "shown" ? [one.text] : []));
    const isShown = texts.length > 0;
    if (again === undefined) return { before, after: before, isShown, text: null };
    return { before, after: repairTruth[number - 1] ?? true, isShown, text: texts.join(" ") };
  });
  const asked =
    request === null ? null : [request.instructions, ...request.turns.map((turn) => turn.text)].join("\n\n");
  return { request: asked, sentences };
}

function inOwnIds(text: string, ids: AnswerLot["ids"]): string {
  return text.replaceAll(/\{([^}]*)\}/g, (_mark, cited: string) => `{${named(cited, ids)}}`);
}

/** The index's own ids of a lot's. */
function named(cited: string, ids: AnswerLot["ids"]): string {
  return cited
    .split(",")
    .map((id) => ids[id.trim()] ?? id.trim())
    .join(",");
}
