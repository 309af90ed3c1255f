import type { Database } from "../db/database.ts";
import { networksOf } from "../http/client-address.ts";
import type { Tables } from "../store/tables.ts";
import { type Count, type Pace, storeLimits, type RateLimitResult } from "./store-limiter.ts";

/** Who asks for a code or tries one. */
export interface LimitedRequester {
  email: string;
  /** The client's network address. */
  address: string;
  /** The browser has signed in with this email address before, which only its owner can have made it do. */
  isKnown: boolean;
}

export interface AccountLimits {
  /** Before a code is sent. */
  send(requester: LimitedRequester): Promise<RateLimitResult>;
  /** No mail came of it: it is not one of those that this email address may have. The networks' and the site's stay counted. */
  unsent(requester: LimitedRequester): Promise<void>;
  /** Before a code is tried. */
  guess(requester: LimitedRequester): Promise<RateLimitResult>;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const perHour = (times: number): Pace => ({ times, seconds: HOUR });
const perDay = (times: number): Pace => ({ times, seconds: DAY });

/**
 * How often codes may be asked for and tried; why so often, and what each of them is against, is in
 * docs/decisions/017-sign-in-that-strangers-cannot-shut.md. An address can be that of a whole office, so it may do more than
 * one person needs.
 */
const PACES = {
  "send-site": perHour(1_000),
  "send-wide": perHour(200),
  "send-near": perHour(60),
  "send-own": perHour(20),
  "send-email": perHour(60),
  "send-email-day": perDay(120),
  "send-email-wide-day": perDay(40),
  "send-email-near": perHour(10),
  "send-email-near-day": perDay(20),
  "send-email-own": perHour(5),
  "send-email-own-day": perDay(10),
  "send-known": perHour(10),
  "send-known-day": perDay(30),
  "guess-wide": perHour(600),
  "guess-near": perHour(180),
  "guess-own": perHour(60),
  "guess-email-own": perHour(15),
  "guess-email-own-day": perDay(30),
  "guess-known": perHour(30),
  "guess-known-day": perDay(90),
} as const;

type Counts = Count<keyof typeof PACES>[];

/**
 * A stranger's requests are counted for the stranger's networks, and for an email address within each of them, so that
 * nobody uses up what another one may. Where the browser has signed in before, nothing is counted but its own.
 */
export function accountLimits(database: Database<Tables>): AccountLimits {
  const limits = storeLimits(database, PACES);
  return {
    send: (requester) => limits.consume([...sendsOfNetworks(requester), ...sendsOfEmail(requester)]),
    unsent: (requester) => limits.refund(sendsOfEmail(requester)),
    guess: (requester) => limits.consume(guesses(requester)),
  };
}

/** The widest first, here and below: who is refused for a wide one takes no room for a narrow one. */
function sendsOfNetworks({ address, isKnown }: LimitedRequester): Counts {
  if (isKnown) return [];
  const { own, near, wide } = networksOf(address);
  return [
    ["send-site", "all"],
    ["send-wide", wide],
    ["send-near", near],
    ["send-own", own],
  ];
}

function sendsOfEmail({ email, address, isKnown }: LimitedRequester): Counts {
  if (isKnown) {
    return [
      ["send-known", email],
      ["send-known-day", email],
    ];
  }
  const { own, near, wide } = networksOf(address);
  return [
    ["send-email", email],
    ["send-email-day", email],
    ["send-email-wide-day", `${email} ${wide}`],
    ["send-email-near", `${email} ${near}`],
    ["send-email-near-day", `${email} ${near}`],
    ["send-email-own", `${email} ${own}`],
    ["send-email-own-day", `${email} ${own}`],
  ];
}

function guesses({ email, address, isKnown }: LimitedRequester): Counts {
  if (isKnown) {
    return [
      ["guess-known", email],
      ["guess-known-day", email],
    ];
  }
  const { own, near, wide } = networksOf(address);
  return [
    ["guess-wide", wide],
    ["guess-near", near],
    ["guess-own", own],
    ["guess-email-own", `${email} ${own}`],
    ["guess-email-own-day", `${email} ${own}`],
  ];
}
