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
      for (const { label, y } of gameFigure(live, soFar, after)?.figure.peaks ?? []) {
        const fallen = label.startsWith(game.homeTeam) ? parseFloat(y) - now : now - parseFloat(y);
        expect([count, fallen >= 8]).toEqual([count, true]);
        named += 1;
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  it("names the best moment of both teams where a game ended tied, and else of the one that lost", () => {
    const last = plays.length - 1;
    const teamsNamed = (awayScore: number, homeScore: number, end: number): string[] => {
      const at = new Map([
        [40, 12],
        [80, 91],
        [last, end],
      ]);
      const after = plays.map((_, index) => at.get(index) ?? 50);
      const figure = gameFigure({ ...game, awayScore, homeScore }, plays, { before: 50, after });
      return [...new Set(figure?.figure.peaks.map(({ label }) => label.replace(/,.*/, "")))];
    };
    expect(teamsNamed(20, 20, 50)).toEqual(["MIN 88%", "CHI 91%"]);
    expect(teamsNamed(23, 20, 0)).toEqual(["CHI 91%"]);
    expect(teamsNamed(20, 23, 100)).toEqual(["MIN 88%"]);
  });

  it("never prints its words over the line, over a dot or over each other, however wide it is drawn", () => {
    let told = 0;
    for (const count of [...plays.keys(), plays.length].filter(
      (index) => index > 20 && index % 4 === plays.length % 4,
    )) {
      const soFar = plays.slice(0, count);
      const state =
        count === plays.length
          ? game
          : { ...game, status: "InProgress", isInProgress: true, hasStarted: true, quarter: "3" };
      const { figure, scores } = gameShape(state, soFar);
      for (const { on, width, height, type, letter } of [
        { on: "narrow", width: 200, height: 112, type: 11, letter: 5.6 },
        { on: "wide", width: 546, height: 136, type: 13, letter: 6.6 },
      ]) {
        const points = (figure?.chance ?? []).map((point) => point.split(" ").map(Number));
        // Every pixel of the line.
        const line = Array.from({ length: width }, (_, x) => {
          const next = points.findIndex(([at = 0]) => (at / 100) * width >= x);
          const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = [points[next - 1], points[next]];
          const share = x2 === x1 ? 1 : ((x / width) * 100 - x1) / (x2 - x1);
          return [x, ((y1 + (y2 - y1) * share) / 100) * height];
        }).filter(([x = 0]) => x <= ((points.at(-1)?.[0] ?? 0) / 100) * width);
        const dots = scores.flatMap(({ place }) =>
          place === null ? [] : [[(place.x / 100) * width, (place.y / 100) * height]],
        );
        const boxes = (figure?.peaks ?? [])
          .filter(({ className }) => className === "any" || className === on)
          .map(({ x, y, dx, dy, textAnchor, label }) => {
            const left =
              (parseFloat(x) / 100) * width +
              dx -
              label.length * letter * { start: 0, middle: 0.5, end: 1 }[textAnchor];
            const base = (parseFloat(y) / 100) * height + dy;
            return { left, right: left + label.length * letter, top: base - type * 0.75, bottom: base + 2 };
          });
        for (const { left, right, top, bottom } of boxes) {
          told += 1;
          const covers = ([x = 0, y = 0]: number[], by = 0): boolean =>
            x > left - by && x < right + by && y > top - by && y < bottom + by;
          expect(
            line.filter((point) => covers(point)),
            `${on}, ${count} plays`,
          ).toEqual([]);
          expect(
            dots.filter((dot) => covers(dot, 4)),
            `${on}, ${count} plays`,
          ).toEqual([]);
        }
        const [one, two] = boxes;
        if (one !== undefined && two !== undefined)
          expect(one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom).toBe(
            false,
          );
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  it("has no chance where none is known, and is none without a clock", () => {
    const small = smallGame();
    expect(gameFigure(small.game, small.allPlays, null)?.figure).toMatchObject({ chance: [], chanceEnd: null });
    expect(gameFigure(game, [], null)).toBeNull();
  });
});
