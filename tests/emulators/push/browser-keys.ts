import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A subscription as a browser makes it, with what its browser alone knows. */
export interface BrowserKeys {
  /** What the site is given, base64url. */
  keys: { p256dh: string; auth: string };
  /** Reads a message of RFC 8291: throws where it was not made for this browser. */
  read(body: Buffer): string;
}

const TAG = 16;

/** The keys of one subscription, made as browsers do. */
export function browserKeys(): BrowserKeys {
  const curve = createECDH("prime256v1");
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    read(body) {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + idLength);
      const shared = curve.computeSecret(theirs);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]);
      const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
      const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
      const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
      const record = body.subarray(21 + idLength);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(record.subarray(-TAG));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
      // Behind the text stands a 2, and then nothing but zeros.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
