import { isIPv6 } from "node:net";
import { isAPIError } from "better-auth/api";
import { parseEmailAddress } from "../../domain/email-address.ts";
import { fail, ok } from "../../domain/result.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { Database } from "../db/database.ts";
import type { Logger } from "../log/logger.ts";
import type { Tables } from "../store/tables.ts";
import { accountLimits } from "./account-limits.ts";
import type { Accounts, Asker, SignInProblem } from "./accounts.ts";
import {
  ADDRESS_HEADER,
  type AuthEngine,
  CODE_DIGITS,
  createAuthEngine,
  sessionCookieName,
  TRIES,
} from "./auth-engine.ts";
import type { CodeSender } from "./code-sender.ts";
import { siteSecret } from "./site-secret.ts";

export interface AccountsOptions {
  database: Database<Tables>;
  /** The public address; null where none is configured. */
  baseUrl: string | null;
  /** The administrator's e-mail address as configured; null for none. */
  administrator: string | null;
  sendCode: CodeSender;
  log: Logger;
}

/** What one request's cookie leads to. */
interface Found {
  viewer: Viewer;
  token: string;
}

/** The accounts over the store's database, whose schema is up to date. */
export async function openAccounts({
  database,
  baseUrl,
  administrator,
  sendCode,
  log,
}: AccountsOptions): Promise<Accounts> {
  const secret = await siteSecret(database, "sessions");
  const engine = createAuthEngine({ database, secret, baseUrl, log });
  const { internalAdapter } = await engine.$context;
  const limits = accountLimits(database);
  const cookieName = sessionCookieName(baseUrl);
  const administratorAddress = administrator === null ? null : parseEmailAddress(administrator);

  const hasCookie = (cookies: string | null | undefined): cookies is string =>
    cookies?.includes(`${cookieName}=`) ?? false;

  /** The session's end moves only where the answer can carry the cookie: a browser's would else end thirty days after signing in. */
  async function find(headers: Headers, canMoveEnd: boolean): Promise<{ found: Found | null; cookies: string[] }> {
    const cookie = headers.get("cookie");
    if (!hasCookie(cookie)) return { found: null, cookies: [] };
    const answer = await getSession(engine, cookie, canMoveEnd);
    const cookies = ownCookies(answer.headers, cookieName);
    if (answer.session === null) return { found: null, cookies };
    const { user, session } = answer.session;
    const isAdministrator =
      administratorAddress !== null && user.emailVerified && parseEmailAddress(user.email) === administratorAddress;
    return {
      found: { viewer: { userId: user.id, email: user.email, isAdministrator }, token: session.token },
      cookies,
    };
  }

  async function signOut(headers: Headers): Promise<string[]> {
    const cookie = headers.get("cookie");
    if (!hasCookie(cookie)) return [];
    const answer = await engine.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
    return ownCookies(answer.headers, cookieName);
  }

  /** Why a code was refused. A code whose tries are used up is gone, like one that was never sent. */
  async function refusal(error: unknown, identifier: string): Promise<SignInProblem> {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    const code = await internalAdapter.findVerificationValue(identifier);
    const tries = Number(code?.value.split(":").at(-1) ?? TRIES);
    if (tries < TRIES) return { kind: "wrong-code", triesLeft: TRIES - tries };
    await internalAdapter.deleteVerificationByIdentifier(identifier);
    return { kind: "dead-code" };
  }

  return {
    mayBeAdministrator: (cookies) => administratorAddress !== null && hasCookie(cookies),
    viewer: async (headers) => (await find(headers, false)).found?.viewer ?? null,
    async recognise(headers) {
      const { found, cookies } = await find(headers, true);
      return { viewer: found?.viewer ?? null, cookies };
    },
    async sendCode(given, asker) {
      const email = parseEmailAddress(given);
      if (email === null) return fail({ kind: "bad-address" });
      const taken = await limits.send(email, asker);
      if (!taken.ok) return fail({ kind: "too-many", seconds: taken.seconds });
      await internalAdapter.deleteVerificationByIdentifier(codeIdentifier(email));
      const code = await engine.api.createVerificationOTP({ body: { email, type: "sign-in" } });
      const sent = await sendCode(email, code);
      if (sent.ok) return ok({ email, place: sent.value });
      await internalAdapter.deleteVerificationByIdentifier(codeIdentifier(email));
      await limits.unsent(email);
      return fail({ kind: "mail-failed" });
    },
    async signIn(given, givenCode, asker) {
      const email = parseEmailAddress(given);
      if (email === null) return fail({ kind: "bad-address" });
      const code = givenCode.replaceAll(/[\s-]/g, "");
      if (!CODE.test(code)) return fail({ kind: "bad-code" });
      const taken = await limits.guess(email, asker);
      if (!taken.ok) return fail({ kind: "too-many", seconds: taken.seconds });
      const body = { email, otp: code };
      try {
        const answer = await engine.api.signInEmailOTP({ body, headers: askerHeaders(asker), returnHeaders: true });
        await deleteOldSessions(database);
        return ok({ cookies: ownCookies(answer.headers, cookieName) });
      } catch (error) {
        return fail(await refusal(error, codeIdentifier(email)));
      }
    },
    signOut,
    async signOutEverywhere(headers) {
      const { found } = await find(headers, false);
      if (found !== null) await internalAdapter.deleteUserSessions(found.viewer.userId);
      return signOut(headers);
    },
    async sessions(headers) {
      const { found } = await find(headers, false);
      if (found === null) return [];
      const rows = await database.reads
        .selectFrom("account_session")
        .selectAll()
        .where("userId", "=", found.viewer.userId)
        .where("expiresAt", ">", new Date().toISOString())
        .orderBy("createdAt", "desc")
        .execute();
      return rows.map((row) => ({
        isCurrent: row.token === found.token,
        userAgent: row.userAgent ?? "",
        address: shortAddress(row.ipAddress ?? ""),
        signedInAt: row.createdAt,
        lastUsedAt: row.updatedAt,
      }));
    },
  };
}

const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

/** Under which the library keeps the code of an address. */
function codeIdentifier(email: string): string {
  return `sign-in-otp-${email}`;
}

function askerHeaders({ address, userAgent }: Asker): Headers {
  return new Headers({ [ADDRESS_HEADER]: address, "user-agent": userAgent.slice(0, LONGEST_USER_AGENT) });
}

/** As much as is worth keeping of what a browser says of itself, in characters. */
const LONGEST_USER_AGENT = 300;

type Session = Awaited<ReturnType<AuthEngine["api"]["getSession"]>>;

/** The session of a cookie; null where it was forged, ended or replaced meanwhile. */
async function getSession(
  engine: AuthEngine,
  cookie: string,
  canMoveEnd: boolean,
): Promise<{ session: Session; headers: Headers }> {
  try {
    const query = { disableRefresh: !canMoveEnd };
    const answer = await engine.api.getSession({ headers: new Headers({ cookie }), query, returnHeaders: true });
    return { session: answer.response, headers: answer.headers };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return { session: null, headers: new Headers() };
  }
}

/** The library writes IPv6 with all of its zeros. */
function shortAddress(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
}

/** The library also takes away cookies that we never set. */
function ownCookies(headers: Headers, cookieName: string): string[] {
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${cookieName}=`));
}

async function deleteOldSessions(database: Database<Tables>): Promise<void> {
  await database.write(({ db }) =>
    db.deleteFrom("account_session").where("expiresAt", "<=", new Date().toISOString()).execute(),
  );
}
