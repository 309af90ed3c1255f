import { describe, expect, it } from "vitest";

import { readJsonText, toJsonText } from "../../../domain/live/json-text.ts";
import { rowsOf, writeRows } from "../../../domain/live/written-rows.ts";

describe("rows of a page", () => {
  it("are the very ones that were written, where they are at hand", () => {
    const rows = [{ team: "KC", down: 1 }];
    const text = writeRows(rows);
    expect(text).toBe(toJsonText(rows));
    expect(rowsOf(text)).toBe(rows);
  });

  it("are read from the text where they are not", () => {
    const text = toJsonText([{ team: "SF", down: 2 }]);
    expect(rowsOf(text)).toEqual([{ team: "SF", down: 2 }]);
    expect(rowsOf(text)).not.toBe(rowsOf(text));
  });

  it("of older pages are let go", () => {
    const rows = [{ team: "BUF", down: 3 }];
    const text = writeRows(rows);
    for (let page = 0; page < 40; page += 1) writeRows([{ page }]);
    expect(rowsOf(text)).not.toBe(rows);
    expect(rowsOf(text)).toEqual(readJsonText(text));
  });
});
