import { jsonSchema, streamText, type TextStreamPart, tool, type ToolSet } from "ai";
import { answerText } from "../../domain/analyst/tools/analyst-tool.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { REPLY_TOKENS } from "../../domain/analyst/analyst-prompt.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import { answerJson, chatMessages } from "./chat-messages.ts";
import type { ChatModel, ChatPart } from "./chat-model.ts";
import { costsNothing } from "./costs-nothing.ts";
import { modelProblem } from "./model-problem.ts";
import type { OpenedModel } from "./open-language-model.ts";
import { type TokenMeter, tokenMeter } from "./token-meter.ts";
import { type TurnCalls, turnCalls } from "./turn-calls.ts";

/** Milliseconds for one request with all its turns. */
const PATIENCE = 60_000;
/** The tools as every request carries them. */
const SCHEMAS = JSON.stringify(
  ANALYST_TOOLS.map(({ name, description, parameters }) => ({ name, description, parameters })),
);

/** A language model as the analyst in text, over the `ai` package. Nothing is traced, and nothing in an answer is trusted. */
export function createChatModel(
  { model, name, server }: Pick<OpenedModel, "model" | "name" | "server">,
  { patience = PATIENCE }: { patience?: number } = {},
): ChatModel {
  // The package would write its warnings to the console; none of them is anything that an owner can act on.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return {
    model: name,
    ask(request, signal) {
      const own = new AbortController();
      const timeout = AbortSignal.timeout(Math.min(patience, request.patience ?? patience));
      const abortSignal = AbortSignal.any([signal, own.signal, timeout]);
      const messages = chatMessages(request);
      const hasTools = request.mostTurns > 1;
      const sentAlong = `${request.instructions}${hasTools ? SCHEMAS : ""}${JSON.stringify(messages)}`;
      const meter = tokenMeter(request.mostTokens, sentAlong);
      const asked: ToolUse[] = [];
      const calls = turnCalls(request.uses, request.run, (use) => asked.push(use));
      let turns = 0;
      let isFull = !meter.hasRoom();

      async function* parts(): AsyncGenerator<ChatPart> {
        if (isFull) {
          yield { type: "full" };
          return;
        }
        try {
          const { stream } = streamText({
            model,
            instructions: request.instructions,
            messages,
            // What the last turn asks is not heard, so that an only turn has no tools.
            ...(hasTools ? { tools: toolSet(calls, meter.read) } : {}),
            prepareStep() {
              turns += 1;
              calls.begin();
              meter.begin();
              return {};
            },
            // As it comes off the wire: the stream below is read later, and the next turn may be asked for before that.
            onChunk: ({ chunk }) => hear(chunk, meter),
            onStepEnd: ({ usage }) => meter.end(usage),
            stopWhen() {
              const isLast = turns >= request.mostTurns;
              isFull = !isLast && !meter.hasRoom();
              return isLast || isFull;
            },
            maxRetries: 0,
            maxOutputTokens: REPLY_TOKENS,
            abortSignal,
            telemetry: { isEnabled: false },
            // Errors come as parts; without this they are written to the console too.
            onError: () => {},
          });
          for await (const part of stream) {
            if (part.type === "text-delta") yield { type: "text", text: part.text };
            // A turn that ended in tools: what comes next is another sentence, whatever the model wrote before it.
            if (part.type === "finish-step") yield { type: "text", text: "\n\n" };
            for (const use of asked.splice(0)) yield { type: "tool", use };
            if (meter.isEndless()) return;
            if (part.type === "error") throw part.error;
            if (part.type === "abort") abortSignal.throwIfAborted();
          }
          if (isFull) yield { type: "full" };
        } catch (error) {
          signal.throwIfAborted();
          if (costsNothing(error)) meter.refuse();
          yield { type: "problem", problem: modelProblem(error, server, timeout.aborted, meter.use()) };
        } finally {
          // A reader who leaves early wants no more of it.
          own.abort();
        }
      }
      return { parts: parts(), turns: () => turns, use: () => meter.use() };
    },
  };
}

/** Counts what a model writes, seen or not, and what answers a call that none of our tools takes. */
function hear(part: TextStreamPart<ToolSet>, meter: TokenMeter): void {
  if (part.type === "text-delta" || part.type === "reasoning-delta") meter.write(part.text);
  if (part.type === "tool-input-delta") meter.write(part.delta);
  if (part.type === "tool-error") meter.read(String(part.error));
}

function toolSet(calls: TurnCalls, onAnswer: (text: string) => void): ToolSet {
  return Object.fromEntries(
    ANALYST_TOOLS.map(({ name, description, parameters }) => [
      name,
      tool({
        description,
        // What is wrong with arguments is the tool's to say, in words that the model can use.
        inputSchema: jsonSchema<Record<string, unknown>>(structuredClone(parameters) as object),
        execute(args) {
          const answer = calls.answer(name, args);
          onAnswer(answerText(answer));
          return answerJson(answer);
        },
      }),
    ]),
  );
}
