import { indexFacts } from "../../../domain/facts/index-facts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportGame, type GameExport } from "../../../domain/export/export-game.ts";
import { exportMarkdown } from "../../../domain/export/export-markdown.ts";
import type { ExportTable } from "../../../domain/export/export-table.ts";
import { withFantasyPoints } from "../../../domain/fold/fantasy-points.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { arbitraryGame } from "../../fixtures/arbitrary-game.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const NOW = "2025-09-09T12:00:00.000Z";
const SMALL = snapshotOf(smallGame());

/** The rows of a table as objects again. */
function rowsOf({ columns, rows }: ExportTable): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
}

/** What went over the wire. */
function parsed(snapshot: GameSnapshot): GameExport {
  return JSON.parse(JSON.stringify(exportGame(snapshot, indexFacts(snapshot, null), NOW, null))) as GameExport;
}

describe("the JSON form", () => {
  it("S2.route.8 holds every play, every credit and every line, field by field", () => {
    fc.assert(
      fc.property(arbitraryGame, (game) => {
        const snapshot = snapshotOf(game);
        const back = parsed(snapshot);
        const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
        const credits = rowsOf(back.credits);
        const plays = rowsOf(back.plays).map(({ awayScore: _away, homeScore: _home, ...play }) => ({
          ...play,
          credits: credits
            .filter(({ playId }) => playId === play["playId"])
            .map(({ playerId, stat, amount }) => ({ playerId, stat, amount })),
        }));
        expect(plays).toEqual(
          json(
            game.allPlays.map((play) => ({
              ...play,
              credits: play.credits.map(({ playerId, stat, amount }) => ({ playerId, stat, amount })),
            })),
          ),
        );
        expect(rowsOf(back.playerGameStats)).toEqual(json(game.playerGameStats.map(withFantasyPoints)));
        expect(rowsOf(back.playerProjections)).toEqual(json(game.playerProjections.map(withFantasyPoints)));
        expect(back.game).toEqual(json(game.game));
        expect(back.differences).toEqual(json(game.differences));
        expect(Object.keys(back.people).toSorted()).toEqual(
          [...new Set(game.allPlays.flatMap((play) => play.credits.map(({ playerId }) => playerId)))].toSorted(),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("explains every field that it holds", () => {
    const { legend, game, plays, playerGameStats } = parsed(SMALL);
    expect(Object.keys(legend.game).toSorted()).toEqual(Object.keys(game).toSorted());
    expect(Object.keys(legend.plays)).toEqual(plays.columns);
    expect(Object.keys(legend.players)).toEqual(playerGameStats.columns);
  });

  it("says whose data it is, of when, and on what terms", () => {
    expect(parsed(SMALL).data).toMatchObject({
      provider: "nflverse",
      license: expect.stringContaining("CC BY 4.0"),
      asOf: "2025-09-09T09:00:00Z",
      version: 3,
      exportedAt: NOW,
    });
    expect(parsed({ ...SMALL, provider: "demo" }).data.note).toMatch(/^SIMULATED/);
  });

  it("says of a free trial's figures that they are altered, in both forms", () => {
    const [first, ...rest] = smallGame().allPlays;
    if (first === undefined) throw new Error("a game without plays");
    const trial = {
      ...SMALL,
      provider: "sportsdataio" as const,
      allPlays: [{ ...first, description: "Scrambled" }, ...rest],
    };
    expect(parsed(trial).data.note).toMatch(/^NOT REAL FIGURES/);
    expect(exportMarkdown(trial, indexFacts(trial, null), NOW, null)).toContain("- Note: NOT REAL FIGURES");
    expect(parsed(SMALL).data.note).not.toContain("NOT TRUE");
  });

  it("has the score after each play: after the last one it is the final score", () => {
    const last = rowsOf(parsed(SMALL).plays).at(-1);
    expect([last?.["awayScore"], last?.["homeScore"]]).toEqual([11, 7]);
    expect(parsed(SMALL).quarters.away).toEqual([0, 3, 0, 8, 11]);
  });

  it("has the facts that recaps and answers cite, each with plays of the game", () => {
    const facts = rowsOf(parsed(SMALL).facts);
    expect(facts.map(({ id }) => id)).toEqual(indexFacts(SMALL, null).facts.map(({ id }) => id));
    const plays = new Set<unknown>(SMALL.allPlays.map(({ playId }) => playId));
    const proofs = facts.flatMap(({ playIds }) => (Array.isArray(playIds) ? playIds : [null]));
    expect(proofs.length).toBeGreaterThan(10);
    expect(proofs.filter((playId) => !plays.has(playId))).toEqual([]);
  });
});
