import { isMyWeek } from "./is-kept-address.ts";
import { openKeptFiles } from "./kept-files.ts";
import { type KeptPage, titleIn } from "./offline-words.ts";

/** A page that is kept, with its markup. */
export interface Copy extends KeptPage {
  html: string;
  headers: Headers;
}

/** Which pages and files are kept. A page is an address with its query; files are those that the kept pages name. */
export interface KeptCopies {
  /**
   * Begins to ask for a page. What comes back keeps the answer with the files that it names, and lets go of the oldest where there are too
   * many; it consumes the answer, and keeps no page where all were forgotten since it was asked for, or where one of its files cannot be kept.
   */
  ask(): (url: URL, answer: Response) => Promise<void>;
  find(url: URL): Promise<Copy | null>;
  /** The newest first; a reader's own week whose time is over is let go of. */
  list(): Promise<KeptPage[]>;
  /** Forgets every page; those that were asked for before and are on their way are not kept either. */
  forgetPages(): Promise<void>;
  /** A file of the build: its name changes with its content, so the first is as good as any later one. */
  file(request: Request): Promise<Response>;
  /** Lets go of the files that neither a kept page nor `shell` names: those of earlier builds. */
  dropStrayFiles(shell: string): Promise<void>;
}

const PAGES = "pages";
/** A game's page is about half a megabyte; these bounds are for a device that has little room. */
const MOST_PAGES = 20;
const MOST_LETTERS = 12_000_000;
/**
 * How long a reader's own week is shown, in milliseconds: one that is a week old misleads, and a session that was ended elsewhere must not stay
 * readable on a device that has not been online since.
 */
const MINE_MS = 7 * 86_400_000;
const AT = "x-kept-at";
const LETTERS = "x-kept-letters";
const TITLE = "x-kept-title";
const FILE = /\/assets\/[\w.-]+/g;

/** The copies in a browser's cache storage; `fetchFile` asks for a file of the build. */
export function openKeptCopies(
  caches: CacheStorage,
  { now, fetchFile }: { now(): Date; fetchFile(path: string | Request): Promise<Response> },
): KeptCopies {
  /** Rises when all pages are forgotten: what was asked for before is another reader's, or another kind of page. */
  let era = 0;
  /** Files of pages that are about to be kept: no page names them yet. */
  const underway = new Set<string>();
  const files = openKeptFiles(caches, fetchFile);

  async function keep(url: URL, answer: Response, begun: number): Promise<void> {
    const html = await answer.text();
    const headers = new Headers(answer.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    headers.set(AT, now().toISOString());
    headers.set(LETTERS, String(html.length));
    headers.set(TITLE, encodeURIComponent(titleIn(html, url.pathname)));
    const named = new Set(html.match(FILE));
    for (const path of named) underway.add(path);
    try {
      // First of all: a page that is read without one of its scripts is an error in place of the page.
      await Promise.all(Array.from(named, (path) => files.keep(path)));
      await keepPage(url, new Response(html, { headers }), begun);
    } catch {
      // A file did not come, or there is no room: the page is not kept, and nobody has to be told.
    } finally {
      for (const path of named) underway.delete(path);
    }
  }

  async function keepPage(url: URL, copy: Response, begun: number): Promise<void> {
    const pages = await caches.open(PAGES);
    if (begun !== era) return;
    // Taken away first, so that it stands last: the oldest are those at the front.
    await pages.delete(url.href, { ignoreVary: true });
    await pages.put(url.href, copy);
    if (begun !== era) await pages.delete(url.href, { ignoreVary: true });
    await letGoOfOldest(pages, now());
  }

  return {
    ask() {
      const begun = era;
      return (url, answer) => keep(url, answer, begun);
    },
    async find(url) {
      const pages = await caches.open(PAGES);
      const answer = await readPage(pages, url.href, now());
      if (answer === undefined) return null;
      const html = await answer.text();
      return { ...describe(url, answer.headers), html, headers: answer.headers };
    },
    async list() {
      const pages = await caches.open(PAGES);
      const kept: KeptPage[] = [];
      for (const { url } of (await pages.keys()).toReversed()) {
        const answer = await readPage(pages, url, now());
        if (answer !== undefined) kept.push(describe(new URL(url), answer.headers));
      }
      return kept;
    },
    async forgetPages() {
      era += 1;
      await caches.delete(PAGES);
    },
    file: (request) => files.file(request),
    async dropStrayFiles(shell) {
      const pages = await caches.open(PAGES);
      const named = new Set([...(shell.match(FILE) ?? []), ...underway]);
      for (const request of await pages.keys()) {
        const html = (await (await pages.match(request, { ignoreVary: true }))?.text()) ?? "";
        for (const path of html.match(FILE) ?? []) named.add(path);
      }
      await files.dropOthers(named);
    },
  };
}

async function letGoOfOldest(pages: Cache, now: Date): Promise<void> {
  let count = 0;
  let letters = 0;
  for (const { url } of (await pages.keys()).toReversed()) {
    const headers = (await readPage(pages, url, now))?.headers;
    if (headers === undefined) continue;
    count += 1;
    letters += Number(headers.get(LETTERS) ?? 0);
    // The newest stays whatever its size.
    if (count > 1 && (count > MOST_PAGES || letters > MOST_LETTERS)) await pages.delete(url, { ignoreVary: true });
  }
}

/** What is kept at an address; a reader's own week is let go of when its time is over. */
async function readPage(pages: Cache, address: string, now: Date): Promise<Response | undefined> {
  const answer = await pages.match(address, { ignoreVary: true });
  const url = new URL(address);
  if (answer === undefined || !isMyWeek(url)) return answer;
  if (now.getTime() - describe(url, answer.headers).at.getTime() < MINE_MS) return answer;
  await pages.delete(address, { ignoreVary: true });
  return undefined;
}

function describe(url: URL, headers: Headers): KeptPage {
  return {
    path: `${url.pathname}${url.search}`,
    title: decodeURIComponent(headers.get(TITLE) ?? ""),
    at: new Date(headers.get(AT) ?? 0),
  };
}
