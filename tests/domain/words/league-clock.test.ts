import fc from "fast-check";
import { expect, it } from "vitest";
import { leagueClock, leagueMoment } from "../../../domain/words/league-clock.ts";
import { intlClock } from "../../setup/intl-clock.ts";

const HOUR_MS = 3_600_000;
const FIRST = Date.UTC(1999, 0, 1);
const LAST = Date.UTC(2037, 0, 1);

it("shows what the engine shows for New York, in every hour of the months in which a year's clocks change, since 1999", () => {
  const newYork = intlClock("America/New_York");
  for (let year = 1999; year < 2037; year += 1)
    for (const month of [2, 3, 9, 10])
      for (let hour = 0; hour < 31 * 24; hour += 1) {
        const moment = Date.UTC(year, month, 1) + hour * HOUR_MS;
        expect(leagueClock(moment), new Date(moment).toISOString()).toEqual(newYork(moment));
      }
});

it("finds the moment at which it shows a time, but for the hour that comes twice", () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST / 60_000, max: LAST / 60_000 }), (minutes) => {
      const { wall, zone } = leagueClock(minutes * 60_000);
      const found = leagueMoment(wall);
      expect(leagueClock(found).wall).toBe(wall);
      if (leagueClock(found).zone === zone) expect(found).toBe(minutes * 60_000);
    }),
  );
});
