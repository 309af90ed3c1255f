import type { Result } from "../../domain/result.ts";
import type { WritingTask } from "./writing-task.ts";

/** Writes from a sheet. What it writes is checked elsewhere; it is not trusted. */
export interface StoryWriter {
  /** As shown under a text, for example `gpt-5-mini`. */
  model: string;
  /** Whether it is asked for a paragraph at a time, with few facts. */
  isSmall: boolean;
  /** One attempt. Fails with a problem of its own server, never with an exception but for an aborted signal's. */
  write(task: WritingTask, signal: AbortSignal): Promise<Result<WriterAnswer, WriterProblem>>;
}

export interface WriterAnswer extends TokenUse {
  /** In the written form; never empty. Of an answer that broke off, its whole sentences. */
  answer: string;
}

export interface TokenUse {
  inputTokens: number;
  outputTokens: number;
}

export interface WriterProblem extends TokenUse {
  /** The first three are the server's, and another time may be better; the last two are this answer's. */
  kind: "unauthorized" | "rate-limited" | "unreachable" | "refused" | "bad-answer";
  /** In words, without a secret. */
  message: string;
  /** What the server asks to wait; null where it does not say. */
  retryAfterSeconds: number | null;
}
