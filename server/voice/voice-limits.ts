import { fail, ok, type Result } from "../../domain/result.ts";
import type { VoiceTerms, VoiceUsage } from "../store/voice-ledger.ts";
import type { VoiceProblem } from "./voice.ts";
import { costOf, secondsFor } from "./voice-price.ts";
import {
  ALL_BUSY,
  begunTooOften,
  minutesUsed,
  networkTalking,
  siteSpent,
  SWITCHED_OFF,
  talkingAlready,
} from "./voice-words.ts";

/** How much there may be of the voice; a day is a calendar day (UTC). */
export interface VoiceLimits {
  minutesPerPerson: number;
  minutesPerAddress: number;
  /** At once, on the whole site. */
  sessions: number;
  sessionsPerPerson: number;
  /** Of one network, no matter who talks from it. */
  sessionsPerAddress: number;
  /** Of one session. */
  minutesPerSession: number;
  dollarsPerDay: number;
}

/** Enough for a question and its answer; where less is left, nothing begins. */
const SHORTEST_S = 30;
/** A token that nobody uses costs no minutes. So many a day are no person any more, but something that tries. */
const STARTS_PER_PERSON = 100;
const STARTS_PER_ADDRESS = 500;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether a session may begin, and how long it may be at most: the longest session, or what is left of any limit. Asked for a
 * token, and again when the token is used: from then on the session is counted with all of that until its end, so that sessions that
 * run side by side cannot pass a limit together. `isVisitor` is
 * for the words: a visitor is known by the network.
 */
export function decideSession(
  usage: VoiceUsage,
  limits: VoiceLimits,
  perMinute: number,
  now: Date,
  isVisitor: boolean,
): Result<VoiceTerms, VoiceProblem> {
  const untilTomorrow = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  const shortest = Math.min(SHORTEST_S, limits.minutesPerSession * 60);
  const paid = secondsFor(limits.dollarsPerDay * 1_000_000 - usage.cost, perMinute);
  const ofPerson = limits.minutesPerPerson * 60 - usage.personSeconds;
  const ofAddress = limits.minutesPerAddress * 60 - usage.addressSeconds;

  if (!usage.isOpen) return fail(SWITCHED_OFF);
  if (usage.sessions >= limits.sessions) return fail(ALL_BUSY);
  if (paid < shortest) return fail(siteSpent(untilTomorrow));
  if (usage.personSessions >= limits.sessionsPerPerson) {
    const endsAt = usage.personEndsAt === null ? 0 : Date.parse(usage.personEndsAt);
    return fail(talkingAlready(Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)), isVisitor));
  }
  if (usage.addressSessions >= limits.sessionsPerAddress) return fail(networkTalking(limits.sessionsPerAddress));
  if (ofPerson < shortest) {
    return fail(minutesUsed(isVisitor ? "visitors" : "person", limits.minutesPerPerson, untilTomorrow));
  }
  if (ofAddress < shortest) return fail(minutesUsed("address", limits.minutesPerAddress, untilTomorrow));
  if (usage.personStarts >= STARTS_PER_PERSON || usage.addressStarts >= STARTS_PER_ADDRESS) {
    return fail(begunTooOften(untilTomorrow));
  }
  const capSeconds = Math.min(limits.minutesPerSession * 60, ofPerson, ofAddress, paid);
  return ok({ capSeconds, cost: costOf(capSeconds, perMinute) });
}
