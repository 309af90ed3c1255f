import { describe, expect, it } from "vitest";
import { straySubject } from "../../../domain/analyst/speech/stray-subject.ts";

describe("what the analyst never says", () => {
  it.each([
    "The election will be close.",
    "Here is a recipe for chili.",
    "I never follow politics, but the president won.",
  ])("stops another subject: %s", (sentence) => {
    expect(straySubject(sentence)).toMatch(/not about football/);
  });

  it.each([
    "I'd rather not get into politics; let's talk about the fourth quarter.",
    "I have nothing on the election.",
    "The Chiefs held on to win.",
  ])("lets football and a refusal through: %s", (sentence) => {
    expect(straySubject(sentence)).toBeNull();
  });
});
