/** The players' pages, the ledger of a player, and all below `/my`: what they show depends on the stars of the reader. */
const PATHS = /^\/(?:players(?:\/[^/]+)?|games\/\d{9}\/points\/[^/]+|my(?:\/.*)?)(?:\.data)?$/;

/** Whether the page of a path shows what its reader keeps (see `my-players-cookie.ts`), so that it is made for nobody else. */
export function readsKeptPlayers(path: string): boolean {
  return PATHS.test(path);
}
