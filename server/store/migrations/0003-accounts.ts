import type { Migration } from "../../db/migrate.ts";

/** Columns carry the names that the accounts library uses; its own migrations never run. */
export const accounts: Migration = {
  name: "0003-accounts",
  statements: ({ text, integer, real, end }) => [
    `create table account_user (
      "id" ${text} primary key,
      "name" ${text} not null, "email" ${text} not null unique, "emailVerified" ${integer} not null, "image" ${text},
      "createdAt" ${text} not null, "updatedAt" ${text} not null
    ) ${end}`,

    `create table account_session (
      "id" ${text} primary key,
      "userId" ${text} not null references account_user ("id") on delete cascade,
      "token" ${text} not null unique, "expiresAt" ${text} not null,
      "ipAddress" ${text}, "userAgent" ${text},
      "createdAt" ${text} not null, "updatedAt" ${text} not null
    ) ${end}`,
    `create index account_session_user on account_session ("userId")`,
    `create index account_session_end on account_session ("expiresAt")`,

    `create table account_code (
      "id" ${text} primary key,
      "identifier" ${text} not null, "value" ${text} not null, "expiresAt" ${text} not null,
      "createdAt" ${text} not null, "updatedAt" ${text} not null
    ) ${end}`,
    `create index account_code_identifier on account_code ("identifier")`,

    `create table account_limit (
      "key" ${text} primary key, "points" ${integer} not null, "expires" ${real} not null
    ) ${end}`,
    `create index account_limit_end on account_limit ("expires")`,

    `create table site_secret ("name" ${text} primary key, "value" ${text} not null) ${end}`,
  ],
};
