import { createContext } from "react-router";

import type { Store } from "./store/store.ts";

/** What the pages need of the outside. Made once when the server starts. */
export interface Services {
  store: Store;
  /** The logo host's address with `{team}` where the team code goes. */
  teamLogoUrl: string;
  /** The public address without a trailing slash; null when it was not configured. */
  baseUrl: string | null;
  now(): Date;
}

/** Where a loader finds the services: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();
