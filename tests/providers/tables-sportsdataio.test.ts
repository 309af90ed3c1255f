import { expect, onTestFinished, test } from "vitest";

import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { COUNTED_TABLES, type CountedTableName } from "../../domain/scoring/counted-columns.ts";
import { countedTable } from "../../domain/scoring/counted-table.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { scoredOwners } from "../../domain/scoring/scored-owners.ts";
import { statsUnknownTo } from "../../domain/scoring/uncounted-keys.ts";
import { sportsdataioProvider } from "../../server/providers/sportsdataio/sportsdataio-provider.ts";
import { startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const KEY = "202510106";
const GAME = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });

/** The rows of a table by name, their figures as text. */
function figuresOf(name: CountedTableName, game: GameSnapshot): Record<string, string[]> {
  const { columns, groups } = countedTable(name, {
    owners: scoredOwners(game),
    differences: game.differences,
    scoring: name === "idp" ? PRESETS.idp : PRESETS.standard,
    unknown: statsUnknownTo(game.provider),
    expected: [],
    isWhole: true,
  });
  const kept = columns.map(({ title }) => title !== "Quarterback hits");
  return Object.fromEntries(
    groups.flatMap(({ rows }) =>
      rows.map((row) => [row.name, row.cells.filter((_, index) => kept[index]).map(({ text }) => text)]),
    ),
  );
}

test("kickers, defenses and defenders of a game of SportsDataIO have the figures that the game has", async () => {
  const now = (): Date => new Date("2025-09-12T12:00:00Z");
  const feed = await startSportsdataioFeed({ key: "right", games: [GAME], now });
  onTestFinished(() => feed.close());
  const provider = sportsdataioProvider({ url: feed.url, key: "right", now, known: () => null });
  const result = await provider.game(KEY, new AbortController().signal);
  if (!result.ok) throw new Error(result.error.message);
  const read = snapshotOf(result.value);
  for (const name of COUNTED_TABLES) {
    const own = figuresOf(name, snapshotOf(GAME));
    expect(Object.keys(own).length).toBeGreaterThanOrEqual(2);
    expect(figuresOf(name, read), name).toEqual(own);
  }
});
