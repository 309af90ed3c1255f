import { reconcileSeason, type Reconciliation } from "../server/games/reconcile/reconcile.ts";
import { openStore } from "../server/store/open-store.ts";
import type { Part } from "./bench.ts";
import { type Figure, figure } from "./figure.ts";
import { needSeasonFiles, SEASON } from "./season-import.ts";

/** Whether the plays of a whole season add up to its official figures. */
export const reconcilePart: Part = {
  name: "reconcile",
  title: `The plays of ${SEASON} against the official figures`,
  async measure(bench) {
    needSeasonFiles(bench.seasonFiles);
    const { dataDir } = await bench.season();
    const store = await openStore({ dataDir });
    try {
      return figures(await reconcileSeason(store, SEASON, new AbortController().signal));
    } finally {
      await store.close();
    }
  },
};

function figures({ games, equalFinals, equalQuarters, lines, equalLines, differences }: Reconciliation): Figure[] {
  const differing = differences.flatMap((game) => game.lines);
  const open = differing.filter(({ cause }) => cause === null).length;
  return [
    figure({
      name: "final scores that are equal",
      value: percent(equalFinals, games),
      limit: { atLeast: 100 },
      unit: "%",
      how: `${equalFinals} of ${games} games: the points of all plays added up, against the schedule's result.`,
    }),
    figure({
      name: "quarter scores that are equal",
      value: percent(equalQuarters, games),
      limit: { atLeast: 100 },
      unit: "%",
      how: `${equalQuarters} of ${games} games: what is stored and shown for each quarter and the overtime, against the plays.`,
    }),
    figure({
      name: "players' lines that are equal in every field",
      value: percent(equalLines, lines),
      limit: { atLeast: 99.5 },
      unit: "%",
      how: `${equalLines} of ${lines} official lines, all positions, compared in every column of the box score and in fantasy points.`,
    }),
    figure({
      name: "differences without a known cause",
      value: open,
      limit: { atMost: 0 },
      unit: `of ${differing.length}`,
      how: "Every figure of a line that differs has its cause beside it, found in the plays; npm run reconcile lists them.",
    }),
  ];
}

/** Rounded down, so that it is 100 only when all of them are. */
function percent(part: number, whole: number): number {
  return Math.floor((part / whole) * 10_000) / 100;
}
