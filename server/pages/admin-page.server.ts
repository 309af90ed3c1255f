import type { RouterContextProvider } from "react-router";

import type { ChatStatus, VoiceStatus } from "../../domain/admin/analyst-status.ts";
import type { AuditEvent } from "../../domain/admin/audit-event.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import type { StoryStatus } from "../../domain/admin/story-status.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { servicesContext } from "../context.server.ts";
import type { IngestStatus } from "../games/ingest/ingest-control.ts";
import { admitToPage } from "./administrator.server.ts";
import { gameTitles } from "./game-titles.server.ts";
import { NO_PROVIDER } from "./with-patience.server.ts";
import { NO_VOICE } from "./change-voice.server.ts";
import { findDefaultWeek } from "./default-week.server.ts";
import { inPlayingOrder } from "./in-playing-order.server.ts";

export interface AdminPageData {
  /** Null without a provider that is read. */
  ingest: IngestStatus | null;
  /** What is said then. */
  noProvider: string | null;
  /** Null where nobody writes texts. */
  stories: StoryStatus | null;
  /** Null where no provider of a voice is configured. */
  voice: VoiceStatus | null;
  /** What is said then. */
  noVoice: string | null;
  chat: ChatStatus;
  /** What the games are called that stories and polls are about, by their keys. */
  titles: Record<string, string>;
  /** The last lines of the record of sign-ins and of uses of the administrator's rights. */
  record: AuditEvent[];
  /** What the form begins with: the newest week that has started. */
  week: WeekId;
  /** The administrator's own address. */
  userEmail: string;
}

const RECORD_SHOWN = 50;

/** What the administrator sees of the ingest, the texts, the analyst and the record. 403 for anyone else. */
export async function loadAdminPage(context: Readonly<RouterContextProvider>): Promise<AdminPageData> {
  const { email } = admitToPage(context, "/admin");
  const services = context.get(servicesContext);
  const { store, ingest, stories, voice, audit, now } = services;
  const [status, storyStatus, voiceStatus, chat, record, weeks] = await Promise.all([
    ingest?.status() ?? null,
    stories?.status() ?? null,
    voice?.status() ?? null,
    services.chat.today(),
    audit.recent(RECORD_SHOWN),
    store.weeks(),
  ]);
  const week = await findDefaultWeek(inPlayingOrder(weeks), async (one) =>
    (await store.weekGames(one)).some(({ game }) => game.hasStarted),
  );
  const named = [...(storyStatus?.recent ?? []), ...(storyStatus?.waiting ?? []), ...(status?.recent ?? [])];
  return {
    ingest: status,
    stories: storyStatus,
    voice: voiceStatus,
    noVoice: voiceStatus === null ? NO_VOICE : null,
    chat,
    titles: await gameTitles(
      store,
      named.map(({ gameKey }) => gameKey),
    ),
    record,
    noProvider: status === null ? NO_PROVIDER : null,
    week: week ?? { season: now().getUTCFullYear(), seasonType: SEASON_TYPE.regular, week: 1 },
    userEmail: email,
  };
}
