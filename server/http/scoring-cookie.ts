import { parseScoring, scoringText } from "../../domain/scoring/scoring-address.ts";

const NAME = "my-scoring";
/** Characters of rules that a browser keeps: a cookie may have 4,096 bytes with its name and attributes. */
export const LONGEST_KEPT_SCORING = 3_000;
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The rules that a browser keeps as its reader's own, as `scoringText` writes them; null without any, and where the cookie holds
 * something else. It is meant for every request, so it costs nothing where there is no such cookie. The rules name nobody.
 */
export function keptScoring(cookies: string | null | undefined): string | null {
  if (!cookies?.includes(NAME)) return null;
  const text = /(?:^|;\s*)my-scoring=([\w.*-]+)\s*(?:;|$)/.exec(cookies)?.[1];
  if (text === undefined || text.length > LONGEST_KEPT_SCORING) return null;
  const asked = parseScoring(text);
  return asked === null ? null : scoringText(asked);
}

/** The `Set-Cookie` of rules, as `scoringText` writes them; null takes them away. No script needs to read it. */
export function scoringCookie(text: string | null, isHttps: boolean): string {
  const attributes = `Path=/; Max-Age=${text === null ? 0 : YEAR_S}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${NAME}=${text ?? ""}; ${attributes}`;
}
