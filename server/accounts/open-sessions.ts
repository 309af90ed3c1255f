import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import { parseEmailAddress } from "../../domain/words/email-address.ts";
import { fail, ok } from "../../domain/result.ts";
import type { Viewer } from "../../domain/admin/viewer.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";
import type { Requester, Sessions } from "./accounts.ts";
import type { AuthEngine } from "./auth-engine.ts";
import { getSession } from "./get-session.ts";
import { hashToken } from "./hashed-tokens.ts";
import type { KnownBrowsers } from "./known-browser.ts";
import type { Audit } from "./open-audit.ts";
import { ownCookies } from "./own-cookies.ts";
import { isFresh, isOver, oldestSignIn } from "./session-ages.ts";

export interface SessionsOptions {
  engine: AuthEngine;
  database: Database<Tables>;
  browsers: KnownBrowsers;
  audit: Audit;
  /** The administrator's address in small letters; null for nobody. */
  administrator: string | null;
}

/** What one request's cookie leads to. */
interface Found {
  viewer: Viewer;
  token: string;
}

/** Who is signed in, where, and how that ends. */
export async function openSessions(options: SessionsOptions): Promise<Sessions> {
  const { engine, database, browsers, audit, administrator } = options;
  const { auth, reveal, sessionCookie } = engine;
  const { internalAdapter } = await auth.$context;

  /** The session's end moves only where the answer can carry the cookie: a browser's would else end thirty days after signing in. */
  async function find(cookie: string | null, canMoveEnd: boolean): Promise<{ found: Found | null; cookies: string[] }> {
    if (!hasCookie(sessionCookie, cookie)) return { found: null, cookies: [] };
    const answer = await reveal(() => getSession(auth, cookie, canMoveEnd));
    const cookies = ownCookies(answer.headers, sessionCookie);
    if (answer.session === null) return { found: null, cookies };
    const { user, session } = answer.session;
    const isAdministrator =
      administrator !== null && user.emailVerified && parseEmailAddress(user.email) === administrator;
    if (isOver(session, isAdministrator)) {
      await internalAdapter.deleteSession(session.token);
      // Without the session the library takes the cookie away.
      return find(cookie, canMoveEnd);
    }
    const viewer = { userId: user.id, email: user.email, isAdministrator, isFresh: isFresh(session) };
    return { found: { viewer, token: session.token }, cookies };
  }

  /** The requester's session; null for a visitor. */
  const foundOf = async ({ cookies }: Requester): Promise<Found | null> => (await find(cookies, false)).found;

  const record = (kind: "signed-out" | "sessions-ended", { viewer }: Found, { address }: Requester, detail = "") =>
    audit.record({ kind, person: { userId: viewer.userId }, address, detail });

  return {
    mayBeAdministrator: (cookies) => administrator !== null && hasCookie(sessionCookie, cookies),
    viewer: async (headers) => (await find(headers.get("cookie"), false)).found?.viewer ?? null,
    async recognize(headers) {
      const { found, cookies } = await find(headers.get("cookie"), true);
      return { viewer: found?.viewer ?? null, cookies };
    },
    async signOut(requester) {
      const found = await foundOf(requester);
      if (found !== null) await record("signed-out", found, requester);
      return leave(engine, requester);
    },
    async signOutEverywhere(requester) {
      const found = await foundOf(requester);
      if (found !== null) {
        await record("signed-out", found, requester, "everywhere");
        await internalAdapter.deleteUserSessions(found.viewer.userId);
      }
      return leave(engine, requester);
    },
    async endSession(requester, id) {
      const found = await foundOf(requester);
      if (found === null) return null;
      const [userAgent] = await endOthers(database, found, id);
      if (userAgent === undefined) return null;
      await record("sessions-ended", found, requester, "one of their own");
      return { userAgent };
    },
    async endOtherSessions(requester) {
      const found = await foundOf(requester);
      if (found === null) return 0;
      const { length } = await endOthers(database, found, null);
      if (length > 0) await record("sessions-ended", found, requester, `${length} of their own`);
      return length;
    },
    async endSessionsOf(requester, email) {
      const found = await foundOf(requester);
      if (found === null || !found.viewer.isAdministrator) return 0;
      const { length } = await endAllBut(database, found, email);
      if (length > 0 && email !== null) {
        const detail = `${length} by the administrator`;
        await audit.record({ kind: "sessions-ended", person: { email }, address: requester.address, detail });
      }
      return length;
    },
    async deleteAccount(requester) {
      const found = await foundOf(requester);
      if (found === null) return fail("signed-out");
      const { viewer } = found;
      if (!viewer.isFresh) return fail("not-fresh");
      await audit.record({ kind: "account-deleted", person: { userId: viewer.userId }, address: requester.address });
      const cookies = await leave(engine, requester);
      await internalAdapter.deleteUser(viewer.userId);
      return ok([...cookies, browsers.forget()]);
    },
    async sessions(headers) {
      const { found } = await find(headers.get("cookie"), false);
      if (found === null) return [];
      return sessionsOf(database, found);
    },
  };
}

function hasCookie(name: string, cookies: string | null | undefined): cookies is string {
  return cookies?.includes(`${name}=`) ?? false;
}

/** Takes away the cookie with whatever session it still brings. */
async function leave({ auth, reveal, sessionCookie }: AuthEngine, { cookies }: Requester): Promise<string[]> {
  if (!hasCookie(sessionCookie, cookies)) return [];
  const answer = await reveal(() =>
    auth.api.signOut({ headers: new Headers({ cookie: cookies }), returnHeaders: true }),
  );
  return ownCookies(answer.headers, sessionCookie);
}

/** Ends sessions of a person but that of the request: those with this id, or all. Returns what their browsers called themselves. */
async function endOthers(database: Database<Tables>, { viewer, token }: Found, id: string | null): Promise<string[]> {
  const ended = await database.write(({ db }) => {
    const others = db
      .deleteFrom("account_session")
      .where("userId", "=", viewer.userId)
      .where("token", "!=", hashToken(token));
    return (id === null ? others : others.where("id", "=", id)).returning("userAgent").execute();
  });
  return ended.map(({ userAgent }) => userAgent ?? "");
}

/** Ends all sessions but that of the request: of the person with this address, or of everybody. */
function endAllBut(database: Database<Tables>, { token }: Found, email: string | null): Promise<unknown[]> {
  return database.write(({ db }) => {
    const others = db.deleteFrom("account_session").where("token", "!=", hashToken(token));
    const theirs = (address: string) =>
      others.where("userId", "in", db.selectFrom("account_user").select("id").where("email", "=", address));
    return (email === null ? others : theirs(email)).returning("id").execute();
  });
}

/** Where a person is signed in, newest first. */
async function sessionsOf(
  database: Database<Tables>,
  { viewer, token }: Found,
): Promise<Awaited<ReturnType<Sessions["sessions"]>>> {
  const currentHash = hashToken(token);
  const rows = await database.reads
    .selectFrom("account_session")
    .selectAll()
    .where("userId", "=", viewer.userId)
    .where("expiresAt", ">", new Date().toISOString())
    .where("createdAt", ">", oldestSignIn())
    .orderBy("createdAt", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.token === currentHash,
    userAgent: row.userAgent ?? "",
    address: shortAddress(row.ipAddress ?? ""),
    signedInAt: row.createdAt,
    lastUsedAt: row.updatedAt,
  }));
}

/** The library writes IPv6 with all of its zeros. */
function shortAddress(address: string): string {
  return isIPv6(address) ? ipaddr.parse(address).toString() : address;
}
