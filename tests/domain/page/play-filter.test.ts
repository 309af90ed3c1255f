import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isImportant } from "../../../domain/plays/flow-rules.ts";
import { groupPlays } from "../../../domain/shape/group-plays.ts";
import { countLine, defaultOrder, matchesFilter, PLAY_FILTERS, showsScore } from "../../../domain/page/play-filter.ts";
import type { PagePlay } from "../../../domain/game/page-play.ts";
import { QUARTER_NAMES } from "../../../domain/game/play.ts";
import { showPlays } from "../../../domain/page/show-plays.ts";
import type { PlayFilter, PlayOrder } from "../../../domain/page/game-view.ts";
import { pagePlaysOf } from "../../fixtures/page-plays.ts";
import { neutralPlay } from "../../fixtures/play.ts";

const NONE = new Set<string>();

const somePlays: fc.Arbitrary<PagePlay[]> = fc
  .array(
    fc.record({
      quarterName: fc.constantFrom(...QUARTER_NAMES),
      isScoringPlay: fc.constantFrom(0 as const, 1 as const),
    }),
  )
  .map((rows) =>
    pagePlaysOf(rows.map((row, index) => neutralPlay({ ...row, playId: String(index), sequence: index + 1 }))),
  );

function filterPlays(plays: readonly PagePlay[], filter: PlayFilter, keys: ReadonlySet<string> = NONE): PagePlay[] {
  return plays.filter((play) => matchesFilter(play, filter, keys));
}

describe("the plays filter", () => {
  it("S2.plays.3 seven buttons in their order", () => {
    expect(PLAY_FILTERS.map((one) => one.label)).toEqual([
      "ALL",
      "FLOW",
      "KEY",
      "SCORING",
      "Q1",
      "Q2",
      "Q3",
      "Q4",
      "OT",
    ]);
  });

  it("S2.plays.4 S2.plays.6 S2.plays.7 the quarters and overtime part all plays: each play is under exactly one", () => {
    fc.assert(
      fc.property(somePlays, (plays) => {
        const parts = QUARTER_NAMES.map((quarter) => filterPlays(plays, quarter));
        expect(parts.flat().toSorted((a, b) => a.sequence - b.sequence)).toEqual(plays);
        parts.forEach((part, index) =>
          expect(part.every((play) => play.quarterName === QUARTER_NAMES[index])).toBe(true),
        );
        expect(filterPlays(plays, "all")).toEqual(plays);
      }),
    );
  });

  it("S2.plays.5 S2.plays.18 FLOW shows exactly the plays that a rule marks", () => {
    fc.assert(
      fc.property(somePlays, (plays) => {
        expect(filterPlays(plays, "flow")).toEqual(plays.filter((play) => isImportant(play)));
      }),
    );
  });

  it("KEY shows the plays that it is given, SCORING every score, wherever they stand", () => {
    fc.assert(
      fc.property(somePlays, fc.array(fc.nat(20)), (plays, chosen) => {
        const keys = new Set(chosen.map(String));
        expect(filterPlays(plays, "key", keys)).toEqual(plays.filter(({ playId }) => keys.has(playId)));
        const scores = plays.filter(({ isScoringPlay }) => isScoringPlay === 1);
        expect(filterPlays(plays, "scoring")).toEqual(scores);
        for (const { filter } of PLAY_FILTERS.filter((one) => one.filter !== "key")) {
          const shown = new Set(filterPlays(plays, filter));
          for (const score of scores) expect(showsScore(filter, score.quarterName)).toBe(shown.has(score));
        }
      }),
    );
  });

  it.each([
    ["S2.plays.12", "all", "Showing 180 of 180 plays", 180],
    ["S2.plays.9", "flow", "Showing 80 of 180 plays (important plays only)", 80],
    ["S2.plays.10", "2", "Showing 41 of 180 plays (Quarter 2)", 41],
    ["KEY", "key", "Showing 15 of 180 plays (scores and big swings)", 15],
    ["SCORING", "scoring", "Showing 8 of 180 plays (scoring plays)", 8],
    ["S2.plays.11 S2.plays.13", "OT", "Showing 0 of 180 plays (Overtime)", 0],
  ] as const)("%s S2.plays.8 the count line under %s", (_id, filter, line, shown) => {
    expect(countLine(shown, 180, filter)).toBe(line);
  });

  it("O.3 one play is counted in the same words", () => {
    expect(countLine(1, 1, "all")).toBe("Showing 1 of 1 plays");
  });

  it("S2.plays.14 newest first while in progress, halftime included", () => {
    expect(defaultOrder({ status: "InProgress", isInProgress: true })).toBe("newest");
    expect(defaultOrder({ status: "Halftime", isInProgress: false })).toBe("newest");
  });

  it("S2.plays.15 in game order otherwise", () => {
    for (const status of ["Scheduled", "Final", "F/OT", "Suspended"]) {
      expect(defaultOrder({ status, isInProgress: false })).toBe("oldest");
    }
  });

  it("S2.plays.16 turning the order round turns quarters, drives and plays, under every filter", () => {
    const game = { awayTeam: "MIN", homeTeam: "CHI", status: "Final" };
    const anyPlays = fc
      .array(
        fc.record({ team: fc.constantFrom("MIN", "CHI"), isScoringPlay: fc.constantFrom(0 as const, 1 as const) }),
        {
          minLength: 12,
          maxLength: 40,
        },
      )
      .map((rows) =>
        rows.map((row, index) =>
          neutralPlay({
            ...row,
            opponent: row.team === "MIN" ? "CHI" : "MIN",
            playId: String(index),
            sequence: index + 1,
            quarterName: QUARTER_NAMES[Math.floor((index * QUARTER_NAMES.length) / rows.length)] ?? "1",
          }),
        ),
      );
    fc.assert(
      fc.property(anyPlays, (given) => {
        const plays = pagePlaysOf(given);
        const keys = new Set(["1", "5"]);
        const groups = groupPlays(plays, game);
        for (const { filter } of PLAY_FILTERS) {
          const shown = (order: PlayOrder) =>
            showPlays(groups, filter, order, keys).flatMap(({ drives }) =>
              drives.flatMap(({ items }) =>
                items.flatMap((item) =>
                  (item.kind === "play" ? [item.row] : item.rows).map(({ play }) => play.sequence),
                ),
              ),
            );
          const inOrder = (filter === "flow" ? plays : filterPlays(plays, filter, keys)).map(
            ({ sequence }) => sequence,
          );
          expect(shown("oldest")).toEqual(inOrder);
          expect(shown("newest")).toEqual(inOrder.toReversed());
        }
      }),
    );
  });

  it("S2.plays.16 O.21 the orders are each other's reverse and follow the sequence", () => {
    const plays = [3, 1, 2].map((sequence) => neutralPlay({ sequence, quarterName: "OT" }));
    const groups = groupPlays(pagePlaysOf(plays), { awayTeam: "MIN", homeTeam: "CHI", status: "Final" });
    const shown = (order: PlayOrder) =>
      showPlays(groups, "all", order, NONE)
        .flatMap((quarter) => quarter.drives.flatMap((drive) => drive.items))
        .flatMap((item) => (item.kind === "play" ? [item.row.play.sequence] : []));
    expect(shown("oldest")).toEqual([1, 2, 3]);
    expect(shown("newest")).toEqual([3, 2, 1]);
    expect(plays.map((play) => play.sequence)).toEqual([3, 1, 2]);
  });
});
