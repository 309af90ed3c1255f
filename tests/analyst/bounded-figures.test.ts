import { describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { counted } from "../../domain/facts/wording/number-words.ts";
import { foldGame } from "../../domain/fold/fold-game.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const BOUNDS: readonly (readonly [words: string, isMet: (figure: number, value: number) => boolean])[] = [
  ["more than", (figure, value) => figure > value],
  ["at least", (figure, value) => figure >= value],
  ["fewer than", (figure, value) => figure < value],
  ["at most", (figure, value) => figure <= value],
  ["no more than", (figure, value) => figure <= value],
  ["exactly", (figure, value) => figure === value],
];

const game = snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }));
const index = indexFacts(game, null);
const lines = [...foldGame(game.allPlays, game.game).lines.values()].filter(
  ({ totals }) => (totals.receptions ?? 0) > 0,
);

function said(question: string): string {
  return replyTo(question, game, index)
    .sentences.map(({ text }) => text)
    .join(" ");
}

describe("who has a figure within a bound", () => {
  it.each(BOUNDS)(
    "%s so many catches: names those alone whose plays come to it, and counts all of them",
    (words, isMet) => {
      for (const value of [2, 3, 5]) {
        const isOne = ({ totals }: (typeof lines)[number]): boolean => isMet(totals.receptions ?? 0, value);
        const those = lines.filter(isOne);
        const answer = said(`how many players had ${words} ${value} catches`);
        for (const other of lines.filter((line) => !isOne(line))) expect(answer).not.toContain(other.playerName);
        const named = those.filter(({ playerName }) => answer.includes(playerName));
        expect(named.length, answer).toBe(Math.min(those.length, 5));
        if (those.length > 5) expect(answer).toContain(counted(those.length - 5, "other"));
        if (those.length > 2) expect(answer.toLowerCase()).toContain(`${counted(those.length, "player")}: `);
      }
    },
  );

  it("says of everybody whether all do, and else who does not", () => {
    const fewest = Math.min(...lines.map(({ totals }) => totals.receptions ?? 0));
    expect(said(`did every player have at least ${fewest} catches`)).toMatch(/^Yes\. /);
    const answer = said(`did every player have more than ${fewest} catches`);
    expect(answer).toMatch(/^No\. /);
    const without = lines.filter(({ totals }) => totals.receptions === fewest);
    expect(without.filter(({ playerName }) => answer.includes(playerName)).length).toBe(Math.min(without.length, 5));
  });
});
