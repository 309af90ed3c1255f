import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readJsonText, toJsonText } from "../../../domain/live/json-text.ts";

const row = fc.record({
  name: fc.string(),
  yards: fc.integer(),
  isScore: fc.boolean(),
  team: fc.constantFrom("KC", null),
  tags: fc.array(fc.string(), { maxLength: 2 }),
});

describe("JSON text", () => {
  it("reads back the rows that were written", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        expect(readJsonText(toJsonText(rows))).toEqual(rows);
      }),
    );
  });

  it("writes a value that all rows share once", () => {
    const text = toJsonText([
      { team: "KC", down: 1 },
      { team: "KC", down: 2 },
    ]);
    expect(text.match(/KC/g)).toHaveLength(1);
  });
});
