/** A time to wait, in whole minutes or hours rounded up, so that waiting that long is long enough: `a minute`, `12 minutes`, `an hour`, `5 hours`, `a day`. */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 1) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  if (hours === 1) return "an hour";
  return hours === 24 ? "a day" : `${hours} hours`;
}
