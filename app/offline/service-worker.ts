import { FOR_EVERYONE } from "../../domain/page/for-everyone.ts";
import { changesPages, isKeptAddress, isMyWeek, isMyWeekUpdate, pageOfData } from "./is-kept-address.ts";
import { openKeptCopies } from "./kept-copies.ts";
import { type Shown, withKeptPages, withOfflineLine } from "./offline-words.ts";
import { renewal } from "./renewal.ts";
import { openNotice, showNotice } from "./show-notice.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

/**
 * The site's service worker: the last pages stay readable offline. Pages come from the network as long as there is one, files of the build
 * from what is kept, and everything else (streams, most forms, programs' addresses, other hosts) passes by untouched. Built by itself and
 * served at `/sw.js`: see `docs/decisions/044-offline-and-installable.md`.
 */
const worker = globalThis as unknown as WorkerScope;
/** What is shown in place of a page that is not kept. */
const OFFLINE = "/offline";
const SHELL = "shell";

/** How often a window is told where to go, and how long it may take to get there. */
const MOST_TOLD = 2;
const DROPPED_AFTER_MS = 2_000;
/** How long a page that is loaded anew for want of a script waits for the link's data to be asked for: a busy page may ask late. */
const LATE_WAY_MS = 1_000;
/** How long a reader waits for a page that is kept before the kept one is shown: a network that is there and brings nothing, as in a train. */
const SLOW_MS = 4_000;
/** How long after a page's data its script may be lost, and lead to a loading of the page before it. */
const SCRIPT_WITHIN_MS = 60_000;

/** A way on which a link leads: the address of the page that it is on, and that of the next. */
interface Way {
  /** The window that it leads. */
  clientId: string;
  from: string;
  to: string;
  /** Ways are numbered as they begin. */
  number: number;
  /** When its data came, in milliseconds since 1970; null before. Its script may be lost all the same. */
  arrivedAt: number | null;
}

/** The last one, for as long as its page may not be there. */
let way: Way | null = null;
let ways = 0;
/** Called when a way begins. */
let onWay = (): void => {};
/** The window that last asked for a file which did not come, and how many ways had begun by then; null where a later way's data came. */
let lost: { clientId: string; ways: number } | null = null;

const now = (): Date => new Date();
const copies = openKeptCopies(worker.caches, { now, fetchFile: (path) => fetch(path) });
const renew = renewal({ find: (page) => copies.find(page), fetchToKeep, now });

worker.addEventListener("install", (event) => {
  // Nothing of an earlier worker's outlives it: the new one can begin at once, under pages of the old one too.
  event.waitUntil(Promise.all([worker.skipWaiting(), keepShell()]));
});

worker.addEventListener("activate", (event) => {
  // All that a window asks for waits until this is done, so it waits for no network.
  event.waitUntil(
    (async () => {
      await worker.registration.navigationPreload?.enable();
      // A reader's own week may be over.
      await copies.list();
      await copies.dropStrayFiles((await (await shell())?.text()) ?? "");
      await worker.clients.claim();
      void keepOpenPages();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = withoutHash(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method !== "GET") {
    if (changesPages(url)) event.respondWith(answerChange(event));
  } else if (request.mode === "navigate") {
    event.respondWith(answerPage(event, url));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(answerFile(event));
  } else if (request.mode !== "no-cors") {
    // A link's data that is fetched before it is pressed is asked for in that mode: a finger that passes leads nowhere, and keeps nothing.
    const page = pageOfData(url);
    if (page !== null) event.respondWith(answerData(event, page));
    else if (isMyWeekUpdate(url) && request.referrer !== "" && !savesData())
      event.waitUntil(renew(withoutHash(request.referrer)));
  }
});

worker.addEventListener("push", (event) => event.waitUntil(showNotice(worker, event.data?.text() ?? "")));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotice(worker, event.notification.data));
});

/**
 * A form after which pages are others, or their reader is. All are forgotten when it is sent, and again when it is answered: what another window
 * asked for in between was still asked for with the cookies of before.
 */
