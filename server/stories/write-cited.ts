import type { StoryWriter, WriterProblem } from "../ai/story-writer.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { TextAsk, WritingTask } from "../ai/writing-task.ts";
import { type CitedDraft, heldWords, type NothingCited, type WritingSources } from "./cited-draft.ts";
import { examineCited, type ExaminedCited, withoutFaulty } from "./examine-cited.ts";
import { mendSentences, sentencesAsk } from "./mend-sentences.ts";
import { readCited } from "./read-cited.ts";
import { teamsOf } from "./story-sheet.ts";
import { textFaults } from "./text-faults.ts";
import { writeParagraphs } from "./write-paragraphs.ts";
import { inShortIds, writtenText } from "./written-text.ts";

/** The first attempt and two repairs. */
const MOST_ROUNDS = 3;
/** More would not be read to the end. */
const MOST_REASONS = 25;
/** A writer of whose first text more than this share goes back is asked for less at a time. */
const HOPELESS = 1 / 2;

/**
 * Has a text written and sends it back with reasons at most twice: single sentences where only they are wrong, the whole of it where
 * its length or its result is. What does not hold after that is left out. A small writer, and one whose first text is hopeless, writes
 * a paragraph at a time.
 */
export async function writeCited(
  writer: StoryWriter,
  sources: WritingSources,
  signal: AbortSignal,
): Promise<Result<CitedDraft, NothingCited>> {
  const use = { inputTokens: 0, outputTokens: 0 };
  if (writer.isSmall) return writeParagraphs(writer, sources, signal, { ...use, rounds: 0 });
  let examined: ExaminedCited | null = null;
  let problem: WriterProblem | null = null;
  let rounds = 0;
  while (rounds < MOST_ROUNDS && !(examined !== null && isClean(examined))) {
    rounds += 1;
    const ask = nextAsk(examined, sources);
    const written = await writer.write(taskOf(sources, ask), signal);
    signal.throwIfAborted();
    const { inputTokens, outputTokens } = written.ok ? written.value : written.error;
    use.inputTokens += inputTokens;
    use.outputTokens += outputTokens;
    problem = written.ok ? null : written.error;
    if (problem !== null && problem.kind !== "bad-answer") break;
    if (written.ok) examined = nextText(examined, ask, written.value.answer, sources);
    if (rounds === 1 && (examined === null || isHopeless(examined)))
      return writeParagraphs(writer, sources, signal, { ...use, rounds });
  }
  const done = examined === null ? null : finished(examined, sources);
  if (done === null) return fail({ problem, message: reasonOf(problem, examined, writer), rounds, ...use });
  return ok({ ...done, rounds, message: heldWords(done.dropped, rounds), ...use });
}

function taskOf({ kind, index, sheet }: WritingSources, ask: WritingTask["ask"]): WritingTask {
  return { kind, teams: teamsOf(index), sheet, ask };
}

function isClean({ headline, sentences, whole }: ExaminedCited): boolean {
  return headline.length + sentences.length + whole.length === 0;
}

function isHopeless({ text, sentences, count }: ExaminedCited): boolean {
  return text.clauses.length === 0 || sentences.length > count * HOPELESS;
}

function nextAsk(
  before: ExaminedCited | null,
  { sheet }: WritingSources,
): WritingTask["ask"] & { type: "text" | "sentences" } {
  if (before === null) return { type: "text", before: null };
  if (before.whole.length === 0) return sentencesAsk(before, sheet);
  const reasons = [
    ...before.whole,
    ...before.headline.map((reason) => `The headline: ${reason}`),
    ...before.sentences.map(({ sentence, reasons: own }) => `"${sentence.markdown}": ${own.join(" ")}`),
  ];
  const ask: TextAsk = {
    type: "text",
    before: {
      text: writtenText(before.text, sheet),
      reasons: inShortIds(reasons.slice(0, MOST_REASONS), before.text, sheet),
    },
  };
  return ask;
}

function nextText(
  before: ExaminedCited | null,
  ask: ReturnType<typeof nextAsk>,
  answer: string,
  sources: WritingSources,
): ExaminedCited {
  const { sheet } = sources;
  const text = ask.type === "text" || before === null ? readCited(answer, sheet) : mendSentences(before, answer, sheet);
  const examined = examineCited(text, sources);
  // A text that was written again for its length may have lost more than it gained.
  return before !== null && ask.type === "text" && faultCount(examined) > faultCount(before) ? before : examined;
}

function faultCount({ headline, sentences, whole }: ExaminedCited): number {
  return sentences.length + whole.length + (headline.length > 0 ? 1 : 0);
}

/** What can be published of a text; null where too little is left. */
function finished({ text }: ExaminedCited, sources: WritingSources): Pick<CitedDraft, "text" | "dropped"> | null {
  const { index, kind, plan } = sources;
  const done = withoutFaulty(text, sources, plan);
  return done !== null && textFaults(done.text, index, kind, "tolerated").length === 0 ? done : null;
}

function reasonOf(problem: WriterProblem | null, examined: ExaminedCited | null, { model }: StoryWriter): string {
  if (problem !== null) return problem.message;
  const [first] = examined === null ? [] : [...examined.whole, ...examined.sentences.flatMap(({ reasons }) => reasons)];
  return `${model} wrote nothing that could be published${first === undefined ? "" : ` (${first.replace(/\.$/, "")})`}`;
}
