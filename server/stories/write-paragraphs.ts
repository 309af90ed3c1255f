import type { StoryWriter, TokenUse, WriterProblem } from "../ai/story-writer.ts";
import type { CitedText } from "../../domain/facts/cited-text.ts";
import { letteredSheet } from "../../domain/facts/sheet/lettered-sheet.ts";
import type { KnownPlayers } from "../../domain/facts/wording/words-of.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { type CitedDraft, heldWords, type NothingCited, type WritingSources } from "./cited-draft.ts";
import {
  type CitedSentence,
  citedSentences,
  type Passage,
  replaceSentences,
} from "../../domain/facts/cited-sentences.ts";
import { withoutFaulty } from "./examine-cited.ts";
import { readPassage } from "./read-cited.ts";
import { teamsOf } from "./story-sheet.ts";
import { textFaults } from "./text-faults.ts";

/** A small writer loses his way among more facts. */
const MOST_FACTS = 12;

/**
 * A text by a writer who is asked for one paragraph at a time: the template's text is the plan, each paragraph's facts are his sheet,
 * and where a sentence of his does not hold, the template's own tells those facts.
 */
export async function writeParagraphs(
  writer: StoryWriter,
  sources: WritingSources,
  signal: AbortSignal,
  before: TokenUse & { rounds: number },
): Promise<Result<CitedDraft, NothingCited>> {
  const { index, kind, plan } = sources;
  const known: KnownPlayers = new Set();
  const took = { ...before };
  const replacements: { start: number; end: number; passage: Passage }[] = [];
  let problem: WriterProblem | null = null;
  let own = 0;
  let dropped = 0;
  for (const part of partsOf(plan)) {
    const sheet = letteredSheet(index, factsOf(part.sentences), known);
    const ask = { type: "paragraph", about: part.about } as const;
    took.rounds += 1;
    const written = await writer.write({ kind, teams: teamsOf(index), sheet, ask }, signal);
    signal.throwIfAborted();
    const { inputTokens, outputTokens } = written.ok ? written.value : written.error;
    took.inputTokens += inputTokens;
    took.outputTokens += outputTokens;
    if (!written.ok) {
      problem = written.error;
      // A model that answers nonsense to so little is not asked for more: the plan has the rest.
      if (problem.kind === "bad-answer") break;
      return fail({ problem, message: problem.message, ...took });
    }
    const passage = readPassage(written.value.answer, sheet);
    const checked = paragraphOf(passage, part.sentences, sources);
    own += checked.own;
    dropped += checked.dropped;
    replacements.push({ start: part.start, end: part.end, passage: checked.passage });
  }
  const done = withoutFaulty({ ...plan, ...replaceSentences(plan, replacements) }, sources, plan);
  if (own > 0 && done !== null && textFaults(done.text, index, kind, "tolerated").length === 0) {
    dropped += done.dropped;
    return ok({ text: done.text, dropped, message: heldWords(dropped, took.rounds), ...took });
  }
  const message = problem?.message ?? `${writer.model} wrote no paragraph that holds`;
  return fail({ problem, message, ...took });
}

interface PlannedPart {
  start: number;
  end: number;
  /** The heading above it, in words. */
  about: string;
  sentences: CitedSentence[];
}

/** The paragraphs of the plan, cut where they tell more facts than a small writer can hold. */
function partsOf(plan: CitedText): PlannedPart[] {
  const parts: PlannedPart[] = [];
  let about = "the result";
  let isOpen = false;
  let last = 0;
  for (const sentence of citedSentences(plan)) {
    const { start, end, markdown, isHeading } = sentence;
    if (isHeading) about = markdown.replace(/^#+ /, "").toLowerCase();
    if (isHeading || plan.markdown.slice(last, start).includes("\n")) isOpen = false;
    last = end;
    if (isHeading) continue;
    const part = parts.at(-1);
    if (isOpen && part !== undefined && factsOf([...part.sentences, sentence]).length <= MOST_FACTS) {
      part.sentences.push(sentence);
      part.end = end;
    } else parts.push({ start, end, about, sentences: [sentence] });
    isOpen = true;
  }
  return parts;
}

function factsOf(sentences: readonly Passage[]): string[] {
  return [...new Set(sentences.flatMap(({ clauses }) => clauses.flatMap(({ ids }) => ids)))];
}

/** The writer's sentences that hold, and before the one that tells what comes later each of the plan's whose facts nobody tells. */
function paragraphOf(
  passage: Passage,
  planned: readonly CitedSentence[],
  sources: WritingSources,
): { passage: Passage; own: number; dropped: number } {
  const { headline, headlineIds } = sources.plan;
  const held = withoutFaulty({ headline, headlineIds, ...passage }, sources, sources.plan);
  const dropped = held?.dropped ?? citedSentences(passage).length;
  const good = citedSentences(held?.text ?? { markdown: "", clauses: [] }).filter(
    ({ isHeading, clauses }) => !isHeading && clauses.length > 0,
  );
  const stated = new Set(factsOf(good));
  const place = (sentence: Passage): number =>
    planned.findIndex((one) => factsOf([one]).some((id) => factsOf([sentence]).includes(id)));
  const missing = planned.filter((sentence) => !factsOf([sentence]).some((id) => stated.has(id)));
  const sentences: Passage[] = [];
  for (const sentence of good) {
    while (missing[0] !== undefined && planned.indexOf(missing[0]) < place(sentence))
      sentences.push(...missing.splice(0, 1));
    sentences.push(sentence);
  }
  return { passage: joined([...sentences, ...missing]), own: good.length, dropped };
}

function joined(sentences: readonly Passage[]): Passage {
  let markdown = "";
  const clauses = sentences.flatMap((sentence) => {
    if (markdown !== "") markdown += " ";
    const shift = markdown.length;
    markdown += sentence.markdown;
    return sentence.clauses.map(({ start, end, ids }) => ({ start: start + shift, end: end + shift, ids }));
  });
  return { markdown, clauses };
}
