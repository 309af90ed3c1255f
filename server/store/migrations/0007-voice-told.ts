import type { Migration } from "../../db/migrate.ts";

/** When a page said that its conversation is over: what it says with that counts once. */
export const voiceTold: Migration = {
  name: "0007-voice-told",
  statements: ({ text }) => [`alter table voice_session add column "toldAt" ${text}`],
};
