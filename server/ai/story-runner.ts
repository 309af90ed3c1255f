import { APICallError, generateText, NoObjectGeneratedError, Output } from "ai";
import { fail, ok, type Result } from "../../domain/result.ts";
import { modelProblem } from "./model-problem.ts";
import type { OpenedModel } from "./open-language-model.ts";
import { storyPrompt } from "./story-prompt.ts";
import { parseStoryAnswer, storySchema } from "./story-schema.ts";
import type { StoryWriter, TokenUse, WriteRequest, WriterProblem, Written } from "./story-writer.ts";

/** Milliseconds: some models think for a minute before the first word. */
const PATIENCE = 180_000;
/** A text with its claims takes about 2,500; thinking counts as well. */
const MOST_TOKENS = 12_000;
/** What a server answers that does not know answers by a schema. */
const NO_SCHEMA: readonly (number | undefined)[] = [400, 404, 422, 501];

interface Answered extends TokenUse {
  text: string;
  isRefused: boolean;
}

/**
 * A writer that asks a language model, once for each attempt: what to do after a problem is the caller's. Nothing is traced,
 * and nothing in an answer is trusted.
 */
export function modelWriter(
  { model, name, server }: Pick<OpenedModel, "model" | "name" | "server">,
  { patience = PATIENCE }: { patience?: number } = {},
): StoryWriter {
  // The package would write its warnings to the console; none of them is anything that an owner can act on.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  let takesSchema = true;

  async function ask(request: WriteRequest, signal: AbortSignal, withSchema: boolean): Promise<Answered> {
    const { system, prompt } = storyPrompt(request);
    const options = {
      model,
      instructions: system,
      prompt,
      maxRetries: 0,
      maxOutputTokens: MOST_TOKENS,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    };
    try {
      const { text, finishReason, usage } = withSchema
        ? await generateText({ ...options, output: Output.object({ schema: storySchema, name: "story" }) })
        : await generateText(options);
      return { text, isRefused: finishReason === "content-filter", ...useOf(usage) };
    } catch (error) {
      // An answer that does not fit the schema may still hold a text: its list of claims is not needed.
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return { text: error.text ?? "", isRefused: error.finishReason === "content-filter", ...useOf(error.usage) };
    }
  }

  async function write(request: WriteRequest, signal: AbortSignal): Promise<Result<Written, WriterProblem>> {
    signal.throwIfAborted();
    const timeout = AbortSignal.timeout(patience);
    const either = AbortSignal.any([signal, timeout]);
    let answered: Answered;
    try {
      answered = await ask(request, either, takesSchema).catch(async (error: unknown) => {
        if (!takesSchema || !APICallError.isInstance(error) || !NO_SCHEMA.includes(error.statusCode)) throw error;
        const plain = await ask(request, either, false);
        takesSchema = false;
        return plain;
      });
    } catch (error) {
      signal.throwIfAborted();
      return fail(modelProblem(error, server, timeout.aborted, { inputTokens: 0, outputTokens: 0 }));
    }
    const { text, isRefused, inputTokens, outputTokens } = answered;
    const use = { inputTokens, outputTokens };
    if (isRefused || isRefusal(text))
      return fail({ kind: "refused", message: `${name} would not write it`, retryAfterSeconds: null, ...use });
    const answer = parseStoryAnswer(text);
    if (answer === null || answer.markdown.trim() === "") {
      const message = `${name} answered ${text.trim() === "" ? "nothing" : "something other than a story about the game"}`;
      return fail({ kind: "bad-answer", message, retryAfterSeconds: null, ...use });
    }
    return ok({ text: { headline: answer.headline, markdown: answer.markdown }, ...use });
  }

  return { model: name, write };
}

function useOf(usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined): TokenUse {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}

/** Words with which a model declines, where it does not say so in another way. */
function isRefusal(text: string): boolean {
  return /^\W*(?:I['’]m sorry|I am sorry|Sorry,|I can(?:['’]t|not)|I['’]m (?:not able|unable))/i.test(text);
}
