import { createHash, randomBytes } from "node:crypto";

const COOKIE = /(?:^|;\s*)my-push=([\w-]{43})\s*(?:;|$)/;
/** Longer than a subscription lives without a visit, with which it begins anew. */
const LIFE_S = 90 * 24 * 60 * 60;

/** A name that nobody can guess, for a browser that gets notifications. */
export function newPushToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Under what a browser stands in the store, which holds no cookie; null without one of ours. */
export function pushBrowser(cookies: string | null | undefined): string | null {
  const token = COOKIE.exec(cookies ?? "")?.[1];
  return token === undefined ? null : hashOf(token);
}

/** The `Set-Cookie` by which a browser that visits is known for as long again; null without a cookie of ours. */
export function renewedPushCookie(cookies: string | null | undefined, isHttps: boolean): string | null {
  const token = COOKIE.exec(cookies ?? "")?.[1];
  return token === undefined ? null : pushCookie(token, isHttps);
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The `Set-Cookie` that keeps it; null takes it away. */
export function pushCookie(token: string | null, isHttps: boolean): string {
  const attributes = `Path=/; Max-Age=${token === null ? 0 : LIFE_S}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `my-push=${token ?? ""}; ${attributes}`;
}
