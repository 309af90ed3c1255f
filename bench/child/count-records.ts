import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { RELEASE_FILES, type ReleaseFileName } from "../../server/providers/nflverse/files.ts";
import { countRecords } from "../../server/providers/nflverse/read-csv.ts";

/** Only decompresses and parses the files that an import of a season reads: `count-records.ts FOLDER SEASON`. */
const [folder = "", season = ""] = process.argv.slice(2);
const { signal } = new AbortController();
const source = folderSource(folder);
const paths: string[] = [];
for (const file of Object.keys(RELEASE_FILES) as ReleaseFileName[]) {
  paths.push(...(await source.find(file, Number(season), signal)));
}
process.stdout.write(`${await countRecords(paths, signal)}\n`);
