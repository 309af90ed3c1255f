import type { Logger } from "../../log/logger.ts";
import type { LiveProvider } from "../../providers/live-provider.ts";
import type { FetchServices } from "./store-fetched-games.ts";

/** What the fetches of the ingest work with. */
export interface IngestServices extends FetchServices {
  provider: LiveProvider;
  log: Logger;
  /** Makes the people who are stored now known to the provider's mapping. */
  reloadPeople(): Promise<void>;
  /** See `meet-strangers.ts`. */
  meetStrangers(season: number, signal: AbortSignal): Promise<boolean>;
}
