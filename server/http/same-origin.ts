/**
 * Why a request that may change something is refused; null when it comes from our own pages.
 *
 * The browser says where a request comes from in `Sec-Fetch-Site` (every browser since 2023) and in `Origin`. Both must
 * agree with us where they are given, and one of them must be given: a request with neither is no page of ours.
 * `ownOrigin` is the public address if there is one, otherwise the host that was asked for is compared.
 */
export function foreignOriginProblem(headers: Headers, ownOrigin: string | null): string | null {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") {
    return "This request came from another site, so it was not carried out. Open our page and try again from there.";
  }
  if (origin !== null && !isOwn(origin, ownOrigin, headers.get("host"))) {
    return "This request came from another address than this site's, so it was not carried out. Open our page and try again from there.";
  }
  if (site === null && origin === null) {
    return "This request does not say which page it came from, so it was not carried out. Send an Origin header with this site's address.";
  }
  return null;
}

function isOwn(origin: string, ownOrigin: string | null, host: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  return ownOrigin === null ? new URL(origin).host === host : new URL(origin).origin === ownOrigin;
}
