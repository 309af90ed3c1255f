import { describe, expect, it } from "vitest";

import { GameSheet } from "../../domain/analyst/reply/sheet/game-sheet.ts";
import { likelyPlays } from "../../domain/analyst/reply/plays/likely-plays.ts";
import { readQuestion } from "../../domain/analyst/reply/question/question.ts";
import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { gameRoster } from "../../domain/names/game-roster.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const snapshot = snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }));
const index = indexFacts(snapshot, null);
const sheet = new GameSheet(snapshot, index);
const book = { roster: gameRoster(snapshot), game: snapshot.game };

function likely(question: string): readonly string[] {
  return likelyPlays(readQuestion(question, book), sheet).plays.map(({ playId }) => playId);
}

function said(question: string): string {
  return replyTo(question, snapshot, index)
    .sentences.map(({ text }) => text)
    .join(" ");
}

const catches = snapshot.allPlays.flatMap((play) => {
  const catcher = play.credits.find(({ stat }) => stat === "receptions");
  return catcher === undefined || play.yardsGained < 10 ? [] : [{ play, catcher }];
});

describe("the play that a question most likely means", () => {
  it("has who, how far and in which quarter it was", () => {
    const asked = catches.map(({ play, catcher }) => ({
      playId: play.playId,
      found: likely(
        `whats the deal with that ${play.yardsGained} yard ${catcher.playerName} catch in the ${play.quarterName}th quarter`.replace(
          /[123]th/,
          (quarter) => ({ "1th": "1st", "2th": "2nd", "3th": "3rd" })[quarter] ?? quarter,
        ),
      ),
    }));
    expect(asked.length).toBeGreaterThan(10);
    for (const { playId, found } of asked) expect(found).toContain(playId);
  });

  it("is none where much fits alike, or nothing does", () => {
    const [busiest] = [...Map.groupBy(catches, ({ catcher }) => catcher.playerName)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    );
    expect(busiest?.[1].length).toBeGreaterThan(2);
    expect(likely(`weird ${busiest?.[0]} catch`)).toStrictEqual([]);
    expect(likely("something weird happened")).toStrictEqual([]);
  });

  it("is told as the nearest, and never as an answer to what was not understood", () => {
    const [first] = catches;
    const where = `on the ${first?.play.yardsGained} yard ${first?.catcher.playerName} catch`;
    expect(said(`was it aliens ${where}`)).toMatch(/^You may mean this play:/);
    expect(said(`did the mascot faint ${where}, was it rigged by officials`)).toMatch(
      /^That isn't in this game's stats/,
    );
  });
});

describe("a team's defense", () => {
  it("has the fantasy points of its ledger, and the items add up to them", () => {
    for (const nick of ["Ravens", "Chiefs"]) {
      const [, total = "", list = ""] =
        /defense had (−?\d+\.\d\d) fantasy points in standard scoring: (.*)\.$/.exec(said(`${nick} dst points`)) ?? [];
      const parts = Array.from(list.matchAll(/\((−?\d+\.\d\d)\)/g), ([, part = ""]) => Number(part.replace("−", "-")));
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(Number(total.replace("−", "-")), 6);
    }
  });
});
