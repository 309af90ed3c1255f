import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";
import type { VoiceDay, VoiceUsage } from "./voice-ledger.ts";

/** The states of a session that takes up a place: a call may be going on. */
export const RUNNING = ["starting", "open"] as const;

/** Whether the administrator lets anybody talk: nobody has switched it off, or it was switched on again. */
export async function isVoiceOpen(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom("voice_switch").select("isOpen").where("name", "=", "voice").executeTakeFirst();
  return row?.isOpen !== 0;
}

/** See `VoiceUsage`. */
export async function voiceUsage(
  db: Kysely<Tables>,
  { person, address, day }: { person: string; address: string; day: string },
): Promise<VoiceUsage> {
  const today = await db
    .selectFrom("voice_session")
    .select([
      sumWhere("seconds", "person", person).as("personSeconds"),
      countWhere("person", person).as("personStarts"),
      sumWhere("seconds", "address", address).as("addressSeconds"),
      countWhere("address", address).as("addressStarts"),
      sql`sum("cost")`.as("cost"),
    ])
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  const running = await db
    .selectFrom("voice_session")
    .select([
      sql`count(*)`.as("sessions"),
      countWhere("person", person).as("personSessions"),
      countWhere("address", address).as("addressSessions"),
      sql<string | null>`min(case when "person" = ${person} then "endsAt" end)`.as("personEndsAt"),
    ])
    .where("state", "in", RUNNING)
    .executeTakeFirstOrThrow();
  return {
    isOpen: await isVoiceOpen(db),
    sessions: Number(running.sessions),
    personSessions: Number(running.personSessions),
    addressSessions: Number(running.addressSessions),
    personEndsAt: running.personEndsAt,
    personSeconds: Number(today.personSeconds),
    addressSeconds: Number(today.addressSeconds),
    personStarts: Number(today.personStarts),
    addressStarts: Number(today.addressStarts),
    cost: Number(today.cost),
  };
}

/** See `VoiceLedger.day`. */
export async function voiceDay(db: Kysely<Tables>, day: string): Promise<VoiceDay> {
  const sums = await db
    .selectFrom("voice_session")
    .select([sql`count(*)`.as("sessions"), sql`sum("seconds")`.as("seconds"), sql`sum("cost")`.as("cost")])
    .where("day", "=", day)
    // A token that nobody used is no conversation.
    .where("startedAt", "is not", null)
    .executeTakeFirstOrThrow();
  const running = await db
    .selectFrom("voice_session")
    .select(sql`count(*)`.as("count"))
    .where("state", "in", RUNNING)
    .executeTakeFirstOrThrow();
  return {
    isOpen: await isVoiceOpen(db),
    running: Number(running.count),
    sessions: Number(sums.sessions),
    seconds: Number(sums.seconds),
    cost: Number(sums.cost),
  };
}

/** PostgreSQL's sums and counts arrive as text, and a sum of nothing as null: `Number` makes numbers of all of them. */
function sumWhere(sum: "seconds", column: "person" | "address", value: string) {
  return sql`sum(case when ${sql.ref(column)} = ${value} then ${sql.ref(sum)} end)`;
}

function countWhere(column: "person" | "address", value: string) {
  return sql`sum(case when ${sql.ref(column)} = ${value} then 1 end)`;
}
