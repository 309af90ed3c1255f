/** What is recorded about sign-ins and the administrator's rights. */
export type AuditKind =
  | "code-sent"
  | "signed-in"
  | "sign-in-failed"
  | "signed-out"
  | "sessions-ended"
  | "account-deleted"
  | "administrator"
  | "refused";

/** One line of the record. It holds no code, token or cookie. */
export interface AuditEvent {
  /** ISO 8601. */
  at: string;
  kind: AuditKind;
  /** The account that it is about; null where an address had none. */
  userId: string | null;
  /** The account's email address; null without one, or when the account was deleted since. */
  who: string | null;
  /** The network that the request came from, as it is counted; `this server` for a command on it. */
  network: string;
  /** What the words of the kind leave open: which game, which intent; may be empty. */
  detail: string;
}

const WORDS: Record<AuditKind, string> = {
  "code-sent": "Code sent",
  "signed-in": "Signed in",
  "sign-in-failed": "Sign-in failed",
  "signed-out": "Signed out",
  "sessions-ended": "Sessions ended",
  "account-deleted": "Account deleted",
  administrator: "Administrator",
  refused: "Refused",
};

/** Days that the record is kept. */
export const AUDIT_DAYS = 90;

/** What happened, in a few words. */
export function auditWords({ kind, detail }: Pick<AuditEvent, "kind" | "detail">): string {
  return detail === "" ? WORDS[kind] : `${WORDS[kind]}: ${detail}`;
}

/** Who an entry is about, in words. */
export function auditWho({ who, userId }: Pick<AuditEvent, "who" | "userId">): string {
  return who ?? (userId === null ? "no account" : "a deleted account");
}

/** Whether anyone can cause entries of this kind without being signed in. */
export function isByAnybody(kind: AuditKind): boolean {
  return kind === "code-sent" || isAuditFailure(kind);
}

/** Whether somebody tried what they were not let do. */
export function isAuditFailure(kind: AuditKind): boolean {
  return kind === "sign-in-failed" || kind === "refused";
}
