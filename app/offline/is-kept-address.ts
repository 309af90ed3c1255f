import { asksForMoment } from "../../domain/page/address/asks-for-moment.ts";

/** Pages that are read again: weeks, games and what explains their points, players. The home page leads to a week. */
const KEPT =
  /^\/(?:stats|accuracy|privacy|players(?:\/[^/]+)?|games\/\d{9}(?:\/(?:points|box|figures)(?:\/[^/]+){0,2})?)$/;
/** A reader's own week in their leagues. */
const MY_WEEK = "/my";
/** What an open page of it asks for when it moves. */
const MY_LIVE = "/my/live";
/** What makes an address one of thousands as a moment does, or shows a score to somebody who hides them. */
const NOT_KEPT = ["q", "scores"];
/** Forms after which pages are others, or their reader is: hidden scores, a stream, rules, leagues, and who is signed in. */
const CHANGES = /^\/(?:scores|behind|my-scoring|login|logout|my\/leagues|admin)(?:\.data)?$/;

const DATA = ".data";

/** Whether a page at this address is kept for reading it offline, as far as the address says. */
export function isKeptAddress({ pathname, searchParams }: URL): boolean {
  if (asksForMoment(searchParams) || NOT_KEPT.some((name) => searchParams.has(name))) return false;
  return KEPT.test(pathname) || pathname === MY_WEEK;
}

/** Whether the page at this address is its reader's own, and kept all the same, on their device alone. */
export function isMyWeek({ pathname }: URL): boolean {
  return pathname === MY_WEEK;
}

/** Whether an open page of a reader's own week asks here for what has changed. */
export function isMyWeekUpdate({ pathname }: URL): boolean {
  return pathname === MY_LIVE;
}

/** The page whose data an address of the framework asks for (`/stats.data?week=1&_routes=...`); null for any other address. */
export function pageOfData(url: URL): URL | null {
  if (!url.pathname.endsWith(DATA)) return null;
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -DATA.length);
  page.searchParams.delete("_routes");
  return page;
}

/** Whether what a reader sends here makes every kept page one that they may not want to see any more. */
export function changesPages({ pathname }: URL): boolean {
  return CHANGES.test(pathname);
}
