import { simulatedSunday } from "../../cli/feed/simulated-season.ts";
import { startSportsdataioFeed } from "../../tests/emulators/sportsdataio-feed.ts";
import { monotonicMs } from "./monotonic-ms.ts";

/** The provider with sixteen games on at once: `sunday-feed.ts KEY SPEED`. It notes when it has answered with changes, and says so when asked. */
const [key = "", speed = "1"] = process.argv.slice(2);
let times: number[] = [];
const games = simulatedSunday(new Date(), Number(speed));
const feed = await startSportsdataioFeed({
  key,
  games,
  now: () => new Date(),
  onAnswered(path) {
    if (path.includes("PlayByPlayDelta")) times.push(monotonicMs());
  },
});
process.on("message", () => {
  process.send?.({ kind: "answers", times });
  times = [];
});
process.on("disconnect", () => process.exit(0));
const { season, week } = games[0]?.game ?? { season: 0, week: 0 };
process.send?.({
  kind: "listening",
  url: feed.url,
  games: [...feed.games.keys()],
  week: `season=${season}&type=REG&week=${week}`,
});
