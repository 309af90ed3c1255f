import { describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { countWords } from "../../domain/facts/wording/number-words.ts";
import type { CreditStat } from "../../domain/game/credit.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { realGames } from "./real-games.ts";

const ASKED: readonly (readonly [words: string, stats: readonly CreditStat[], one: string])[] = [
  ["tackles", ["tackles", "assists"], "tackle"],
  ["passes defended", ["passesDefended"], "pass"],
  ["carries", ["rushingAttempts"], "carr|ran"],
  ["catches", ["receptions"], "catch|caught"],
];

/** Everybody's answer that does not say what the plays add up to. */
function wrongOf(snapshot: GameSnapshot): string[] {
  const index = indexFacts(snapshot, null);
  const lines = [...foldGame(snapshot.allPlays, snapshot.game).lines.values()];
  const names = Map.groupBy(lines, ({ playerName }) => playerName);
  return lines
    .filter(({ playerName }) => names.get(playerName)?.length === 1)
    .flatMap(({ playerName, totals }) =>
      ASKED.flatMap(([words, stats, one]) => {
        const count = stats.reduce((sum, stat) => sum + (totals[stat] ?? 0), 0);
        const { kind, sentences } = replyTo(`how many ${words} did ${playerName} have`, snapshot, index);
        const said = sentences.map(({ text }) => text).join(" ");
        const times = count === 1 ? `(?:one|once)` : count === 2 ? "(?:two|twice)" : countWords(count);
        const right =
          count === 0
            ? /\bno\b|nothing/
            : new RegExp(String.raw`\b(?:${one})[a-z]*\b.*\b${times}\b|\b${times}\b.*\b(?:${one})`);
        return kind === "ask" || right.test(said) ? [] : [`${playerName}, ${count} ${words}: ${said}`];
      }),
    );
}

describe("a figure of anybody in a game", () => {
  it("is what the plays add up to, and none only where they have none", () => {
    expect(wrongOf(snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" })))).toStrictEqual([]);
  });

  it.skipIf(!HAS_SAMPLE_DATA)("of three real games, too (needs ../shared/data)", async () => {
    const games = [...(await realGames()).values()].filter((_, at) => at % 95 === 20);
    expect(games.length).toBeGreaterThan(2);
    expect(games.flatMap(wrongOf)).toStrictEqual([]);
  });
});
