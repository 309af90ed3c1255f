import type { Migration } from "../../db/migrate.ts";

/** What an account keeps for its person on every browser: players and leagues, and a scoring. It goes with the account. */
export const accountKeeps: Migration = {
  name: "0012-account-keeps",
  statements: ({ text, end }) => [
    `create table account_keeps (
      "userId" ${text} primary key references account_user ("id") on delete cascade,
      "players" ${text}, "scoring" ${text}, "updatedAt" ${text} not null
    ) ${end}`,
  ],
};
