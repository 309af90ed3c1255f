import type { Part } from "./bench.ts";
import { EncodedBody } from "../server/http/encoded-body.ts";
import { fetchRaw } from "./fetch-raw.ts";
import { figure, median } from "./figure.ts";
import { askPageCost } from "./ask-page-cost.ts";
import { startSiteProcess } from "./server-process.ts";

/** What the first visitor of a page costs. */
export const renderPart: Part = {
  name: "render",
  title: "Rendering a page for the first time",
  async measure(bench) {
    const { dataDir, gameKey, gameWords } = await bench.season();
    const [warmUp, rounds] = bench.isQuick ? [60, 60] : [300, 600];
    const path = `/games/${gameKey}`;
    const [page, week, bare] = await askPageCost({
      warmUp,
      rounds,
      groups: [
        { dataDir, paths: [path] },
        { dataDir, paths: ["/stats"] },
        { dataDir, paths: [path], isBare: true },
      ],
    });
    const html = await pageBody(dataDir, path);
    const compressed = await compressionCost(html, rounds);
    return [
      figure({
        name: "game page, CPU of a first render",
        value: page?.cpu ?? Number.NaN,
        limit: { atMost: 8 },
        unit: "ms",
        how: `User and system time of the whole process for one request through the application, with the reads of the store, for ${gameWords}, with nothing kept. Median of ${rounds} requests after ${warmUp} to warm up.`,
      }),
      figure({
        name: "the same against React Router alone",
        value: (page?.cpu ?? Number.NaN) / (bare?.cpu ?? Number.NaN),
        limit: { atMost: 1.25 },
        unit: "times its CPU",
        how: `Divided by ${(bare?.cpu ?? Number.NaN).toFixed(2)} ms, what the framework's own handler takes with the entry that it comes with, asked in turn: one route, whose component makes the elements of the same page and whose loader has the data of the same page at hand. The difference is the store, what is worked out of plays, the components, and what follows the render.`,
      }),
      figure({
        name: "game page, first render on the clock",
        value: page?.wall ?? Number.NaN,
        limit: null,
        unit: "ms",
        how: "The same requests.",
      }),
      figure({
        name: "week page, CPU of a first render",
        value: week?.cpu ?? Number.NaN,
        limit: null,
        unit: "ms",
        how: "The same for /stats, asked in turn with the game page.",
      }),
      figure({
        name: "compressing the game page, CPU",
        value: compressed,
        limit: null,
        unit: "ms",
        how: `brotli at the level that a waiting visitor gets, ${html.length} bytes of HTML; off the event loop, once for each rendered page. Not part of the figures above.`,
      }),
    ];
  },
};

async function pageBody(dataDir: string, path: string): Promise<Buffer> {
  const site = await startSiteProcess(dataDir);
  try {
    return (await fetchRaw(`${site.address}${path}`, "identity")).body;
  } finally {
    await site.stop();
  }
}

async function compressionCost(html: Buffer, rounds: number): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cpu = process.cpuUsage();
    await new EncodedBody(html, true).make("br");
    const { user, system } = process.cpuUsage(cpu);
    costs.push((user + system) / 1000);
  }
  return median(costs);
}
