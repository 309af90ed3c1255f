import type { AuditKind } from "../../domain/admin/audit-event.ts";

/** A line of the record: see `server/accounts/open-audit.ts` and `migrations/0009-audit.ts`. */
export interface AuditEventRow {
  seq: number;
  at: string;
  kind: AuditKind;
  /** Whether anybody can cause such a line: of those only the last are kept. */
  byAnybody: 0 | 1;
  userId: string | null;
  network: string;
  detail: string;
}

export interface AuditTables {
  audit_event: AuditEventRow;
}
