import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Part } from "./bench.ts";
import { CannotMeasure } from "./cannot-measure.ts";
import { type Figure, figure, median } from "./figure.ts";
import { startSiteProcess } from "./server-process.ts";

const FLOOD = "203.0.113.7";
const OTHER = "198.51.100.1";
const CONNECTIONS = 30;
/** What is made again for everybody who asks, over connections that stay or a new one each time. */
const FLOODS = [
  { path: "/nothing-here", isKeptOpen: true },
  { path: "/login", isKeptOpen: true },
  { path: "/players?q=smith", isKeptOpen: true },
  { path: "/nothing-here", isKeptOpen: false },
] as const;
const ASKED = "/players?q=jones";

/** One address asks for pages over many connections; what another has of it. */
export const turnsPart: Part = {
  name: "turns",
  title: "A page for one address while another floods the site",
  async measure(bench) {
    const { dataDir } = await bench.season();
    const site = await startSiteProcess(dataDir, { TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "info" });
    try {
      const asks = bench.isQuick ? 20 : 150;
      const figures: Figure[] = [];
      for (const flood of FLOODS) figures.push(await measureFlood(site.address, flood, asks));
      return figures;
    } finally {
      await site.stop();
    }
  },
};

async function measureFlood(
  site: string,
  { path, isKeptOpen }: (typeof FLOODS)[number],
  asks: number,
): Promise<Figure> {
  const quiet: number[] = [];
  for (let index = 0; index < asks; index += 1) quiet.push(await timeOf(site, ASKED, OTHER));
  const stop = await startFlood(`${site}${path}`, isKeptOpen);
  const other: number[] = [];
  const same: number[] = [];
  const health: number[] = [];
  try {
    // Until all of its connections are at work.
    for (let index = 0; index < asks / 10; index += 1) await timeOf(site, ASKED, FLOOD);
    for (let index = 0; index < asks; index += 1) {
      other.push(await timeOf(site, ASKED, OTHER));
      same.push(await timeOf(site, ASKED, FLOOD));
      health.push(await timeOf(site, "/healthz", OTHER));
    }
  } finally {
    await stop();
  }
  const waits = `${median(other).toFixed(1)} ms, the flood's own address ${median(same).toFixed(1)} ms, /healthz ${median(health).toFixed(1)} ms, and a quiet site ${median(quiet).toFixed(1)} ms`;
  const connections = `${CONNECTIONS} connections${isKeptOpen ? "" : ", each request over a new one,"}`;
  return figure({
    name: `another address beside ${path}${isKeptOpen ? "" : ", new connections"}`,
    value: median(other) / median(same),
    limit: { atMost: 0.25 },
    unit: "of the flood's own wait",
    how: `One address asks for ${path} over ${connections} without a pause. Another asks for ${ASKED}, which is made anew each time, and so does the first address once more, in turn, ${asks} times each; the medians are divided. The other address waits ${waits}.`,
  });
}

/** Milliseconds until the whole answer is there. */
async function timeOf(site: string, path: string, from: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${site}${path}`, { headers: { "x-forwarded-for": from } });
  await response.arrayBuffer();
  if (!response.ok) throw new CannotMeasure(`${path} was answered with ${response.status}`);
  return performance.now() - start;
}

/** Until the function that it resolves to is called. */
async function startFlood(address: string, isKeptOpen: boolean): Promise<() => Promise<void>> {
  const connection = `connection: ${isKeptOpen ? "keep-alive" : "close"}`;
  const args = ["-t1", `-c${CONNECTIONS}`, "-d600s", "-H", `x-forwarded-for: ${FLOOD}`, "-H", connection, address];
  const wrk = spawn("wrk", args, { stdio: "ignore" });
  await once(wrk, "spawn").catch(() => {
    throw new CannotMeasure("the load comes from wrk, which is not installed (Debian: apt-get install wrk)");
  });
  const ended = once(wrk, "exit");
  return async () => {
    wrk.kill();
    await ended;
  };
}
