import type { JSONValue, ModelMessage } from "ai";
import type { ToolAnswer } from "../../domain/analyst/tools/analyst-tool.ts";
import type { ChatRequest } from "./chat-model.ts";

/** A tool's answer as a model gets it: the same JSON in text, voice and for other programs. */
export function answerJson(answer: ToolAnswer): JSONValue {
  return JSON.parse(JSON.stringify(answer.ok ? answer.value : { error: answer.error })) as JSONValue;
}

/** The conversation as the package wants it: the turns, what the tools have answered, and what has to be corrected. */
export function chatMessages({ turns, uses, correction }: ChatRequest): ModelMessage[] {
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
  if (correction !== null) {
    const { shown, stopped, reasons } = correction;
    if (shown.trim() !== "") messages.push({ role: "assistant", content: shown });
    messages.push({ role: "user", content: correctionWords(stopped, reasons, shown.trim() !== "") });
  }
  return messages;
}

function correctionWords(stopped: string, reasons: readonly string[], isBegun: boolean): string {
  return [
    `This comes from the check of your answer, not from the person. The sentence "${stopped.trim()}" was not shown to the person: ${reasons.join(" ")}`,
    isBegun ? "Go on after what you have said so far, which was shown; do not repeat it." : "Answer again.",
    "Say it right from the tools' results, calling a tool if you need one, or say that the data does not hold it. Do not mention this check.",
  ].join("\n");
}
