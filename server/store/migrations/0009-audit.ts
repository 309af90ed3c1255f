import type { Migration } from "../../db/migrate.ts";

/** Who signed in, failed to, and used the administrator's rights. `userId` may be one of an account that was deleted since. */
export const audit: Migration = {
  name: "0009-audit",
  statements: ({ text, integer, end }) => [
    `create table audit_event (
      "seq" ${integer} primary key,
      "at" ${text} not null, "kind" ${text} not null, "byAnybody" ${integer} not null,
      "userId" ${text}, "network" ${text} not null, "detail" ${text} not null
    ) ${end}`,
    `create index audit_event_at on audit_event ("at")`,
    `create index audit_event_anybody on audit_event ("byAnybody", "seq")`,
  ],
};
