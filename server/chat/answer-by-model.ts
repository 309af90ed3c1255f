import { setImmediate } from "node:timers/promises";
import type { ToolAnswer, ToolName } from "../../domain/analyst/tools/analyst-tool.ts";
import { runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import { type ChatEvent, type ChatTurn, toolNote } from "../../domain/analyst/chat-event.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import { receiptBook } from "../../domain/receipts/receipt-book.ts";
import type { ChatModel, ChatPart, ChatRequest } from "../ai/chat-model.ts";
import { readNumbered } from "../ai/numbered-sentences.ts";
import type { TokenUse, WriterProblem } from "../ai/story-writer.ts";
import type { AnalystGame } from "../games/read-analyst-game.ts";
import { BROKE_OFF, NOTHING_FOUND, TOO_MUCH } from "./chat-words.ts";
import { HeldAnswer } from "./held-answer.ts";
import { proofsOf } from "./proofs-of.ts";
import { type SayAgain, sayAgainRequest } from "./say-again-request.ts";
import { textInstructions } from "./text-instructions.ts";

export interface ModelQuestion {
  model: ChatModel;
  turns: readonly ChatTurn[];
  /** The answer's ceiling, in and out. */
  tokens: number;
  /** The game as it is at this moment; asked again for every tool. */
  game(): AnalystGame;
  now(): number;
  signal: AbortSignal;
  /** Told what broke in a tool; the model is told in the specification's words. */
  onBroken(tool: ToolName, cause: unknown): void;
}

/** How an answer came out, for the day's count. */
export interface ModelOutcome {
  /** Sentences that the facts contradict. */
  violations: number;
  calls: number;
  use: TokenUse;
  /** The server's trouble; null where it did what it should. */
  problem: WriterProblem | null;
  /** Nothing was asked: the conversation alone is more than the answer's ceiling. */
  isTooLong: boolean;
  /** It said something, and nothing of it remained. */
  isEmpty: boolean;
}

/** Asked before every answer, as the specification wants it; a recap that is missing stops nothing. */
const ALWAYS: readonly ToolName[] = ["get_game_info", "get_game_recap"];
/** The specification's most turns of tools for one answer. */
const MOST_TURNS = 10;

/**
 * An answer of a model in cited clauses, each sentence checked against the facts that it cites before it is given out, without its
 * marks. What they contradict, or do not cover, is asked for once more in words that hold; what follows it waits for that, so that the
 * answer is read in its order. What does not hold then falls, and the rest goes on. Says nothing at all (not even `by`) where the server
 * fails before the first word, or where nothing remains: then somebody else can answer. `outcome` is brought up to date as it goes: a
 * reader can leave in the middle, where nothing would be returned, and what was used by then is counted all the same.
 */
export async function* answerByModel(asking: ModelQuestion, outcome: ModelOutcome): AsyncGenerator<ChatEvent> {
  const { turns, tokens, game, now, onBroken } = asking;
  const run = (name: ToolName, args: unknown): ToolAnswer => {
    const result = runTool(name, args, game().tools, now());
    if (!result.ok && result.cause !== undefined) onBroken(name, result.cause);
    return result;
  };
  const asked = ALWAYS.map((name): ToolUse => ({ name, args: {}, answer: run(name, {}) }));
  const question = turns.flatMap(({ role, text }) => (role === "user" ? [text] : [])).join("\n");
  const answer = new HeldAnswer();
  let shown = "";
  let isFull = false;
  let isHeard = false;
  let isCorrected = false;
  let sent = 0;
  /** What is to be said before a sentence: who answers, and which tools were asked since the one before. */
  const begin = function* (): Generator<ChatEvent> {
    if (sent === 0) yield { type: "by", model: asking.model.model, note: null };
    for (const use of asked.slice(sent)) yield { type: "tool", ...toolNote(use) };
    sent = asked.length;
  };
  const release = async function* (isWhole: boolean): AsyncGenerator<ChatEvent> {
    for (;;) {
      const { snapshot, index, at } = game();
      const looked = answer.next(isWhole, { index, question });
      if (looked === null) return;
      isHeard = true;
      if (looked.kind === "shown") {
        yield* begin();
        const text = shown === "" ? looked.text : ` ${looked.text}`;
        shown += text;
        yield { type: "text", text, proofs: proofsOf(looked.receipts, receiptBook(snapshot, at)) };
      }
      if (looked.kind === "contradicted") isCorrected = true;
      outcome.violations = answer.contradictions;
      // Others have their turn between two sentences: fifty may come at once.
      await setImmediate();
    }
  };
  const request = {
    instructions: textInstructions({ game: game().snapshot.game, isPast: game().at !== null }),
    turns,
    uses: [...asked],
    mostTurns: MOST_TURNS,
    mostTokens: tokens,
    run,
  };
  for await (const part of heardOut(asking, request, outcome)) {
    if (part.type === "problem") outcome.problem = part.problem;
    if (part.type === "full") isFull = true;
    if (part.type === "tool") asked.push(part.use);
    if (part.type === "text") answer.add(part.text);
    yield* release(false);
  }
  if (outcome.problem === null) yield* release(true);
  if (answer.stopped.length > 0) {
    const isOver = outcome.problem !== null || isFull;
    answer.sayAgain(
      isOver
        ? new Map()
        : await saidAgain({ asking, question: turns.at(-1)?.text ?? "", shown, stopped: answer.stopped }, outcome),
    );
    yield* release(true);
  }
  const hasBegun = sent > 0;
  if (outcome.problem !== null) {
    if (hasBegun) yield { type: "error", error: BROKE_OFF };
    return;
  }
  if (isFull) {
    outcome.isTooLong = outcome.calls === 0;
    if (outcome.isTooLong) return;
    yield* begin();
    yield { type: "error", error: TOO_MUCH };
    return;
  }
  outcome.isEmpty = isHeard && shown === "";
  if (outcome.isEmpty) return;
  yield* begin();
  if (isCorrected) yield { type: "corrected" };
  yield shown === "" ? { type: "error", error: NOTHING_FOUND } : { type: "done" };
}

/**
 * Other words of the model for what was stopped, by its numbers; none where nothing is left of the answer's ceiling, or where the server
 * fails: the answer is there without them.
 */
async function saidAgain(
  { asking, ...about }: { asking: ModelQuestion } & Omit<SayAgain, "index">,
  outcome: ModelOutcome,
): Promise<ReadonlyMap<number, string>> {
  const { inputTokens, outputTokens } = outcome.use;
  const mostTokens = asking.tokens - inputTokens - outputTokens;
  const request = sayAgainRequest({ ...about, index: asking.game().index }, mostTokens);
  let said = "";
  for await (const part of heardOut(asking, request, outcome)) if (part.type === "text") said += part.text;
  return new Map([...readNumbered(said)].filter(([, sentence]) => sentence !== ""));
}

/** A request's parts as they come; what it took is counted also where the reader leaves. */
async function* heardOut(
  { model, signal }: ModelQuestion,
  request: ChatRequest,
  outcome: ModelOutcome,
): AsyncGenerator<ChatPart> {
  const running = model.ask(request, signal);
  const { calls, use } = outcome;
  try {
    yield* running.parts;
  } finally {
    const { inputTokens, outputTokens } = running.use();
    outcome.calls = calls + running.turns();
    outcome.use = {
      inputTokens: use.inputTokens + inputTokens,
      outputTokens: use.outputTokens + outputTokens,
    };
  }
}
