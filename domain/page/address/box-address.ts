import { pointsParams, type PointsView } from "./points-address.ts";

/** What the address of a table of the box score carries. */
export interface BoxTableView extends PointsView {
  /** Shows everybody, not only those with the most points. */
  isWhole: boolean;
}

/** The page of a table beside the box score's own tabs: `/games/202410811/box/idp?all=yes`. */
export function boxTablePath(gameKey: string, table: string, { isWhole, ...view }: BoxTableView): string {
  const params = pointsParams(view);
  if (isWhole) params.set("all", "yes");
  return `/games/${gameKey}/box/${table}${params.size === 0 ? "" : `?${params.toString()}`}`;
}

/** Whether an address asks for everybody. */
export function asksForWhole(params: URLSearchParams): boolean {
  return params.has("all");
}
