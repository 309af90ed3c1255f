import { formatPoints } from "./format.ts";

/** What lies between two figures as they are shown, with one decimal: beside `10.9` and `5.2` it is 5.7, whatever their hundredths are. Negative where the first is less. */
export function shownGap(value: number, beside: number): number {
  return Math.round((Number(formatPoints(value)) - Number(formatPoints(beside))) * 10) / 10;
}
