/**
 * Whether a browser asked for pages without scores: its cookie says so. Meant for every request, so it does nothing that takes
 * time. The cookie is a choice and no secret: it names nobody.
 */
export function hidesScores(cookies: string | null | undefined): boolean {
  return cookies !== null && cookies !== undefined && /(?:^|;\s*)scores=hidden\s*(?:;|$)/.test(cookies);
}

const YEAR_S = 365 * 24 * 60 * 60;

/** The `Set-Cookie` of a choice. Shown is what everybody gets, so it leaves no cookie. */
export function scoreChoiceCookie(isHidden: boolean, isHttps: boolean): string {
  const attributes = `Path=/; Max-Age=${isHidden ? YEAR_S : 0}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `scores=${isHidden ? "hidden" : "shown"}; ${attributes}`;
}
