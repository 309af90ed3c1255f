import { createHash } from "node:crypto";

import type { Keeps, KeepsKind } from "../../domain/my-players/meet-account.ts";

const NAME = "my-account";
const COOKIE = /(?:^|;\s*)my-account=([\w-]{12})\.([\w-]{12})\.([\w-]{12})\s*(?:;|$)/;
const LIFE_S = 400 * 24 * 60 * 60;
const SIGNS = 12;

/** What a browser remembers of its last meeting with an account: digests of the account's id and of what both then kept. */
export interface AccountMark {
  person: string;
  last: Readonly<Record<KeepsKind, string>>;
}

/** Whether a browser has met an account. Meant for every request, so it does nothing that takes time. */
export function hasAccountMark(cookies: string | null | undefined): boolean {
  return cookies?.includes(`${NAME}=`) ?? false;
}

/** Null without a mark, and for a cookie that we did not write. */
export function accountMarkOf(cookies: string): AccountMark | null {
  const [, person, players, scoring] = COOKIE.exec(cookies) ?? [];
  if (person === undefined || players === undefined || scoring === undefined) return null;
  return { person, last: { players, scoring } };
}

/** The mark after a meeting. What the two still keep differently stays as it was last the same. */
export function markAfter(userId: string, browser: Keeps, account: Keeps, before: AccountMark | null): AccountMark {
  const lastOf = (kind: KeepsKind): string =>
    browser[kind] === account[kind] ? digest(browser[kind] ?? "") : (before?.last[kind] ?? digest(""));
  return { person: personOf(userId), last: { players: lastOf("players"), scoring: lastOf("scoring") } };
}

/** The value of the cookie. */
export function accountMarkText({ person, last }: AccountMark): string {
  return [person, last.players, last.scoring].join(".");
}

/** The `Set-Cookie` of a mark; null takes it away. No script needs to read it. */
export function accountMarkCookie(mark: AccountMark | null, isHttps: boolean): string {
  const attributes = `Path=/; Max-Age=${mark === null ? 0 : LIFE_S}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${NAME}=${mark === null ? "" : accountMarkText(mark)}; ${attributes}`;
}

/** What stands for an account in a browser's mark. */
export function personOf(userId: string): string {
  return digest(`account ${userId}`);
}

/** Whether a text is what both kept when they last met; without a mark both kept nothing. */
export function wasLast(mark: AccountMark | null): (kind: KeepsKind, text: string | null) => boolean {
  return (kind, text) => digest(text ?? "") === (mark?.last[kind] ?? digest(""));
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, SIGNS);
}
