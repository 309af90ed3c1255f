import { easternIso } from "../../../domain/words/eastern-time.ts";

/** The start of a game in the play-by-play, `M/D/YY, HH:MM:SS` US Eastern, as ISO text; null for a text of another form. */
export function startTime(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d\d), (\d\d:\d\d:\d\d)$/.exec(text);
  if (match === null) return null;
  const [, month = "", day = "", year = "", time = ""] = match;
  // The play-by-play begins with 1999.
  const century = year === "99" ? "19" : "20";
  return easternIso(`${century}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`, time);
}
