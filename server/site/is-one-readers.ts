import { hasAccountMark } from "../http/account-mark.ts";
import { keepsPlayers } from "../http/my-players-cookie.ts";

/** The players' pages, a game's points, tables and questions, and all below `/my`: what they show depends on the stars of the reader. */
const PATHS = /^\/(?:players(?:\/[^/]+)?|games\/\d{9}\/(?:ask|points(?:\/[^/]+)?|box\/[^/]+)|my(?:\/.*)?)(?:\.data)?$/;

/** Whether the page of a path shows what its reader keeps (see `my-players-cookie.ts`), so that it is made for nobody else. */
function readsKeptPlayers(path: string): boolean {
  return PATHS.test(path);
}

/** Whether the page of a path is made for one reader: it shows what his browser keeps, or what his account does, which the browser may not have met yet. */
export function isOneReaders(path: string, cookies: string | null | undefined): boolean {
  return (keepsPlayers(cookies) || hasAccountMark(cookies)) && readsKeptPlayers(path);
}

const OWN_ACCOUNT = /^\/login(?:\.data)?$/;

/** Whether the page of a path is made after the browser and the account of somebody who is signed in have met (see `meet-accounts.ts`). */
export function meetsAccounts(path: string): boolean {
  return readsKeptPlayers(path) || OWN_ACCOUNT.test(path);
}
