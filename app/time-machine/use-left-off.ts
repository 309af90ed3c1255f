import { useSyncExternalStore } from "react";

import { neverChanges } from "../never-changes.ts";
import { keptMoment } from "./kept-moment.ts";

/** Where a game was left. */
export interface LeftOff {
  /** The moment, as an address has it. */
  at: string;
  /** `Q3 8:12` */
  label: string;
}

/** Where somebody left a game in this browser; null in the server's markup, and where the game was not watched. */
export function useLeftOff(gameKey: string): LeftOff | null {
  const kept = useSyncExternalStore(
    neverChanges,
    () => keptMoment(gameKey),
    () => null,
  );
  const params = new URLSearchParams(kept ?? "");
  const [at, label] = [params.get("at"), params.get("label")];
  return at === null || label === null ? null : { at, label };
}
