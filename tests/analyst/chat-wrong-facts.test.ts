import { describe, expect, it } from "vitest";

import { NO_ANSWER, withEvent } from "../../domain/analyst/chat-answer.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { ChatModel, ChatPart } from "../../server/ai/chat-model.ts";
import { answerByModel, type ModelOutcome } from "../../server/chat/answer-by-model.ts";
import { drawFrom } from "../domain/check/true-text.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { gameOf, realGames } from "./real-games.ts";
import { tellFacts } from "./tell-facts.ts";

const TRUE_BEGINNING = "Here is what I have on that.";

/** A model that asks every tool and then says the same sentence whatever it is told, a few letters at a time. */
function stubbornModel(sentence: string): ChatModel {
  return {
    model: "stubborn",
    ask: ({ run }) => {
      async function* parts(): AsyncGenerator<ChatPart> {
        for (const { name } of ANALYST_TOOLS) {
          const args = { limit: 500 };
          yield { type: "tool", use: { name, args, answer: run(name, args) } };
        }
        const text = `${TRUE_BEGINNING} ${sentence} And so it ended.`;
        for (let at = 0; at < text.length; at += 3) yield { type: "text", text: text.slice(at, at + 3) };
      }
      return { parts: parts(), turns: () => 1, use: () => ({ inputTokens: 1, outputTokens: 1 }) };
    },
  };
}

/** What a reader sees of the answer of a model that insists on a sentence, and how often it was stopped. */
async function readAnswer(snapshot: GameSnapshot, sentence: string) {
  const outcome: ModelOutcome = {
    violations: 0,
    calls: 0,
    use: { inputTokens: 0, outputTokens: 0 },
    problem: null,
    isTooLong: false,
  };
  const events = answerByModel(
    {
      model: stubbornModel(sentence),
      turns: [{ role: "user", text: "Tell me something." }],
      tokens: 60_000,
      snapshot: () => snapshot,
      now: () => Date.parse(snapshot.asOf),
      signal: new AbortController().signal,
    },
    outcome,
  );
  let answer = NO_ANSWER;
  for await (const event of events) answer = withEvent(answer, event);
  return { answer, violations: outcome.violations };
}

/** 100 facts about the games in turn: `wrong` ones as a careless model would make them, or the right ones. */
function drawFacts(snapshots: readonly GameSnapshot[], isWrong: boolean) {
  const draw = drawFrom(23);
  const banks = snapshots.map((snapshot) => ({ snapshot, told: tellFacts(snapshot, draw) }));
  return Array.from({ length: 100 }, (_none, index) => {
    const { snapshot, told } = banks[index % banks.length] ?? { snapshot: null, told: [] };
    const fact = told[draw(told.length)];
    if (snapshot === null || fact === undefined) throw new Error("there are no facts");
    return { snapshot, sentence: isWrong ? (fact.wrong[index % 3] ?? "") : fact.right };
  });
}

async function tryFacts(snapshots: readonly GameSnapshot[]) {
  let stopped = 0;
  const leaked: string[] = [];
  for (const { snapshot, sentence } of drawFacts(snapshots, true)) {
    const { answer, violations } = await readAnswer(snapshot, sentence);
    if (violations === 2 && answer.error !== null && answer.isCorrected) stopped += 1;
    // Twice begun, because the model was let try again; never the sentence, nor what would have come after it.
    if (answer.text !== `${TRUE_BEGINNING} ${TRUE_BEGINNING}`) leaked.push(answer.text);
  }
  const held: string[] = [];
  for (const { snapshot, sentence } of drawFacts(snapshots, false)) {
    const { answer } = await readAnswer(snapshot, sentence);
    if (answer.text !== `${TRUE_BEGINNING} ${sentence} And so it ended.`) held.push(sentence);
  }
  return { stopped, leaked, held };
}

describe("a model that states 100 wrong facts in writing, in spite of being told", () => {
  it("is stopped 100 times over simulated games, before a letter of them is shown, and no true one is held", async () => {
    const games = [
      simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }),
      simulatedGame({ week: 2, awayTeam: "GB", homeTeam: "PHI" }),
    ];
    expect(await tryFacts(games.map((game) => snapshotOf(game)))).toEqual({ stopped: 100, leaked: [], held: [] });
  });

  it.skipIf(!HAS_SAMPLE_DATA)("is stopped 100 times over real games of 2024", async () => {
    const games = await realGames();
    const chosen = ["2024_01_BAL_KC", "2024_22_KC_PHI"].map((id) => gameOf(games, id));
    expect(await tryFacts(chosen)).toEqual({ stopped: 100, leaked: [], held: [] });
  });
});
