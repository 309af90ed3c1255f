/** A time to wait, in whole minutes rounded up, so that waiting that long is long enough: `a minute`, `12 minutes`, `an hour`. */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 1) return "a minute";
  return minutes >= 60 ? "an hour" : `${minutes} minutes`;
}
