import type { DriveGroup, PlayRow, QuarterGroup } from "../plays/drives.ts";
import { type FilteredPlay, type KeyIds, matchesFilter, showsScore } from "./play-filter.ts";
import type { ShownPlay } from "../game/play.ts";
import type { PlayFilter, PlayOrder } from "./game-view.ts";

/** A play that is shown, or the plays left out between two of them. */
export type PlayItem<P extends ShownPlay> = { kind: "play"; row: PlayRow<P> } | { kind: "between"; rows: PlayRow<P>[] };

export interface ShownDrive<P extends ShownPlay> extends Omit<DriveGroup<P>, "rows"> {
  items: PlayItem<P>[];
}

export interface ShownQuarter<P extends ShownPlay> extends Omit<QuarterGroup<P>, "drives"> {
  drives: ShownDrive<P>[];
}

/** A play that can be grouped and filtered. */
type Filterable = ShownPlay & FilteredPlay;

/**
 * The groups under a filter and in an order. FLOW keeps the plays that it leaves out as `between` items, so that a page can
 * fold them away; KEY and SCORING leave out whole drives and quarters too, and head a drive that crosses a quarter by all of
 * it; the others leave out whole quarters.
 */
export function showPlays<P extends Filterable>(
  groups: readonly QuarterGroup<P>[],
  filter: PlayFilter,
  order: PlayOrder,
  keys: KeyIds,
): ShownQuarter<P>[] {
  const turn = <T>(list: T[]): T[] => (order === "newest" ? list.toReversed() : list);
  // These leave nothing but their own plays: what they leave out is not even folded away.
  const isBare = filter === "key" || filter === "scoring";
  const shown = groups
    .filter(({ quarterName }) => isBare || showsScore(filter, quarterName))
    .map((quarter) => ({
      ...quarter,
      drives: turn(
        quarter.drives
          .map(({ rows, isContinued, ...drive }) => ({
            ...drive,
            // Its beginning is not on the page either.
            isContinued: isContinued && !isBare,
            items: itemsOf(turn(rows), filter, isBare, keys),
          }))
          .filter(({ items }) => items.length > 0),
      ),
    }))
    .filter(({ drives }) => drives.length > 0);
  return turn(shown);
}

function itemsOf<P extends Filterable>(
  rows: readonly PlayRow<P>[],
  filter: PlayFilter,
  isBare: boolean,
  keys: KeyIds,
): PlayItem<P>[] {
  const items: PlayItem<P>[] = [];
  for (const row of rows) {
    const last = items.at(-1);
    if (matchesFilter(row.play, filter, keys)) items.push({ kind: "play", row });
    else if (isBare) continue;
    else if (last?.kind === "between") last.rows.push(row);
    else items.push({ kind: "between", rows: [row] });
  }
  return items;
}
