import { onTestFinished } from "vitest";
import { sportsdataioProvider } from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import { describeProvider } from "../conformance/provider.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";

/** Week 1 played, week 2 on, week 3 and the postseason to come. */
const GAMES = [
  simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" }),
  simulatedGame({ week: 1, awayTeam: "DAL", homeTeam: "LAR", dateTime: "2025-09-07T16:25:00-04:00" }),
  simulatedGame({ week: 2, awayTeam: "NYG", homeTeam: "NYJ", dateTime: "2025-09-14T13:00:00-04:00" }),
  simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "GB", dateTime: "2025-09-21T13:00:00-04:00" }),
  simulatedGame({ week: 1, seasonType: 3, awayTeam: "KC", homeTeam: "BUF", dateTime: "2026-01-10T16:30:00-05:00" }),
];

describeProvider("sportsdataio from its emulator", async () => {
  const now = () => new Date("2025-09-14T18:20:00Z");
  const feed = await startSportsdataioFeed({ key: "right", games: GAMES, now });
  onTestFinished(() => feed.close());
  return {
    provider: sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null }),
    season: 2025,
    week: 1,
    unknownSeason: 1990,
    hasPlays: true,
  };
});
