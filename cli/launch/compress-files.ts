import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { compressBrotli } from "../../server/http/encoded-body.ts";
import { COMPRESSIBLE } from "../../server/http/static-files.ts";

/** Leaves brotli's smallest form of each text in the folder beside it, as `NAME.br`: the server has no time for it. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await compressBrotli(readFileSync(file)))));
}
