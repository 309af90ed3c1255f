/** Sources call one place of a defense by several names, of some weeks by one and of others by another. */
const SHOWN = new Map([
  ["SAF", "S"],
  ["FS", "S"],
  ["SS", "S"],
  ["ILB", "LB"],
  ["MLB", "LB"],
  ["OLB", "LB"],
  ["NT", "DT"],
]);

/** A position by the one name that pages show. */
export function shownPosition<Position extends string | null>(position: Position): string | Position {
  return position === null ? position : (SHOWN.get(position) ?? position);
}
