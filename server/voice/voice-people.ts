import { createHmac } from "node:crypto";
import { networkOf } from "../http/client-address.ts";
import type { VoiceCaller } from "./voice.ts";

/**
 * Who talks, as the ledger and the provider know them: hashes under the site's secret, which lead back to nobody. Without an
 * account a person is their network.
 */
export function voicePeople(secret: string, { viewer, address }: VoiceCaller): { person: string; address: string } {
  const hash = (text: string): string =>
    createHmac("sha256", secret).update(`voice ${text}`).digest("hex").slice(0, 32);
  const network = hash(`network ${networkOf(address)}`);
  return { person: viewer === null ? network : hash(`user ${viewer.userId}`), address: network };
}
