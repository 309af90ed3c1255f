import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toHundredth } from "../../../domain/fold/fantasy-points.ts";
import { countGame, sumCounts } from "../../../domain/scoring/counting/count-game.ts";
import { foldLedger } from "../../../domain/scoring/ledger.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import { exactPoints, scoreLine } from "../../../domain/scoring/scoring.ts";
import { SCORED_KEYS } from "../../../domain/scoring/scored-keys.ts";
import { sleeperScoring } from "../../../domain/scoring/sleeper-scoring.ts";
import { finishedGame, simulatedGame } from "../../fixtures/simulated-game.ts";

const GAME = finishedGame(simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "KC" }));
const COUNTED = countGame(GAME.allPlays, GAME.game);
const OWNERS = [...COUNTED].map(([id, plays]) => ({
  id,
  plays,
  owner: {
    role: id === GAME.game.awayTeam || id === GAME.game.homeTeam ? ("defense" as const) : ("player" as const),
    position: GAME.playerGameStats.find(({ playerId }) => playerId === id)?.position ?? null,
  },
}));

/** Rules as leagues write them: any keys, with up to three digits behind the point. */
const settings = fc.dictionary(
  fc.constantFrom(...SCORED_KEYS.map(({ key }) => key)),
  fc.integer({ min: -9999, max: 9999 }).map((points) => points / 1000),
);
const anyone = fc.constantFrom(...OWNERS);

describe("points under any scoring", () => {
  it("are the ledger's entries to the hundredth, whatever the rules", () => {
    fc.assert(
      fc.property(settings, anyone, (rules, { plays, owner }) => {
        const scoring = sleeperScoring("any", rules);
        const { start, entries, total } = foldLedger(plays, owner, scoring);
        const cents = entries.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
        expect(cents + Math.round((start?.points ?? 0) * 100)).toBe(Math.round(total * 100));
        expect(total).toBe(scoreLine(sumCounts(plays), owner, scoring));
      }),
    );
  });

  it("double when every rule is doubled, and are nothing without rules", () => {
    fc.assert(
      fc.property(settings, anyone, (rules, { plays, owner }) => {
        const line = sumCounts(plays);
        const doubled = Object.fromEntries(Object.entries(rules).map(([key, points]) => [key, 2 * points]));
        const [once, twice] = [rules, doubled].map((one) => exactPoints(line, owner, sleeperScoring("any", one)));
        expect(twice).toBeCloseTo(2 * (once ?? 0), 6);
        expect(scoreLine(line, owner, sleeperScoring("none", {}))).toBe(0);
      }),
    );
  });

  it("are the sum of what each rule gives by itself", () => {
    fc.assert(
      fc.property(settings, anyone, (rules, { plays, owner }) => {
        const line = sumCounts(plays);
        const alone = Object.entries(rules).map(([key, points]) =>
          exactPoints(line, owner, sleeperScoring("one", { [key]: points })),
        );
        const together = exactPoints(line, owner, sleeperScoring("all", rules));
        expect(together).toBeCloseTo(
          alone.reduce((sum, points) => sum + points, 0),
          6,
        );
      }),
    );
  });
});

describe("the usual formats", () => {
  it("give quarterbacks, runners and receivers the points of the box score", () => {
    const differing = GAME.playerGameStats.flatMap((line) => {
      const own = COUNTED.get(line.playerId);
      const counts = own === undefined ? {} : sumCounts(own);
      // A fumble lost on a return is in the box score too; touchdowns on returns are not.
      if ((counts.st_td ?? 0) > 0 || (counts.fum_rec_td ?? 0) > 0) return [];
      const owner = { role: "player", position: line.position } as const;
      const points = [PRESETS.standard, PRESETS.ppr].map((preset) => scoreLine(counts, owner, preset));
      const shown = [line.fantasyPoints, line.fantasyPointsPPR];
      return ["QB", "RB", "WR", "TE"].includes(line.position) && String(points) !== String(shown)
        ? [`${line.playerName}: ${String(points)}, shown ${String(shown)}`]
        : [];
    });
    expect(differing).toEqual([]);
  });

  it("begin a defense with the points of a shutout, and take them back by the range", () => {
    const [away] = OWNERS.filter(({ id }) => id === GAME.game.awayTeam);
    const { start } = foldLedger([], away?.owner ?? { role: "defense", position: null }, PRESETS.ppr);
    expect(start).toMatchObject({ points: 10, after: 10 });
    const line = scoreLine({ pts_allow: 13 }, { role: "defense", position: null }, PRESETS.ppr);
    expect(line).toBe(4);
    expect(toHundredth(scoreLine({ pts_allow: 14 }, { role: "defense", position: null }, PRESETS.ppr))).toBe(1);
  });
});
