import { randomUUID } from "node:crypto";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { RealtimeCalls, RealtimeProblem, RealtimeSession } from "../ai/realtime-calls.ts";
import type { Timer } from "../clock/timer.ts";
import type { Logger } from "../log/logger.ts";
import type { Store } from "../store/store.ts";
import type { DecideVoice, VoiceDay, VoiceLedger, VoiceSession } from "../store/voice-ledger.ts";
import { GrantPace } from "./grant-pace.ts";
import { sessionConfig } from "./session-config.ts";
import { sessionSweeps } from "./session-sweeps.ts";
import type { SessionSetup, Voice, VoiceCaller, VoiceGrant, VoiceProblem } from "./voice.ts";
import { mayTalk, type AnalystAccess } from "../access/analyst-access.ts";
import { decideSession, type VoiceLimits } from "./voice-limits.ts";
import { voicePeople } from "./voice-people.ts";
import { openToken, sealToken } from "./voice-token.ts";
import * as words from "./voice-words.ts";

export interface VoiceSettings {
  mode: "relay" | "direct";
  model: string;
  transcribeModel: string;
  access: AnalystAccess;
  limits: VoiceLimits;
  /** What a minute is counted with, in dollars. */
  perMinute: number;
  /** Where the provider's API begins. */
  providerUrl: string;
  isEmulated: boolean;
}

export interface VoiceOptions {
  settings: VoiceSettings;
  ledger: VoiceLedger;
  calls: RealtimeCalls;
  games: Pick<Store, "game">;
  /** Signs tokens and hashes people; the same for all processes. */
  secret: string;
  setup(gameKey: string | null): Promise<SessionSetup>;
  now(): Date;
  timer: Timer;
  log: Logger;
}

/** Where the offer is posted in relay mode. */
export const CALLS_PATH = "/api/realtime/calls";
/** A token is used as soon as the microphone is granted. */
const TOKEN_S = 60;

/** The voice analyst's door over the store's ledger and a provider; see `docs/decisions/014-voice-relay.md`. */
export function openVoice(options: VoiceOptions): Voice {
  const { settings, ledger, calls, secret, now, timer, log } = options;
  const { mode, model, transcribeModel, access, limits, perMinute, isEmulated } = settings;
  const pace = new GrantPace();
  const sweeps = sessionSweeps({ ledger, calls, perMinute, now, timer, log });
  const today = (): Promise<VoiceDay> => ledger.day(now());

  return {
    providerOrigin: mode === "direct" ? new URL(settings.providerUrl).origin : null,
    isEmulated,

    async grant(requester, { gameKey, after }) {
      if (!(await ledger.isOpen())) return fail(words.SWITCHED_OFF);
      const barred = accessProblem(access, requester);
      if (barred !== null) return fail(barred);
      if (gameKey !== null && (await options.games.game(gameKey)) === null) return fail(words.UNKNOWN_GAME);
      const people = voicePeople(secret, requester);
      const wait = pace.consume(people.person, now());
      if (wait !== null) return fail(words.tooFast(wait));
      // Also where its end was told a moment ago: it takes up its place until it is hung up.
      if (after !== null && (await ledger.askEnd(after, now()))) await sweeps.sweep();
      const at = now();
      const until = new Date(at.getTime() + TOKEN_S * 1000);
      const ask = { id: randomUUID(), ...people, gameKey, mode, model };
      const decide = decideFor(options, requester, at);
      const issued = await ledger.issue(ask, { now: at, until }, decide);
      if (!issued.ok) return issued;
      const own = { token: sealToken(secret, ask.id, until), expiresAt: until.toISOString() };
      const key = mode === "relay" ? ok(own) : await directKey(options, issued.value, decide);
      if (!key.ok) return key;
      return ok({
        ...key.value,
        session: ask.id,
        mode,
        model,
        transcribeModel,
        baseUrl: mode === "relay" ? CALLS_PATH : `${settings.providerUrl}/realtime/calls`,
        sessionSeconds: issued.value.capSeconds,
        dollarsPerMinute: requester.viewer?.isAdministrator === true ? perMinute : null,
        isEmulated,
      });
    },

    async connect(given, sdp, requester) {
      const opened = openToken(secret, given, now());
      if (opened === null) return fail(words.FORGED_TOKEN);
      if (opened === "old") return fail(words.USED_TOKEN);
      // Before the token is used: a browser that sends rubbish can try again with it.
      if (!sdp.startsWith("v=0")) return fail(words.NO_OFFER);
      const { person } = voicePeople(secret, requester);
      const at = now();
      const token = { id: opened.session, person };
      const claimed = await ledger.claim(token, { now: at, graceSeconds: 0 }, decideFor(options, requester, at));
      if (!claimed.ok) return fail(tokenProblem(claimed.error));
      const session = claimed.value;
      const call = await calls.open(sdp, await configOf(options, session), person);
      if (!call.ok) {
        // It does not stand in the ledger either: it would go on, and cost, until the provider ends it.
        if (call.error.callId !== undefined) await calls.hangUp(call.error.callId);
        return giveUp(options, session, call.error);
      }
      const { callId } = call.value;
      let isAttached = false;
      try {
        isAttached = await ledger.attach(session.id, callId);
      } finally {
        // A call that does not stand in the ledger would be hung up by nobody.
        if (!isAttached) await calls.hangUp(callId);
      }
      if (!isAttached) return fail(words.ENDED_MEANWHILE);
      log.info({ session: session.id, gameKey: session.gameKey, cap: session.capSeconds }, "a voice session began");
      sweeps.sweepIn(session.capSeconds * 1000);
      return ok({ sdp: call.value.sdp, session: session.id });
    },

    async end(session) {
      const isNews = await ledger.reportEnd(session, now());
      if (await ledger.askEnd(session, now())) await sweeps.sweep();
      return isNews;
    },
    async setOpen(isOpen) {
      await ledger.setOpen(isOpen, now());
      log.warn(isOpen ? "the voice analyst was switched on" : "the voice analyst was switched off");
      await sweeps.sweep();
    },
    today,
    async status() {
      const { cost, ...day } = await today();
      const [runningAllowed, dollarsAllowed] = [limits.sessions, limits.dollarsPerDay];
      return { ...day, dollars: cost / 1_000_000, runningAllowed, dollarsAllowed, isEmulated, mode, model, access };
    },
    ...sweeps,
  };
}

