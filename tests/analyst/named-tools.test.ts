import { expect, it } from "vitest";
import type { ChatTurn } from "../../domain/analyst/chat-event.ts";
import type { ChatModel, ChatPart } from "../../server/ai/chat-model.ts";
import { answerByModel, type ModelOutcome } from "../../server/chat/answer-by-model.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const SNAPSHOT = snapshotOf(simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" }));

/** A model that says little. */
const MODEL: ChatModel = {
  model: "scripted",
  ask() {
    async function* parts(): AsyncGenerator<ChatPart> {
      yield { type: "text", text: "What a game!" };
    }
    return { parts: parts(), turns: () => 1, use: () => ({ inputTokens: 1, outputTokens: 1 }) };
  },
};

/** As many earlier answers as a conversation may have, each of which names as many tools as it may. */
function conversation(): ChatTurn[] {
  const turns = Array.from({ length: 9 }, (_none, turn): ChatTurn[] => [
    { role: "user", text: "And he?" },
    {
      role: "assistant",
      text: "He did.",
      tools: Array.from({ length: 20 }, (_one, tool) => ({
        name: "get_all_plays",
        args: { player: `Zebulon ${turn} Quaxford ${tool} of the visitors' offensive line` },
      })),
    },
  ]);
  return [...turns.flat(), { role: "user", text: "Who won?" }];
}

it("180 tools that a conversation names hold nobody up: 20 are asked again, and others have their turn between two", async () => {
  const outcome: ModelOutcome = {
    violations: 0,
    calls: 0,
    use: { inputTokens: 0, outputTokens: 0 },
    problem: null,
    isTooLong: false,
  };
  // Somebody else's work, which goes on whenever it is let.
  let turnsOfOthers = 0;
  let isOver = false;
  const others = (): void => {
    turnsOfOthers += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const seen: number[] = [];
  const events = answerByModel(
    {
      model: MODEL,
      turns: conversation(),
      tokens: 60_000,
      snapshot() {
        seen.push(turnsOfOthers);
        return SNAPSHOT;
      },
      now: () => Date.parse(SNAPSHOT.asOf),
      signal: new AbortController().signal,
    },
    outcome,
  );
  const told = await Array.fromAsync(events);
  isOver = true;
  expect(told.at(-1)).toEqual({ type: "done" });
  expect(seen.length).toBeLessThan(40);
  // The longest run of tools without anybody else: the two that are always asked, with the first of the conversation.
  const runs = Map.groupBy(seen, (turn) => turn);
  expect(Math.max(...[...runs.values()].map((run) => run.length))).toBeLessThanOrEqual(4);
});
