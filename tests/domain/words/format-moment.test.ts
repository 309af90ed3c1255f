import { describe, expect, it } from "vitest";

import {
  dayInWords,
  formatBeside,
  formatDay,
  formatKickoff,
  formatMoment,
  formatTimeOfDay,
} from "../../../domain/words/format-moment.ts";
import { leagueClock } from "../../../domain/words/league-clock.ts";
import { intlClock } from "../../setup/intl-clock.ts";

const KICKOFF = "2025-09-08T20:15:00-04:00";

describe("short dates", () => {
  it("a late kickoff is the next day in Europe", () => {
    expect(formatDay(KICKOFF, leagueClock)).toBe("Mon, Sep 8");
    expect(formatKickoff(KICKOFF, leagueClock)).toBe("Mon, Sep 8, 8:15 PM EDT");
    expect(formatKickoff(KICKOFF, intlClock("Europe/Berlin"))).toBe("Tue, Sep 9, 2:15 AM GMT+2");
    expect(formatMoment(KICKOFF, intlClock("Asia/Kolkata"))).toBe("Sep 9, 2025, 5:45 AM GMT+5:30");
  });

  it("January is standard time", () => {
    expect(dayInWords("2025-01-12T18:00:00Z")).toBe("Sun, Jan 12, 1:00 PM EST");
  });

  it("a day without a time stays the same day everywhere", () => {
    expect(formatKickoff("2025-09-08", intlClock("Pacific/Honolulu"))).toBe("Mon, Sep 8");
    expect(formatMoment("2025-09-08", intlClock("Pacific/Honolulu"))).toBe("Sep 8, 2025");
  });

  it("beside a kickoff the hour is enough on its day, as the reader counts days", () => {
    const later = "2025-09-09T03:40:00Z";
    expect(formatBeside(later, KICKOFF, leagueClock)).toBe("11:40 PM EDT");
    expect(formatBeside("2025-09-09T04:10:00Z", KICKOFF, leagueClock)).toBe("Sep 9, 2025, 12:10 AM EDT");
    expect(formatBeside("2025-09-09T04:10:00Z", KICKOFF, intlClock("Europe/Berlin"))).toBe("6:10 AM GMT+2");
    expect(formatBeside("2031-09-08T23:00:00Z", KICKOFF, leagueClock)).toBe("Sep 8, 2031, 7:00 PM EDT");
    expect(formatBeside(later, null, leagueClock)).toBe("Sep 8, 2025, 11:40 PM EDT");
  });

  it("a text that is no date is empty", () => {
    expect(formatDay("soon", leagueClock)).toBe("");
  });
});

describe("formatTimeOfDay", () => {
  it("is the hour alone, in the zone given; empty for a text that is no date", () => {
    expect(formatTimeOfDay("2025-09-21T19:14:00Z", leagueClock)).toBe("3:14 PM");
    expect(formatTimeOfDay("soon", leagueClock)).toBe("");
  });
});
