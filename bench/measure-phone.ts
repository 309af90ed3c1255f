import { type Browser, chromium, type Page } from "playwright-core";
import type { Part } from "./bench.ts";
import { type Figure, figure, median } from "./figure.ts";
import { startLogoServer } from "./logo-server.ts";
import { needChromium } from "./need-chromium.ts";
import { playerPath } from "./player-path.ts";
import { startSiteProcess } from "./server-process.ts";

/** As Lighthouse slows a desk's processor to a phone's. */
const SLOWER = 4;
const WIDTHS = [360, 1280];

/** What a phone does for a page on which nothing moves before its reader touches anything, above all for a finished game. */
export const phonePart: Part = {
  name: "phone",
  title: "Finished pages on a phone",
  async measure(bench) {
    const executablePath = needChromium();
    const { dataDir, gameKey } = await bench.season();
    const logos = await startLogoServer();
    const site = await startSiteProcess(dataDir, { TEAM_LOGO_URL: logos.template });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    const game = `/games/${gameKey}`;
    const address = `${site.address}${game}`;
    try {
      const scripts: Figure[] = [];
      for (const path of [game, "/stats", await playerPath(site.address, gameKey)])
        scripts.push(await scriptFigure(browser, site.address, path));
      return [
        ...scripts,
        await workFigure(browser, address, bench.isQuick ? 3 : 15),
        ...(await Promise.all(WIDTHS.map((width) => heightFigure(browser, address, width)))),
      ];
    } finally {
      await browser.close();
      await site.stop();
      await logos.stop();
    }
  },
};

async function scriptFigure(browser: Browser, address: string, path: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(`${address}${path}`, { waitUntil: "load" });
  const bytes = await page.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation");
    const end = load instanceof PerformanceNavigationTiming ? load.loadEventStart : 0;
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => /\.m?js$/.test(name) && startTime < end)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  await page.close();
  return figure({
    name: `script before ${path} has arrived`,
    value: bytes,
    limit: { atMost: 0 },
    unit: "bytes",
    how: "Files of script that were asked for before the load event, as Chromium reports them.",
  });
}

async function workFigure(browser: Browser, address: string, rounds: number): Promise<Figure> {
  const [skipped, whole]: [number[], number[]] = [[], []];
  // The first loads warm the browser up.
  for (let round = -1; round < rounds; round += 1) {
    const [one, other] = [await workOf(browser, address, false), await workOf(browser, address, true)];
    if (round < 0) continue;
    skipped.push(one);
    whole.push(other);
  }
  return figure({
    name: "style and layout against laying out all plays",
    value: median(skipped.map((time, index) => time / (whole[index] ?? Number.NaN))),
    limit: { atMost: 0.9 },
    unit: "of its time",
    how: `The time that Chromium spends on style and layout until the load event at 360 px, with a processor slowed ${SLOWER} times (median ${median(skipped).toFixed(0)} ms), divided by that of the same page without the rule that leaves out what nobody is near (median ${median(whole).toFixed(0)} ms). ${rounds} loads of each, in turn.`,
  });
}

/** Milliseconds of style and layout until the load event. */
async function workOf(browser: Browser, address: string, isWhole: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  if (isWhole) await withAllPlays(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address, { waitUntil: "load" });
  const { metrics } = await session.send("Performance.getMetrics");
  await page.close();
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return (valueOf("LayoutDuration") + valueOf("RecalcStyleDuration")) * 1000;
}

/** The same page without the rule. */
function withAllPlays(page: Page): Promise<unknown> {
  return page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/content-visibility:\s*auto/g, "");
    await route.fulfill({ response: answer, body });
  });
}

async function heightFigure(browser: Browser, address: string, width: number): Promise<Figure> {
  const heights: number[] = [];
  for (const isWhole of [false, true]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    if (isWhole) await withAllPlays(page);
    await page.goto(address, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
    await page.close();
  }
  const [guessed = Number.NaN, whole = Number.NaN] = heights;
  return figure({
    name: `height before all is laid out, ${width} px`,
    value: Math.abs(guessed / whole - 1) * 100,
    limit: { atMost: 2 },
    unit: "% off",
    how: `${guessed} px, against ${whole} px with every play laid out.`,
  });
}
