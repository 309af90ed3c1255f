import { readEnvironment } from "../../server/env/environment.ts";
import type { Database } from "../../server/db/database.ts";
import { createLogger, type Logger } from "../../server/log/logger.ts";
import { startVoice } from "../../server/start-voice.ts";
import type { Store } from "../../server/store/store.ts";
import type { Tables } from "../../server/store/tables.ts";
import type { Voice, VoiceGrant } from "../../server/voice/voice.ts";
import { EMULATED_KEY, openRealtimeEndpoints, type RealtimeEndpoints } from "../emulators/realtime-endpoints.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "./open-site.ts";
import { ADMINISTRATOR, signInAs } from "./sign-in-as.ts";

export const ROLES = ["visitor", "user", "administrator"] as const;
export type Role = (typeof ROLES)[number];

export const OFFER = "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=offer\r\n";

export const METRICS_TOKEN = "a-token-of-some-length";

/** A site with a voice provider on this machine, and people who may or may not talk. */
export interface VoiceSite {
  site: OpenSite;
  voice: Voice;
  endpoints: RealtimeEndpoints;
  /** Who is signed in; empty for the visitor. */
  cookies: Record<Role, string>;
  /** The cookies of more people. */
  signIn(emails: readonly string[]): Promise<string[]>;
  /** The voice of another process on the same store, not started yet. */
  another(): Promise<Voice>;
  /** Moves the voice's clock on. */
  pass(seconds: number): void;
  /** `GET /api/realtime-token` as a page of ours asks. */
  token(role: Role, query?: string, headers?: Record<string, string>): Promise<Response>;
  grant(role: Role): Promise<VoiceGrant>;
  /** Posts an offer with a token, as the browser's library does. */
  call(role: Role, token: string, init?: { offer?: string; headers?: Record<string, string> }): Promise<Response>;
  end(session: string): Promise<Response>;
  close(): Promise<void>;
}

/** Opens it with variables of the voice that differ from the usual. */
export async function openVoiceSite(variables: Record<string, string> = {}): Promise<VoiceSite> {
  const endpoints = await openRealtimeEndpoints();
  const read = readEnvironment({ OPENAI_API_KEY: EMULATED_KEY, OPENAI_BASE_URL: endpoints.url, ...variables });
  if (!read.ok) throw new Error(read.error.join());
  let at = new Date("2026-11-20T20:00:00Z").getTime();
  let opened: Voice | null = null;
  const start = (database: Database<Tables>, store: Store, log: Logger): Promise<Voice | null> =>
    startVoice({
      environment: read.value,
      database,
      store,
      log,
      now: () => new Date(at),
      deadline: (milliseconds, path) => endpoints.deadline(milliseconds, path),
    });
  const site = await openSite({
    games: [smallGame()],
    administrator: ADMINISTRATOR,
    metricsToken: METRICS_TOKEN,
    voice: async (database, store, log) => {
      opened = await start(database, store, log);
      return opened;
    },
  });
  const voice: Voice | null = opened;
  if (voice === null) throw new Error("there is no voice");
  const cookies: Record<Role, string> = {
    visitor: "",
    user: await signInAs(site, "fan@six.example"),
    administrator: await signInAs(site, ADMINISTRATOR),
  };
  const headersOf = (role: Role): Record<string, string> => ({
    "sec-fetch-site": "same-origin",
    ...(cookies[role] === "" ? {} : { cookie: cookies[role] }),
  });
  const post = (path: string, body: string, headers: Record<string, string>): Promise<Response> =>
    site.app.fetch(new Request(`http://127.0.0.1${path}`, { method: "POST", body, headers }));
  const token: VoiceSite["token"] = (role, query = "", headers = {}) =>
    site.get(`/api/realtime-token${query}`, { ...headersOf(role), ...headers });

  return {
    site,
    voice,
    endpoints,
    cookies,
    async signIn(emails) {
      const signedIn: string[] = [];
      for (const email of emails) signedIn.push(await signInAs(site, email));
      return signedIn;
    },
    async another() {
      const log = createLogger({ level: "info", secrets: [], plain: false, write: (line) => site.log.push(line) });
      const other = await start(site.database, site.store, log);
      if (other === null) throw new Error("there is no voice");
      return other;
    },
    pass(seconds) {
      at += seconds * 1000;
    },
    token,
    async grant(role) {
      const response = await token(role);
      if (response.status !== 200) throw new Error(await response.text());
      return (await response.json()) as VoiceGrant;
    },
    call: (role, given, { offer = OFFER, headers = {} } = {}) =>
      post("/api/realtime/calls", offer, {
        ...headersOf(role),
        "content-type": "application/sdp",
        authorization: `Bearer ${given}`,
        ...headers,
      }),
    end: (session) =>
      post("/api/realtime/end", session, { "sec-fetch-site": "same-origin", "content-type": "text/plain" }),
    async close() {
      await site.close();
      await endpoints.close();
    },
  };
}
