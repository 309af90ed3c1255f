import type { GameBrief } from "../../domain/facts/game-brief.ts";
import type { Result } from "../../domain/result.ts";
import type { WrittenText } from "../../domain/writer/write-recap.ts";

/** Turns a brief into prose. What it writes is checked elsewhere; it is not trusted. */
export interface StoryWriter {
  /** As shown under a text, for example `gpt-5-mini`. */
  model: string;
  /** One attempt. Fails with a problem of its own server, never with an exception but for an aborted signal's. */
  write(request: WriteRequest, signal: AbortSignal): Promise<Result<Written, WriterProblem>>;
}

export interface WriteRequest {
  brief: GameBrief;
  /** The attempt before this one and why it was sent back, one reason a sentence; null at first. */
  before: { text: WrittenText; reasons: string[] } | null;
}

export interface Written extends TokenUse {
  text: WrittenText;
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
