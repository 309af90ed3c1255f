import { easternDay } from "./eastern-time.ts";

/** The season that a moment belongs to: the league's year turns in March. */
export function seasonAt(moment: Date): number {
  const day = new Date(easternDay(moment));
  return day.getUTCMonth() >= 2 ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
}
