import { parseBehind } from "../../domain/page/behind-seconds.ts";

const COOKIE = /(?:^|;\s*)behind=(\d{1,3})\s*(?:;|$)/;
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * How many seconds behind a browser asked its pages to be; 0 without a choice, and for a cookie that is none of ours. Meant for
 * every request, so it does nothing that takes time. The cookie is a choice and no secret: it names nobody.
 */
export function behindSeconds(cookies: string | null | undefined): number {
  if (cookies === null || cookies === undefined || !cookies.includes("behind=")) return 0;
  return parseBehind(COOKIE.exec(cookies)?.[1]) ?? 0;
}

/** The `Set-Cookie` of a choice. Live is what everybody gets, so it leaves no cookie. */
export function behindChoiceCookie(seconds: number, isHttps: boolean): string {
  const attributes = `Path=/; Max-Age=${seconds === 0 ? 0 : YEAR_S}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `behind=${seconds}; ${attributes}`;
}
