import type { Database } from "../db/database.ts";
import { networkOf } from "../http/client-address.ts";
import type { Tables } from "../store/tables.ts";
import type { Asker } from "./accounts.ts";
import { storeLimiter, type StoreLimiter, type Taken } from "./store-limiter.ts";

export interface AccountLimits {
  /** Before a code is sent. */
  send(email: string, asker: Asker): Promise<Taken>;
  /** Nothing came of the code: it is not one of those that this e-mail address may have. The client's and the site's stay counted. */
  unsent(email: string): Promise<void>;
  /** Before a code is tried. */
  guess(email: string, asker: Asker): Promise<Taken>;
}

const HOUR = 60 * 60;

/**
 * How often codes may be asked for and tried. An address can be that of a whole office, so it may do more than one person
 * needs; three tries for each of five codes an hour leave a guesser one chance in 66,000. What the whole site may send
 * protects its mail server's name. An address that is used up is refused before anything is counted for the e-mail.
 */
export function accountLimits(database: Database<Tables>): AccountLimits {
  const limiter = (name: string, times: number): StoreLimiter => storeLimiter(database, { name, times, seconds: HOUR });
  const sendByAddress = limiter("send-address", 20);
  const sendByEmail = limiter("send-email", 5);
  const sendBySite = limiter("send-site", 1_000);
  const guessByAddress = limiter("guess-address", 60);
  const guessByEmail = limiter("guess-email", 15);
  return {
    send: (email, { address }) =>
      all(
        () => sendByAddress.take(networkOf(address)),
        () => sendByEmail.take(email),
        () => sendBySite.take("all"),
      ),
    unsent: (email) => sendByEmail.giveBack(email),
    guess: (email, { address }) =>
      all(
        () => guessByAddress.take(networkOf(address)),
        () => guessByEmail.take(email),
      ),
  };
}

async function all(...takes: readonly (() => Promise<Taken>)[]): Promise<Taken> {
  for (const take of takes) {
    const taken = await take();
    if (!taken.ok) return taken;
  }
  return { ok: true };
}
