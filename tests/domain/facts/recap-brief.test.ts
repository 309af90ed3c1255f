import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldGame } from "../../../domain/fold/fold-game.ts";
import type { GameBrief } from "../../../domain/facts/game-brief.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { isTry } from "../../../domain/game/is-try.ts";
import type { Receipt } from "../../../domain/game/receipt.ts";
import { recapBrief } from "../../../domain/facts/recap-brief.ts";
import { TEAMS } from "../../../domain/game/team.ts";
import { arbitraryGame } from "../../fixtures/arbitrary-game.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const SIMULATED = Array.from({ length: 24 }, (_, index) => {
  const [away, home] = [TEAMS[(index * 7) % 32], TEAMS[(index * 7 + 5) % 32]];
  return snapshotOf(
    simulatedGame({
      week: 1 + (index % 18),
      awayTeam: away?.code ?? "MIN",
      homeTeam: home?.code ?? "CHI",
      pointSpread: (index % 15) - 7,
      overUnder: 44.5,
    }),
  );
});

function briefOf(snapshot: GameSnapshot): GameBrief {
  const brief = recapBrief(snapshot);
  if (brief === null) throw new Error(`no brief of ${snapshot.game.gameKey}`);
  return brief;
}

/** The margins (away less home) after each score with its try, counted again from the rows. */
function margins({ allPlays }: GameSnapshot): number[] {
  const found: number[] = [];
  let margin = 0;
  allPlays.forEach((play, index) => {
    margin += play.awayPoints - play.homePoints;
    const next = allPlays.slice(index + 1).find(({ type }) => type !== "Timeout" && type !== "Penalty");
    if (next === undefined || !isTry(next.type)) found.push(margin);
  });
  return found;
}

function isThere(receipt: Receipt, { allPlays, playerGameStats, playerProjections, game }: GameSnapshot): boolean {
  switch (receipt.kind) {
    case "play":
      return allPlays.some(({ playId }) => playId === receipt.playId);
    case "line": {
      const lines = receipt.source === "stats" ? playerGameStats : playerProjections;
      return lines.some((line) => line.playerId === receipt.playerId && receipt.field in line);
    }
    case "game":
      return receipt.field in game;
    case "season":
      return false;
  }
}

