import { createECDH } from "node:crypto";
import { siteSecret } from "../accounts/site-secret.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";

/** By what push services know this site, base64url, and where they may write about it. */
export interface VapidKeys {
  subject: string;
  publicKey: string;
  privateKey: string;
}

/**
 * The site's keys for push services: `privateKey` where it is given, else one made at the first start and kept in the store. Browsers are bound to
 * the key that they subscribed with, so that another one ends every notification until readers ask again.
 */
export async function vapidKeys(
  database: Database<Tables>,
  { subject, privateKey }: { subject: string; privateKey?: string | undefined },
): Promise<VapidKeys> {
  const secret = privateKey ?? (await siteSecret(database, "web-push"));
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(Buffer.from(secret, "base64url"));
  return { subject, publicKey: curve.getPublicKey("base64url"), privateKey: secret };
}
