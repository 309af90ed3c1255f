import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { publishStory } from "../../server/stories/publish-story.ts";
import { findPageChromium } from "../../cli/launch/find-chromium.ts";
import { SAMPLE_NOW, sampleLeague, type SampleLeague } from "../fixtures/sample-league.ts";
import { type LogoHost, openLogoHost } from "./open-logo-host.ts";
import { type OpenSite, openSite, type OpenSiteOptions } from "./open-site.ts";

/** How a reader's browser differs from the usual one: light, 1280 pixels wide, in New York. */
export interface ReaderOptions {
  width?: number;
  height?: number;
  dark?: boolean;
  script?: boolean;
  timeZone?: string;
  options?: BrowserContextOptions;
}

export interface BrowserSite {
  site: OpenSite;
  logos: LogoHost;
  /** Opens a path of the site in a browser profile of its own and waits until all of it has arrived, and React has it. */
  open(path: string, reader?: ReaderOptions): Promise<Page>;
  /** An empty page of such a profile, watched like the others. */
  newPage(reader?: ReaderOptions): Promise<Page>;
  /** The complaints of pages that were opened since the last call, taken away. */
  takeFaults(): string[];
  /** Closes what `open` opened, and fails when a page complained about anything. Meant for `afterEach`. */
  endTest(): Promise<void>;
  close(): Promise<void>;
}

/** What Playwright says where it keeps the service worker out. */
export const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // The empty page that every page begins as and the page itself share a process then, or each has one: a fifth of what it costs to open.
  "--renderer-process-limit=1",
];

/** Opens the machine's Chromium without a window. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findPageChromium();
  if (executablePath === null) throw new Error("no Chromium on this machine; CHROMIUM_PATH names one");
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

let shared: Promise<Browser> | null = null;

/** The browser of all files of this process, which it ends with: to start one takes longer than to open a page. */
async function sharedChromium(): Promise<Browser> {
  if (shared !== null && (await shared).isConnected()) return shared;
  shared = launchChromium();
  return shared;
}

/** The built site over the sample league (or another), and a host for its logos: one of each for a test file. */
export async function openBrowserSite(
  given?: Partial<SampleLeague>,
  more: Pick<
    OpenSiteOptions,
    "clock" | "past" | "ingest" | "administrator" | "stories" | "voice" | "servesLogos" | "sleeperUrl"
  > = {},
): Promise<BrowserSite> {
  const league = { players: [], games: [], stories: [], ...(given ?? sampleLeague()) };
  const logos = await openLogoHost();
  const site = await openSite({
    games: league.games,
    players: league.players,
    teamLogoUrl: logos.url,
    now: SAMPLE_NOW,
    ...more,
  });
  for (const story of league.stories) {
    await publishStory(site.store, story, await site.store.gameSnapshot(story.gameKey));
  }
  const address = await site.listen();
  const browser = await sharedChromium();
  const contexts = new Set<BrowserContext>();
  let faults: string[] = [];

  async function newPage({
    width = 1280,
    height = 800,
    dark = false,
    script = true,
    timeZone,
    options,
  }: ReaderOptions = {}) {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width, height },
      colorScheme: dark ? "dark" : "light",
      javaScriptEnabled: script,
      locale: "en-US",
      // What a worker answers passes by a test's own answers; the tests of the worker let it in.
      serviceWorkers: "block",
      timezoneId: timeZone ?? "America/New_York",
      ...options,
    });
    contexts.add(context);
    context.on("close", () => contexts.delete(context));
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    watch(page, { address, script }, (fault) => faults.push(fault));
    return page;
  }

  function takeFaults(): string[] {
    const taken = faults;
    faults = [];
    return taken;
  }

  async function closePages(): Promise<void> {
    for (const context of contexts) await context.close();
  }

  return {
    site,
    logos,
    newPage,
    async open(path, reader) {
      const page = await newPage(reader);
      await page.goto(path, { waitUntil: "load" });
      // The scripts of most pages start only then.
      const runs = reader?.script !== false && reader?.options?.javaScriptEnabled !== false;
      if (runs && (await page.locator("script[type=later], script[type=module]").count()) > 0) await hydrated(page);
      return page;
    },
    takeFaults,
    async endTest() {
      await closePages();
      const found = takeFaults();
      if (found.length > 0) throw new Error(`the page complained:\n${found.join("\n")}`);
    },
    async close() {
      await closePages();
      await site.close();
      await logos.close();
    },
  };
}

/**
 * Reports what a healthy page never has: errors and warnings on the console (hydration and the Content-Security-Policy
 * speak there), exceptions, files of ours that do not arrive, and requests to anybody but us and the logo host.
 */
function watch(
  page: Page,
  { address, script }: { address: string; script: boolean },
  report: (fault: string) => void,
): void {
  page.on("console", (message) => {
    const from = message.location().url;
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (message.text() === WORKER_BLOCKED) return;
    // The browser itself notes every answer that is an error; a test that asks for a missing page or logo expects it.
    if (message.text().startsWith("Failed to load resource") && (isRefusal(from) || !from.startsWith(address))) return;
    if (message.text().includes("status of 403") && isLivePart(from)) return;
    report(`${message.type()} on the console of ${page.url()}: ${message.text()}`);
  });
  // A failed import or an ended transition has a message and an empty stack.
  page.on("pageerror", ({ name, message, stack = "" }) =>
    report(`exception on ${page.url()}: ${name}: ${message}\n${stack}`),
  );
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Links followed before a preload is done, and scripts where none may run.
    if (reason === "net::ERR_ABORTED" || (reason === "csp" && !script)) return;
    if (request.url().startsWith(address)) report(`${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) report(`${response.url()}: ${response.status()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1:")) report(`a request to ${request.url()}`);
  });
}

/** Waits until React has taken the page over, or what stands in it by a selector: what is read later is taken over later. */
export async function hydrated(page: Page, selector = "main"): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith("__reactProps")),
    selector,
  );
}

/** A page that still shows scores is refused its live part when its reader hides them: the next page is on its way. */
function isLivePart(url: string): boolean {
  return new URL(url).pathname.endsWith("/live");
}

/** Addresses of the tests whose answer is 404, and the form that says no. */
function isRefusal(url: string): boolean {
  return /\/(games|players)\/(nobody|no-such)|\/no-such|^\/team-logos\/|^\/login(\.data)?$/.test(new URL(url).pathname);
}
