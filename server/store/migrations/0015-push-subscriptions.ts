import type { Migration } from "../../db/migrate.ts";

/** Browsers that asked for notifications, by a hash of their cookie. One of somebody who is signed in goes with the account. */
export const pushSubscriptions: Migration = {
  name: "0015-push-subscriptions",
  statements: ({ text, integer, end }) => [
    `create table push_subscription (
      "browser" ${text} primary key, "endpoint" ${text} not null, "p256dh" ${text} not null, "auth" ${text} not null,
      "kinds" ${text} not null, "players" ${text} not null, "scoring" ${text},
      "hidesScores" ${integer} not null, "behind" ${integer} not null,
      "userId" ${text} references account_user ("id") on delete cascade,
      "told" ${text}, "revision" ${integer} not null, "failures" ${integer} not null, "retryAt" ${text}, "seenAt" ${text} not null
    ) ${end}`,
    `create unique index push_subscription_endpoint on push_subscription ("endpoint")`,
    `create index push_subscription_user on push_subscription ("userId")`,
  ],
};