describe("briefs of simulated games", () => {
  test("every story has receipts that are in the snapshot, and facts without a gap", () => {
    for (const snapshot of SIMULATED) {
      const { storyLines } = briefOf(snapshot);
      for (const { kind, proof, facts, weight, team } of storyLines) {
        expect(proof.length, kind).toBeGreaterThan(0);
        expect(proof.filter((receipt) => !isThere(receipt, snapshot))).toEqual([]);
        expect(weight).toBeGreaterThan(0);
        expect(team === null || [snapshot.game.awayTeam, snapshot.game.homeTeam].includes(team)).toBe(true);
        for (const [name, value] of Object.entries(facts)) {
          expect(typeof value === "number" ? Number.isFinite(value) : value !== "", `${kind} ${name}`).toBe(true);
        }
      }
      expect(storyLines.map(({ weight }) => weight)).toEqual(
        storyLines.map(({ weight }) => weight).toSorted((a, b) => b - a),
      );
      expect(storyLines.at(-1)?.kind).toBe("result");
    }
  });

  test("a comeback is told exactly where the winner was ten or more behind, and by as much", () => {
    let comebacks = 0;
    for (const snapshot of SIMULATED) {
      const { final, storyLines } = briefOf(snapshot);
      const sign = final?.winner === snapshot.game.awayTeam ? 1 : -1;
      const deficit = final?.winner === null ? 0 : -Math.min(0, ...margins(snapshot).map((margin) => margin * sign));
      const story = storyLines.find(({ kind }) => kind === "comeback");
      expect(story?.facts["deficit"] ?? 0).toBe(deficit >= 10 ? deficit : 0);
      comebacks += story === undefined ? 0 : 1;
    }
    expect(comebacks).toBeGreaterThan(0);
  });

  test("lead changes, and winners who never trailed, are those of the score", () => {
    for (const snapshot of SIMULATED) {
      const { final, storyLines } = briefOf(snapshot);
      const signs = margins(snapshot)
        .map(Math.sign)
        .filter((sign) => sign !== 0);
      const changes = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
      const story = storyLines.find(({ kind }) => kind === "backAndForth");
      expect(story?.facts["leadChanges"] ?? 0).toBe(changes >= 4 ? changes : 0);
      const winnerSign = final?.winner === snapshot.game.awayTeam ? 1 : -1;
      const hasTrailed = signs.includes(-winnerSign);
      const neverTrailed = storyLines.some(({ kind }) => kind === "neverTrailed");
      expect(neverTrailed).toBe(final?.winner !== null && !hasTrailed);
    }
  });

  test("the scores end at the final score, and their points add up to it", () => {
    for (const snapshot of SIMULATED) {
      const { scores, final } = briefOf(snapshot);
      expect([scores.at(-1)?.awayScore ?? 0, scores.at(-1)?.homeScore ?? 0]).toEqual([
        final?.awayScore,
        final?.homeScore,
      ]);
      expect(scores.reduce((sum, { points }) => sum + points, 0)).toBe(final?.total);
    }
  });

  test("the comparison is what the credits of the plays add up to", () => {
    for (const snapshot of SIMULATED) {
      const { comparison } = briefOf(snapshot);
      const credits = snapshot.allPlays.flatMap((play) => play.credits);
      const total = (team: string, stat: string) =>
        credits.filter((one) => one.team === team && one.stat === stat).reduce((sum, { amount }) => sum + amount, 0);
      const { awayTeam, homeTeam } = snapshot.game;
      for (const [side, team, other] of [
        ["away", awayTeam, homeTeam],
        ["home", homeTeam, awayTeam],
      ] as const) {
        const figure = (label: string) => comparison.find((row) => row.label === label)?.[side].made;
        expect(figure("rushing yards")).toBe(total(team, "rushingYards"));
        expect(figure("passing yards")).toBe(total(team, "passingYards") - total(team, "sackYardsLost"));
        expect(figure("total yards")).toBe((figure("rushing yards") ?? 0) + (figure("passing yards") ?? 0));
        expect(figure("turnovers")).toBe(
          total(team, "passingInterceptions") + total(team, "fumblesLost") + total(team, "returnFumblesLost"),
        );
        expect(figure("sacks")).toBe(total(other, "sacksTaken"));
      }
    }
  });

  test("a walk-off is the last row that scores, a late score in the last two minutes, overtime in an overtime game", () => {
    for (const snapshot of SIMULATED) {
      const { storyLines, final } = briefOf(snapshot);
      const last = snapshot.allPlays.findLast((play) => play.awayPoints + play.homePoints > 0 && !isTry(play.type));
      for (const { kind, proof, facts } of storyLines) {
        if (kind === "walkOff") expect(proof[0]).toEqual({ kind: "play", playId: last?.playId });
        if (kind === "lateLead") expect(String(facts["clock"]) <= "2:00").toBe(true);
      }
      expect(storyLines.some(({ kind }) => kind === "overtime")).toBe(final?.isOvertime);
    }
  });

  test("is the same every time, and leaves the snapshot alone", () => {
    for (const snapshot of SIMULATED.slice(0, 4)) {
      const before = JSON.stringify(snapshot);
      expect(recapBrief(snapshot)).toEqual(recapBrief(snapshot));
      expect(JSON.stringify(snapshot)).toBe(before);
    }
  });
});

test("any rows a source could send give a brief whose receipts are there", () => {
  fc.assert(
    fc.property(arbitraryGame, (given) => {
      const fold = foldGame(
        given.allPlays.toSorted((a, b) => a.sequence - b.sequence),
        given.game,
      );
      const { awayScore, homeScore, isOvertime } = fold;
      const snapshot = snapshotOf({
        ...given,
        game: { ...given.game, status: "Final", awayScore, homeScore, isOvertime },
      });
      for (const { proof, facts, kind } of briefOf(snapshot).storyLines) {
        expect(
          proof.filter((receipt) => !isThere(receipt, snapshot)),
          kind,
        ).toEqual([]);
        for (const value of Object.values(facts)) expect(value ?? "missing").not.toBe("missing");
      }
    }),
    { numRuns: 60 },
  );
});
