import { z } from "zod";

/** What an `error` event says of a request that was refused. */
export interface WireFault {
  message: string;
  code: string | null;
  param: string | null;
}

const event = z.looseObject({ type: z.string() });

/** An event either way: named by its type. */
export interface WireEvent {
  type: string;
  [field: string]: unknown;
}

/** The event that a message is; null when it is none. */
export function readEvent(text: string): WireEvent | null {
  try {
    return event.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
