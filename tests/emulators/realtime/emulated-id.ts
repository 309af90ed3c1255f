import { randomBytes } from "node:crypto";

/** A name of the provider's kind, which says what it is. */
export function emulatedId(kind: string): string {
  return `${kind}_emulator_${randomBytes(9).toString("hex")}`;
}
