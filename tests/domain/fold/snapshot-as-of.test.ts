import { expect, it } from "vitest";
import { snapshotAsOf } from "../../../domain/fold/snapshot-as-of.ts";
import type { Correction } from "../../../domain/game/correction.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";

const correction = (change: Partial<Correction>): Correction => ({
  version: 2,
  at: "2025-09-22T03:00:00Z",
  kind: "play changed",
  playId: null,
  playerId: null,
  what: "Yards gained",
  before: "7",
  after: "8",
  ...change,
});

it("leaves out the recap, and corrections of anything but plays that are shown", () => {
  const stored = simulatedSnapshot(3);
  const [early, late] = [stored.allPlays[4]?.playId ?? "", stored.allPlays[90]?.playId ?? ""];
  const recap = { recap: "<p>The end.</p>", receipts: [], generatedAt: "2025-09-22T03:00:00Z" };
  const snapshot = {
    ...stored,
    gameRecap: { ...recap, ...stored.gameRecap } as typeof stored.gameRecap,
    corrections: [
      correction({ playId: early }),
      correction({ playId: early, kind: "play added" }),
      correction({ playId: late }),
      correction({ playId: "gone", kind: "play removed" }),
      correction({ kind: "score", what: "Home score" }),
      correction({ kind: "line", playerId: "someone" }),
    ],
  };
  const past = snapshotAsOf(snapshot, 40);
  expect(past.gameRecap).toBeNull();
  expect(past.corrections.map(({ kind, playId }) => [kind, playId])).toEqual([
    ["play changed", early],
    ["play added", early],
  ]);
  expect(snapshotAsOf(snapshot, snapshot.allPlays.length)).toBe(snapshot);
});
