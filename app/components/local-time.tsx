import { type ReactNode, useSyncExternalStore } from "react";

import type { Clock } from "../../domain/words/clock.ts";
import { leagueClock } from "../../domain/words/league-clock.ts";
import { neverChanges } from "../never-changes.ts";
import { readersClock } from "../readers-clock.ts";

interface LocalTimeProps {
  /** ISO text with zone. */
  at: string;
  format: (iso: string, clock: Clock) => ReactNode;
}

/**
 * A moment in the league's own zone in the server's page, and in the reader's zone from hydration on. The first client
 * render uses the server's zone too, so that hydration finds what it expects.
 */
export function LocalTime({ at, format }: LocalTimeProps) {
  const clock = useSyncExternalStore(neverChanges, theReaders, theLeagues);
  // The key: text that grows counts as a layout shift, a new element in its place does not. Where both clocks agree, it stays.
  return (
    <time key={clock(Date.parse(at)).wall} dateTime={at}>
      {format(at, clock)}
    </time>
  );
}

function theReaders() {
  return readersClock;
}

function theLeagues() {
  return leagueClock;
}
