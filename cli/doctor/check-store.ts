import { reasonOf } from "../../server/log/reason-of.ts";
import { inspectStore, type InspectedStore, type StorePlace } from "../../server/store/inspect-store.ts";
import { type Finding, failure, fine, warning } from "./finding.ts";

export interface CheckedStore {
  findings: Finding[];
  /** The database server's time; null without one. */
  now: Date | null;
}

const CHECK = "store";

/** Whether the store opens, can be written, and has a schema that this program knows. Changes nothing. */
export async function checkStore(place: StorePlace): Promise<CheckedStore> {
  const { databaseUrl, dataDir } = place;
  const where = databaseUrl === undefined ? `SQLite in ${dataDir}` : `PostgreSQL at ${new URL(databaseUrl).host}`;
  try {
    const store = await inspectStore(place);
    if (store === null) return { findings: [fine(CHECK, `${where}: none yet; the first start creates it`)], now: null };
    return { findings: [judge(store, where)], now: store.now };
  } catch (error) {
    const advice =
      databaseUrl === undefined
        ? "restore a backup, or set DATA_DIR to another folder"
        : "check that it runs and that DATABASE_URL is right";
    return { findings: [failure(CHECK, `${where} cannot be opened (${reasonOf(error)}): ${advice}`)], now: null };
  }
}

function judge({ unknown, missing, isWritable, soundness }: InspectedStore, where: string): Finding {
  if (soundness !== "ok") {
    return failure(
      CHECK,
      `${where} is damaged (${soundness.split("\n")[0] ?? ""}): stop the site and restore a backup with npm run restore -- --from FILE --overwrite`,
    );
  }
  if (unknown.length > 0) {
    return failure(CHECK, `${where} was changed by a newer version (${unknown.join(", ")}): start that version`);
  }
  if (!isWritable) return failure(CHECK, `${where} cannot be written to: give this user write permission`);
  if (missing.length > 0) {
    return warning(
      CHECK,
      `${where} opens; the next start brings its schema up to date (${missing.join(", ")}): back it up first if you may want to go back`,
    );
  }
  return fine(CHECK, `${where} opens, can be written to, and its schema is up to date`);
}