async function answerChange(event: FetchEvent): Promise<Response> {
  event.waitUntil(copies.forgetPages());
  try {
    return await fetch(event.request);
  } finally {
    event.waitUntil(copies.forgetPages());
  }
}

/** A page from the network, which is kept; where that brings nothing the kept page with a line that says so, or the offline page. */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const answer = loadPage(event, url);
  try {
    // Who loads a page anew wants what is newest.
    if (isReload(event.request) || (await isAnswered(answer))) return await answer;
    const copy = await copies.find(url);
    if (copy === null) return await answer;
    // What still comes is kept for the next time.
    event.waitUntil(answer.catch(() => null));
    return new Response(withOfflineLine(copy.html, copy.at, { now: now(), why: "slow" }), { headers: copy.headers });
  } catch {
    const how: Shown = { now: now(), why: navigator.onLine ? "unreached" : "offline" };
    if (way === null && lost !== null && isReload(event.request)) await nextWay();
    // Without the script of the next page the framework loads the present one anew, which may overtake the way to the next.
    if (way?.from === url.href && isReload(event.request) && isOpen(way)) return Response.redirect(way.to);
    if (way?.to !== url.href) way = null;
    const copy = await copies.find(url);
    if (copy !== null) return new Response(withOfflineLine(copy.html, copy.at, how), { headers: copy.headers });
    const pages = await copies.list();
    // The menu leads to a reader's week without saying which: to the one that was kept last.
    const mine =
      isMyWeek(url) && url.search === "" ? pages.find(({ path }) => isMyWeek(new URL(path, url))) : undefined;
    if (mine !== undefined) return Response.redirect(new URL(mine.path, url).href);
    const page = await shell();
    if (page === undefined) return Response.error();
    return new Response(withKeptPages(await page.text(), pages, how), { headers: page.headers });
  }
}

/** A page as the network brings it. A good one is kept. */
async function loadPage(event: FetchEvent, url: URL): Promise<Response> {
  const keep = copies.ask();
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isKeepable(url, answer)) event.waitUntil(keep(url, answer.clone()));
  // Made for its reader alone: what is everybody's of it is kept.
  else if (answer.ok && !answer.redirected) event.waitUntil(fetchToKeep(url));
  return answer;
}

