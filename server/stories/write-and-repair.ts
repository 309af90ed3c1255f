import type { GameBrief } from "../../domain/facts/game-brief.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { WrittenText } from "../../domain/writer/write-recap.ts";
import type { StoryWriter, TokenUse, WriteRequest, WriterProblem } from "../ai/story-writer.ts";
import { examineText, type ExaminedText, isEndless, type TextSources } from "./examine-text.ts";
import { plainReasons } from "./plain-reasons.ts";
import { salvageText } from "./salvage-text.ts";
import type { StoryDelay, StoryDraft } from "./story-draft.ts";
import { tidyText } from "./tidy-text.ts";

/** The first attempt and two repairs. */
const MOST_ROUNDS = 3;
/** More would not be read to the end. */
const MOST_REASONS = 25;

/** No text of the writer's can be published: a delay where its server is the cause, else the reason in words. */
export interface Unwritten extends TokenUse {
  delay: StoryDelay | null;
  message: string;
  rounds: number;
}

/** An attempt that can be read, with what keeps it from being published. */
interface Attempt {
  text: WrittenText;
  examined: ExaminedText;
}

/** Asks the writer, sends a text back with the reasons at most twice, and leaves out what still does not hold. */
export async function writeAndRepair(
  writer: StoryWriter,
  brief: GameBrief,
  sources: TextSources,
  signal: AbortSignal,
): Promise<Result<StoryDraft, Unwritten>> {
  const use = { inputTokens: 0, outputTokens: 0 };
  let best: Attempt | null = null;
  let before: WriteRequest["before"] = null;
  let problem: WriterProblem | null = null;
  let rounds = 0;
  while (rounds < MOST_ROUNDS) {
    rounds += 1;
    const written = await writer.write({ brief, before }, signal);
    signal.throwIfAborted();
    const { inputTokens, outputTokens } = written.ok ? written.value : written.error;
    use.inputTokens += inputTokens;
    use.outputTokens += outputTokens;
    problem = written.ok ? null : written.error;
    if (problem !== null && problem.kind !== "bad-answer") break;
    if (!written.ok) continue;
    if (isEndless(written.value.text)) {
      before = { text: { headline: "", markdown: "" }, reasons: ["The story was far longer than 450 words."] };
      continue;
    }
    const text = tidyText(written.value.text);
    const examined = examineText(text, sources);
    if (examined.faults.length === 0) {
      const message = rounds === 1 ? "Every fact held at once." : `Every fact held in round ${rounds}.`;
      return ok(draft(writer, examined, { rounds, dropped: 0, message, ...use }));
    }
    if (best === null || examined.faults.length <= best.examined.faults.length) best = { text, examined };
    const reasons = examined.faults.slice(0, MOST_REASONS).map(({ reason }) => reason);
    before = { text, reasons: plainReasons(reasons, sources.snapshot) };
  }
  const salvaged = best === null ? null : salvageText(best.text, sources);
  if (salvaged !== null) {
    const { examined, dropped } = salvaged;
    const without = `Published without ${dropped} ${dropped === 1 ? "sentence" : "sentences"} that did not hold.`;
    const message = dropped === 0 ? "Every fact held; its length is not what was requested." : without;
    return ok(draft(writer, examined, { rounds, dropped, message, ...use }));
  }
  const waits = problem !== null && problem.kind !== "refused" && problem.kind !== "bad-answer" ? problem : null;
  return fail({
    delay:
      waits === null
        ? null
        : {
            message: `${waits.message}.`,
            retryAfterSeconds: waits.retryAfterSeconds,
            isUnauthorized: waits.kind === "unauthorized",
            ...use,
          },
    message: problem?.message ?? unpublishable(best, writer, rounds),
    rounds,
    ...use,
  });
}

function draft(
  { model }: StoryWriter,
  { markdown, claims }: ExaminedText,
  more: Pick<StoryDraft, "rounds" | "dropped" | "message" | keyof TokenUse>,
): StoryDraft {
  return { markdown, claims, model, isFallback: false, ...more };
}

function unpublishable(best: Attempt | null, { model }: StoryWriter, rounds: number): string {
  const [first] = best?.examined.faults ?? [];
  const reason = first === undefined ? "it was far too long" : first.reason.replace(/\.$/, "");
  return `${model} wrote nothing publishable in ${rounds} ${rounds === 1 ? "round" : "rounds"} (${reason})`;
}
