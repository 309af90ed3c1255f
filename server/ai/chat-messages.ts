import type { JSONValue, ModelMessage } from "ai";
import type { ToolAnswer } from "../../domain/analyst/tools/analyst-tool.ts";
import type { ChatRequest } from "./chat-model.ts";

/** A tool's answer as a model gets it: the same JSON in text, voice and for other programs. */
export function answerJson(answer: ToolAnswer): JSONValue {
  return JSON.parse(JSON.stringify(answer.ok ? answer.value : { error: answer.error })) as JSONValue;
}

/** The conversation as the package wants it: the turns, and what the tools have answered. */
export function chatMessages({ turns, uses }: ChatRequest): ModelMessage[] {
  const messages: ModelMessage[] = turns.map(({ role, text }) => ({ role, content: text }));
  if (uses.length > 0) {
    const calls = uses.map((use, index) => ({ ...use, toolCallId: `asked-${index + 1}`, toolName: use.name }));
    messages.push(
      {
        role: "assistant",
        content: calls.map(({ toolCallId, toolName, args }) => ({
          type: "tool-call",
          toolCallId,
          toolName,
          input: args,
        })),
      },
      {
        role: "tool",
        content: calls.map(({ toolCallId, toolName, answer }) => ({
          type: "tool-result",
          toolCallId,
          toolName,
          output: { type: "json", value: answerJson(answer) },
        })),
      },
    );
  }
  return messages;
}
