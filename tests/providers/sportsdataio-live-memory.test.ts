import { expect, onTestFinished, test } from "vitest";
import { sportsdataioProvider } from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";

const WEEK = { season: 2025, seasonType: 1, week: 1 } as const;
const KICKOFF = "2025-09-07T17:00:00Z";
const GAMES = [
  simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: KICKOFF }),
  simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "GB", dateTime: KICKOFF }),
];
const signal = new AbortController().signal;

test("the rows of a game are let go of once a delta of now cannot be laid over them", async () => {
  const start = Date.parse("2025-09-07T18:00:00Z");
  const feed = await startSportsdataioFeed({ key: "right", games: GAMES, now: () => new Date(start) });
  onTestFinished(() => feed.close());
  let seconds = 0;
  const now = () => new Date(start + seconds * 1_000);
  const provider = sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null });
  const [first = "", second = ""] = GAMES.map(({ game }) => game.gameKey);
  const read = (gameKey: string) => provider.wholeGame(gameKey, signal);
  /** The games whose rows are not known well enough. */
  const unsure = async () => {
    const round = await provider.liveRound(WEEK, signal);
    return round.ok ? round.value.unsure.toSorted() : round;
  };

  await read(first);
  seconds = 100;
  await read(second);
  expect(await unsure()).toEqual([]);
  seconds = 201;
  await read(second);
  // A clock that is set back shows what is still there: with its rows the first would be known again.
  seconds = 100;
  expect(await unsure()).toEqual([first, second].toSorted());
  await read(second);
  expect(await unsure()).toEqual([first]);
});
