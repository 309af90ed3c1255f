/** Sleeper's keys of first downs, of which a play that scores is none. ESPN's and Yahoo's own keys count it. */
const FIRST_DOWN = /^(?:(?:pass|rush|rec)_fd|bonus_fd_(?:qb|rb|wr|te))$/;

/** Whether a rule counts first downs as Sleeper does. */
export function isFirstDownKey(key: string): boolean {
  return FIRST_DOWN.test(key);
}
