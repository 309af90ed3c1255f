/** The league's schedule and clock times are US Eastern, written without a zone. */
const OFFSET = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", timeZoneName: "longOffset" });

/**
 * ISO text with the zone's offset on that day, for example `2024-09-05T20:20:00-04:00`, from a date `2024-09-05` and a
 * time of day `20:20`, both US Eastern.
 */
export function easternIso(date: string, time: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d(:\d\d)?$/.test(time)) return null;
  const local = `${date}T${time.length === 5 ? `${time}:00` : time}`;
  // No game starts in the hours around the change of the clocks, so standard time is close enough to ask for the offset.
  const instant = new Date(`${local}-05:00`);
  if (Number.isNaN(instant.getTime())) return null;
  const zone = OFFSET.formatToParts(instant).find((part) => part.type === "timeZoneName")?.value ?? "";
  return `${local}${zone.replace("GMT", "") || "+00:00"}`;
}

/** The same from the play-by-play's `M/D/YY, HH:MM:SS`; null for a text of another form. */
export function easternIsoOfStart(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d\d), (\d\d:\d\d:\d\d)$/.exec(text);
  if (match === null) return null;
  const [, month = "", day = "", year = "", time = ""] = match;
  // The play-by-play begins with 1999.
  const century = year === "99" ? "19" : "20";
  return easternIso(`${century}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`, time);
}
