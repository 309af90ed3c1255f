import { formatDay, formatTimeOfDay } from "../../domain/words/format-moment.ts";
import { readersClock } from "../readers-clock.ts";
import { OFFLINE_LINE } from "./offline-line.ts";

/** A page that is kept, as the offline page lists it. */
export interface KeptPage {
  /** Path and query. */
  path: string;
  title: string;
  /** When it was loaded. */
  at: Date;
}

/** Why a kept page is shown: the device has no network; it has one, and the site does not answer; or not yet. */
const WHY = {
  offline: "You are offline",
  unreached: "The site can’t be reached",
  slow: "The site is slow to answer",
};

/** When a kept page is shown, and why. */
export interface Shown {
  now: Date;
  why: keyof typeof WHY;
}

/** Where the offline page has its list: see `server/site/offline-page.ts`. */
const LIST = "<!--kept pages-->";
/** What titles end with for who finds them elsewhere. */
const SITE = / - (?:Pickle Six|AI Fantasy Football Analysis)$/;

/** `4:12 PM` today, else `Sun, Nov 22, 4:12 PM`, by the clock of this device. */
export function momentWords(at: Date, now: Date): string {
  const iso = at.toISOString();
  const time = formatTimeOfDay(iso, readersClock);
  return at.toDateString() === now.toDateString() ? time : `${formatDay(iso, readersClock)}, ${time}`;
}

/**
 * A kept page with a line above it that says what it is. The framework passes over what stands there and is not its own. Why it is shown is a part of
 * its own: it stops being so when the network is back, and the rest stays true.
 */
export function withOfflineLine(html: string, at: Date, { now, why }: Shown): string {
  const words = `<span>${WHY[why]}. </span>This page is as of ${momentWords(at, now)}.`;
  return html.replace("<body>", () => `<body><p class="${OFFLINE_LINE}" role="status">${words}</p>`);
}

/** The offline page with the pages that can be read, the newest first. */
export function withKeptPages(html: string, pages: readonly KeptPage[], { now, why }: Shown): string {
  const items = pages
    .filter(isNewest)
    .map(
      ({ path, title, at }) =>
        `<li><a href="${escapeHtml(path)}">${escapeHtml(title.replace(SITE, ""))}</a> <small>As of ${momentWords(at, now)}</small></li>`,
    );
  const list =
    items.length === 0
      ? "<p>No pages are kept on this device yet. The games, weeks and players that you open will be.</p>"
      : `<h2>Kept on this device</h2><ul class="kept-pages">${items.join("")}</ul>`;
  return html.replaceAll(WHY.offline, WHY[why]).replace(LIST, () => list);
}

/** Whether no newer one of these is the same page: an address with another tab has another query, and the same title. */
function isNewest({ path, title }: KeptPage, place: number, pages: readonly KeptPage[]): boolean {
  const [page] = path.split("?");
  return !pages.slice(0, place).some((newer) => newer.title === title && newer.path.split("?")[0] === page);
}

/** The title in a page's markup, as text; its address where it has none. */
export function titleIn(html: string, path: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const text = title
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
  return text.replaceAll("&amp;", "&").trim() || path;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
