/** The `set-cookie` values for one cookie: the library also takes away cookies that we never set. */
export function ownCookies(headers: Headers, name: string): string[] {
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`));
}
