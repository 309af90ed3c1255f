import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storySentences } from "../../domain/words/story-sentences.ts";
import { dropSentences } from "../../server/stories/drop-sentences.ts";
import { salvageText } from "../../server/stories/salvage-text.ts";
import { tidyText } from "../../server/stories/tidy-text.ts";
import { NO_SEASON, storyGame, trueText } from "../fixtures/scripted-stories.ts";

function tidy(markdown: string): string {
  return tidyText({ headline: "Chiefs win", markdown }).markdown;
}

function without(markdown: string, ...sentences: string[]): string {
  return dropSentences(
    markdown,
    sentences.map((sentence) => {
      const start = markdown.indexOf(sentence);
      return { start, end: start + sentence.length };
    }),
  );
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

describe("dropSentences", () => {
  const TEXT =
    "One is true. Two is false. Three is true.\n\n## Why\n\nFour is false.\n\n## Fantasy\n\n- Five is false.\n- Six is true.";

  it.each([
    [["Two is false."], "One is true. Three is true."],
    [["Four is false."], "One is true. Two is false. Three is true.\n\n## Fantasy"],
    [["Five is false."], "## Fantasy\n\n- Six is true."],
    [["## Why"], "Three is true.\n\nFour is false.\n\n## Fantasy"],
    [["Five is false.", "Six is true."], /Four is false\.$/],
  ])("leaves nothing empty behind without %j", (sentences, expected) => {
    const left = without(TEXT, ...sentences);
    if (typeof expected === "string") expect(left).toContain(expected);
    else expect(left).toMatch(expected);
    for (const sentence of sentences) expect(left).not.toContain(sentence);
    expect(left).not.toMatch(/\n{3}| {2}|^#+ ?$|^- ?$/m);
  });

  it("changes nothing where nothing is dropped", () => {
    expect(dropSentences(TEXT, [])).toBe(TEXT);
  });
});

describe("salvageText", () => {
  it("gives up at once on a text that is made to be hard to read", () => {
    const snapshot = storyGame();
    const { headline } = trueText(snapshot);
    for (const unit of ["a-", "# a\n", "[a](", "The Chiefs won. ", "- a\n", "27-20 ", "*"]) {
      const text = tidyText({ headline, markdown: unit.repeat(Math.floor(19_000 / unit.length)) });
      expect(salvageText(text, { snapshot, season: NO_SEASON, kind: "recap" }), unit).toBeNull();
    }
  });

  it("takes out exactly the sentence that is false, wherever it stands", () => {
    const snapshot = storyGame();
    const { headline, markdown } = trueText(snapshot);
    const sentences = storySentences(markdown).filter(
      ({ text }) => !text.trim().startsWith("##") && text.includes("."),
    );
    expect(sentences.length).toBeGreaterThan(15);
    for (const { start, text } of sentences.filter((_sentence, index) => index % 3 === 0)) {
      const at = start + text.length - text.trimStart().length;
      const spoilt = `${markdown.slice(0, at)}Tom Brady ran for 999 yards. ${markdown.slice(at)}`;
      const salvaged = salvageText({ headline, markdown: spoilt }, { snapshot, season: NO_SEASON, kind: "recap" });
      expect(salvaged?.examined.markdown, spoilt).toBe(`# ${headline}\n\n${markdown}`);
      expect(salvaged?.dropped).toBe(1);
    }
  });
});
