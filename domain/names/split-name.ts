/** A name as its given name, which a hyphen may have made of two, and everything after it: `St. Brown`, `Harrison Jr.`. A single name is a surname. */
export function splitName(name: string): { given: string; surname: string } {
  const space = name.indexOf(" ");
  return { given: name.slice(0, Math.max(0, space)), surname: name.slice(space + 1) };
}
