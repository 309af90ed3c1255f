import type { NamedMeasure } from "./scoring-item.ts";
import { STATS } from "./stats.ts";

interface CountedPart {
  item: NamedMeasure;
  times: number;
}

/** What a part of a ledger counts, for a reader: `12 receiving yards`, `catch by a tight end`, `no longer 1 to 6 points allowed`. */
export function partWords({ item, times }: CountedPart): string {
  const { stats, from, to, per, position } = item.measure;
  const name = item.name.charAt(0).toLowerCase() + item.name.slice(1);
  if (from !== undefined || to !== undefined) return times < 0 ? `no longer ${name}` : name;
  if (position !== undefined || per !== undefined || stats.length > 1)
    return times === 1 ? name : `${timesText(times)} × ${name}`;
  const { one, many } = STATS[stats[0]];
  return `${timesText(times)} ${Math.abs(times) === 1 ? one : many}`;
}

/** With a true minus, and halves of a sack as they are. */
function timesText(times: number): string {
  return `${times < 0 ? "−" : ""}${Math.abs(times)}`;
}
