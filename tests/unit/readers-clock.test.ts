import { afterEach, expect, it, vi } from "vitest";
import { readersClock } from "../../app/readers-clock.ts";
import { intlClock } from "../setup/intl-clock.ts";

afterEach(() => vi.unstubAllEnvs());

const SUMMER = Date.UTC(2024, 8, 6, 0, 20);
const WINTER = Date.UTC(2025, 0, 11, 21, 30);
/** Half hours around the nights of 2024 in which the clocks of Europe and of North America go back. */
const SWITCHES = [Date.UTC(2024, 9, 27), Date.UTC(2024, 10, 3)].flatMap((day) =>
  Array.from({ length: 48 }, (_half, at) => day + at * 1_800_000),
);

it.each([
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/Halifax",
  "America/St_Johns",
  "America/Bogota",
  "America/Mexico_City",
  "Pacific/Honolulu",
  "Europe/London",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "UTC",
])("shows what the engine's formats show to a reader in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  for (const moment of [SUMMER, WINTER, ...SWITCHES]) expect(readersClock(moment)).toEqual(intlClock(zone)(moment));
});

it("names a zone by its distance to Greenwich where the browser speaks another language", () => {
  vi.stubEnv("TZ", "America/New_York");
  vi.spyOn(Date.prototype, "toString").mockReturnValue(
    "Thu Sep 05 2024 20:20:00 GMT-0400 (Nordamerikanische Ostküsten-Sommerzeit)",
  );
  expect(readersClock(SUMMER).zone).toBe("GMT-4");
});
