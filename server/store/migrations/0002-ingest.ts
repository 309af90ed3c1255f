import type { Migration } from "../../db/migrate.ts";

/** What the ingest leaves: corrections of games, who reads, what it has cost, and what it met. */
export const ingest: Migration = {
  name: "0002-ingest",
  statements: ({ text, integer, end }) => [
    `create table correction (
      "gameKey" ${text} not null references game ("gameKey") on delete cascade,
      "version" ${integer} not null, "position" ${integer} not null, "at" ${text} not null,
      "kind" ${text} not null, "playId" ${text}, "playerId" ${text},
      "what" ${text} not null, "before" ${text} not null, "after" ${text} not null,
      primary key ("gameKey", "version", "position")
    ) ${end}`,

    `create table lease (
      "name" ${text} primary key, "holder" ${text} not null, "expiresAt" ${text} not null
    ) ${end}`,

    `create table provider_call (
      "provider" ${text} not null, "month" ${text} not null, "calls" ${integer} not null,
      primary key ("provider", "month")
    ) ${end}`,

    `create table provider_read (
      "provider" ${text} not null, "what" ${text} not null, "at" ${text} not null,
      primary key ("provider", "what")
    ) ${end}`,

    `create table ingest_note (
      "seq" ${integer} primary key,
      "at" ${text} not null, "gameKey" ${text}, "feed" ${text}, "kind" ${text} not null,
      "message" ${text} not null, "milliseconds" ${integer} not null
    ) ${end}`,
  ],
};
