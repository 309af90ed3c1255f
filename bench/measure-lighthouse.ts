import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import type { Part } from "./bench.ts";
import { CannotMeasure } from "./cannot-measure.ts";
import { type Figure, figure, median } from "./figure.ts";
import { startLogoServer } from "./logo-server.ts";
import { needChromium } from "./need-chromium.ts";
import { playerPath } from "./player-path.ts";
import { startSiteProcess } from "./server-process.ts";

const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const CATEGORIES = [
  { id: "performance", limit: 100 },
  { id: "accessibility", limit: 100 },
  { id: "best-practices", limit: 100 },
];

/** Milliseconds until the largest part of what is seen first is drawn. */
const MOST_LCP = 1_500;
const LCP = "largest-contentful-paint";

/** Lighthouse as it judges a phone on a slow network. */
export const lighthousePart: Part = {
  name: "lighthouse",
  title: "Lighthouse, mobile",
  async measure(bench) {
    const chromePath = needChromium();
    const { dataDir, gameKey } = await bench.season();
    const logos = await startLogoServer();
    const site = await startSiteProcess(dataDir, { TEAM_LOGO_URL: logos.template });
    const chrome = await launch({ chromePath, chromeFlags: FLAGS, userDataDir: bench.newFolder("chrome") });
    try {
      const figures: Figure[] = [];
      for (const path of [`/games/${gameKey}`, "/stats", await playerPath(site.address, gameKey)]) {
        const results: Result[] = [];
        for (let round = 0; round < (bench.isQuick ? 1 : 5); round += 1) {
          results.push(await judge(`${site.address}${path}`, chrome.port));
        }
        figures.push(...pageFigures(path, results));
      }
      return figures;
    } finally {
      chrome.kill();
      await site.stop();
      await logos.stop();
    }
  },
};

/** A trace sometimes misses the page's beginning; Lighthouse then asks to be run again. */
const TRIES = 3;

async function judge(address: string, port: number): Promise<Result> {
  let problem = "no result";
  for (let trial = 0; trial < TRIES; trial += 1) {
    const run = await lighthouse(address, {
      port,
      logLevel: "error",
      onlyCategories: CATEGORIES.map(({ id }) => id),
    });
    if (run !== undefined && run.lhr.runtimeError === undefined) return run.lhr;
    problem = run?.lhr.runtimeError?.message ?? problem;
  }
  throw new CannotMeasure(`Lighthouse could not judge ${address}: ${problem}`);
}

function pageFigures(path: string, results: Result[]): Figure[] {
  const version = results[0]?.lighthouseVersion ?? "";
  const speed = Math.round(median(results.map(({ environment }) => environment.benchmarkIndex)));
  const paints = results.map(({ audits }) => audits[LCP]?.numericValue ?? Number.NaN);
  const figures = CATEGORIES.map(({ id, limit }) => {
    const scores = results.map(({ categories }) => (categories[id]?.score ?? 0) * 100);
    return figure({
      name: `${path}, ${id.replace("-", " ")}`,
      value: Math.round(median(scores)),
      limit: { atLeast: limit },
      unit: "of 100",
      how: `Lighthouse ${version} with its settings for mobile: a slow phone and network are simulated. Median of ${results.length} loads with an empty cache. Logos come from a server on this machine, whose speed Lighthouse rates at ${speed}: where that is low, the phone that it simulates is slower, too.`,
      note: lostPoints(results.at(-1), id),
    });
  });
  const paint = figure({
    name: `${path}, largest contentful paint`,
    value: median(paints) / 1000,
    limit: { atMost: MOST_LCP / 1000 },
    unit: "s",
    how: "The same loads.",
  });
  return [...figures, paint];
}

/** The audits of a category that are not perfect and count, as Lighthouse calls them. */
function lostPoints(result: Result | undefined, category: string): string | null {
  const lost = (result?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result?.audits[id];
    if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.995) return [];
    return [`${audit.title}${audit.displayValue === undefined ? "" : ` (${audit.displayValue})`}`];
  });
  return lost.length === 0 ? null : lost.join("; ");
}
