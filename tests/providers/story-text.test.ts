import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tidyText } from "../../server/stories/tidy-text.ts";

function tidy(markdown: string): string {
  return tidyText({ headline: "Chiefs win", markdown }).markdown;
}

describe("tidyText", () => {
  it.each([
    ["**The Chiefs** won *late*.", "The Chiefs won late."],
    ["__The Chiefs__ won _late_.", "The Chiefs won late."],
    ["# Chiefs win\n\nThey won.", "They won."],
    ["#### How it went\nThey won.", "## How it went\nThey won."],
    ["**How it went**\n\nThey won.", "## How it went\n\nThey won."],
    ["One.\r\n\r\n\r\n\r\nTwo.", "One.\n\nTwo."],
    ["One.\n\n---\n\nTwo.", "One.\n\nTwo."],
    ["The Chi\u200Befs\u00A0won\u0007.", "The Chiefs won."],
    ["St\\. Brown won 27\\-20.", "St. Brown won 27-20."],
    ["A snake_case_word stays.", "A snake_case_word stays."],
  ])("makes of %j %j", (given, expected) => {
    expect(tidy(given)).toBe(expected);
  });

  it.each([
    ["# **Chiefs win**", "Chiefs win"],
    ["Chiefs\n win.", "Chiefs win"],
    ["Brown leads Lions, says Odell Jr.", "Brown leads Lions, says Odell Jr."],
  ])("makes of the headline %j %j", (headline, expected) => {
    expect(tidyText({ headline, markdown: "" }).headline).toBe(expected);
  });

  it("has nothing left to do the second time, and adds no letter", () => {
    const parts = fc.constantFrom(
      "The Chiefs",
      "**won**",
      "# ",
      "\n\n",
      "*",
      "_",
      "27-20",
      " ",
      "\\.",
      "\u200B",
      "---",
      "\r\n",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
        const text = tidyText({ headline: "Chiefs win", markdown: pieces.join("") });
        const letters = (words: string): string => words.replaceAll(/[^\p{L}\p{N}]/gu, "");
        expect(letters(pieces.join(""))).toContain(letters(text.markdown));
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
