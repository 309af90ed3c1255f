/** The header `cookie` as a browser sends it after these `set-cookie` values: what they take away is gone from it. */
export function withCookies(cookies: string, setCookies: readonly string[]): string {
  const kept = new Map<string, string>();
  for (const pair of cookies.split(";").map((part) => part.trim())) if (pair !== "") kept.set(nameOf(pair), pair);
  for (const cookie of setCookies) {
    const [pair = "", ...attributes] = cookie.split(";").map((part) => part.trim());
    if (attributes.some((one) => /^max-age=0$/i.test(one))) kept.delete(nameOf(pair));
    else kept.set(nameOf(pair), pair);
  }
  return [...kept.values()].join("; ");
}

function nameOf(pair: string): string {
  return pair.slice(0, pair.indexOf("="));
}
