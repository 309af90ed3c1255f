import { waitInWords } from "../../domain/words/wait-in-words.ts";
import { mayBeProxy } from "./may-be-proxy.ts";
import { type NetworkPace, networkPace, type PaceLimits } from "./network-pace.ts";

/**
 * Nobody presses two stars a second for a minute, and a whole office may share one address. Everybody together has no bound: strangers' forms must
 * not keep anyone from hiding scores.
 */
const LIMITS: PaceLimits = { perNetwork: 120, perNear: 360, perWide: 600, perSite: null };

/** The forms without a limit of their own: hidden scores, a stream, rules, stars and leagues, the end of notifications. */
export function formPace(limits: Partial<PaceLimits> = {}): NetworkPace {
  const pace = networkPace({ ...LIMITS, ...limits });
  // An address that may be everyone's, behind a proxy that is not configured, is not bounded.
  return { consume: async (address, times) => (mayBeProxy(address) ? null : pace.consume(address, times)) };
}

/** What is said to a network that has to wait so many seconds. */
export function tooManyForms(seconds: number): string {
  return `Too many changes were sent from your network, so this one was not made. Try again in ${waitInWords(seconds)}.`;
}
