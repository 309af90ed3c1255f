import type { RouterContextProvider } from "react-router";

import type { ChatStatus, VoiceStatus } from "../../domain/analyst-status.ts";
import { SEASON_TYPE } from "../../domain/season-type.ts";
import type { StoryStatus } from "../../domain/story-status.ts";
import type { WeekId } from "../../domain/week-id.ts";
import { servicesContext } from "../context.server.ts";
import type { IngestStatus } from "../games/ingest-control.ts";
import { requireAdministrator } from "./administrator.server.ts";
import { NO_PROVIDER } from "./ask-provider.server.ts";
import { NO_VOICE } from "./change-voice.server.ts";
import { findDefaultWeek } from "./default-week.server.ts";
import { inPlayingOrder } from "./season-weeks.server.ts";

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
  /** What the form begins with: the newest week that has started. */
  week: WeekId;
  /** The administrator's own address. */
  userEmail: string;
}

/** What the administrator sees of the ingest, the texts and the analyst. 403 for anyone else. */
export async function loadAdminPage(context: Readonly<RouterContextProvider>): Promise<AdminPageData> {
  const { email } = requireAdministrator(context);
  const services = context.get(servicesContext);
  const { store, ingest, stories, voice, now } = services;
  const [status, storyStatus, voiceStatus, chat, weeks] = await Promise.all([
    ingest?.status() ?? null,
    stories?.status() ?? null,
    voice?.status() ?? null,
    services.chat.today(),
    store.weeks(),
  ]);
  const week = await findDefaultWeek(inPlayingOrder(weeks), async (one) =>
    (await store.weekGames(one)).some(({ game }) => game.hasStarted),
  );
  return {
    ingest: status,
    stories: storyStatus,
    voice: voiceStatus,
    noVoice: voiceStatus === null ? NO_VOICE : null,
    chat,
    noProvider: status === null ? NO_PROVIDER : null,
    week: week ?? { season: now().getUTCFullYear(), seasonType: SEASON_TYPE.regular, week: 1 },
    userEmail: email,
  };
}
