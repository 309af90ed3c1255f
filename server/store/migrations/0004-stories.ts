import type { Migration } from "../../db/migrate.ts";

/** Texts with the claims that were checked in them, what came of each attempt, and what the models have cost. */
export const stories: Migration = {
  name: "0004-stories",
  statements: ({ text, integer, end }) => [
    // Nothing published a text before this version.
    `drop table story`,
    `create table story (
      "gameKey" ${text} not null references game ("gameKey") on delete cascade,
      "kind" ${text} not null check ("kind" in ('recap', 'preview')),
      "markdown" ${text} not null, "html" ${text} not null, "createdAt" ${text} not null,
      "model" ${text}, "promptVersion" ${integer} not null, "claims" ${text} not null,
      "gameVersion" ${integer} not null, "contentHash" ${text} not null, "isPublished" ${integer} not null,
      primary key ("gameKey", "kind")
    ) ${end}`,

    `create table story_note (
      "seq" ${integer} primary key,
      "at" ${text} not null, "gameKey" ${text} not null, "kind" ${text} not null, "outcome" ${text} not null,
      "model" ${text}, "message" ${text} not null, "claims" ${integer} not null, "rounds" ${integer} not null,
      "dropped" ${integer} not null, "inputTokens" ${integer} not null, "outputTokens" ${integer} not null,
      "milliseconds" ${integer} not null
    ) ${end}`,

    `create table model_use (
      "day" ${text} not null, "purpose" ${text} not null, "model" ${text} not null,
      "calls" ${integer} not null, "inputTokens" ${integer} not null, "outputTokens" ${integer} not null,
      primary key ("day", "purpose", "model")
    ) ${end}`,
  ],
};
