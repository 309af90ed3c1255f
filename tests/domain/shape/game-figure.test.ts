import { describe, expect, it } from "vitest";
import { gameChances } from "../../../domain/chance/game-chances.ts";
import { gameFigure } from "../../../domain/shape/game-figure.ts";
import { gameShape } from "../../../domain/shape/game-shape.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const { game, allPlays: plays } = simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI" });
const chances = gameChances(game, plays);

describe("the figure of a game", () => {
  it("has the chance before kickoff and after every play, from the left edge to the right one", () => {
    const figure = gameFigure(game, plays, chances)?.figure;
    expect(figure?.chance).toHaveLength(plays.length + 1);
    expect(figure?.chance[0]).toBe(`0 ${chances.before}`);
    expect(figure?.chance.at(-1)).toBe(`100 ${chances.after.at(-1)}`);
    expect(figure?.toCome).toBeNull();
  });

  it("has the lead on the same places: each score's bar begins where its play is, and the last one ends at the edge", () => {
    const { figure, scores } = gameShape(game, plays);
    const starts = new Set(scores.map(({ place }) => place?.x));
    for (const bar of figure?.lead ?? []) expect(starts.has(bar.x)).toBe(true);
    const last = figure?.lead.at(-1);
    expect(last?.margin).toBe((game.awayScore ?? 0) - (game.homeScore ?? 0));
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(100, 1);
  });

  it("says how it ended, and in words how it came", () => {
    const figure = gameFigure(game, plays, chances)?.figure;
    const winner = (game.awayScore ?? 0) > (game.homeScore ?? 0) ? "Vikings" : "Bears";
    expect(figure?.chanceEnd).toEqual({ team: winner, words: "won" });
    expect(figure?.leadEnd.team).toBe(winner);
    const ofTeam = String.raw`\d+ percent for the (?:Bears|Vikings) with \d+:\d\d left in the \w+ quarter`;
    expect(figure?.sentence).toMatch(
      new RegExp(
        String.raw`won by \d+\. Win chance: (?:Bears|Vikings) \d+ percent at kickoff; at most ${ofTeam} and ${ofTeam}\.$`,
      ),
    );
  });

  it("leaves the rest of a running quarter open, and says who is favored now", () => {
    const count = plays.findIndex(({ quarterName }) => quarterName === "3") + 5;
    const soFar = plays.slice(0, count);
    const live = { ...game, status: "InProgress", isInProgress: true, hasStarted: true, quarter: "3" };
    const figure = gameFigure(live, soFar, gameChances(live, soFar))?.figure;
    expect((figure?.toCome?.x ?? 0) + (figure?.toCome?.width ?? 0)).toBeCloseTo(75, 1);
    expect(figure?.chance.at(-1)).toMatch(new RegExp(`^${figure?.toCome?.x} `));
    expect(figure?.chanceEnd?.words).toMatch(/^\d+%$/);
  });

  it("names a team's best moment while a game is played only where the team is past it", () => {
    let named = 0;
    for (let count = 20; count < plays.length; count += 1) {
      const soFar = plays.slice(0, count);
      const live = { ...game, status: "InProgress", isInProgress: true, hasStarted: true, quarter: "3" };
      const after = gameChances(live, soFar);
      const now = after.after.at(-1) ?? 50;
      for (const { team, y } of gameFigure(live, soFar, after)?.figure.peaks ?? []) {
        const fallen = team === game.homeTeam ? y - now : now - y;
        expect([count, fallen >= 8]).toEqual([count, true]);
        named += 1;
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  it("has no chance where none is known, and is none without a clock", () => {
    const small = smallGame();
    expect(gameFigure(small.game, small.allPlays, null)?.figure).toMatchObject({ chance: [], chanceEnd: null });
    expect(gameFigure(game, [], null)).toBeNull();
  });
});
