import { describe, expect, it } from "vitest";

import { averageOf, logColumns, logFigure, totalOf } from "../../../domain/players/player-log.ts";
import { playerLine } from "../../fixtures/player-line.ts";

describe("season log", () => {
  it("S2.route.10 shows the figures of the position, fantasy points first", () => {
    const groups = (position: string) => [...new Set(logColumns(position, []).map(({ group }) => group))];
    expect(groups("QB")).toEqual(["Fantasy", "Passing", "Rushing"]);
    expect(groups("FB")).toEqual(["Fantasy", "Rushing", "Receiving"]);
    expect(groups("TE")).toEqual(["Fantasy", "Receiving", "Rushing"]);
  });

  it("shows of a position that is not scored only what it did", () => {
    const groups = (position: string, line: Parameters<typeof playerLine>[0]) => [
      ...new Set(
        logColumns(position, [playerLine({ position, rushingAttempts: 0 }), playerLine(line)]).map(
          ({ group }) => group,
        ),
      ),
    ];
    expect(groups("K", {})).toEqual(["Fantasy"]);
    expect(groups("P", { passingAttempts: 1 })).toEqual(["Fantasy", "Passing"]);
    expect(groups("OT", { receivingTouchdowns: 1, rushingYards: -2 })).toEqual(["Fantasy", "Rushing", "Receiving"]);
  });

  it("writes points with a decimal, counts without one, and nothing for what is unknown", () => {
    expect(logFigure(12, "fantasyPointsPPR")).toBe("12.0");
    expect(logFigure(1204, "passingYards")).toBe("1,204");
    expect(logFigure(61.52, "receivingYards")).toBe("61.5");
    expect(logFigure(null, "fantasyPoints")).toBe("-");
  });

  it("adds up and averages what is known, and invents nothing", () => {
    expect(totalOf([4, null, 7])).toBe(11);
    expect(averageOf([4, null, 7])).toBe(5.5);
    expect(totalOf([61, -3, 102])).toBe(160);
    expect(totalOf([null, null, null])).toBeNull();
    expect(averageOf([])).toBeNull();
  });
});
