import type { Migration } from "../../db/migrate.ts";

/** First downs of a player. Of lines stored before they are unknown, until their season is imported again. */
export const firstDowns: Migration = {
  name: "0011-first-downs",
  statements: ({ real }) =>
    ["passingFirstDowns", "rushingFirstDowns", "receivingFirstDowns"].map(
      (column) => `alter table player_line add column "${column}" ${real}`,
    ),
};
