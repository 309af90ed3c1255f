import type { ReleaseFileName } from "./files.ts";

/** Where the published files come from: the release host, or a folder that holds them. */
export interface FileSource {
  /** For messages: the address or the folder. */
  readonly place: string;
  /**
   * Local paths of one file of one season, in the order in which they are to be read (a folder may hold it in weekly
   * parts). Empty when the source does not have it. Throws `ProviderFailure` when the source cannot answer.
   */
  find(file: ReleaseFileName, season: number, signal: AbortSignal): Promise<string[]>;
}