async function giveUp(
  { ledger, now, log }: VoiceOptions,
  session: VoiceSession,
  problem: RealtimeProblem,
): Promise<{ ok: false; error: VoiceProblem }> {
  log.warn({ session: session.id, problem: problem.message }, "a voice session could not begin");
  await ledger.settle(session, { state: "failed", at: now(), seconds: 0, cost: 0 });
  return fail(words.providerTrouble(problem));
}

async function configOf(
  { settings, setup, ledger, now }: VoiceOptions,
  { id, gameKey }: VoiceSession,
): Promise<RealtimeSession> {
  try {
    return sessionConfig(settings, await setup(gameKey));
  } catch (error) {
    await ledger.askEnd(id, now());
    throw error;
  }
}

function decideFor({ settings }: VoiceOptions, { viewer }: VoiceCaller, at: Date): DecideVoice<VoiceProblem> {
  const { limits, perMinute } = settings;
  return (usage) => decideSession(usage, limits, perMinute, at, viewer === null);
}

/** The browser gets a key of the provider's and calls by itself. */
async function directKey(
  options: VoiceOptions,
  session: VoiceSession,
  decide: DecideVoice<VoiceProblem>,
): Promise<Result<Pick<VoiceGrant, "token" | "expiresAt">, VoiceProblem>> {
  const { ledger, calls, now } = options;
  const claimed = await ledger.claim(session, { now: now(), graceSeconds: TOKEN_S }, decide);
  if (!claimed.ok) return fail(typeof claimed.error === "string" ? words.ENDED_MEANWHILE : claimed.error);
  const key = await calls.key(await configOf(options, session), session.person, TOKEN_S);
  if (!key.ok) return giveUp(options, claimed.value, key.error);
  if (!(await ledger.attach(session.id, null))) return fail(words.ENDED_MEANWHILE);
  return ok({ token: key.value.value, expiresAt: key.value.expiresAt });
}

function tokenProblem(why: "gone" | "another" | VoiceProblem): VoiceProblem {
  if (typeof why !== "string") return why;
  return why === "another" ? words.ANOTHERS_TOKEN : words.USED_TOKEN;
}

function accessProblem(access: VoiceSettings["access"], { viewer }: VoiceCaller): VoiceProblem | null {
  if (mayTalk(access, viewer)) return null;
  return viewer === null ? words.SIGN_IN : words.ADMINISTRATORS;
}
