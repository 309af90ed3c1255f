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
    const [pairs, rounds] = bench.isQuick ? [1, 4] : [8, 4];
    const rates: Rates[] = [];
    let bytes = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      const measured = await measurePair(bench, rounds);
      rates.push(...measured.rates);
      bytes = measured.bytes;
    }
    const [siteRate, bareRate] = [median(rates.map(({ site }) => site)), median(rates.map(({ bare }) => bare))];
    return [
      figure({
        name: "kept page against bare node:http",
        value: median(rates.map(({ site, bare }) => site / bare)),
        limit: { atLeast: 0.95 },
        unit: "of its requests",
        how: `Requests per second of the site (median ${Math.round(siteRate)}) divided by those of a node:http server that sends the same ${bytes} brotli bytes with as many headers (median ${Math.round(bareRate)}). Each server has a process of its own, wrk loads them in turn over 50 connections, a second each, now the one first and now the other; median of the ${rates.length} pairs of seconds, over ${pairs} fresh pairs of processes, because the speed of a process depends on where its memory happens to lie.`,
      }),
    ];
  },
};

/** Requests per second in two seconds next to each other. */
interface Rates {
  site: number;
  bare: number;
}

async function measurePair(bench: Bench, rounds: number): Promise<{ rates: Rates[]; bytes: number }> {
  const { dataDir, gameKey } = await bench.season();
  const site = await startSiteProcess(dataDir);
  try {
    const page = `${site.address}/games/${gameKey}`;
    const answer = await settledAnswer(page);
    const bare = await startBareServer(bench, answer);
    try {
      return { rates: alternate(page, `${bare.address}/games/${gameKey}`, rounds), bytes: answer.body.length };
    } finally {
      await bare.stop();
    }
  } finally {
    await site.stop();
  }
}

function alternate(sitePage: string, barePage: string, rounds: number): Rates[] {
  runWrk(sitePage, 1);
  runWrk(barePage, 1);
  return Array.from({ length: rounds }, (_, round) => {
    if (round % 2 === 0) return { site: runWrk(sitePage, 1), bare: runWrk(barePage, 1) };
    const bare = runWrk(barePage, 1);
    return { site: runWrk(sitePage, 1), bare };
  });
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
