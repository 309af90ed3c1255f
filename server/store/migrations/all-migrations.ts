import type { Migration } from "../../db/migrate.ts";
import { games } from "./0001-games.ts";
import { ingest } from "./0002-ingest.ts";
import { accounts } from "./0003-accounts.ts";
import { stories } from "./0004-stories.ts";
import { voice } from "./0005-voice.ts";
import { chat } from "./0006-chat.ts";
import { voiceTold } from "./0007-voice-told.ts";
import { hashedSessions } from "./0008-hashed-sessions.ts";
import { audit } from "./0009-audit.ts";
import { americanWords } from "./0010-american-words.ts";
import { firstDowns } from "./0011-first-downs.ts";
import { accountKeeps } from "./0012-account-keeps.ts";
import { usage } from "./0013-usage.ts";
import { gameLines } from "./0014-game-lines.ts";
import { pushSubscriptions } from "./0015-push-subscriptions.ts";
import { neutralSites } from "./0016-neutral-sites.ts";

/** Every step of the schema, oldest first. Only ever added to. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  games,
  ingest,
  accounts,
  stories,
  voice,
  chat,
  voiceTold,
  hashedSessions,
  audit,
  americanWords,
  firstDowns,
  accountKeeps,
  usage,
  gameLines,
  pushSubscriptions,
  neutralSites,
];
