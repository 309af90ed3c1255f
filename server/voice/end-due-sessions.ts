import type { RealtimeCalls } from "../ai/realtime-calls.ts";
import type { Logger } from "../log/logger.ts";
import type { VoiceLedger, VoiceSession } from "../store/voice-ledger.ts";
import { costOf } from "./voice-price.ts";

export interface EndOptions {
  ledger: VoiceLedger;
  calls: RealtimeCalls;
  /** Dollars. */
  perMinute: number;
  now(): Date;
  log: Logger;
}

/** A process that takes a session to end it and dies is waited for so long. Longer than the provider's patience. */
const TAKEN_MS = 20_000;
/** A call that is over when it is hung up ended by itself: at most so long after its time, if hanging it up took several tries. */
const LATE_S = 60;
/** After an hour the provider ends a call by itself. */
const PROVIDERS_LONGEST_S = 60 * 60;

/** Ends every session that is past its end, by whichever process it was begun, and writes down what it took. */
export async function endDueSessions(options: EndOptions): Promise<void> {
  const { ledger, now } = options;
  const at = now();
  const due = await ledger.takeDue(at, new Date(at.getTime() + TAKEN_MS));
  await Promise.all(due.map((session) => endSession(session, options)));
}

async function endSession(session: VoiceSession, { ledger, calls, perMinute, now, log }: EndOptions): Promise<void> {
  const { id, callId, mode } = session;
  let seconds = Math.min(session.capSeconds, secondsSince(session, now()));
  // Who calls by themselves may talk on after saying that it is over: the whole time counts.
  if (mode === "direct") seconds = session.capSeconds;
  if (callId !== null) {
    const ended = await calls.hangUp(callId);
    const sinceStart = secondsSince(session, now());
    if (!ended.ok && sinceStart < PROVIDERS_LONGEST_S) {
      log.warn({ session: id, problem: ended.error.message }, "could not hang up a voice call; trying again");
      await ledger.release(id);
      return;
    }
    if (!ended.ok) seconds = PROVIDERS_LONGEST_S;
    else seconds = ended.value === "hung-up" ? sinceStart : Math.min(sinceStart, session.capSeconds + LATE_S);
  }
  const outcome = { state: "ended", at: now(), seconds, cost: costOf(seconds, perMinute) } as const;
  // False: another process was first, or the provider has answered meanwhile and the next look finds the call.
  if (await ledger.settle(session, outcome)) log.info({ session: id, mode, seconds }, "a voice session ended");
}

function secondsSince({ startedAt, openedAt }: VoiceSession, now: Date): number {
  return Math.max(0, Math.ceil((now.getTime() - Date.parse(startedAt ?? openedAt)) / 1000));
}
