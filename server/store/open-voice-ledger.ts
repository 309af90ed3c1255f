import type { Transaction } from "kysely";
import { utcDay } from "../clock/utc-day.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "./tables.ts";
import type { DecideVoice, VoiceLedger, VoiceSession } from "./voice-ledger.ts";
import { isVoiceOpen, RUNNING, voiceDay, voiceUsage } from "./voice-usage.ts";

/** Long enough for every question about a bill. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
/** So long after its end a page may still say what it was. */
const FAREWELL_MS = 5 * 60_000;

const FIELDS = [
  "id",
  "person",
  "address",
  "gameKey",
  "mode",
  "model",
  "state",
  "callId",
  "openedAt",
  "startedAt",
  "endsAt",
  "endedAt",
  "capSeconds",
  "seconds",
  "cost",
] as const satisfies readonly (keyof VoiceSession)[];

/** The ledger over the store's database, whose schema is up to date. */
export function openVoiceLedger(database: Database<Tables>): VoiceLedger {
  return {
    issue: (ask, { now, until }, decide) =>
      database.write(async ({ db, insertRows }) => {
        await forget(db, now);
        const day = utcDay(now);
        const decided = decide(await voiceUsage(db, { person: ask.person, address: ask.address, day }));
        if (!decided.ok) return decided;
        const session: VoiceSession = {
          ...ask,
          state: "reserved",
          callId: null,
          openedAt: now.toISOString(),
          startedAt: null,
          endsAt: until.toISOString(),
          endedAt: null,
          capSeconds: decided.value.capSeconds,
          seconds: 0,
          cost: 0,
        };
        await insertRows({
          table: "voice_session",
          columns: [...FIELDS, "day"],
          rows: [[...FIELDS.map((field) => session[field]), day]],
        });
        return ok(session);
      }),
    claim: (session, times, decide) => claim(database, session, times, decide),
    attach: (id, callId) =>
      database.write(async ({ db }) => {
        const rows = await db
          .updateTable("voice_session")
          // The process that took it to end it found no call; now there may be one.
          .set({ state: "open", callId, hangUpBy: null })
          .where("id", "=", id)
          .where("state", "=", "starting")
          .returning("id")
          .execute();
        return rows.length > 0;
      }),
    async askEnd(id, now) {
      const known = await stateOf(database, id);
      // Anybody may send names: those that mean nothing are read and not written.
      if (known !== "reserved" && !isTalking(known)) return false;
      return database.write(async ({ db }) => {
        await takeBack(db, now).where("id", "=", id).execute();
        await makeDue(db, now).where("id", "=", id).execute();
        // Looked at again: a token may have been used meanwhile.
        return isTalking(await stateOf({ reads: db }, id));
      });
    },
    reportEnd: (id, now) => reportEnd(database, id, now),
    takeDue: (now, until) => takeDue(database, now, until),
    release: async (id) => {
      await database.write(({ db }) =>
        db.updateTable("voice_session").set({ hangUpBy: null }).where("id", "=", id).execute(),
      );
    },
    settle: ({ id, callId }, { state, at, seconds, cost }) =>
      database.write(async ({ db }) => {
        const rows = await db
          .updateTable("voice_session")
          .set({ state, endedAt: at.toISOString(), seconds, cost, hangUpBy: null })
          .where("id", "=", id)
          .where("state", "in", RUNNING)
          .where("callId", callId === null ? "is" : "=", callId)
          .returning("id")
          .execute();
        return rows.length > 0;
      }),
    setOpen: (isOpen, now) =>
      database.write(async ({ db, insertRows }) => {
        await insertRows({
          table: "voice_switch",
          columns: ["name", "isOpen", "at"],
          rows: [["voice", isOpen ? 1 : 0, now.toISOString()]],
          replaceBy: ["name"],
        });
        if (isOpen) return;
        await takeBack(db, now).execute();
        await makeDue(db, now).execute();
      }),
    isOpen: () => isVoiceOpen(database.reads),
    day: (now) => voiceDay(database.reads, utcDay(now)),
  };
}

