import { setImmediate } from "node:timers/promises";
import type { ToolAnswer, ToolName, ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { runTool } from "../../domain/analyst/tools/analyst-tools.ts";
import { type ChatEvent, type ChatTurn, toolNote } from "../../domain/analyst/chat-event.ts";
import { analystPrompt } from "../../domain/analyst/persona.ts";
import { callKey, type ToolUse } from "../../domain/analyst/tools/tool-use.ts";
import type { ChatModel, ChatRequest } from "../ai/chat-model.ts";
import type { TokenUse, WriterProblem } from "../ai/story-writer.ts";
import { BROKE_OFF, NOT_SUPPORTED, NOTHING_FOUND, TOO_MUCH } from "./chat-words.ts";
import { CheckedSentences, type SentenceEvidence } from "./checked-sentences.ts";

export interface ModelQuestion {
  model: ChatModel;
  turns: readonly ChatTurn[];
  /** The answer's ceiling, in and out. */
  tokens: number;
  /** The game as it is at this moment; asked again for every tool. */
  snapshot(): ToolSnapshot;
  now(): number;
  signal: AbortSignal;
}

/** How an answer came out, for the day's count. */
export interface ModelOutcome {
  violations: number;
  calls: number;
  use: TokenUse;
  /** The server's trouble; null where it did what it should. */
  problem: WriterProblem | null;
  /** Nothing was asked: the conversation alone is more than the answer's ceiling. */
  isTooLong: boolean;
}

/** Asked before every answer, as the specification wants it; a recap that is missing stops nothing. */
const ALWAYS: readonly ToolName[] = ["get_game_info", "get_game_recap"];
/** The specification's most turns of tools for one answer, its correction included. */
const MOST_TURNS = 10;
/** Tools of earlier answers that are asked again; to quote more of them the model looks it up again. */
const MOST_EARLIER = 20;
/** The analyst may correct itself once. */
const MOST_CORRECTIONS = 1;

/**
 * An answer of a model, each sentence checked before it is given out. Says nothing at all (not even `by`) where the server fails
 * before the first word: then somebody else can answer. The return value is there however it ends.
 */
export async function* answerByModel(
  { model, turns, tokens, snapshot, now, signal }: ModelQuestion,
  outcome: ModelOutcome,
): AsyncGenerator<ChatEvent> {
  const run = (name: ToolName, args: unknown): ToolAnswer => runTool(name, args, snapshot(), now());
  const asked = ALWAYS.map((name): ToolUse => ({ name, args: {}, answer: run(name, {}) }));
  const evidence = await evidenceOf(turns, asked, snapshot, run);
  const sentences = new CheckedSentences();
  let hasBegun = false;
  const begin = function* (): Generator<ChatEvent> {
    if (hasBegun) return;
    hasBegun = true;
    yield { type: "by", model: model.model, note: null };
    for (const use of asked) yield { type: "tool", ...toolNote(use) };
  };
  let turnsLeft = MOST_TURNS;
  let correction: ChatRequest["correction"] = null;

  for (let round = 0; round <= MOST_CORRECTIONS; round += 1) {
    const running = model.ask(
      {
        instructions: analystPrompt({ mode: "text", game: snapshot().game }),
        turns,
        uses: [...asked],
        correction,
        mostTurns: turnsLeft,
        mostTokens: tokens - outcome.use.inputTokens - outcome.use.outputTokens,
        run,
      },
      signal,
    );
    let stopped: { text: string; reasons: string[] } | null = null;
    let isFull = false;
    const release = async function* (isWhole: boolean): AsyncGenerator<ChatEvent> {
      for (;;) {
        const looked = stopped === null ? sentences.next(isWhole, evidence()) : null;
        if (looked === null) return;
        if (looked.kind === "stopped") stopped = looked;
        else yield { type: "text", text: looked.text };
        // Others have their turn between two sentences: one takes some milliseconds, and fifty may come at once.
        await setImmediate();
      }
    };
    try {
      for await (const part of running.parts) {
        if (part.type === "problem") outcome.problem = part.problem;
        if (part.type === "full") isFull = true;
        if (part.type === "tool") {
          asked.push(part.use);
          if (hasBegun) yield { type: "tool", ...toolNote(part.use) };
        }
        if (part.type === "text") sentences.add(part.text);
        for await (const event of release(false)) {
          yield* begin();
          yield event;
        }
        if (stopped !== null) break;
      }
      if (stopped === null && outcome.problem === null) {
        for await (const event of release(true)) {
          yield* begin();
          yield event;
        }
      }
    } finally {
      const { inputTokens, outputTokens } = running.use();
      outcome.calls += running.turns();
      // Whatever was looked up before it, a sentence that was stopped may be corrected.
      turnsLeft = Math.max(1, turnsLeft - running.turns());
      outcome.use = {
        inputTokens: outcome.use.inputTokens + inputTokens,
        outputTokens: outcome.use.outputTokens + outputTokens,
      };
    }
    const wrong = stopped as { text: string; reasons: string[] } | null;
    if (outcome.problem !== null) {
      if (hasBegun) yield { type: "error", error: BROKE_OFF };
      return;
    }
    if (isFull && wrong === null) {
      outcome.isTooLong = outcome.calls === 0;
      if (outcome.isTooLong) return;
      yield* begin();
      yield { type: "error", error: correction === null ? TOO_MUCH : NOT_SUPPORTED };
      return;
    }
    if (wrong === null) {
      yield* begin();
      yield sentences.shown.trim() === "" ? { type: "error", error: NOTHING_FOUND } : { type: "done" };
      return;
    }
    outcome.violations += 1;
    yield* begin();
    yield { type: "corrected" };
    correction = { shown: sentences.shown, stopped: wrong.text, reasons: wrong.reasons };
  }
  yield { type: "error", error: NOT_SUPPORTED };
}

/** What an answer may rest on: this question's tools, those of the turns before (asked again), and the person's own words. */
async function evidenceOf(
  turns: readonly ChatTurn[],
  asked: readonly ToolUse[],
  snapshot: () => ToolSnapshot,
  run: (name: ToolName, args: unknown) => ToolAnswer,
): Promise<() => SentenceEvidence> {
  const uses: ToolUse[] = [];
  for (const { name, args } of newestCalls(turns)) {
    uses.push({ name, args, answer: run(name, args) });
    // A name is looked for in many ways: others have their turn between two of these.
    await setImmediate();
  }
  const said = turns.flatMap((turn) => (turn.role === "user" ? [turn.text] : []));
  const before = turns.findLast((turn) => turn.role === "assistant")?.text ?? "";
  return () => ({ uses: [...uses, ...asked], said, snapshot: snapshot(), before });
}

/** The tools that the conversation names last, each once. */
function newestCalls(turns: readonly ChatTurn[]): Pick<ToolUse, "name" | "args">[] {
  const named = turns.flatMap((turn) => (turn.role === "assistant" ? turn.tools : []));
  return [...new Map(named.toReversed().map((call) => [callKey(call), call])).values()].slice(0, MOST_EARLIER);
}
