/**
 * Why a request that may change something is refused; null when it comes from our own pages.
 *
 * The browser says where a request comes from in `Sec-Fetch-Site` (every browser since 2023) and in `Origin`. Both must
 * agree with us where they are given. A page on plain http under a host's name has neither in what it only asks for, and there
 * `Referer` must: no other site's page can write ours into it. A request with none of the three is no page of ours.
 * `ownOrigin` is the public address if there is one, otherwise the host that was asked for is compared.
 */
export function foreignOriginProblem(headers: Headers, ownOrigin: string | null): string | null {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") {
    return "This request came from another site, so it was not carried out. Open our page and try again from there.";
  }
  const page = origin ?? (site === null ? headers.get("referer") : null);
  if (page !== null && !isOwn(page, ownOrigin, headers.get("host"))) {
    return "This request came from another address than this site's, so it was not carried out. Open our page and try again from there.";
  }
  if (site === null && page === null) {
    return "This request does not say which page it came from, so it was not carried out. Open our page and try again from there; a program sends an Origin header with this site's address.";
  }
  return null;
}

function isOwn(page: string, ownOrigin: string | null, host: string | null): boolean {
  if (!URL.canParse(page)) return false;
  return ownOrigin === null ? new URL(page).host === host : new URL(page).origin === ownOrigin;
}
