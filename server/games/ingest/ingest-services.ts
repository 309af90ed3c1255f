import type { Logger } from "../../log/logger.ts";
import type { LiveProvider } from "../../providers/live-provider.ts";
import type { ReadingServices } from "./store-readings.ts";

/** What the readings of the ingest work with. */
export interface IngestServices extends ReadingServices {
  provider: LiveProvider;
  log: Logger;
  /** Makes the people who are stored now known to the provider's mapping. */
  reloadPeople(): Promise<void>;
  /** See `meet-strangers.ts`. */
  meetStrangers(season: number, signal: AbortSignal): Promise<boolean>;
}
