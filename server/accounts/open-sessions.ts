import { isIPv6 } from "node:net";
import { isAPIError } from "better-auth/api";
import { parseEmailAddress } from "../../domain/email-address.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";
import type { Sessions } from "./accounts.ts";
import type { AuthEngine } from "./auth-engine.ts";
import { hashToken } from "./hashed-tokens.ts";
import { ownCookies } from "./own-cookies.ts";

export interface SessionsOptions {
  engine: AuthEngine;
  database: Database<Tables>;
  /** The administrator's address in small letters; null for nobody. */
  administrator: string | null;
}

/** What one request's cookie leads to. */
interface Found {
  viewer: Viewer;
  token: string;
}

/** Who is signed in, where, and how that ends. */
export async function openSessions({ engine, database, administrator }: SessionsOptions): Promise<Sessions> {
  const { auth, sessionCookie } = engine;
  const { internalAdapter } = await auth.$context;

  const hasCookie = (cookies: string | null | undefined): cookies is string =>
    cookies?.includes(`${sessionCookie}=`) ?? false;

  /** The session's end moves only where the answer can carry the cookie: a browser's would else end thirty days after signing in. */
  async function find(headers: Headers, canMoveEnd: boolean): Promise<{ found: Found | null; cookies: string[] }> {
    const cookie = headers.get("cookie");
    if (!hasCookie(cookie)) return { found: null, cookies: [] };
    const answer = await getSession(auth, cookie, canMoveEnd);
    const cookies = ownCookies(answer.headers, sessionCookie);
    if (answer.session === null) return { found: null, cookies };
    const { user, session } = answer.session;
    const isAdministrator =
      administrator !== null && user.emailVerified && parseEmailAddress(user.email) === administrator;
    return {
      found: { viewer: { userId: user.id, email: user.email, isAdministrator }, token: session.token },
      cookies,
    };
  }

  async function signOut(headers: Headers): Promise<string[]> {
    const cookie = headers.get("cookie");
    if (!hasCookie(cookie)) return [];
    const answer = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
    return ownCookies(answer.headers, sessionCookie);
  }

  return {
    mayBeAdministrator: (cookies) => administrator !== null && hasCookie(cookies),
    viewer: async (headers) => (await find(headers, false)).found?.viewer ?? null,
    async recognise(headers) {
      const { found, cookies } = await find(headers, true);
      return { viewer: found?.viewer ?? null, cookies };
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
      const currentHash = hashToken(found.token);
      const rows = await database.reads
        .selectFrom("account_session")
        .selectAll()
        .where("userId", "=", found.viewer.userId)
        .where("expiresAt", ">", new Date().toISOString())
        .orderBy("createdAt", "desc")
        .execute();
      return rows.map((row) => ({
        isCurrent: row.token === currentHash,
        userAgent: row.userAgent ?? "",
        address: shortAddress(row.ipAddress ?? ""),
        signedInAt: row.createdAt,
        lastUsedAt: row.updatedAt,
      }));
    },
  };
}

type Auth = AuthEngine["auth"];
type Session = Awaited<ReturnType<Auth["api"]["getSession"]>>;

/** The session of a cookie; null where it was forged, ended or replaced meanwhile. */
async function getSession(
  auth: Auth,
  cookie: string,
  canMoveEnd: boolean,
): Promise<{ session: Session; headers: Headers }> {
  try {
    const query = { disableRefresh: !canMoveEnd };
    const answer = await auth.api.getSession({ headers: new Headers({ cookie }), query, returnHeaders: true });
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
