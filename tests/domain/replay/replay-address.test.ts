import { describe, expect, it } from "vitest";
import { parseReplaySpeed, parseReplayStart, replayPath } from "../../../domain/replay/replay-address.ts";

const NOW = new Date("2025-09-21T18:30:00Z");
const SECONDS = NOW.getTime() / 1000;

describe("the address of a replay", () => {
  it.each([
    ["1", 1],
    ["20", 20],
    ["1.5", 1.5],
    ["400", 400],
    ["max", "max"],
  ])("takes %s as a speed", (text, speed) => {
    expect(parseReplaySpeed(text)).toEqual({ ok: true, value: speed });
  });

  it.each(["", "0", "0.5", "401", "-20", "fast", "2e2", "1.25", " 20", "020.", "NaN", "Infinity"])(
    'refuses "%s" as a speed and says what would do',
    (text) => {
      expect(parseReplaySpeed(text)).toMatchObject({ ok: false, error: expect.stringContaining("1 to 400") });
    },
  );

  it.each(["", "soon", "-5", "1e9", "99999999999", "1758479400.12", String(SECONDS + 86_401)])(
    'refuses "%s" as a start',
    (text) => {
      expect(parseReplayStart(text, NOW).ok).toBe(false);
    },
  );

  it("takes a start within a day from now", () => {
    expect(parseReplayStart(String(SECONDS + 86_400), NOW)).toEqual({ ok: true, value: SECONDS + 86_400 });
    expect(parseReplayStart("1758479400.1", NOW)).toEqual({ ok: true, value: 1758479400.1 });
  });

  it("is written in one way", () => {
    expect(replayPath({ gameKey: "202510106", from: 1758479400.1, speed: 20 })).toBe(
      "/games/202510106/replay?from=1758479400.1&speed=20",
    );
  });
});
