import type { Migration } from "../../db/migrate.ts";

/**
 * Sessions are kept as hashes from here on, and codes under the browser that asked for them: what was there before can be
 * neither, so everybody signs in once more. `account_link` is a table that the accounts library looks into, for ways to sign
 * in that this site does not have; it stays empty.
 */
export const hashedSessions: Migration = {
  name: "0008-hashed-sessions",
  statements: ({ text, end }) => [
    `delete from account_session`,
    `delete from account_code`,
    `create table account_link (
      "id" ${text} primary key,
      "userId" ${text} not null references account_user ("id") on delete cascade,
      "accountId" ${text} not null, "providerId" ${text} not null,
      "accessToken" ${text}, "refreshToken" ${text}, "idToken" ${text},
      "accessTokenExpiresAt" ${text}, "refreshTokenExpiresAt" ${text}, "scope" ${text}, "password" ${text},
      "createdAt" ${text} not null, "updatedAt" ${text} not null
    ) ${end}`,
    `create index account_link_user on account_link ("userId")`,
  ],
};
