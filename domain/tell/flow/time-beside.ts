import type { Phrase } from "../../facts/phrase.ts";

/** Before a clause. A sentence never begins with a figure. */
export function timeBefore(when: string | null): string {
  if (when === null) return "";
  const [, left] = /^(\d.*) before halftime$/.exec(when) ?? [];
  return left === undefined ? `${when}, ` : `with ${left} left in the half, `;
}

/** After a clause; a comma keeps two figures apart. */
export function timeAfter(when: string | null, before: Phrase = []): string {
  if (when === null) return "";
  const last = before.at(-1);
  return typeof last === "string" &&
    /\d(?: yards)?$/.test(last) &&
    /^(?:\d|one |two |three |four |five |six |seven |eight |nine )/.test(when)
    ? `, ${when}`
    : ` ${when}`;
}
