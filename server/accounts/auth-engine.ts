import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { betterAuth } from "better-auth";
import { emailOTP } from "better-auth/plugins/email-otp";
import type { Database } from "../db/database.ts";
import { routedKysely } from "../db/routed-kysely.ts";
import type { Logger } from "../log/logger.ts";
import type { Tables } from "../store/tables.ts";
import { cookieName } from "./cookie-name.ts";
import { databaseFailures } from "./database-failures.ts";
import { withHashedTokens } from "./hashed-tokens.ts";
import { UNUSED_LIFE } from "./session-ages.ts";

export interface AuthEngineOptions {
  database: Database<Tables>;
  secret: string;
  /** The public address; null where none is configured. */
  baseUrl: string | null;
  log: Logger;
}

/** Seconds. */
const RENEW_AFTER = 24 * 60 * 60;
const CODE_LIFE = 10 * 60;

/** So many that a day of guessing from thousands of networks at once comes to a few chances in a million. */
export const CODE_DIGITS = 8;
export const TRIES = 3;

/** The header in which the client's address is handed over; it never comes from a request. */
export const ADDRESS_HEADER = "x-pickle-six-address";

export type AuthEngine = ReturnType<typeof createAuthEngine>;

/**
 * The library that makes codes and sessions, over our tables. It is asked by function calls alone: none of its own
 * addresses is served. It sends no mail, counts no requests and reads no header but the cookie and what we write here.
 *
 * It would keep a code under the email address alone. Here a code is kept under a hash of address and holder, so that each
 * holder (a browser, or a code that the server's command printed) has codes of its own, and the store does not tell whose:
 * whatever touches codes runs inside `forHolder`.
 */
export function createAuthEngine({ database, secret, baseUrl, log }: AuthEngineOptions) {
  const isHttps = baseUrl?.startsWith("https://") ?? false;
  const sessionCookie = cookieName(baseUrl, "pickle-six");
  const holders = new AsyncLocalStorage<string>();
  const failures = databaseFailures();
  const auth = betterAuth({
    appName: "Pickle Six",
    baseURL: baseUrl ?? "http://localhost",
    secret,
    // Its types "sqlite": texts for times and 0 or 1 for booleans, as in all of our tables, on both engines.
    database: withHashedTokens(
      kyselyAdapter(routedKysely(database, failures.note), { type: "sqlite", transaction: false }),
    ),
    user: { modelName: "account_user" },
    account: { modelName: "account_link" },
    session: { modelName: "account_session", expiresIn: UNUSED_LIFE, updateAge: RENEW_AFTER },
    verification: {
      modelName: "account_code",
      storeIdentifier: { hash: async (identifier) => codeKey(identifier, holders.getStore()) },
    },
    emailAndPassword: { enabled: false },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookie,
          attributes: { secure: isHttps, httpOnly: true, sameSite: "lax", path: "/" },
        },
      },
      // The whole address: the list of sessions would else show one that nobody has.
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
      // The schema is ours: see migrations 0003 and 0008.
      database: { validateSchema: false },
    },
    logger: {
      disableColors: true,
      level: "warn",
      // Its arguments can hold rows: only the words are logged.
      log: (level, message) => log[level === "error" ? "error" : "warn"]({ from: "accounts" }, message),
    },
    plugins: [
      emailOTP({
        otpLength: CODE_DIGITS,
        expiresIn: CODE_LIFE,
        allowedAttempts: TRIES,
        storeOTP: { hash: (code) => hashCode(code, secret) },
        // Codes are made by `createVerificationOTP` and sent by us, because the library would swallow a failure.
        sendVerificationOTP: async () => {
          throw new Error("codes are not sent by the library");
        },
      }),
    ],
  });
  return {
    auth,
    /** The name under which sessions are kept in browsers. */
    sessionCookie,
    /** Every call of the library that reads or ends a session, or signs in, is made in this: see `database-failures.ts`. */
    reveal: failures.reveal,
    forHolder: <T>(holder: string, work: () => Promise<T>): Promise<T> => holders.run(holder, work),
  };
}

function codeKey(identifier: string, holder: string | undefined): string {
  if (holder === undefined) throw new Error("a code was asked for without its holder");
  return createHash("sha256").update(`${holder} ${identifier}`).digest("base64url");
}

/**
 * Slow on purpose: there are only a hundred million codes, so with a fast hash a copy of the database would give the code away
 * within seconds. At some 50 milliseconds each, all of them take a processor's core two months, and a code lives ten minutes.
 */
async function hashCode(code: string, secret: string): Promise<string> {
  const hash = await promisify<string, string, number, Buffer>(scrypt)(code, `code ${secret}`, 32);
  return hash.toString("base64url");
}
