import { siteSecret } from "./accounts/site-secret.ts";
import { realtimeCalls, type RealtimeCallsOptions } from "./ai/realtime-calls.ts";
import type { Database } from "./db/database.ts";
import type { Environment } from "./env/environment.ts";
import { systemTimer } from "./clock/system-timer.ts";
import type { Logger } from "./log/logger.ts";
import { openVoiceLedger } from "./store/open-voice-ledger.ts";
import type { Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";
import { analystSetup } from "./voice/analyst-setup.ts";
import { openVoice } from "./voice/open-voice.ts";
import type { Voice } from "./voice/voice.ts";
import { dollarsPerMinute } from "./voice/voice-price.ts";

/** The variables that the voice reads. */
export type VoiceEnvironment = Pick<
  Environment,
  | "OPENAI_API_KEY"
  | "OPENAI_BASE_URL"
  | "VOICE_MODE"
  | "VOICE_MODEL"
  | "VOICE_TRANSCRIBE_MODEL"
  | "VOICE_ACCESS"
  | "VOICE_MINUTES_PER_PERSON"
  | "VOICE_MINUTES_PER_ADDRESS"
  | "VOICE_SESSIONS"
  | "VOICE_SESSIONS_PER_PERSON"
  | "VOICE_SESSIONS_PER_ADDRESS"
  | "VOICE_SESSION_MINUTES"
  | "VOICE_DOLLARS_PER_DAY"
  | "VOICE_DOLLARS_PER_MINUTE"
>;

/** A provider's emulator on this machine. */
export interface VoiceEmulator {
  /** Where its API begins, `/v1` included. */
  url: string;
  apiKey: string;
}

export interface StartVoiceOptions {
  environment: VoiceEnvironment;
  database: Database<Tables>;
  store: Pick<Store, "game">;
  /** Answers instead of the configured provider, in development. */
  emulator?: VoiceEmulator | null;
  log: Logger;
  /** The system's where absent. */
  now?: () => Date;
  /** How long the provider may take for one answer; see `realtimeCalls`. */
  deadline?: RealtimeCallsOptions["deadline"];
}

const OPENAI = "https://api.openai.com/v1";

/** The voice of the configured provider, not looking after its sessions yet: call `start`. Null without a key. */
export async function startVoice(options: StartVoiceOptions): Promise<Voice | null> {
  const { environment, database, store, emulator = null, log, now = () => new Date(), deadline } = options;
  const { OPENAI_API_KEY, OPENAI_BASE_URL = OPENAI, VOICE_MODEL: model } = environment;
  const { url: providerUrl, apiKey } = emulator ?? { url: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY };
  if (apiKey === undefined) return null;
  return openVoice({
    settings: {
      mode: environment.VOICE_MODE,
      model,
      transcribeModel: environment.VOICE_TRANSCRIBE_MODEL,
      access: environment.VOICE_ACCESS,
      limits: {
        minutesPerPerson: environment.VOICE_MINUTES_PER_PERSON,
        minutesPerAddress: environment.VOICE_MINUTES_PER_ADDRESS,
        sessions: environment.VOICE_SESSIONS,
        sessionsPerPerson: environment.VOICE_SESSIONS_PER_PERSON,
        sessionsPerAddress: environment.VOICE_SESSIONS_PER_ADDRESS,
        minutesPerSession: environment.VOICE_SESSION_MINUTES,
        dollarsPerDay: environment.VOICE_DOLLARS_PER_DAY,
      },
      perMinute: dollarsPerMinute(model, environment.VOICE_DOLLARS_PER_MINUTE),
      providerUrl,
      isEmulated: emulator !== null,
    },
    ledger: openVoiceLedger(database),
    calls: realtimeCalls({ baseURL: providerUrl, apiKey, ...(deadline === undefined ? {} : { deadline }) }),
    games: store,
    secret: await siteSecret(database, "voice"),
    setup: (gameKey) => analystSetup(store, gameKey),
    now,
    timer: systemTimer,
    log,
  });
}
