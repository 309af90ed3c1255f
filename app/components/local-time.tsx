import { type ReactNode, useSyncExternalStore } from "react";

import { LEAGUE_ZONE } from "../../domain/words/format.ts";
import { neverChanges } from "../never-changes.ts";

interface LocalTimeProps {
  /** ISO text with zone. */
  at: string;
  format: (iso: string, timeZone: string) => ReactNode;
}

/**
 * A moment in the league's own zone in the server's page, and in the reader's zone from hydration on. The first client
 * render uses the server's zone too, so that hydration finds what it expects.
 */
export function LocalTime({ at, format }: LocalTimeProps) {
  const timeZone = useSyncExternalStore(neverChanges, readersZone, leagueZone);
  // The key: text that grows counts as a layout shift, a new element in its place does not.
  return (
    <time key={`${timeZone} ${at}`} dateTime={at}>
      {format(at, timeZone)}
    </time>
  );
}

function readersZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function leagueZone() {
  return LEAGUE_ZONE;
}
