import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "../../log/reason-of.ts";
import type { FileSource } from "./file-source.ts";
import { fileStems } from "./files.ts";
import { ProviderFailure } from "../provider-failure.ts";

/**
 * A folder with the published files under their published names, compressed or not. A season may also lie there in
 * weekly parts, `play_by_play_2025_week01.csv.gz`, which are used when the whole file is absent.
 */
export function folderSource(folder: string): FileSource {
  return {
    place: folder,
    async find(file, season) {
      const present = new Set(await list(folder));
      for (const stem of fileStems(file, season)) {
        const whole = [`${stem}.csv.gz`, `${stem}.csv`].find((name) => present.has(name));
        if (whole !== undefined) return [join(folder, whole)];
        const part = new RegExp(String.raw`^${stem}_week\d\d\.csv(\.gz)?$`);
        const parts = [...present].filter((name) => part.test(name)).toSorted();
        if (parts.length > 0) return parts.map((name) => join(folder, name));
      }
      return [];
    },
  };
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw new ProviderFailure("not-found", `cannot read the folder ${folder}: ${reasonOf(error)}`);
  }
}
