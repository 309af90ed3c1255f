import type { Migration } from "../../db/migrate.ts";

/** Conversations with the voice analyst, what they took, and whether any may begin. */
export const voice: Migration = {
  name: "0005-voice",
  statements: ({ text, integer, end }) => [
    `create table voice_session (
      "id" ${text} primary key,
      "person" ${text} not null, "address" ${text} not null, "gameKey" ${text},
      "mode" ${text} not null check ("mode" in ('relay', 'direct')), "model" ${text} not null,
      "state" ${text} not null check ("state" in ('reserved', 'starting', 'open', 'ended', 'failed')),
      "callId" ${text},
      "day" ${text} not null, "openedAt" ${text} not null, "startedAt" ${text}, "endsAt" ${text} not null,
      "endedAt" ${text}, "hangUpBy" ${text},
      "capSeconds" ${integer} not null, "seconds" ${integer} not null, "cost" ${integer} not null
    ) ${end}`,
    `create index voice_session_day on voice_session ("day")`,
    `create index voice_session_state on voice_session ("state", "endsAt")`,

    `create table voice_switch ("name" ${text} primary key, "isOpen" ${integer} not null, "at" ${text} not null) ${end}`,
  ],
};
