import { APICallError, isStepCount, jsonSchema, streamText, tool, type ToolSet } from "ai";
import { ANALYST_TOOLS } from "../../domain/analyst/analyst-tools.ts";
import { REPLY_TOKENS } from "../../domain/analyst/persona.ts";
import type { ToolUse } from "../../domain/analyst/tool-use.ts";
import { answerJson, chatMessages } from "./chat-messages.ts";
import type { ChatModel, ChatPart, ChatRequest } from "./chat-model.ts";
import { modelProblem } from "./model-problem.ts";
import type { OpenedModel } from "./open-language-model.ts";
import type { TokenUse } from "./story-writer.ts";

/** Milliseconds for one answer with all its turns. */
const PATIENCE = 60_000;
/** Fewer characters than a token of English or JSON usually has. */
const CHARACTERS_OF_A_TOKEN = 3;

/** A language model as the analyst in text, over the `ai` package. Nothing is traced, and nothing of an answer is believed. */
export function chatModel(
  { model, name, server }: Pick<OpenedModel, "model" | "name" | "server">,
  { patience = PATIENCE }: { patience?: number } = {},
): ChatModel {
  // The package would write its warnings to the console; none of them is anything that an owner can act on.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return {
    model: name,
    ask(request, signal) {
      const own = new AbortController();
      const timeout = AbortSignal.timeout(patience);
      const abortSignal = AbortSignal.any([signal, own.signal, timeout]);
      const meter = newMeter(request);
      let turns = 0;

      async function* parts(): AsyncGenerator<ChatPart> {
        const asked: ToolUse[] = [];
        try {
          const { stream } = streamText({
            model,
            instructions: request.instructions,
            messages: chatMessages(request),
            tools: toolSet(request, (use) => {
              asked.push(use);
              meter.read(use);
            }),
            stopWhen: isStepCount(request.mostTurns),
            maxRetries: 0,
            maxOutputTokens: REPLY_TOKENS,
            abortSignal,
            telemetry: { isEnabled: false },
            // Errors come as parts; without this they are written to the console too.
            onError: () => {},
          });
          meter.begin();
          turns += 1;
          for await (const part of stream) {
            if (part.type === "text-delta") {
              meter.write(part.text);
              yield { type: "text", text: part.text };
            }
            if (part.type === "finish-step") {
              meter.end(part.usage);
              // The next turn is asked for at once, and is paid for whether it is heard out or not.
              if (part.finishReason === "tool-calls" && turns < request.mostTurns) {
                meter.begin();
                turns += 1;
              }
              // A turn that ended in tools: what comes next is another sentence, whatever the model wrote before it.
              yield { type: "text", text: "\n\n" };
            }
            while (asked.length > 0) {
              const use = asked.shift();
              if (use !== undefined) yield { type: "tool", use };
            }
            if (part.type === "finish") meter.drop();
            if (part.type === "error") throw part.error;
            if (part.type === "abort") abortSignal.throwIfAborted();
          }
        } catch (error) {
          signal.throwIfAborted();
          // A server that refuses takes nothing for it.
          if (APICallError.isInstance(error)) meter.drop();
          yield { type: "problem", problem: modelProblem(error, server, timeout.aborted, meter.use()) };
        } finally {
          // Whoever leaves early wants no more of it.
          own.abort();
        }
      }
      return { parts: parts(), turns: () => turns, use: () => meter.use() };
    },
  };
}

function toolSet(request: ChatRequest, onUse: (use: ToolUse) => void): ToolSet {
  return Object.fromEntries(
    ANALYST_TOOLS.map(({ name, description, parameters }) => [
      name,
      tool({
        description,
        // What is wrong with arguments is the tool's to say, in words that the model can use.
        inputSchema: jsonSchema<Record<string, unknown>>(structuredClone(parameters) as object),
        execute(args) {
          const answer = request.run(name, args);
          onUse({ name, args, answer });
          return answerJson(answer);
        },
      }),
    ]),
  );
}

interface Meter {
  /** A turn is asked for. */
  begin(): void;
  /** It will not come. */
  drop(): void;
  write(text: string): void;
  read(use: ToolUse): void;
  end(usage: { inputTokens: number | undefined; outputTokens: number | undefined }): void;
  use(): TokenUse;
}

/** Counts what the server says, and estimates the turn of which it has not said it yet. */
function newMeter(request: ChatRequest): Meter {
  const counted = { inputTokens: 0, outputTokens: 0 };
  let characters = request.instructions.length + JSON.stringify(chatMessages(request)).length;
  let open: { written: number } | null = null;
  const tokens = (length: number): number => Math.ceil(length / CHARACTERS_OF_A_TOKEN);
  return {
    begin() {
      open = { written: 0 };
    },
    drop() {
      open = null;
    },
    write(text) {
      if (open !== null) open.written += text.length;
      characters += text.length;
    },
    read({ answer }) {
      characters += JSON.stringify(answer).length;
    },
    end({ inputTokens, outputTokens }) {
      counted.inputTokens += inputTokens ?? tokens(characters);
      counted.outputTokens += outputTokens ?? tokens(open?.written ?? 0);
      open = null;
    },
    use() {
      if (open === null) return { ...counted };
      return {
        inputTokens: counted.inputTokens + tokens(characters),
        outputTokens: counted.outputTokens + tokens(open.written),
      };
    },
  };
}
