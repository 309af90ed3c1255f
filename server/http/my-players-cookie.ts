import { type KeptPlayers, NOTHING_KEPT } from "../../domain/my-players/kept-players.ts";
import { keptText, parseKept } from "../../domain/my-players/kept-text.ts";

const NAME = "my-players";
const COOKIE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([^;\s]*)`);
/** The longest that browsers keep a cookie. */
const LIFE_S = 400 * 24 * 60 * 60;

/** Whether a browser keeps players or leagues, readable or not. Meant for every request, so it does nothing that takes time. */
export function keepsPlayers(cookies: string | null | undefined): boolean {
  return cookies !== null && cookies !== undefined && COOKIE.test(cookies);
}

/** What a browser keeps of its reader's players and leagues; nothing for a cookie that we did not write. */
export function keptPlayersOf(cookies: string | null | undefined): KeptPlayers {
  const text = COOKIE.exec(cookies ?? "")?.[1];
  return (text === undefined ? null : parseKept(text)) ?? NOTHING_KEPT;
}

/**
 * The `Set-Cookie` that keeps them. No script needs it, so none may read it; other sites' pages do not send it along. Who keeps
 * nothing has no cookie.
 */
export function keptPlayersCookie(kept: KeptPlayers, isHttps: boolean): string {
  const isEmpty = kept.starred.length === 0 && kept.leagues.length === 0;
  const attributes = `Path=/; Max-Age=${isEmpty ? 0 : LIFE_S}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${NAME}=${isEmpty ? "" : keptText(kept)}; ${attributes}`;
}
