import { describe, expect, it } from "vitest";
import { withColumns } from "../../../domain/shape/dot-columns.ts";

const columns = (...places: number[]) =>
  withColumns(places.map((x) => ({ x }))).map(({ left, width }) => ({ left, width }));

describe("the columns of the figure's dots", () => {
  it("reach to both sides, and not beyond the figure", () => {
    expect(columns(2, 50, 100)).toEqual([
      { left: 0, width: 8 },
      { left: 44, width: 12 },
      { left: 94, width: 6 },
    ]);
  });

  it("end halfway to the next dot", () => {
    expect(columns(40, 42, 47)).toEqual([
      { left: 34, width: 7 },
      { left: 41, width: 3.5 },
      { left: 44.5, width: 8.5 },
    ]);
  });

  it("are none without dots", () => {
    expect(columns()).toEqual([]);
  });
});
