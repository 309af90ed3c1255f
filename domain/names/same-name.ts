/**
 * Whether two writings of a name are one: without accents, capitals, dots and apostrophes, and whether or not Jr., Sr. or a number
 * stands behind it. It says nothing of whether two people of that name are one.
 */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, "")
    .replace(/\s+(?:jr|sr|i{2,3}|iv|v)$/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
