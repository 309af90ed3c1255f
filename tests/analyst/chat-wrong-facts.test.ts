import { describe, expect, it } from "vitest";

import { NO_ANSWER, withEvent } from "../../domain/analyst/chat-answer.ts";
import { wordsOf } from "../../domain/facts/wording/words-of.ts";
import type { Fact } from "../../domain/facts/fact.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { ChatModel, ChatPart } from "../../server/ai/chat-model.ts";
import { answerByModel, type ModelOutcome } from "../../server/chat/answer-by-model.ts";
import type { AnalystGame } from "../../server/games/read-analyst-game.ts";
import { drawFrom } from "../fixtures/draw-from.ts";
import { analystGame } from "../fixtures/analyst-game.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { gameOf, realGames } from "./real-games.ts";

/** A model that writes the same text whatever it is asked, a few letters at a time. */
function stubbornModel(text: string): ChatModel {
  return {
    model: "stubborn",
    ask: () => {
      async function* parts(): AsyncGenerator<ChatPart> {
        for (let at = 0; at < text.length; at += 3) yield { type: "text", text: text.slice(at, at + 3) };
      }
      return { parts: parts(), turns: () => 1, use: () => ({ inputTokens: 1, outputTokens: 1 }) };
    },
  };
}

async function readAnswer(game: AnalystGame, text: string) {
  const outcome: ModelOutcome = {
    violations: 0,
    calls: 0,
    use: { inputTokens: 0, outputTokens: 0 },
    problem: null,
    isTooLong: false,
    isEmpty: false,
  };
  const events = answerByModel(
    {
      model: stubbornModel(text),
      turns: [{ role: "user", text: "Tell me something." }],
      tokens: 60_000,
      game: () => game,
      now: () => 0,
      signal: new AbortController().signal,
      onBroken(tool, cause) {
        throw new Error(`${tool} broke`, { cause });
      },
    },
    outcome,
  );
  let answer = NO_ANSWER;
  for await (const event of events) answer = withEvent(answer, event);
  return { answer, outcome };
}

/** The facts of a game as sentences that cite them. */
function factsWithWords({ index }: AnalystGame): { fact: Fact; words: string }[] {
  return index.facts
    .filter(
      ({ kind }) => kind === "score" || kind === "line" || kind === "team" || kind === "drive" || kind === "turnover",
    )
    .map((fact) => {
      const words = wordsOf(fact, index);
      return { fact, words: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` };
    });
}

/** One number changed, or one player's name for another's. */
function falsified(words: string, { index }: AnalystGame, fact: Fact, draw: (below: number) => number): string | null {
  const [number] = /\d+/.exec(words) ?? [];
  if (number !== undefined && draw(2) === 0) return words.replace(number, String(Number(number) + 1 + draw(8)));
  const people = [...index.people.values()];
  const named = people.find(({ name }) => words.includes(name));
  const other = people[draw(people.length)];
  if (named === undefined || other === undefined || Object.values(fact.roles).includes(other.playerId)) return null;
  return words.replace(named.name, other.name);
}

async function tryFacts(snapshots: readonly GameSnapshot[]) {
  const draw = drawFrom(23);
  const leaked: string[] = [];
  const held: string[] = [];
  let tried = 0;
  const banks = snapshots
    .map((snapshot) => analystGame(snapshot))
    .map((game) => ({ game, facts: factsWithWords(game) }));
  while (tried < 100) {
    const { game, facts } = banks[tried % banks.length] ?? { game: null, facts: [] };
    const one = facts[draw(facts.length)];
    if (game === null || one === undefined) throw new Error("there are no facts");
    const wrong = falsified(one.words, game, one.fact, draw);
    if (wrong === null) continue;
    tried += 1;
    const { answer } = await readAnswer(game, `${wrong}{${one.fact.id}} ${one.words}{${one.fact.id}}`);
    // The rest goes on after a sentence that fell.
    if (answer.text.includes(wrong)) leaked.push(wrong);
    if (!answer.text.endsWith(one.words)) held.push(one.words);
  }
  return { leaked, held };
}

describe("a model that states 100 wrong facts in writing, each beside the right one", () => {
  it("over simulated games: no wrong one is shown, and every right one is, without its marks", async () => {
    const games = [
      simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }),
      simulatedGame({ week: 2, awayTeam: "GB", homeTeam: "PHI" }),
    ];
    expect(await tryFacts(games.map((game) => snapshotOf(game)))).toEqual({ leaked: [], held: [] });
  });

  it.skipIf(!HAS_SAMPLE_DATA)("over real games of 2024", async () => {
    const games = await realGames();
    const chosen = ["2024_01_BAL_KC", "2024_22_KC_PHI"].map((id) => gameOf(games, id));
    expect(await tryFacts(chosen)).toEqual({ leaked: [], held: [] });
  });
});

describe("a written answer of a model", () => {
  const game = analystGame(snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" })));
  const result = game.index.byId("result");
  const words = result === null ? "" : wordsOf(result, game.index);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

  it("is the same wherever the stream is cut, and its receipts are links into the game's page", async () => {
    const { answer } = await readAnswer(game, `${sentence} {result} I can't judge that.`);
    expect(answer.text).toBe(`${sentence} I can't judge that.`);
    expect(answer.proofs).toContainEqual({ label: "Score", href: `/games/${game.snapshot.game.gameKey}#quarters` });
  });

  it.each([
    ["cites nothing", sentence.replace(/\d+/, "99")],
    ["cites ids that are none", `${sentence}{s99999999}`],
    ["cites another fact", `${sentence}{place}`],
    ["writes news", "Both quarterbacks were traded after the game.{result}"],
  ])("that has nothing left because it %s is replaced by the rules' answer", async (_what, text) => {
    const { answer, outcome } = await readAnswer(game, text);
    expect(answer).toEqual(NO_ANSWER);
    expect(outcome.isEmpty).toBe(true);
  });
});
