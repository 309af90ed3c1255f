import { AUDIT_DAYS, type AuditEvent, type AuditKind, isByAnybody } from "../../domain/admin/audit-event.ts";
import type { Database } from "../db/database.ts";
import { networkOf } from "../http/client-address.ts";
import type { Logger } from "../log/logger.ts";
import type { Tables } from "../store/tables.ts";

export interface AuditEntry {
  kind: AuditKind;
  /** Who it is about: the account, or the email address that was typed. An address without an account is not kept. */
  person: { userId: string } | { email: string } | null;
  /** The client's network address, of which the network is kept; null for a command on the server. */
  address: string | null;
  detail?: string;
}

/** The record of sign-ins, failures and uses of the administrator's rights. */
export interface Audit {
  /** Adds a line. Never fails: what cannot be stored stands in the log, and what was to be recorded goes on. */
  record(entry: AuditEntry): Promise<void>;
  /** The last lines, the newest first. */
  recent(limit: number): Promise<AuditEvent[]>;
}

export interface AuditOptions {
  database: Database<Tables>;
  log: Logger;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of what anybody can cause, so that nobody fills the disk or washes out what others did. */
const OF_ANYBODY_KEPT = 5_000;

/** Each line also goes to the log, for anyone who gathers logs elsewhere: with the account's id, never an email address. */
export function openAudit({ database, log }: AuditOptions): Audit {
  return {
    async record({ kind, person, address, detail = "" }) {
      const network = address === null ? "this server" : networkOf(address);
      try {
        const userId = person === null ? null : "userId" in person ? person.userId : await idOf(database, person.email);
        log.info({ audit: kind, user: userId, network, detail }, "audit");
        await addLine(database, { kind, userId, network, detail });
      } catch (error) {
        log.error({ err: error, audit: kind, network, detail }, "this could not be recorded");
      }
    },
    recent: (limit) =>
      database.reads
        .selectFrom("audit_event")
        .leftJoin("account_user", "account_user.id", "audit_event.userId")
        .select(["at", "kind", "userId", "email as who", "network", "detail"])
        .orderBy("seq", "desc")
        .limit(limit)
        .execute(),
  };
}

async function idOf({ reads }: Database<Tables>, email: string): Promise<string | null> {
  const user = await reads.selectFrom("account_user").select("id").where("email", "=", email).executeTakeFirst();
  return user?.id ?? null;
}

function addLine(
  database: Database<Tables>,
  line: { kind: AuditKind; userId: string | null; network: string; detail: string },
): Promise<void> {
  const now = Date.now();
  const byAnybody = isByAnybody(line.kind) ? 1 : 0;
  return database.write(async ({ db }) => {
    const { last } = await db
      .selectFrom("audit_event")
      .select((eb) => eb.fn.max("seq").as("last"))
      .executeTakeFirstOrThrow();
    await db
      .insertInto("audit_event")
      .values({ ...line, seq: (last ?? 0) + 1, at: new Date(now).toISOString(), byAnybody })
      .execute();
    await db
      .deleteFrom("audit_event")
      .where("at", "<", new Date(now - AUDIT_DAYS * DAY_MS).toISOString())
      .execute();
    if (byAnybody === 0) return;
    const oldest = await db
      .selectFrom("audit_event")
      .select("seq")
      .where("byAnybody", "=", 1)
      .orderBy("seq", "desc")
      .offset(OF_ANYBODY_KEPT)
      .limit(1)
      .executeTakeFirst();
    if (oldest !== undefined)
      await db.deleteFrom("audit_event").where("byAnybody", "=", 1).where("seq", "<=", oldest.seq).execute();
  });
}
