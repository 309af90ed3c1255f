import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Part } from "./bench.ts";
import { isAlive } from "./is-alive.ts";
import { needChromium } from "./need-chromium.ts";
import { type Figure, figure } from "./figure.ts";
import { startLogoServer } from "./logo-server.ts";
import { playerPath } from "./player-path.ts";
import { startSiteProcess } from "./server-process.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const WIDTHS = [360, 1280];
/** Long enough that the page has been painted without what is held back. */
const HELD_BACK_MS = 400;
/** Less than a screen. */
const SCROLL_STEP = 600;
/** Far from the league's zone: the date changes its words when the page comes alive. */
const ZONE = "Asia/Kolkata";

/** Whether anything moves while a page loads and comes alive. */
export const shiftPart: Part = {
  name: "shift",
  title: "Stability of the layout",
  async measure(bench) {
    const executablePath = needChromium();
    const { dataDir, gameKey } = await bench.season();
    const logos = await startLogoServer();
    const site = await startSiteProcess(dataDir, { TEAM_LOGO_URL: logos.template });
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    try {
      const paths = [`/games/${gameKey}`, "/stats", await playerPath(site.address, gameKey)];
      return await measurePages(browser, site.address, paths);
    } finally {
      await browser.close();
      await site.stop();
      await logos.stop();
    }
  },
};

async function measurePages(browser: Browser, address: string, paths: string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of paths) {
    for (const width of WIDTHS) {
      const { loading, scrolling } = await layoutShifts(browser, `${address}${path}`, width);
      figures.push(
        shiftFigure(loading, {
          name: `${path} at ${width} px, loading`,
          limit: { atMost: 0 },
          how: `The sum of all layout shifts that Chromium reports from the first paint until the page is alive. Scripts, fonts and logos arrive ${HELD_BACK_MS} ms late, and the reader is in another time zone than the server's page.`,
        }),
        shiftFigure(scrolling, {
          name: `${path} at ${width} px, scrolling`,
          limit: null,
          how: "The same while the page is scrolled to its end and back.",
        }),
      );
    }
  }
  return figures;
}

function shiftFigure(shifts: Shift[], words: Pick<Figure, "name" | "limit" | "how">): Figure {
  const note = shifts.map(({ value, nodes }) => `${value.toFixed(5)} by ${nodes}`).join("; ");
  const value = shifts.reduce((sum, shift) => sum + shift.value, 0);
  return figure({ ...words, value, unit: "CLS", note: note === "" ? null : note });
}

interface Shift {
  value: number;
  nodes: string;
}

interface Shifts {
  loading: Shift[];
  scrolling: Shift[];
}

async function layoutShifts(browser: Browser, address: string, width: number): Promise<Shifts> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    timezoneId: ZONE,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await page.route(/\.(js|woff2|svg)$/, async (route) => {
      await pause(HELD_BACK_MS);
      await route.continue();
    });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForFunction(isAlive);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await scroll(page, 0);
    const loading = await takeShifts(page);
    await scroll(page, SCROLL_STEP);
    await scroll(page, -SCROLL_STEP);
    return { loading, scrolling: await takeShifts(page) };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. */
function watchShifts(): void {
  const seen: Shift[] = [];
  Object.assign(globalThis, { shiftsSeen: seen });
  const name = (node: Node | null): string =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? "something").slice(0, 40);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      seen.push({ value: entry.value, nodes: entry.sources.map(({ node }) => name(node)).join(", ") });
  }).observe({ type: "layout-shift", buffered: true });
}

/** The shifts since the last time. */
function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (globalThis as { shiftsSeen?: Shift[] }).shiftsSeen?.splice(0) ?? []);
}

/** To the end of the page in steps of so many pixels, each painted; what is below the fold is laid out only then. */
async function scroll(page: Page, step: number): Promise<void> {
  await page.evaluate(async (step) => {
    for (let before = -1; before !== scrollY;) {
      before = scrollY;
      scrollBy(0, step);
      await new Promise<void>((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => painted()));
      });
    }
  }, step);
}
