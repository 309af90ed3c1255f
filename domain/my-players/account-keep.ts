import type { KeepsKind } from "./meet-account.ts";

/** One thing that the account of the person on the page keeps, as the page says it. */
export interface AccountKeep {
  kind: KeepsKind;
  /** What the account keeps, in words; `nothing`. */
  account: string;
  /** What this browser keeps in its place, until the person chooses; null where both keep the same. */
  browser: string | null;
}
