import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Reads a database file from end to end while others use it: `ok`, or what is wrong with it. It takes half a second of
 * another processor for each 25 MB, so it is a thread's work.
 */
export async function checkSqlite(file: string): Promise<string> {
  const worker = new Worker(new URL("check-sqlite-thread.ts", import.meta.url), { workerData: file });
  const [found] = (await once(worker, "message")) as [string];
  return found;
}
