import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectPoints } from "../../../domain/projections/expect-points.ts";
import type { Matchup } from "../../../domain/projections/matchup.ts";
import type { HistoryGame, PlayerHistory } from "../../../domain/projections/player-history.ts";
import { projectInGame } from "../../../domain/projections/project-in-game.ts";
import { projectPlayer } from "../../../domain/projections/project-player.ts";
import { CHANCE_POSITIONS } from "../../../domain/projections/projected-position.ts";
import { remainingShare } from "../../../domain/projections/remaining-share.ts";
import { type Volume, VOLUMES } from "../../../domain/projections/volume-rates.ts";
import type { Counts } from "../../../domain/scoring/counting/count.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import type { Owner } from "../../../domain/scoring/scoring-item.ts";

const matchups: fc.Arbitrary<Matchup> = fc.record({
  place: fc.constantFrom("home", "neutral", "away"),
  implied: fc.double({ min: 10, max: 35, noNaN: true }),
  opposing: fc.double({ min: 10, max: 35, noNaN: true }),
  allowed: fc
    .double({ min: 0.8, max: 1.2, noNaN: true })
    .map((ratio) => ({ QB: ratio, RB: ratio, WR: ratio, TE: ratio })),
  defense: fc
    .double({ min: 0.8, max: 1.2, noNaN: true })
    .map((ratio) => ({ sacksMade: ratio, sacksTaken: ratio, interceptionsMade: ratio, interceptionsThrown: ratio })),
});

const histories: fc.Arbitrary<PlayerHistory> = fc
  .record({
    position: fc.constantFrom(...CHANCE_POSITIONS),
    games: fc.array(
      fc.record({
        isThisSeason: fc.boolean(),
        volume: fc.integer({ min: 0, max: 45 }),
        yards: fc.integer({ min: -5, max: 200 }),
        touchdowns: fc.integer({ min: 0, max: 4 }),
        implied: fc.double({ min: 12, max: 33, noNaN: true }),
        favoredBy: fc.double({ min: -14, max: 14, noNaN: true }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ position, games }) => ({
    position,
    games: games.map(({ volume, yards, touchdowns, ...rest }): HistoryGame => {
      const own = position === "QB" ? "pass" : position === "RB" ? "rush" : "rec";
      const counts: Counts = {
        [own === "rec" ? "rec_tgt" : `${own}_att`]: volume,
        [`${own}_yd`]: yards,
        [`${own}_td`]: Math.min(volume, touchdowns),
      };
      return { ...rest, counts };
    }),
  }));

function ownerOf({ position }: PlayerHistory): Owner {
  return { role: "player", position };
}

function more(history: PlayerHistory, volume: Volume): PlayerHistory {
  return {
    ...history,
    games: history.games.map((game) => ({
      ...game,
      counts: { ...game.counts, [volume]: (game.counts[volume] ?? 0) + 3 },
    })),
  };
}

describe("every projection", () => {
  it("has more chances for somebody who had more, and never fewer than none", () => {
    fc.assert(
      fc.property(histories, matchups, (history, matchup) => {
        const line = projectPlayer(history, matchup) ?? {};
        for (const volume of VOLUMES) {
          const raised = projectPlayer(more(history, volume), matchup) ?? {};
          if (line[volume] === undefined) continue;
          expect(line[volume]).toBeGreaterThan(0);
          expect(raised[volume]).toBeGreaterThan(line[volume]);
        }
      }),
    );
  });

  it("has its range around its mean under every format", () => {
    fc.assert(
      fc.property(histories, matchups, fc.constantFrom(...Object.values(PRESETS)), (history, matchup, scoring) => {
        const line = projectPlayer(history, matchup) ?? {};
        const { low, mean, high, deviation } = expectPoints(line, ownerOf(history), scoring);
        expect(low).toBeLessThan(mean);
        expect(mean).toBeLessThan(high);
        expect(deviation).toBeGreaterThan(0);
      }),
    );
  });

  it("is the projection before the game at kickoff, and what was done at the end", () => {
    fc.assert(
      fc.property(histories, matchups, fc.integer({ min: 1, max: 99 }), (history, matchup, chance) => {
        const line = projectPlayer(history, matchup) ?? {};
        const before = { chanceBefore: chance, chanceNow: chance };
        const kickoff = projectInGame({}, line, { ...before, time: { quarter: 1, secondsLeft: 900 } });
        expect(Object.keys(kickoff)).toEqual(Object.keys(line));
        for (const [stat, amount] of Object.entries(line))
          expect(kickoff).toHaveProperty(stat, expect.closeTo(amount ?? Number.NaN, 9));
        const done: Counts = { rec: 4, rec_yd: 51 };
        expect(projectInGame(done, line, { ...before, time: null })).toEqual(done);
        const last = projectInGame(done, line, { ...before, time: { quarter: 4, secondsLeft: 0 } });
        const points = expectPoints(last, ownerOf(history), PRESETS.ppr, done);
        expect(points.mean).toBeCloseTo(9.1, 9);
        expect(points.high - points.low).toBeCloseTo(0, 6);
      }),
    );
  });

  it("has less to come the later it is", () => {
    const times = fc.record({ quarter: fc.integer({ min: 1, max: 4 }), secondsLeft: fc.integer({ min: 1, max: 900 }) });
    fc.assert(
      fc.property(times, fc.constantFrom("receiving", "passing", "rushing", "kicking"), (time, kind) => {
        const share = remainingShare(kind, time);
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(remainingShare(kind, { ...time, secondsLeft: time.secondsLeft - 1 })).toBeLessThan(share);
      }),
    );
  });
});
