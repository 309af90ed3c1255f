import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "./client-address.ts";

/** The most in a minute, in this process: of one network in the three sizes of `Networks`, and of everybody; null where that has no bound. */
export interface PaceLimits {
  perNetwork: number;
  perNear: number;
  perWide: number | null;
  perSite: number | null;
}

export interface NetworkPace {
  /** Counts so many of an address: how many seconds it has to wait, or null where it may go on. */
  consume(address: string, times?: number): Promise<number | null>;
}

const MINUTE = 60;

/** For what costs no money: a count in the store, for all processes together, would cost more than what it protects. */
export function networkPace({ perNetwork, perNear, perWide, perSite }: PaceLimits): NetworkPace {
  const pace = (points: number | null): RateLimiterMemory | null =>
    points === null ? null : new RateLimiterMemory({ points, duration: MINUTE });
  const [ofOwn, ofNear, ofWide, ofAll] = [pace(perNetwork), pace(perNear), pace(perWide), pace(perSite)];
  return {
    async consume(address, times = 1) {
      try {
        const { own, near, wide } = networksOf(address);
        await ofOwn?.consume(own, times);
        await ofNear?.consume(near, times);
        await ofWide?.consume(wide, times);
        await ofAll?.consume("all", times);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
  };
}
