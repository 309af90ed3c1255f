import type { Migration } from "../../db/migrate.ts";

/** How often the text chat's model answered on a day, and how often it was stopped. */
export const chat: Migration = {
  name: "0006-chat",
  statements: ({ text, integer, end }) => [
    `create table chat_day (
      "day" ${text} primary key, "answers" ${integer} not null, "violations" ${integer} not null
    ) ${end}`,
  ],
};
