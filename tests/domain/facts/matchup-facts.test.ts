import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import { withFantasyPoints } from "../../../domain/fold/fantasy-points.ts";
import { writePreview } from "../../../domain/tell/preview/write-preview.ts";
import { seasonOf } from "../../fixtures/season-of.ts";
import { beforeKickoff } from "../../fixtures/simulated-snapshot.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const EARLIER = [1, 2, 3, 4, 5].map((week) =>
  snapshotOf(
    simulatedGame({
      week,
      awayTeam: "MIN",
      homeTeam: "CHI",
      dateTime: `2025-09-${String(5 * week).padStart(2, "0")}T17:00:00Z`,
    }),
  ),
);
const COMING = snapshotOf(
  beforeKickoff(simulatedGame({ week: 6, awayTeam: "CHI", homeTeam: "MIN", dateTime: "2025-10-12T17:00:00Z" })),
);
const SEASON = seasonOf(EARLIER)(COMING);
const INDEX = indexFacts(COMING, SEASON);

describe("a coming game's matchups", () => {
  it.each(["QB", "RB", "WR", "TE"])(
    "hold what each defense has allowed to the position of %s, on average",
    (position) => {
      const sums = EARLIER.map(({ playerGameStats }) =>
        playerGameStats
          .filter((line) => line.team === "CHI" && line.position === position)
          .map((line) => withFantasyPoints(line).fantasyPointsPPR ?? 0)
          .reduce((a, b) => a + b, 0),
      );
      const fact = INDEX.byId(`allowed:MIN:${position}`);
      expect(fact?.values.pprPoints).toBeCloseTo(sums.reduce((a, b) => a + b, 0) / 5, 2);
      expect(fact?.values.games).toBe(5);
      expect(fact?.receipts).toMatchObject([
        { kind: "season", words: expect.stringMatching(/^MIN, PPR points allowed to /) },
      ]);
    },
  );

  it("hold whose targets or carries have changed lately, with both means", () => {
    const trends = INDEX.facts.filter(({ id }) => id.startsWith("trend:"));
    expect(trends.length).toBeGreaterThan(0);
    for (const { id, roles, values } of trends) {
      const figure = id.endsWith(":targets") ? "receivingTargets" : "rushingAttempts";
      const own = EARLIER.map(({ playerGameStats }) => playerGameStats.find((line) => line.playerId === roles.player));
      const figures = own.map((line) => line?.[figure] ?? Number.NaN).toReversed();
      const lately = (figures.slice(0, 3).reduce((a, b) => a + b, 0) / 3).toFixed(1);
      const before = (figures.slice(3).reduce((a, b) => a + b, 0) / 2).toFixed(1);
      expect([(values.targets ?? values.carries)?.toFixed(1), values.mean?.toFixed(1)]).toEqual([lately, before]);
    }
  });

  it("stand in the preview, and are unknown without a season and once the game has begun", () => {
    const text = writePreview(INDEX)?.markdown ?? "";
    expect(text).toMatch(/over his last three|last three games/);
    expect(indexFacts(COMING, null).facts.filter(({ id }) => /^(?:allowed|trend):/.test(id))).toEqual([]);
    const [played] = EARLIER;
    if (played === undefined) throw new Error("there are earlier games");
    expect(indexFacts(played, SEASON).facts.filter(({ id }) => /^(?:allowed|trend):/.test(id))).toEqual([]);
  });

  it("bring everybody in with his team and position once", () => {
    const text = writePreview(INDEX)?.markdown ?? "";
    const named = COMING.playerProjections.filter(({ playerName }) => text.includes(playerName));
    expect(named.length).toBeGreaterThan(1);
    const [BEARS, VIKINGS] = ["Bears", "Vikings"];
    const trades: Record<string, string> = {
      QB: "quarterback",
      RB: "running back",
      WR: "wide receiver",
      TE: "tight end",
    };
    for (const { playerName, team, position } of named) {
      const nick = team === "CHI" ? BEARS : VIKINGS;
      const [before = "", ...after] = text.split(`${trades[position] ?? ""} ${playerName}`);
      expect(after, `${position} ${playerName} in ${text}`).toHaveLength(1);
      expect(before.endsWith(`${nick} `) || /^(?: \([\d.]+\))? leads? the/.test(after[0] ?? ""), text).toBe(true);
    }
  });

  it("name a defense beside a projection only where it points the same way", () => {
    const said = Array.from({ length: 12 }, (_, at) => at).flatMap((at) => {
      const playerProjections = COMING.playerProjections.map((line, nth) => {
        const { fantasyPointsPPR: points } = withFantasyPoints(line);
        const scale = [0.5, 1.6, 1, 0.7, 1.3][(nth * 7 + at) % 5] ?? 1;
        return { ...line, fantasyPointsPPR: (points ?? 0) * scale };
      });
      const index = indexFacts({ ...COMING, playerProjections }, SEASON);
      const clauses = writePreview(index)?.clauses ?? [];
      return clauses.flatMap(({ ids }, nth) => {
        const allowed = index.byId(ids.find((id) => id.startsWith("allowed:")) ?? "");
        const projection = index.byId(clauses[nth - 1]?.ids.find((id) => id.startsWith("pj:")) ?? "");
        if (allowed === null || projection === null) return [];
        return [
          ["aboveMean", "belowMean"].map((mark) =>
            [allowed, projection].map(({ marks }) => marks.some((one) => one === mark)),
          ),
        ];
      });
    });
    expect(said.length).toBeGreaterThan(2);
    for (const sides of said) for (const [allowed, projection] of sides) expect(allowed).toBe(projection);
  });

  it("hold two who are projected for as much as tied", () => {
    const [first] = COMING.playerProjections.toSorted(
      (a, b) => (withFantasyPoints(b).fantasyPointsPPR ?? 0) - (withFantasyPoints(a).fantasyPointsPPR ?? 0),
    );
    const other = COMING.playerProjections.find(({ team, position }) => team !== first?.team && position === "WR");
    const tied = {
      ...COMING,
      playerProjections: COMING.playerProjections.map((line) =>
        line.playerId === first?.playerId || line === other
          ? { ...line, fantasyPointsPPR: 60.02, fantasyPoints: 50 }
          : line,
      ),
    };
    expect(writePreview(indexFacts(tied, SEASON))?.markdown).toMatch(/ and .*, each projected for 60 PPR points\./);
  });

  it("are told in words that stand in a sentence", () => {
    const fact = INDEX.byId("allowed:MIN:RB");
    expect(fact === null ? "" : wordsOf(fact, INDEX)).toMatch(
      /^the Vikings have allowed an average of [\d.]+ PPR points to running backs in five games$/,
    );
  });
});

describe("a projection beside his average", () => {
  it("says a difference that is the one of the two figures beside it", () => {
    const said = INDEX.ofKind("projection").flatMap((fact) => {
      const found = / for (\S+) PPR points, (\S+) (above|below) his average of (\S+)$/.exec(wordsOf(fact, INDEX));
      if (found === null) return [];
      const [, points, gap, side, mean] = found;
      return [[Number(points) - Number(mean), Number(gap) * (side === "above" ? 1 : -1)]];
    });
    expect(said.length).toBeGreaterThan(5);
    expect(said.map(([of]) => of?.toFixed(1))).toEqual(said.map(([, gap]) => gap?.toFixed(1)));
  });
});
