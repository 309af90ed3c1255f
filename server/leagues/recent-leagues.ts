import { LRUCache } from "lru-cache";
import type { RateLimitResult, StoreLimiter } from "../accounts/store-limiter.ts";

/** More leagues than these are read by too many readers for one process. */
const MOST = 5_000;

/**
 * Which leagues may be read for a network. A page of somebody's leagues is opened again and again, which costs Sleeper a call a
 * minute at most however often: only leagues that were not read before are counted, so that nobody uses up the calls of all with
 * numbers that he made up.
 */
export class RecentLeagues {
  readonly #limit: StoreLimiter;
  readonly #known = new LRUCache<string, true>({ max: MOST });

  constructor(limit: StoreLimiter) {
    this.#limit = limit;
  }

  async allow(leagueId: string, network: string): Promise<RateLimitResult> {
    const key = `${network} ${leagueId}`;
    if (this.#known.get(key) === true) return { ok: true };
    const allowed = await this.#limit.consume(network);
    if (allowed.ok) this.#known.set(key, true);
    return allowed;
  }
}
