/** The players' pages, a game's points, tables and questions, and all below `/my`: what they show depends on the stars of the reader. */
const PATHS = /^\/(?:players(?:\/[^/]+)?|games\/\d{9}\/(?:ask|points(?:\/[^/]+)?|box\/[^/]+)|my(?:\/.*)?)(?:\.data)?$/;

/** Whether the page of a path shows what its reader keeps (see `my-players-cookie.ts`), so that it is made for nobody else. */
export function readsKeptPlayers(path: string): boolean {
  return PATHS.test(path);
}

const OWN_ACCOUNT = /^\/login(?:\.data)?$/;

/** Whether the page of a path is made after the browser and the account of somebody who is signed in have met (see `meet-accounts.ts`). */
export function meetsAccounts(path: string): boolean {
  return readsKeptPlayers(path) || OWN_ACCOUNT.test(path);
}
