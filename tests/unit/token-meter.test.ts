import { describe, expect, it } from "vitest";
import { estimatedTokens } from "../../domain/words/estimated-tokens.ts";
import { tokenMeter } from "../../server/ai/token-meter.ts";

/** 1,000 tokens by our estimate. */
const ASKED = "x".repeat(2_400);
const NOTHING = { inputTokens: undefined, outputTokens: undefined };

describe("the estimate of a text's tokens", () => {
  it.each([
    // As `o200k_base` counts them: 27, 75 and 50.
    ["(7:45) 15-P.Mahomes pass short right to 87-T.Kelce to KC 35 for 8 yards", 27],
    ["😀".repeat(50), 50],
    ["漢字かな".repeat(25), 75],
    ["", 0],
  ])("is not below the true count: %s", (text, tokens) => {
    expect(estimatedTokens(text)).toBeGreaterThanOrEqual(tokens);
    expect(estimatedTokens(text)).toBeLessThanOrEqual(Math.max(tokens * 6, 0));
  });
});

describe("the meter of an answer", () => {
  it("has room for a turn while what it reads and the longest reply stay below the ceiling", () => {
    expect(tokenMeter(2_000, ASKED).hasRoom()).toBe(true);
    expect(tokenMeter(1_999, ASKED).hasRoom()).toBe(false);
    const meter = tokenMeter(5_000, ASKED);
    meter.begin();
    meter.read("x".repeat(2_400));
    meter.end({ inputTokens: 1_000, outputTokens: 500 });
    // 1,500 are used; the next turn reads 2,000 and may write 1,000.
    expect(meter.hasRoom()).toBe(true);
    meter.read("x".repeat(1_202));
    expect(meter.hasRoom()).toBe(false);
  });

  it.each([
    [
      "believes figures that can be true",
      { inputTokens: 600, outputTokens: 90 },
      { inputTokens: 600, outputTokens: 90 },
    ],
    ["estimates where nothing is said", NOTHING, { inputTokens: 1_000, outputTokens: 100 }],
    ["estimates what is too low", { inputTokens: 300, outputTokens: 33 }, { inputTokens: 1_000, outputTokens: 100 }],
    ["estimates below nothing", { inputTokens: -1, outputTokens: -1 }, { inputTokens: 1_000, outputTokens: 100 }],
    [
      "estimates what is no number",
      { inputTokens: Number.NaN, outputTokens: Number.NaN },
      { inputTokens: 1_000, outputTokens: 100 },
    ],
    ["counts whole tokens", { inputTokens: 600.2, outputTokens: 90.5 }, { inputTokens: 601, outputTokens: 91 }],
    [
      "counts thinking that nobody sees",
      { inputTokens: 600, outputTokens: 4_000 },
      { inputTokens: 600, outputTokens: 4_000 },
    ],
    [
      "counts no more than was set aside",
      { inputTokens: 1e12, outputTokens: 1e12 },
      { inputTokens: 3_000, outputTokens: 7_000 },
    ],
  ])("%s", (_what, reported, expected) => {
    const meter = tokenMeter(10_000, ASKED);
    meter.begin();
    meter.write("x".repeat(240));
    meter.end(reported);
    expect(meter.use()).toEqual(expected);
  });

  it("counts a turn that never ended, and none that was refused", () => {
    const dropped = tokenMeter(10_000, ASKED);
    dropped.begin();
    dropped.write("x".repeat(240));
    expect(dropped.use()).toEqual({ inputTokens: 1_000, outputTokens: 100 });
    const refused = tokenMeter(10_000, ASKED);
    refused.begin();
    refused.refuse();
    expect(refused.use()).toEqual({ inputTokens: 0, outputTokens: 0 });
  });

  it("says when a reply is three times as long as was asked for", () => {
    const meter = tokenMeter(60_000, ASKED);
    meter.begin();
    meter.write("x".repeat(7_200));
    expect(meter.isEndless()).toBe(false);
    meter.write("x".repeat(3));
    expect(meter.isEndless()).toBe(true);
  });
});
