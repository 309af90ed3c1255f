import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { checkText } from "../../../domain/check/checked-text.ts";
import { LONGEST_TEXT } from "../../../domain/check/rules/check-letters.ts";
import { simulatedSnapshot } from "../../fixtures/prose-texts.ts";

const SNAPSHOT = simulatedSnapshot(0);
const TRUE_WORDS = "Motuapuaka threw for 203 yards.";

function verdicts(text: string): Record<string, string> {
  return Object.fromEntries(checkText(text, SNAPSHOT).map((claim) => [claim.text, claim.verdict]));
}

describe("the fact check on hostile texts", () => {
  it("holds the plain sentence that the others disguise", () => {
    expect(verdicts(TRUE_WORDS)).toStrictEqual({ Motuapuaka: "holds", "203": "holds" });
  });

  it.each([
    ["a sign without a width", "2\u200B03"],
    ["a soft hyphen", "2\u00AD03"],
    ["full-width digits", "\uFF12\uFF10\uFF13"],
    ["Arabic-Indic digits", "\u0662\u0660\u0663"],
    ["raised digits", "\u00B2\u2070\u00B3"],
    ["mathematical digits", "\u{1D7D0}\u{1D7CE}\u{1D7D1}"],
    ["a mark over a digit", "20\u03363"],
    ["emphasis inside the number", "2**0**3"],
    ["an entity", "&#50;03"],
  ])("takes no number for checked that is written with %s", (_how, number) => {
    const found = verdicts(`Motuapuaka threw for ${number} yards.`);
    expect(found).toStrictEqual({ Motuapuaka: "holds", [number]: "unresolved" });
  });

  it.each([
    ["a Cyrillic letter", "M\u043Etuapuaka"],
    ["a Greek letter", "Motu\u03B1puaka"],
    ["a soft hyphen", "Motua\u00ADpuaka"],
    ["full-width letters", "\uFF2Dotuapuaka"],
  ])("takes no name for checked that is written with %s", (_how, name) => {
    expect(verdicts(`${name} was there.`)).toStrictEqual({ [name]: "unresolved" });
  });

  it.each([
    ["a comment, which the page shows", "It was <!-- Motuapuaka threw for 900 yards --> good."],
    ["a tag's words", "<b>Motuapuaka threw for 900 yards</b>"],
    ["a link's words", "[Motuapuaka threw for 900 yards](https://example.com/a)"],
    ["what only looks like a link", "[x](Motuapuaka threw for 900 yards)"],
    ["a table", "| who | yards |\n| --- | --- |\n| Motuapuaka | 900 passing yards |"],
    ["a code block", "```\nMotuapuaka threw for 900 yards\n```"],
    ["a quotation", "> Motuapuaka threw for 900 yards"],
  ])("reads %s", (_how, text) => {
    expect(verdicts(text)).toMatchObject({ "900": "fails" });
  });

  it("reads a text up to its longest length, and says that the rest is not checked", () => {
    const text = `${TRUE_WORDS} `.repeat(20_000);
    const last = checkText(text, SNAPSHOT).at(-1);
    expect(last).toMatchObject({ start: LONGEST_TEXT, end: text.length, verdict: "unresolved" });
  });

  it.each([
    ["digits", "7".repeat(500_000)],
    ["numbers", "7 ".repeat(9000)],
    ["quotes", `${"\"'".repeat(9000)}x`],
    ["capitals", "A".repeat(19_000)],
    ["brackets", "[[((".repeat(4900)],
    ["full stops", `${".".repeat(19_000)}x`],
    ["empty lines", `${"\n".repeat(19_000)}x`],
    ["clocks", "7:77:".repeat(3900)],
    ["half-said phrases", `${"the Bills had one touchdown to two of the ".repeat(35)}. `.repeat(13)],
  ])("answers a long run of %s", (_what, text) => {
    for (const claim of checkText(text, SNAPSHOT)) expect(text.slice(claim.start, claim.end)).toBe(claim.text);
  });

  it("never has one claim over another, and every claim's own words at its place", () => {
    const words = fc.constantFrom(
      ..."Motuapuaka Bills Cardinals the led 28-19 19-30 threw for 203 yards two of them touchdowns in third quarter never trailed again beat \u200B ** [x](y) <b> \n\n . , with 9:58 left Castille's field goal".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (list) => {
        const text = list.join(" ");
        let end = 0;
        for (const claim of checkText(text, SNAPSHOT)) {
          expect(claim.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(claim.start, claim.end)).toBe(claim.text);
          end = claim.end;
        }
      }),
      { numRuns: 150 },
    );
  });
});
