import { createECDH } from "node:crypto";
import { z } from "zod";

/** A number that is a private key of the curve P-256. */
function isKey(text: string): boolean {
  try {
    createECDH("prime256v1").setPrivateKey(Buffer.from(text, "base64url"));
    return /^[\w-]{43}=?$/.test(text);
  } catch {
    return false;
  }
}

/** Notifications to browsers; see "Notifications" in `docs/operations.md`. */
export const PUSH_SETTINGS = {
  WEB_PUSH: z.enum(["on", "off"]).default("on"),
  WEB_PUSH_PRIVATE_KEY: z
    .string()
    .trim()
    .refine(isKey, "must be a VAPID private key: 32 bytes in base64url, as npx web-push generate-vapid-keys prints it")
    .optional(),
  WEB_PUSH_SUBJECT: z
    .string()
    .trim()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must be mailto:you@example.com or an https address")
    .optional(),
};
