import type { DriveGroup, PlayRow, QuarterGroup } from "../plays/drives.ts";
import { matchesFilter } from "./play-filter.ts";
import type { ShownPlay } from "../game/play.ts";
import type { PlayFilter, PlayOrder } from "./view-query.ts";

/** A play that is shown, or the plays left out between two of them. */
export type PlayItem<P extends ShownPlay> = { kind: "play"; row: PlayRow<P> } | { kind: "between"; rows: PlayRow<P>[] };

export interface ShownDrive<P extends ShownPlay> extends Omit<DriveGroup<P>, "rows"> {
  items: PlayItem<P>[];
}

export interface ShownQuarter<P extends ShownPlay> extends Omit<QuarterGroup<P>, "drives"> {
  drives: ShownDrive<P>[];
}

/**
 * The groups under a filter and in an order. FLOW keeps the plays that it leaves out as `between` items, so that a page can
 * fold them away; the other filters leave out whole quarters.
 */
export function showPlays<P extends ShownPlay>(
  groups: readonly QuarterGroup<P>[],
  filter: PlayFilter,
  order: PlayOrder,
): ShownQuarter<P>[] {
  const turn = <T>(list: T[]): T[] => (order === "newest" ? list.toReversed() : list);
  const shown = groups
    .filter((quarter) => filter === "all" || filter === "flow" || quarter.quarterName === filter)
    .map((quarter) => ({
      ...quarter,
      drives: turn(quarter.drives.map(({ rows, ...drive }) => ({ ...drive, items: itemsOf(turn(rows), filter) }))),
    }));
  return turn(shown);
}

function itemsOf<P extends ShownPlay>(rows: readonly PlayRow<P>[], filter: PlayFilter): PlayItem<P>[] {
  const items: PlayItem<P>[] = [];
  for (const row of rows) {
    const last = items.at(-1);
    if (matchesFilter(row.play, filter)) items.push({ kind: "play", row });
    else if (last?.kind === "between") last.rows.push(row);
    else items.push({ kind: "between", rows: [row] });
  }
  return items;
}
