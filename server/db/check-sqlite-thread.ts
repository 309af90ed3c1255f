import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import { soundnessOf } from "./soundness-of.ts";

/** The thread of `check-sqlite.ts`: is given a file's name and answers with one message. */
const handle = new Sqlite(String(workerData), { readonly: true, fileMustExist: true, timeout: 30_000 });
parentPort?.postMessage(soundnessOf(handle), []);
handle.close();
