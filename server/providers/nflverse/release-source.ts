import { join } from "node:path";
import { download } from "./download.ts";
import type { FileSource } from "./file-source.ts";
import { releasePath } from "./files.ts";

interface ReleaseOptions {
  /** `NFLVERSE_URL`. */
  url: string;
  /** Where copies are kept between runs. */
  cacheDir: string;
  onProgress?: (path: string, bytes: number, total: number | null) => void;
  /** See `DownloadOptions`. */
  pause?: number;
  patience?: number;
}

/** The release host, with copies on disk: each file is asked for once a run, and fetched only when it has changed. */
export function releaseSource({ url, cacheDir, onProgress, pause, patience }: ReleaseOptions): FileSource {
  const checked = new Map<string, boolean>();
  return {
    place: url,
    async find(file, season, signal) {
      const path = releasePath(file, season);
      const copy = join(cacheDir, ...path.split("/"));
      const isThere =
        checked.get(path) ??
        (await download(`${url}/${path}`, copy, {
          signal,
          pause,
          patience,
          onProgress: onProgress === undefined ? undefined : (bytes, total) => onProgress(path, bytes, total),
        }));
      checked.set(path, isThere);
      return isThere ? [copy] : [];
    },
  };
}
