import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { parseJson } from "../http/parse-json.ts";
import type { SleeperDirectory } from "./sleeper-directory.ts";

interface KeptDirectory {
  people: SleeperDirectory;
  /** Milliseconds. */
  readAt: number;
}

const person = z.object({
  name: z.string(),
  positions: z.array(z.string()),
  team: z.string().nullable(),
  gsisId: z.string().nullable(),
  fantasyDataId: z.string().nullable(),
});
const form = z.object({ version: z.literal(1), readAt: z.number(), people: z.array(z.tuple([z.string(), person])) });

/** The list in a file; null where there is none that can be read. */
export async function readDirectoryFile(file: string): Promise<KeptDirectory | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  const parsed = text === null ? null : parseJson(text);
  const read = parsed?.ok === true ? form.safeParse(parsed.value) : null;
  return read?.success === true ? { people: new Map(read.data.people), readAt: read.data.readAt } : null;
}

/** Writes the list, whole or not at all, also where two processes do it at once. A full disk costs the next start a call and no more. */
export async function writeDirectoryFile(file: string, { people, readAt }: KeptDirectory): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(part, JSON.stringify({ version: 1, readAt, people: [...people] }), { mode: 0o600 });
    await rename(part, file);
  } catch {
    await rm(part, { force: true }).catch(() => null);
  }
}
