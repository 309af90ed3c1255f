import { describe, expect, it } from "vitest";
import { playPoints } from "../../../domain/fold/play-points.ts";
import { foldCredits, type FoldedLine } from "../../../domain/fold/folded-line.ts";
import { sourcePoints, sourcePprPoints } from "../../../domain/fold/source-points.ts";
import type { Play } from "../../../domain/game/play.ts";
import { playShareCard } from "../../../domain/page/share-card.ts";
import { pagePlays } from "../../../domain/shape/page-plays.ts";
import { briefGame, by, points, snap } from "../../fixtures/game-rows.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";

const pass = snap("CHI", ["4", 300], {
  type: "Pass",
  yardsGained: 20,
  credits: [
    ...by("CHI", "passer", { passingAttempts: 1, passingCompletions: 1, passingYards: 20, passingTouchdowns: 1 }),
    ...by("CHI", "catcher", { receptions: 1, receivingYards: 20, receivingTouchdowns: 1 }),
  ],
});
/** A punt that was blocked and carried in: a touchdown on special teams. */
const blocked = snap("MIN", ["2", 500], {
  type: "Punt",
  isBlocked: true,
  isTouchdown: true,
  isScoringPlay: 1,
  ...points("CHI", 6),
  credits: by("CHI", "returner", { blockedKickReturnTouchdowns: 1 }),
});

const told = (play: Play): string[] => playPoints(play).map(({ name, shown }) => `${name} ${shown}`);

describe("the points of a play", () => {
  it("are of the play alone under PPR, the most first, of at most two players", () => {
    expect(told(pass)).toEqual(["CHI catcher +9.0", "CHI passer +4.8"]);
  });

  it("count a blocked kick carried in, and a lost ball", () => {
    expect(told(blocked)).toEqual(["CHI returner +6.0"]);
    const thrown = { ...pass, credits: by("CHI", "passer", { passingAttempts: 1, passingInterceptions: 1 }) };
    expect(told(thrown)).toEqual(["CHI passer −2.0"]);
  });

  it("are told to the hundredth where they have hundredths", () => {
    const short = { ...pass, credits: by("CHI", "passer", { passingAttempts: 1, passingYards: 1 }) };
    expect(told(short)).toEqual(["CHI passer +0.04"]);
    expect(told({ ...short, credits: by("CHI", "passer", { passingAttempts: 1, passingYards: -1 }) })).toEqual([
      "CHI passer −0.04",
    ]);
    expect(told({ ...short, credits: by("CHI", "passer", { passingAttempts: 1 }) })).toEqual([]);
  });

  it("are the same on a page's row and in the picture of every play", () => {
    const { game, allPlays, provider } = briefGame([pass, blocked]);
    const rows = pagePlays(allPlays, game, null, []);
    expect(rows.map((row) => row.points)).toEqual([
      [
        ["{CHI }catcher", "+9.0"],
        ["{CHI }passer", "+4.8"],
      ],
      [["{CHI }returner", "+6.0"]],
    ]);
    for (const { playId, points: shown } of rows)
      expect(playShareCard({ game, allPlays, provider }, playId)?.points).toEqual(
        shown.map(([name, worth]) => ({ name: name.replace(/{.*}/, ""), points: worth })),
      );
  });

  it("are those of the line that the play alone makes", () => {
    for (const play of simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI" }).allPlays) {
      const lines = new Map<string, FoldedLine>();
      foldCredits(lines, play);
      for (const line of lines.values()) expect(sourcePprPoints(line)).toBe(sourcePoints(line).fantasyPointsPPR);
    }
  });
});
