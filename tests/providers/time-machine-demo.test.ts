import { expect, it } from "vitest";
import { momentFaults } from "../../bench/moments/moment-faults.ts";
import { simulatedSnapshot } from "../fixtures/simulated-snapshot.ts";

// Those of the sample league are looked at by `npm run check` too: `tests/unit/time-machine.test.ts`.
it("a whole game of the simulator as of each of its plays is the fold of the plays so far, however it went on", async () => {
  const snapshot = simulatedSnapshot(7);
  for (let count = 0; count < snapshot.allPlays.length; count += 1) {
    expect(await momentFaults(snapshot, count), `after ${count} plays`).toEqual([]);
  }
});