function claim<Refusal extends object>(
  database: Database<Tables>,
  { id, person }: Pick<VoiceSession, "id" | "person">,
  { now, graceSeconds }: { now: Date; graceSeconds: number },
  decide: DecideVoice<Refusal>,
): Promise<Result<VoiceSession, "gone" | "another" | Refusal>> {
  return database.write(async ({ db }) => {
    const row = await db
      .selectFrom("voice_session")
      .select(FIELDS)
      .where("id", "=", id)
      .where("state", "=", "reserved")
      .where("endsAt", ">", now.toISOString())
      .executeTakeFirst();
    if (row === undefined) return fail("gone");
    if (row.person !== person) return fail("another");
    const day = utcDay(now);
    const decided = decide(await voiceUsage(db, { person, address: row.address, day }));
    if (!decided.ok) {
      await takeBack(db, now).where("id", "=", id).execute();
      return decided;
    }
    const { capSeconds, cost } = decided.value;
    const startedAt = now.toISOString();
    const endsAt = new Date(now.getTime() + (capSeconds + graceSeconds) * 1000).toISOString();
    const started = { state: "starting", startedAt, endsAt, capSeconds, seconds: capSeconds, cost } as const;
    await db
      .updateTable("voice_session")
      .set({ ...started, day })
      .where("id", "=", id)
      .execute();
    return ok({ ...row, ...started });
  });
}

async function reportEnd(database: Database<Tables>, id: string, now: Date): Promise<boolean> {
  const known = await stateOf(database, id);
  if (known !== "ended" && !isTalking(known)) return false;
  return database.write(async ({ db }) => {
    const recently = new Date(now.getTime() - FAREWELL_MS).toISOString();
    const { numUpdatedRows } = await db
      .updateTable("voice_session")
      .set({ toldAt: now.toISOString() })
      .where("id", "=", id)
      .where("toldAt", "is", null)
      .where((eb) =>
        eb.or([eb("state", "in", RUNNING), eb.and([eb("state", "=", "ended"), eb("endedAt", ">=", recently)])]),
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
}

async function takeDue(database: Database<Tables>, now: Date, until: Date): Promise<VoiceSession[]> {
  const at = now.toISOString();
  const isDue = await database.reads
    .selectFrom("voice_session")
    .select("id")
    .where("state", "in", RUNNING)
    .where("endsAt", "<=", at)
    .limit(1)
    .executeTakeFirst();
  // Asked every few seconds by every process: there is nearly never anything to write.
  if (isDue === undefined) return [];
  return database.write(({ db }) =>
    db
      .updateTable("voice_session")
      .set({ hangUpBy: until.toISOString() })
      .where("state", "in", RUNNING)
      .where("endsAt", "<=", at)
      .where((eb) => eb.or([eb("hangUpBy", "is", null), eb("hangUpBy", "<=", at)]))
      .returning(FIELDS)
      .execute(),
  );
}

/** Removes conversations that are older than anybody asks about, and tokens of earlier days: those count for their day alone. */
async function forget(db: Transaction<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("voice_session")
    .where("day", "<", utcDay(new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
    .where("state", "not in", RUNNING)
    .execute();
  await db
    .deleteFrom("voice_session")
    .where("day", "<", utcDay(now))
    .where("startedAt", "is", null)
    .where("endsAt", "<=", now.toISOString())
    .execute();
}

/** Tokens that are out are good for nothing any more. They stay, and count as starts. */
function takeBack(db: Transaction<Tables>, now: Date) {
  const failed = { state: "failed", endedAt: now.toISOString() } as const;
  return db.updateTable("voice_session").set(failed).where("state", "=", "reserved");
}

async function stateOf(
  { reads }: Pick<Database<Tables>, "reads">,
  id: string,
): Promise<VoiceSession["state"] | undefined> {
  return (await reads.selectFrom("voice_session").select("state").where("id", "=", id).executeTakeFirst())?.state;
}

function isTalking(state: VoiceSession["state"] | undefined): boolean {
  return RUNNING.some((one) => one === state);
}

function makeDue(db: Transaction<Tables>, now: Date) {
  const at = now.toISOString();
  return db.updateTable("voice_session").set({ endsAt: at }).where("state", "in", RUNNING).where("endsAt", ">", at);
}
