import type { Part } from "./bench.ts";
import { figure, median } from "./figure.ts";
import { startSiteProcess } from "./server-process.ts";

/** How long a start takes until the site is up, and how long its first reader waits then. */
export const startPart: Part = {
  name: "start",
  title: "Starting",
  async measure(bench) {
    const { dataDir, gameKey } = await bench.season();
    const rounds = bench.isQuick ? 2 : 9;
    const [kept, anew, first, second]: [number[], number[], number[], number[]] = [[], [], [], []];
    // The first start keeps the compiled code for the others.
    for (let round = -1; round < rounds; round += 1) {
      const begun = performance.now();
      const site = await startSiteProcess(dataDir);
      const up = performance.now() - begun;
      const page = `${site.address}/games/${gameKey}`;
      // Other plays of the same game are a page that is made anew, in a process that has made one.
      const waits = [await timeOf(page), await timeOf(`${page}?plays=flow`)];
      await site.stop();
      const cold = await timeWithoutCompiledCode(dataDir);
      if (round < 0) continue;
      kept.push(up);
      anew.push(cold);
      first.push(waits[0] ?? Number.NaN);
      second.push(waits[1] ?? Number.NaN);
    }
    return [
      figure({
        name: "site up with compiled code kept",
        value: median(kept.map((time, index) => time / (anew[index] ?? Number.NaN))),
        limit: null,
        unit: "of the time without",
        how: `From the start of the process to the line that says where it listens, over a store with a whole season, with one page of a game made before: median ${seconds(kept)}, and ${seconds(anew)} with nothing compiled before. ${rounds} starts of each, in turn.`,
      }),
      figure({
        name: "the first page after a start",
        value: median(first.map((time, index) => time / (second[index] ?? Number.NaN))),
        limit: null,
        unit: "of a second page's time",
        how: `From the request to the last byte of a finished game's page, the first that the process is asked for: median ${median(first).toFixed(0)} ms; then the same game's FLOW, which is made anew as well: ${median(second).toFixed(0)} ms.`,
      }),
    ];
  },
};

async function timeWithoutCompiledCode(dataDir: string): Promise<number> {
  const begun = performance.now();
  const site = await startSiteProcess(dataDir, { NODE_DISABLE_COMPILE_CACHE: "1" });
  const up = performance.now() - begun;
  await site.stop();
  return up;
}

/** Milliseconds until all of an answer is there. */
async function timeOf(address: string): Promise<number> {
  const begun = performance.now();
  await (await fetch(address)).arrayBuffer();
  return performance.now() - begun;
}

function seconds(times: number[]): string {
  return `${(median(times) / 1000).toFixed(2)} s`;
}
