import { setImmediate } from "node:timers/promises";
import type { ToolAnswer, ToolName } from "../../domain/analyst/tools/analyst-tool.ts";
import { runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import { type ChatEvent, type ChatTurn, toolNote } from "../../domain/analyst/chat-event.ts";
import { analystPrompt } from "../../domain/analyst/analyst-prompt.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import { receiptBook } from "../../domain/receipts/receipt-book.ts";
import type { ChatModel } from "../ai/chat-model.ts";
import type { TokenUse, WriterProblem } from "../ai/story-writer.ts";
import type { AnalystGame } from "../games/read-analyst-game.ts";
import { BROKE_OFF, NOTHING_FOUND, TOO_MUCH } from "./chat-words.ts";
import { CitedSentences } from "./cited-sentences.ts";
import { proofsOf } from "./proofs-of.ts";

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
 * marks. A sentence that they contradict, or that they do not cover, falls, and the rest goes on. Says nothing at all (not even `by`)
 * where the server fails before the first word, or where nothing remains: then somebody else can answer. `outcome` is brought up to
 * date as it goes: a reader can leave in the middle, where nothing would be returned, and what was used by then is counted all the same.
 */
export async function* answerByModel(
  { model, turns, tokens, game, now, signal, onBroken }: ModelQuestion,
  outcome: ModelOutcome,
): AsyncGenerator<ChatEvent> {
  const run = (name: ToolName, args: unknown): ToolAnswer => {
    const answer = runTool(name, args, game().tools, now());
    if (!answer.ok && answer.cause !== undefined) onBroken(name, answer.cause);
    return answer;
  };
  const asked = ALWAYS.map((name): ToolUse => ({ name, args: {}, answer: run(name, {}) }));
  const question = turns.flatMap(({ role, text }) => (role === "user" ? [text] : [])).join("\n");
  const sentences = new CitedSentences();
  let isFull = false;
  let isHeard = false;
  let sent = 0;
  /** What is to be said before a sentence: who answers, and which tools were asked since the one before. */
  const begin = function* (): Generator<ChatEvent> {
    if (sent === 0) yield { type: "by", model: model.model, note: null };
    for (const use of asked.slice(sent)) yield { type: "tool", ...toolNote(use) };
    sent = asked.length;
  };
  const release = async function* (isWhole: boolean): AsyncGenerator<ChatEvent> {
    for (;;) {
      const { snapshot, index, at } = game();
      const looked = sentences.next(isWhole, { index, question });
      if (looked === null) return;
      isHeard = true;
      if (looked.kind === "shown") {
        yield* begin();
        yield { type: "text", text: looked.text, proofs: proofsOf(looked.receipts, receiptBook(snapshot, at)) };
      }
      if (looked.kind === "contradicted") outcome.violations += 1;
      // Others have their turn between two sentences: fifty may come at once.
      await setImmediate();
    }
  };
  const running = model.ask(
    {
      instructions: analystPrompt({ mode: "text", game: game().snapshot.game, isPast: game().at !== null }),
      turns,
      uses: [...asked],
      mostTurns: MOST_TURNS,
      mostTokens: tokens,
      run,
    },
    signal,
  );
  try {
    for await (const part of running.parts) {
      if (part.type === "problem") outcome.problem = part.problem;
      if (part.type === "full") isFull = true;
      if (part.type === "tool") asked.push(part.use);
      if (part.type === "text") sentences.add(part.text);
      yield* release(false);
    }
    if (outcome.problem === null) yield* release(true);
  } finally {
    outcome.calls = running.turns();
    outcome.use = running.use();
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
  outcome.isEmpty = isHeard && sentences.shown === "";
  if (outcome.isEmpty) return;
  yield* begin();
  if (outcome.violations > 0) yield { type: "corrected" };
  yield sentences.shown === "" ? { type: "error", error: NOTHING_FOUND } : { type: "done" };
}
