import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { gameLines } from "../../../domain/scoring/game-lines.ts";
import { foldLedger } from "../../../domain/scoring/ledger.ts";
import { lineScorer } from "../../../domain/scoring/line-scorer.ts";
import { officialCounts } from "../../../domain/scoring/official-counts.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import { type ScoredOwner, scoredOwners } from "../../../domain/scoring/scored-owners.ts";
import { SCORED_KEYS } from "../../../domain/scoring/scored-keys.ts";
import { scoreLine, type Scoring } from "../../../domain/scoring/scoring.ts";
import { parseScoring, scoringOf } from "../../../domain/scoring/scoring-address.ts";
import { seasonLines, seasonPoints } from "../../../domain/scoring/season-lines.ts";
import { HAS_SAMPLE_DATA } from "../../fixtures/sample-data.ts";
import { sampleLeague } from "../../fixtures/sample-league.ts";
import { sampleSnapshots } from "../../fixtures/sample-season.ts";
import { finishedGame, simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const GAMES = [2, 3, 4].map((week) =>
  snapshotOf(finishedGame(simulatedGame({ week, awayTeam: "DET", homeTeam: week === 3 ? "KC" : "GB" }))),
);
const COUNTED = GAMES.map(gameLines);

/** Rules as leagues write them, ranges and steps among them: any keys, with up to three digits behind the point. */
const anyRules = fc
  .dictionary(
    fc.constantFrom(...SCORED_KEYS.map(({ key }) => key)),
    fc.integer({ min: -9999, max: 9999 }).map((points) => points / 1000),
  )
  .map((changes) => scoringOf({ preset: "own", changes }));

const OWNERS = new WeakMap<GameSnapshot, ScoredOwner[]>();

function ownersOf(game: GameSnapshot): ScoredOwner[] {
  const owners = OWNERS.get(game) ?? scoredOwners(game);
  OWNERS.set(game, owners);
  return owners;
}

/** What the ledgers of games add up to, in hundredths, by owner. */
function ledgerSums(games: readonly GameSnapshot[], scoring: Scoring): Map<string, number> {
  const sums = new Map<string, number>();
  for (const game of games) {
    for (const owner of ownersOf(game)) {
      const { total } = foldLedger(owner.plays, owner, scoring, officialCounts(game.differences, owner.id));
      sums.set(owner.id, (sums.get(owner.id) ?? 0) + Math.round(total * 100));
    }
  }
  return sums;
}

function pointsInHundredths(games: readonly GameSnapshot[], scoring: Scoring): Map<string, number> {
  const score = lineScorer(scoring);
  const points = seasonPoints(games.map(gameLines), ({ lines }) => lines.map(score));
  return new Map([...points].map(([id, sum]) => [id, Math.round(sum * 100)]));
}

describe("points of a season", () => {
  it("are what the owner's ledgers add up to, to the hundredth, whatever the rules", () => {
    fc.assert(
      fc.property(anyRules, (scoring) => {
        expect(pointsInHundredths(GAMES, scoring)).toEqual(ledgerSums(GAMES, scoring));
      }),
      { numRuns: 25 },
    );
  });

  it.each(["standard", "idp", "espn", "yahoo", "first-downs*bonus_rec_yd_100*3*pass_yd*0.03333"])(
    "hold corrections and official statistics in them, in every sample game: %s",
    (text) => {
      const asked = parseScoring(text);
      expect(asked).not.toBeNull();
      if (asked === null) return;
      const games = sampleLeague().games.map((game) => snapshotOf(game));
      expect(pointsInHundredths(games, scoringOf(asked))).toEqual(ledgerSums(games, scoringOf(asked)));
    },
  );

  it.skipIf(!HAS_SAMPLE_DATA)(
    "are what the ledgers of all games of 2024 add up to (skipped without the sample data of ../shared)",
    async () => {
      const games = await sampleSnapshots();
      expect(games).toHaveLength(285);
      for (const scoring of [PRESETS.idp, PRESETS.espn]) {
        const sums = pointsInHundredths(games, scoring);
        expect(sums.size).toBeGreaterThan(1_800);
        expect(sums).toEqual(ledgerSums(games, scoring));
      }
    },
    180_000,
  );
});

describe("a line scorer", () => {
  it("gives every line the same points as scoring it alone", () => {
    fc.assert(
      fc.property(anyRules, fc.constantFrom(...COUNTED.flatMap(({ lines }) => lines)), (scoring, line) => {
        expect(lineScorer(scoring)(line)).toBe(scoreLine(line.counts, line, scoring));
      }),
    );
  });

  it("gives a defense that has allowed nothing what it begins with, and nobody else", () => {
    const score = lineScorer(PRESETS.standard);
    expect(score({ role: "defense", position: null, counts: {} })).toBe(10);
    expect(score({ role: "player", position: "RB", counts: {} })).toBe(0);
  });
});

describe("lines of a season", () => {
  it("are the sums of an owner's games, with the longest of the longest field goals", () => {
    const sums = seasonLines(COUNTED);
    expect(new Set(sums.map(({ id }) => id)).size).toBe(sums.length);
    for (const sum of sums) {
      const own = COUNTED.flatMap(({ lines }) => lines.filter(({ id }) => id === sum.id));
      expect(sum.games).toBe(own.length);
      expect(sum.longest).toBe(Math.max(...own.map(({ longest }) => longest)));
      expect(sum.counts.rush_yd ?? 0).toBe(own.reduce((total, { counts }) => total + (counts.rush_yd ?? 0), 0));
    }
    expect(sums.find(({ id }) => id === "DET")?.games).toBe(3);
  });

  it("are added up once for the same list of games", () => {
    expect(seasonLines(COUNTED)).toBe(seasonLines(COUNTED));
    expect(seasonLines([...COUNTED])).not.toBe(seasonLines(COUNTED));
  });

  it("have the team and the name of the latest game, and a position from wherever it is known", () => {
    const line = { id: "p-1", role: "player" as const, longest: 0, counts: { rec: 1 } };
    const at = (week: number, name: string, team: string, position: string | null) => ({
      gameKey: `2025101${week}`,
      season: 2025,
      seasonType: 1,
      week,
      provider: "demo" as const,
      lines: [{ ...line, name, team, position }],
    });
    expect(seasonLines([at(9, "Jo Doe", "GB", null), at(2, "J. Doe", "DET", "WR")])).toMatchObject([
      { name: "Jo Doe", team: "GB", position: "WR", games: 2, counts: { rec: 2 } },
    ]);
  });
});
