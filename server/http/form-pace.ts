import { mayBeProxy } from "./may-be-proxy.ts";
import { type NetworkPace, networkPace, type PaceLimits } from "./network-pace.ts";

/**
 * Nobody presses two stars a second for a minute, and a whole office may share one address. Wider networks, which may be all of a carrier's, and
 * everybody together have no bound: strangers' forms must not keep anyone from hiding scores.
 */
const LIMITS: PaceLimits = { perNetwork: 120, perNear: 360, perWide: null, perSite: null };

/** The forms without a limit of their own: hidden scores, a stream, rules, stars and leagues, the end of notifications. */
export function formPace(limits: Partial<PaceLimits> = {}): NetworkPace {
  const pace = networkPace({ ...LIMITS, ...limits });
  // An address that may be everyone's, behind a proxy that is not configured, is not bounded.
  return { consume: async (address, times) => (mayBeProxy(address) ? null : pace.consume(address, times)) };
}
