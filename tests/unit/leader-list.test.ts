import { expect, it } from "vitest";
import { leaderList } from "../../server/pages/leader-list.server.ts";

// An order is found by its column's head: another head would be a column that orders nothing.
it.each(["K", "DST", "LB"] as const)("every column of the list of %s orders it", (group) => {
  const { columns } = leaderList(group);
  expect(columns.length).toBeGreaterThan(3);
  expect(columns.filter(({ order }) => order === null).map(({ head }) => head)).toEqual([]);
});
