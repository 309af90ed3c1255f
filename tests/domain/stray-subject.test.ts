import { describe, expect, it } from "vitest";
import { straySubject } from "../../domain/analyst/stray-subject.ts";

describe("what the analyst never says", () => {
  it.each([
    "I'd take the over tonight.",
    "Take the under here.",
    "The over looks good to me.",
    "I like the Chiefs to cover.",
    "Kansas City should cover easily.",
    "I would lay the points with Philadelphia.",
    "Hammer the receiving prop.",
    "My lock of the week is the Ravens.",
    "A parlay of both teams scoring twice would be fun.",
    "Go with the under.",
    "You should bet the over.",
    "The smart money is on Kansas City.",
    "That is great value at that price.",
    "I can't give advice, but I'd take the points.",
    "I don’t do picks, though the under is the play.",
    "Lean toward the underdog here.",
    "The Eagles are a safe bet.",
  ])("stops betting advice: %s", (sentence) => {
    expect(straySubject(sentence)).toMatch(/betting advice/);
  });

  it.each([
    "The election will be close.",
    "Here is a recipe for chili.",
    "I never follow politics, but the president won.",
  ])("stops another subject: %s", (sentence) => {
    expect(straySubject(sentence)).toMatch(/not about football/);
  });

  it.each([
    "I don't give betting advice, so no parlay from me.",
    "I can't tell you what to bet on, but I can tell you who ran well.",
    "I won’t say whether to take the over.",
    "I'd rather not get into politics; let's talk about the fourth quarter.",
    "The Chiefs were favored by 3.",
    "The over/under was 48.5.",
    "Smith made an over-the-shoulder catch.",
    "He ran over the middle and under the coverage.",
    "The Eagles took the lead over the Chiefs.",
    "Worthy covered 50 yards on that play.",
    "They kept the ball on the ground to go over the top.",
    "The Chiefs held on to win.",
    "You bet, here is his line.",
  ])("lets football and a refusal through: %s", (sentence) => {
    expect(straySubject(sentence)).toBeNull();
  });
});
