import { z } from "zod";
import { NOTICE_KINDS, type NoticeKind } from "../../domain/sunday/find-notices.ts";

/** What a browser's page sends: its subscription as the browser made it, and what it wants to be told. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  kinds: NoticeKind[];
}

/** A point of the curve P-256, uncompressed, and 16 random bytes: 65 and 16 bytes in base64url. */
const WISH = z.object({
  endpoint: z.string().max(1_000),
  keys: z.object({ p256dh: z.string().regex(/^B[\w-]{86}=?$/), auth: z.string().regex(/^[\w-]{22}(?:==)?$/) }),
  kinds: z.array(z.enum(NOTICE_KINDS)).min(1).max(NOTICE_KINDS.length),
});

/** Reads what a page sent; null for anything else. */
export function readPushWish(given: unknown): PushWish | null {
  const read = WISH.safeParse(given);
  if (!read.success) return null;
  const { endpoint, keys, kinds } = read.data;
  return { endpoint, ...keys, kinds: [...new Set(kinds)] };
}

/** The kinds in a stored text. */
export function kindsIn(text: string): NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => text.split(",").includes(kind));
}
