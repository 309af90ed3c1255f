import { APICallError, defaultSettingsMiddleware, streamText, wrapLanguageModel } from "ai";
import { z } from "zod";
import { estimatedTokens } from "../../domain/words/estimated-tokens.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { costsNothing } from "./costs-nothing.ts";
import { modelProblem } from "./model-problem.ts";
import type { OpenedModel } from "./open-language-model.ts";
import type { StoryWriter, TokenUse, WriterAnswer, WriterProblem } from "./story-writer.ts";
import { type AnswerForm, taskPrompt } from "./task-prompt.ts";
import { taskSchema } from "./task-schema.ts";
import { tokenMeter } from "./token-meter.ts";
import { writtenForm } from "./written-form.ts";
import type { WritingTask } from "./writing-task.ts";

/** Milliseconds: some models think for a minute before the first word. */
const PATIENCE = 180_000;
/** A text takes about 2,000; thinking counts as well. */
const MOST_TOKENS = 12_000;
/** Characters: about five times what the longest text takes. Reading stops there. */
const LONGEST = 40_000;
/** What a server answers that does not know answers by a schema. */
const NO_SCHEMA: readonly (number | undefined)[] = [400, 404, 422, 501];

/** What came over the wire, and how it ended. */
interface Heard extends TokenUse {
  said: string;
  ending: "whole" | "broken" | "endless" | "refused";
  /** Why it is broken. */
  error: unknown;
}

/**
 * A writer that asks a language model, once for each attempt: what to do after a problem is the caller's. Answers are read as they
 * come, so that one that breaks off is worth its whole sentences and is counted. Nothing is traced, and nothing of an answer is believed.
 */
export function modelWriter(
  { model, name, server }: Pick<OpenedModel, "model" | "name" | "server">,
  { patience = PATIENCE, isSmall = false }: { patience?: number; isSmall?: boolean } = {},
): StoryWriter {
  // The package would write its warnings to the console; none of them is anything that an owner can act on.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  let takesSchema = true;

  async function hear(task: WritingTask, form: AnswerForm, signal: AbortSignal): Promise<Heard> {
    const { system, prompt } = taskPrompt(task, form);
    const asked = `${system}${prompt}`;
    const meter = tokenMeter(estimatedTokens(asked) + MOST_TOKENS, asked, MOST_TOKENS);
    const own = new AbortController();
    let said = "";
    let ending: Heard["ending"] = "broken";
    let error: unknown = null;
    try {
      meter.begin();
      const { stream } = streamText({
        model: form === "schema" ? withSchema(model, task) : model,
        instructions: system,
        prompt,
        maxRetries: 0,
        maxOutputTokens: MOST_TOKENS,
        abortSignal: AbortSignal.any([signal, own.signal]),
        telemetry: { isEnabled: false },
        // Errors come as parts; without this they are written to the console too.
        onError: () => {},
      });
      for await (const part of stream) {
        if (part.type === "text-delta") said += part.text;
        if (part.type === "text-delta" || part.type === "reasoning-delta") meter.write(part.text);
        if (part.type === "error") throw part.error;
        if (part.type === "abort") signal.throwIfAborted();
        if (part.type === "finish-step") {
          meter.end(part.usage);
          const { finishReason } = part;
          ending = finishReason === "stop" ? "whole" : finishReason === "content-filter" ? "refused" : "broken";
        }
        if (said.length > LONGEST || meter.isEndless()) {
          ending = "endless";
          break;
        }
      }
    } catch (thrown) {
      error = thrown;
      ending = "broken";
      if (costsNothing(thrown)) meter.refuse();
    } finally {
      own.abort();
    }
    return { said, ending, error, ...meter.use() };
  }

  async function write(task: WritingTask, signal: AbortSignal): Promise<Result<WriterAnswer, WriterProblem>> {
    signal.throwIfAborted();
    const timeout = AbortSignal.timeout(patience);
    const either = AbortSignal.any([signal, timeout]);
    let heard = await hear(task, takesSchema ? "schema" : "plain", either);
    signal.throwIfAborted();
    if (takesSchema && APICallError.isInstance(heard.error) && NO_SCHEMA.includes(heard.error.statusCode)) {
      const plain = await hear(task, "plain", either);
      signal.throwIfAborted();
      if (plain.error === null) takesSchema = false;
      heard = plain;
    }
    const { said, ending, error, inputTokens, outputTokens } = heard;
    const use = { inputTokens, outputTokens };
    const own = (kind: WriterProblem["kind"], what: string) =>
      fail({ kind, message: `${name} ${what}`, retryAfterSeconds: null, ...use });
    if (ending === "endless") return own("bad-answer", "wrote far more than it was asked for");
    if (ending === "refused" || isRefusal(said)) return own("refused", "would not write it");
    const answer = await writtenForm(said, ending === "whole");
    if (answer !== "") return ok({ answer, ...use });
    if (error !== null) return fail(modelProblem(error, server, timeout.aborted, use));
    return own("bad-answer", `answered ${said.trim() === "" ? "nothing" : "something that is no text about the game"}`);
  }

  return { model: name, isSmall, write };
}

/** The package's own way to ask by a schema holds back what is no JSON until the end, and loses it where the stream breaks off. */
function withSchema(model: OpenedModel["model"], task: WritingTask): OpenedModel["model"] {
  const schema = z.toJSONSchema(taskSchema(task), { target: "draft-7" });
  const settings = { responseFormat: { type: "json", name: "story", schema } } as const;
  return wrapLanguageModel({ model, middleware: defaultSettingsMiddleware({ settings }) });
}

/** Words with which a model declines, where it does not say so in another way. */
function isRefusal(text: string): boolean {
  return /^\W*(?:I['’]m sorry|I am sorry|Sorry,|I can(?:['’]t|not)|I['’]m (?:not able|unable))/i.test(text);
}
