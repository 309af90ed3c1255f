import type { Migration } from "../../db/migrate.ts";

/**
 * What the plays of a finished game count for everyone, so that a season is scored under any rules without its plays. `counting` and
 * `contentHash` say how and from what; nothing is lost with it.
 */
export const gameLines: Migration = {
  name: "0014-game-lines",
  statements: ({ text, integer, end }) => [
    `create table game_lines (
      "gameKey" ${text} primary key references game ("gameKey") on delete cascade,
      "contentHash" ${text} not null, "counting" ${integer} not null, "lines" ${text} not null
    ) ${end}`,
  ],
};
