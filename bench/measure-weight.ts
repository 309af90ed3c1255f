import type { Part } from "./bench.ts";
import { fetchRaw } from "./fetch-raw.ts";
import { figure } from "./figure.ts";
import { pageScripts, staticImports } from "./page-scripts.ts";
import { startSiteProcess } from "./server-process.ts";

/** What a visitor downloads for a game page. */
export const weightPart: Part = {
  name: "weight",
  title: "Weight of the game page",
  async measure(bench) {
    const { dataDir, gameKey, gameWords } = await bench.season();
    const site = await startSiteProcess(dataDir);
    try {
      const page = `${site.address}/games/${gameKey}`;
      const compressed = await fetchRaw(page, "br");
      const html = await fetchRaw(page, "identity");
      const scripts = await scriptSizes(site.address, html.body.toString());
      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      const files = [...scripts].map(([path, size]) => `${path.split("/").at(-1)} ${kilobytes(size)}`).join(", ");
      return [
        figure({
          name: "JavaScript of the game page, gzip",
          value: bytes / 1000,
          limit: { atMost: 130 },
          unit: "kB",
          how: `Every script that the page names (script, modulepreload, inline import) and whatever these import, as the site sends them with gzip; ${scripts.size} files.`,
          note: files,
        }),
        figure({
          name: "HTML of the game page, brotli",
          value: compressed.body.length / 1000,
          limit: { atMost: 40 },
          unit: "kB",
          how: `The answer to the first request for ${gameWords}; before compression it has ${kilobytes(html.body.length)}.`,
        }),
      ];
    } finally {
      await site.stop();
    }
  },
};

/** Bytes of every script that the page loads, as sent with gzip. */
async function scriptSizes(address: string, html: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const waiting = pageScripts(html);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    sizes.set(path, (await fetchRaw(`${address}${path}`, "gzip")).body.length);
    waiting.push(...staticImports((await fetchRaw(`${address}${path}`, "identity")).body.toString(), path));
  }
  return sizes;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
