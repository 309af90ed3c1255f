import type { ClockFace } from "../domain/words/clock.ts";

const MINUTE_MS = 60_000;

/** Zones that Americans know by letters; all others go by their distance to Greenwich, as in `GMT+9`. */
const KNOWN = /\((Eastern|Central|Mountain|Pacific|Alaska|Hawaii-Aleutian|Atlantic) ([SD])\w+ Time\)$/;

/**
 * The clocks of this device, in any zone. The zone's name is read from what `Date` says of itself: the first format that
 * `Intl` makes would block a phone for longer than all else in the page's start (docs/decisions/052-clocks-without-intl.md).
 */
export function readersClock(moment: number): ClockFace {
  const date = new Date(moment);
  const ahead = -date.getTimezoneOffset();
  return { wall: moment + ahead * MINUTE_MS, zone: lettersIn(date.toString()) ?? fromGreenwich(ahead) };
}

/** `EDT` for `... GMT-0400 (Eastern Daylight Time)`; null for zones without letters, and in a browser of another language. */
function lettersIn(text: string): string | null {
  if (text.endsWith("(Coordinated Universal Time)")) return "UTC";
  const [, place, season] = KNOWN.exec(text) ?? [];
  return place === undefined ? null : `${place === "Alaska" ? "AK" : place.charAt(0)}${season}T`;
}

/** `GMT+5:30` for 330 minutes. */
function fromGreenwich(ahead: number): string {
  if (ahead === 0) return "GMT";
  const hours = Math.floor(Math.abs(ahead) / 60);
  const minutes = Math.abs(ahead) % 60;
  return `GMT${ahead < 0 ? "-" : "+"}${hours}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}`;
}
