import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCited, writeCited } from "../../../domain/facts/cited-text.ts";

const read = (written: string) => {
  const { markdown, clauses } = parseCited(written);
  return {
    markdown,
    clauses: clauses.map(({ start, end, ids }) => [markdown.slice(start, end), ...ids]),
  };
};

describe("parseCited", () => {
  it("takes the ids out and says which words they belong to", () => {
    expect(
      read("Elliott scored from the 4,{s11} and Davis finished it from 23 yards.{s12, d9}\n\nA wild one."),
    ).toEqual({
      markdown: "Elliott scored from the 4, and Davis finished it from 23 yards.\n\nA wild one.",
      clauses: [
        ["Elliott scored from the 4,", "s11"],
        ["and Davis finished it from 23 yards.", "s12", "d9"],
      ],
    });
  });

  it("begins a clause with its own sentence, line or list item", () => {
    expect(
      read("What a day. Elliott scored.{s1}\n## The end{r}\n\n- Davis kicked it.{s2}\n- No. 4 won.{s3}").clauses,
    ).toEqual([
      ["Elliott scored.", "s1"],
      ["The end", "r"],
      ["Davis kicked it.", "s2"],
      ["No. 4 won.", "s3"],
    ]);
  });

  it("counts what ends a sentence after the ids to the clause before them", () => {
    expect(read("**Elliott scored{s1}**. Then “Davis won {s2}”.")).toEqual({
      markdown: "**Elliott scored**. Then “Davis won”.",
      clauses: [
        ["**Elliott scored**.", "s1"],
        ["Then “Davis won”.", "s2"],
      ],
    });
  });

  it("keeps ids that no fact has, joins marks that stand together and leaves braces without an end", () => {
    expect(read("Elliott scored.{nobody}{s1, s1}").clauses).toEqual([["Elliott scored.", "nobody", "s1"]]);
    expect(read("Elliott scored.{}").clauses).toEqual([["Elliott scored."]]);
    expect(read("{s1} Elliott { scored.")).toEqual({ markdown: " Elliott { scored.", clauses: [] });
    expect(read("Amon {the {Sun} God} scored.{s1}")).toEqual({
      markdown: "Amon {the God} scored.",
      clauses: [
        ["Amon {the", "Sun"],
        ["God} scored.", "s1"],
      ],
    });
  });

  it("takes braces after a backslash for ordinary ones, as a name may have them", () => {
    expect(read(String.raw`J\{x\} Elliott scored.{s1}`)).toEqual({
      markdown: "J{x} Elliott scored.",
      clauses: [["J{x} Elliott scored.", "s1"]],
    });
  });
});

const piece = fc.stringMatching(/^[A-Za-z0-9 .,;!?"'*_#\\{}\n-]{0,40}$/);
const id = fc.stringMatching(/^[A-Za-z0-9:.-]{1,12}$/);

describe("writeCited", () => {
  it("is read back as it was, whatever stands in the text", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, fc.array(id, { maxLength: 3 }))), piece, (pieces, rest) => {
        const written = pieces.map(([text, ids]) => `${text}{${ids.join(",")}}`).join("") + rest;
        const once = parseCited(written);
        expect(parseCited(writeCited(once))).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  it("never throws, keeps clauses in order, and inside the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("{", "}", "\\", ",", "a", " ", ".", "\n", "A", "*") }), (text) => {
        const { markdown, clauses } = parseCited(text);
        let last = 0;
        for (const { start, end } of clauses) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(markdown.length);
      }),
      { numRuns: 2000 },
    );
  });
});
