import { expect, onTestFinished, test } from "vitest";

import { indexFacts } from "../../domain/facts/index-facts.ts";
import { sportsdataioProvider } from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import { factFaults } from "../domain/facts/fact-faults.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const KEY = "202510106";
const GAME = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });

test("the facts of a game of SportsDataIO are true, and tell the same course as the game's own", async () => {
  const now = (): Date => new Date("2025-09-12T12:00:00Z");
  const feed = await startSportsdataioFeed({ key: "right", games: [GAME], now });
  onTestFinished(() => feed.close());
  const provider = sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null });
  const result = await provider.game(KEY, new AbortController().signal);
  if (!result.ok) throw new Error(result.error.message);
  const read = snapshotOf(result.value);
  const index = indexFacts(read, null);
  expect(factFaults(read, index)).toStrictEqual([]);
  expect(index.facts.length).toBeGreaterThan(120);

  const own = indexFacts(snapshotOf(GAME), null);
  for (const kind of [
    "score",
    "turnover",
    "tying",
    "goAhead",
    "answered",
    "ledTo",
    "run",
    "quarter",
    "break",
  ] as const) {
    const course = ({ team, marks, values, score }: (typeof index.facts)[number]) => ({
      team,
      marks,
      points: values.points,
      score,
    });
    expect(index.ofKind(kind).map(course)).toStrictEqual(own.ofKind(kind).map(course));
  }
});
