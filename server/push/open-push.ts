import type { NoticeKind } from "../../domain/sunday/find-notices.ts";
import { keptText } from "../../domain/my-players/kept-text.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { storeLimiter } from "../accounts/store-limiter.ts";
import type { Database } from "../db/database.ts";
import { behindSeconds } from "../http/behind-choice.ts";
import { networkOf } from "../http/client-address.ts";
import { keptPlayersOf } from "../http/my-players-cookie.ts";
import { hashOf, newPushToken, pushBrowser } from "../http/push-cookie.ts";
import { hidesScores } from "../http/score-choice.ts";
import { keptScoring } from "../http/scoring-cookie.ts";
import { openPushSubscriptions, type PushVisit } from "../store/push-subscriptions.ts";
import type { Tables } from "../store/tables.ts";
import { isEmulatorsAddress, isPushAddress } from "./push-address.ts";
import { kindsIn, type PushWish } from "./push-wish.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** Who asks, for what a notification is about. */
export interface PushReader {
  cookies: string;
  address: string;
  /** Null where nobody is signed in. */
  userId: string | null;
}

export type PushProblem = "bad-address" | "nobody" | "full" | { seconds: number };

/** Notifications to browsers, as pages see them. */
export interface Push {
  /** What a browser subscribes with. */
  publicKey: string;
  /** What this browser is told; empty for nothing. */
  kindsOf(cookies: string): Promise<NoticeKind[]>;
  /** Stores a wish, and returns the secret for the browser's cookie. */
  subscribe(wish: PushWish, reader: PushReader): Promise<Result<string, PushProblem>>;
  unsubscribe(cookies: string): Promise<void>;
  /** Notes what the reader keeps and has chosen now; who keeps nobody any more is forgotten. `cookies` are those after the request. */
  visit(reader: Omit<PushReader, "address">): Promise<void>;
}

export interface OpenPushOptions {
  database: Database<Tables>;
  vapid: VapidKeys;
  now(): Date;
  /** The origin of an emulated push service. */
  emulator?: string | undefined;
}

/** Of the whole site: each is looked at with every change of a live week. */
const MOST = 20_000;
const OF_NETWORK = { name: "push-network", times: 30, seconds: 86_400 } as const;
/** A visit that changes nothing is noted so rarely. */
const SEEN_AGAIN_MS = 24 * 60 * 60_000;

/** Opens the door for browsers that want notifications. */
export function openPush({ database, vapid, now, emulator }: OpenPushOptions): Push {
  const subscriptions = openPushSubscriptions(database);
  const limiter = storeLimiter(database, OF_NETWORK);
  return {
    publicKey: vapid.publicKey,
    async kindsOf(cookies) {
      const browser = pushBrowser(cookies);
      const row = browser === null ? null : await subscriptions.of(browser);
      return row === null ? [] : kindsIn(row.kinds);
    },
    async subscribe({ endpoint, p256dh, auth, kinds }, { cookies, address, userId }) {
      if (!isEmulatorsAddress(endpoint, emulator) && !isPushAddress(endpoint)) return fail("bad-address");
      const visit = visitOf(cookies, userId);
      if (visit === null) return fail("nobody");
      const allowed = await limiter.consume(networkOf(address));
      if (!allowed.ok) return fail({ seconds: allowed.seconds });
      const old = pushBrowser(cookies);
      if (old !== null) await subscriptions.remove(old);
      const token = newPushToken();
      const row = { browser: hashOf(token), endpoint, p256dh, auth, kinds: kinds.join(","), ...visit };
      return (await subscriptions.put(row, MOST)) ? ok(token) : fail("full");
    },
    async unsubscribe(cookies) {
      const browser = pushBrowser(cookies);
      if (browser !== null) await subscriptions.remove(browser);
    },
    async visit({ cookies, userId }) {
      const browser = pushBrowser(cookies);
      if (browser === null) return;
      const row = await subscriptions.of(browser);
      if (row === null) return;
      const visit = visitOf(cookies, userId);
      if (visit === null) return subscriptions.remove(browser);
      const { seenAt, ...chosen } = visit;
      const isSame = Object.entries(chosen).every(([name, value]) => row[name as keyof typeof chosen] === value);
      if (isSame && Date.parse(seenAt) - Date.parse(row.seenAt) < SEEN_AGAIN_MS) return;
      await subscriptions.visit(browser, visit);
    },
  };

  /** Null for a reader who keeps nobody: there is nothing to be told. */
  function visitOf(cookies: string, userId: string | null): PushVisit | null {
    const kept = keptPlayersOf(cookies);
    if (kept.starred.length === 0 && kept.leagues.length === 0) return null;
    return {
      players: keptText(kept),
      scoring: keptScoring(cookies),
      hidesScores: hidesScores(cookies) ? 1 : 0,
      behind: behindSeconds(cookies),
      userId,
      seenAt: now().toISOString(),
    };
  }
}
