import { useSyncExternalStore } from "react";

/** Whether script has taken the page over: false in the server's markup and the first render over it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}