/** Whether the answer comes within `SLOW_MS`. Throws where it fails before that. */
async function isAnswered(answer: Promise<Response>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), SLOW_MS);
  try {
    return await Promise.race([answer.then(() => true), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The data of a page to which a link inside of the site leads; its page is then fetched to be kept, except where the reader saves data.
 * Without a network the window goes to the page itself, which can be kept.
 */
async function answerData(event: FetchEvent, page: URL): Promise<Response> {
  // The page that asks, as the request itself says it: the next page's script may fail before the browser has told of the window.
  const from = event.request.referrer;
  // A request of the page that is there already (a search) leads nowhere.
  const leads = from !== "" && new URL(from).pathname !== page.pathname;
  const { clientId } = event;
  const here: Way | null = leads ? { clientId, from, to: page.href, number: (ways += 1), arrivedAt: null } : null;
  if (here !== null) {
    way = here;
    onWay();
  } else if (way !== null && way.clientId === clientId && way.arrivedAt !== null) {
    // Going back ends the way of its window, with a network or without.
    way = null;
  }
  try {
    const answer = await fetch(event.request);
    if (here !== null && lost !== null && lost.ways < here.number) lost = null;
    // A window that has lost the script already loads its page anew, and reads the data no more.
    if (here !== null && lost?.clientId !== clientId) here.arrivedAt = Date.now();
    if (answer.ok && !savesData()) event.waitUntil(fetchToKeep(page));
    if (answer.ok) event.waitUntil(tellCaughtUp(clientId));
    return answer;
  } catch (error) {
    // Another link was pressed since: this one leads nowhere any more.
    if (here === null || way !== here) throw error;
    if (!event.request.signal.aborted) await leadTo(page, clientId);
    // Given up by the reader; without the next page's script by the framework, whose loading of the present page the way is kept for.
    else if (lost?.clientId !== clientId) way = null;
    throw error;
  }
}

/** What a window shows is from the network again: a line that says from when it was kept has to go (`make-installable.ts`). */
async function tellCaughtUp(clientId: string): Promise<void> {
  (await worker.clients.get(clientId))?.postMessage("caught up");
}

/** A browser may drop the way that it was told, and never say so: then it is told once more. A window that has gone on is another client. */
async function leadTo(page: URL, clientId: string): Promise<void> {
  for (let told = 0; told < MOST_TOLD; told += 1) {
    const client = await worker.clients.get(clientId);
    if (client === undefined) return;
    const waited = new Promise<false>((resolve) => setTimeout(() => resolve(false), DROPPED_AFTER_MS));
    const gone = client.navigate(page.href).then(
      () => true,
      () => waited,
    );
    if (await Promise.race([gone, waited])) return;
  }
}

/** A file of the build, which is kept. */
async function answerFile({ request, clientId }: FetchEvent): Promise<Response> {
  try {
    return await copies.file(request);
  } catch (error) {
    lost = { clientId, ways };
    throw error;
  }
}

/** The page whose visit brought the worker was loaded without it. */
async function keepOpenPages(): Promise<void> {
  try {
    for (const { url } of await worker.clients.matchAll({ type: "window", includeUncontrolled: true }))
      if ((await copies.find(withoutHash(url))) === null) await fetchToKeep(withoutHash(url));
  } catch {
    // The network has gone: the page is kept when it is opened again.
  }
}

async function fetchToKeep(url: URL): Promise<void> {
  if (!isKeptAddress(url)) return;
  const keep = copies.ask();
  const headers: Record<string, string> = isMyWeek(url) ? {} : { [FOR_EVERYONE]: "yes" };
  const answer = await fetch(url.href, { priority: "low", headers });
  if (isKeepable(url, answer)) await keep(url, answer);
}

/**
 * Of what is made for one reader alone, which says that nobody may store it, only their own week is kept; nothing of `/my/leagues`, an account or an
 * administrator, and no star of another page.
 */
function isKeepable(url: URL, { ok, redirected, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  const isPrivate = /no-store|private/.test(headers.get("cache-control") ?? "");
  return ok && !redirected && isPage && (!isPrivate || isMyWeek(url)) && isKeptAddress(url);
}

async function shell(): Promise<Response | undefined> {
  return (await worker.caches.open(SHELL)).match(OFFLINE);
}

/** The offline page and its styles, as they are now. */
async function keepShell(): Promise<void> {
  const answer = await fetch(OFFLINE, { cache: "no-cache" });
  // Without it a page that is not kept would be the browser's own error: the next page that is opened tries again.
  if (!answer.ok) throw new Error(`${OFFLINE} was answered with ${answer.status}`);
  const html = await answer.clone().text();
  await (await worker.caches.open(SHELL)).put(OFFLINE, answer);
  for (const path of html.match(/\/assets\/[\w.-]+/g) ?? []) await copies.file(new Request(path));
}

function nextWay(): Promise<void> {
  return new Promise((resolve) => {
    onWay = resolve;
    setTimeout(resolve, LATE_WAY_MS);
  });
}

/** Whether a loading of the page that a way leads from is the framework's, for want of the next page's script. */
function isOpen({ clientId, number, arrivedAt }: Way): boolean {
  if (arrivedAt === null) return true;
  // A file that another window lost, or this one before its link was pressed, is not the script of the next page.
  const isLost = lost !== null && lost.clientId === clientId && lost.ways >= number;
  return isLost && Date.now() - arrivedAt < SCRIPT_WITHIN_MS;
}

/** False too where a browser does not say. */
function isReload(request: Request): boolean {
  return (request as { isReloadNavigation?: boolean }).isReloadNavigation ?? false;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

function withoutHash(address: string): URL {
  const url = new URL(address);
  url.hash = "";
  return url;
}
