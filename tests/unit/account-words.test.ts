import { describe, expect, it } from "vitest";
import { browserName } from "../../server/accounts/browser-name.ts";
import { waitInWords } from "../../domain/words/wait-in-words.ts";

describe("waitInWords", () => {
  it("rounds up, so that waiting that long is long enough", () => {
    expect([1, 60, 61, 120, 3_540, 3_541, 3_600].map(waitInWords)).toEqual([
      "a minute",
      "a minute",
      "2 minutes",
      "2 minutes",
      "59 minutes",
      "an hour",
      "an hour",
    ]);
    expect([3_601, 7_200, 14_401, 82_800, 82_801, 86_400, 86_401].map(waitInWords)).toEqual([
      "2 hours",
      "2 hours",
      "5 hours",
      "23 hours",
      "a day",
      "a day",
      "25 hours",
    ]);
  });
});

describe("browserName", () => {
  it.each([
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
      "Chrome on Linux",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15",
      "Safari on Mac",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android"],
    ["curl/8.1", "Unknown browser"],
    ["SomethingElse (Windows)", "Unknown browser on Windows"],
    ["Firefox/1", "Firefox"],
    ["", "Unknown browser"],
  ])("calls %s by its name", (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
