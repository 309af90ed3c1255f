import { createHmac, timingSafeEqual } from "node:crypto";

/** What the browser's library takes for a key of its own kind. */
const PREFIX = "ek_app_";

/** A signed name of a session that is good until `expires`. What it may be used for, and that once, stands in the ledger. */
export function sealToken(secret: string, session: string, expires: Date): string {
  const payload = `${session}.${Math.floor(expires.getTime() / 1000)}`;
  return `${PREFIX}${payload}.${signature(secret, payload)}`;
}

/** The session of a token of ours; `old` after its time, null for whatever is not one. */
export function openToken(secret: string, token: string, now: Date): { session: string } | "old" | null {
  const match = /^ek_app_(([\w-]{1,64})\.(\d{1,12}))\.([\w-]{43})$/.exec(token);
  if (match === null) return null;
  const [, payload = "", session = "", expires, given = ""] = match;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, payload)))) return null;
  return now.getTime() < Number(expires) * 1000 ? { session } : "old";
}

/** 43 characters. */
function signature(secret: string, payload: string): string {
  return createHmac("sha256", secret).update(`voice token ${payload}`).digest("base64url");
}
