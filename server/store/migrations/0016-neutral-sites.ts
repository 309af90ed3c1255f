import type { Migration } from "../../db/migrate.ts";

/** Whether a game is at a neutral site. Of games stored before it is unknown, until their season is imported again. */
export const neutralSites: Migration = {
  name: "0016-neutral-sites",
  statements: ({ integer }) => [`alter table game add column "isNeutralSite" ${integer}`],
};
