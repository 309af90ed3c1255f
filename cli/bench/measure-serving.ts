import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Bench, Part } from "./bench.ts";
import { CannotMeasure } from "./cannot-measure.ts";
import { fetchRaw, type RawAnswer } from "./fetch-raw.ts";
import { figure, median } from "./figure.ts";
import { runWrk } from "./run-wrk.ts";
import { startServerProcess, startSiteProcess, type ServerProcess } from "./server-process.ts";

const BARE = join(import.meta.dirname, "child", "bare-server.ts");
/** Headers that `node:http` writes by itself. */
const NODES_OWN = new Set(["date", "connection", "keep-alive"]);
const SETTLE_TRIES = 100;

/** A kept game page against a server that does nothing but send the same bytes. */
export const servingPart: Part = {
  name: "serve",
  title: "Serving a kept page",
  async measure(bench) {
    const { dataDir, gameKey } = await bench.season();
    const site = await startSiteProcess(dataDir);
    try {
      const page = `${site.address}/games/${gameKey}`;
      const answer = await settledAnswer(page);
      const bare = await startBareServer(bench, answer);
      try {
        const rates = alternate(bench, page, `${bare.address}/games/${gameKey}`);
        const [siteRate, bareRate] = [median(rates.site), median(rates.bare)];
        return [
          figure({
            name: "kept page against bare node:http",
            value: siteRate / bareRate,
            limit: { atLeast: 0.9 },
            unit: "of its requests",
            how: `Requests per second of the site (${Math.round(siteRate)}) divided by those of a node:http server that sends the same ${answer.body.length} brotli bytes with as many headers (${Math.round(bareRate)}). Each server has a process of its own, wrk loads them in turn over 50 connections; medians of ${rates.site.length} rounds.`,
          }),
        ];
      } finally {
        await bare.stop();
      }
    } finally {
      await site.stop();
    }
  },
};

function alternate({ isQuick }: Bench, sitePage: string, barePage: string): { site: number[]; bare: number[] } {
  const [rounds, seconds] = isQuick ? [2, 1] : [7, 4];
  const rates: { site: number[]; bare: number[] } = { site: [], bare: [] };
  runWrk(sitePage, 1);
  runWrk(barePage, 1);
  for (let round = 0; round < rounds; round += 1) {
    rates.site.push(runWrk(sitePage, seconds));
    rates.bare.push(runWrk(barePage, seconds));
  }
  return rates;
}

/** The page in its smallest form, which the site makes in the background once the page has been asked for twice. */
async function settledAnswer(page: string): Promise<RawAnswer> {
  for (let attempt = 0; attempt < SETTLE_TRIES; attempt += 1) {
    const answer = await fetchRaw(page, "br");
    if (String(answer.headers.etag).includes("br11")) return answer;
    await pause(100);
  }
  throw new CannotMeasure("the smallest form of the page was not made within ten seconds");
}

async function startBareServer(bench: Bench, { rawHeaders, body }: RawAnswer): Promise<ServerProcess> {
  const folder = bench.newFolder("bare");
  const headers = rawHeaders.filter(
    (_, index) => !NODES_OWN.has((rawHeaders[index - (index % 2)] ?? "").toLowerCase()),
  );
  writeFileSync(join(folder, "headers.json"), JSON.stringify(headers));
  writeFileSync(join(folder, "body"), body);
  return startServerProcess([BARE, join(folder, "headers.json"), join(folder, "body")], {});
}
