import { useSyncExternalStore } from "react";

import { neverChanges } from "./never-changes.ts";

/** Whether script has taken the page over: false in the server's markup and the first render over it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
