/** Whose reports and snap counts they are, by provider. */
export const REPORT_SOURCES = {
  nflverse: "nflverse",
  sportsdataio: "SportsDataIO",
  demo: "simulated",
  replay: "replay",
} as const;
