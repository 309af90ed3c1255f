const ADDRESSES = [/^\/admin$/, /^\/games\/[^/]+\/export$/];

/**
 * Whether an address belongs to the administrator alone, in any of its spellings: the router reads letters without their
 * case, and `%61` as `a`. Who asks there in whatever way is refused before the way itself is looked at.
 */
export function isAdministratorsAddress(path: string): boolean {
  const plain = decoded(path)
    .toLowerCase()
    .replace(/\/+$/, "")
    .replace(/\.data$/, "");
  return ADDRESSES.some((address) => address.test(plain));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
