/**
 * Browsers take the prefix `__Host-` only from an https page, and then no other host and no plain connection can set or
 * read such a cookie. Where the site is plain HTTP, on a machine of one's own, the name goes without it.
 */
export function cookieName(baseUrl: string | null, name: string): string {
  return baseUrl?.startsWith("https://") === true ? `__Host-${name}` : name;
}
