import type { ToolAnswer } from "../../domain/analyst/tools/analyst-tool.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import type { TokenUse, WriterProblem } from "./story-writer.ts";

/** A language model that talks and asks tools. What it says is checked by others; it is not trusted. */
export interface ChatModel {
  /** As shown beside an answer. */
  model: string;
  /** One answer. Leave its parts early, or abort, to stop it. */
  ask(request: ChatRequest, signal: AbortSignal): ChatRun;
}

export interface ChatRequest {
  instructions: string;
  /** The conversation, the question last. */
  turns: readonly { role: "user" | "assistant"; text: string }[];
  /** Tools that were asked for this question already; asked again, they answer the same. */
  uses: readonly ToolUse[];
  /** Turns that it may take, each of which may ask tools; what it asks in the last one is not heard, so that of a single one none is offered. */
  mostTurns: number;
  /** Tokens that it may take, in and out: a turn that could pass them is not asked for. */
  mostTokens: number;
  /** Milliseconds that it may take; the model's own patience where absent. */
  patience?: number;
  /** Asks one of the analyst's tools. */
  run(name: ToolUse["name"], args: unknown): ToolAnswer;
}

export interface ChatRun {
  parts: AsyncIterable<ChatPart>;
  /** Turns that it took so far. */
  turns(): number;
  /** What it took so far; estimated, rather too high, where the server was not heard out. */
  use(): TokenUse;
}

export type ChatPart =
  | { type: "text"; text: string }
  | { type: "tool"; use: ToolUse }
  /** The next turn could pass `mostTokens`; nothing comes after this. */
  | { type: "full" }
  | { type: "problem"; problem: WriterProblem };
