import { describe, expect, it } from "vitest";
import type { GameBrief } from "../../domain/brief/game-brief.ts";
import { previewBrief } from "../../domain/brief/preview-brief.ts";
import { writePreview } from "../../domain/writer/write-preview.ts";
import { bareGame, type BareGame } from "../fixtures/bare-game.ts";
import { projections, simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { textFaults } from "../fixtures/text-faults.ts";

function briefOf(given: Partial<BareGame> = {}, weeks: readonly number[] = []): GameBrief {
  const game = bareGame({ week: 6, awayTeam: "BAL", homeTeam: "KC", dateTime: "2025-10-12T17:00:00Z", ...given });
  const lastGames = weeks.flatMap((week) =>
    ["KC", "BAL"].map((homeTeam, index) => {
      const dateTime = `2025-09-${String(week * 7).padStart(2, "0")}T17:00:00Z`;
      return simulatedGame({ week, homeTeam, awayTeam: index === 0 ? "DEN" : "CLE", dateTime }).game;
    }),
  );
  const isKnown = given.pointSpread !== undefined;
  const brief = previewBrief(snapshotOf({ ...game, playerProjections: isKnown ? projections(game.game) : [] }), {
    lastGames,
  });
  if (brief === null) throw new Error("no preview of a game to come");
  return brief;
}

const LINE = { pointSpread: -2.5, overUnder: 46.5, stadiumName: "Arrowhead Stadium", stadiumCity: "Kansas City" };

describe("a preview", () => {
  it("tells the line, the form and what is projected", () => {
    const { headline, markdown } = writePreview(briefOf(LINE, [1, 2, 3]));
    expect(textFaults(markdown)).toEqual([]);
    expect(headline.length).toBeLessThanOrEqual(80);
    expect(markdown).toMatch(/2\.5/);
    expect(markdown).toMatch(/46\.5/);
    expect(markdown).toMatch(/over their last three games/);
    expect(markdown).toMatch(/is projected for [\d.]+ passing yards/);
    expect(markdown).toMatch(/PPR points/);
  });

  it("names no team that is not playing", () => {
    expect(writePreview(briefOf(LINE, [1, 2, 3])).markdown).not.toMatch(/Broncos|Browns|Denver|Cleveland/);
  });

  it("is short and true where nothing is known but who plays", () => {
    const { headline, markdown } = writePreview(briefOf());
    expect(markdown).toMatch(/Ravens/);
    expect(markdown).toMatch(/Chiefs/);
    expect(markdown).not.toMatch(/\d(?<!49)|##/);
    expect(headline).toMatch(/Ravens|Chiefs/);
  });

  it("is the same for the same brief, and gives no betting advice", () => {
    const brief = briefOf(LINE, [1, 2]);
    expect(writePreview(brief)).toEqual(writePreview(brief));
    expect(writePreview(brief).markdown).not.toMatch(/\b(?:bet|pick|take|wager|lock)\b/i);
  });
});
