import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { KeptResponse, type HeaderList } from "./kept-response.ts";

const TYPES = new Map([
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".svg", "image/svg+xml"],
  [".json", "application/json"],
  [".webmanifest", "application/manifest+json"],
  [".txt", "text/plain; charset=utf-8"],
  [".xml", "application/xml"],
  [".woff2", "font/woff2"],
  [".png", "image/png"],
  [".jpg", "image/jpeg"],
  [".webp", "image/webp"],
  [".ico", "image/x-icon"],
]);
/** Files of which the build leaves brotli's smallest form beside them, as `NAME.br`. */
export const COMPRESSIBLE: ReadonlySet<string> = new Set([
  ".js",
  ".css",
  ".svg",
  ".json",
  ".webmanifest",
  ".txt",
  ".xml",
]);

/** Files whose name changes with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=3600";

/**
 * The build's files by address. Only the names that stand in the folder when the server starts can be asked for, so no
 * address can lead out of it. A file is read when it is first asked for and then kept with its compressed forms; brotli's comes from the
 * build, which has the time for the smallest.
 */
export class StaticFiles {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;
  readonly #headers: HeaderList;
  readonly #kept = new Map<string, KeptResponse>();

  constructor(folder: string, headers: HeaderList) {
    this.#folder = folder;
    this.#headers = headers;
    this.#names = new Set(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && TYPES.has(extname(entry.name)))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/")),
    );
  }

  /** The file of an address such as `/assets/root-abc.css`, or null. */
  find(path: string): KeptResponse | null {
    const before = this.#kept.get(path);
    if (before !== undefined) return before;
    if (!this.#names.has(path)) return null;
    const body = this.#read(path);
    if (body === null) return null;
    const type = extname(path);
    const kept = new KeptResponse(
      body,
      [
        ...this.#headers,
        ["content-type", TYPES.get(type) ?? "application/octet-stream"],
        ["cache-control", path.startsWith("/assets/") ? IMMUTABLE : SHORT],
      ],
      COMPRESSIBLE.has(type),
    );
    const small = COMPRESSIBLE.has(type) ? this.#read(`${path}.br`) : null;
    if (small !== null) kept.body.putBest(small);
    this.#kept.set(path, kept);
    return kept;
  }

  /** A new build takes the old one's files away under a server that still runs: then there is no such file any more. */
  #read(path: string): Buffer | null {
    try {
      return readFileSync(join(this.#folder, path));
    } catch {
      return null;
    }
  }
}
