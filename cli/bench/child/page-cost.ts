import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { App, createApp } from "../../../server/app.ts";
import { createLogger } from "../../../server/log/logger.ts";
import { openStore } from "../../../server/store/open-store.ts";
import { median } from "../figure.ts";
import { pageCostQuestion, type PageCost } from "../ask-page-cost.ts";

/**
 * What pages cost that are rendered for every request: `page-cost.ts QUESTION`, both as JSON. The groups of pages are asked
 * in turn, so that whatever disturbs the machine disturbs all of them.
 */
const BUILD = join(import.meta.dirname, "..", "..", "..", "build");
const { warmUp, rounds, groups } = pageCostQuestion.parse(JSON.parse(process.argv[2] ?? ""));
const apps = new Map<string, App>();
const closing: (() => Promise<void>)[] = [];

async function openApp(dataDir: string): Promise<App> {
  const bundle = (await import(pathToFileURL(join(BUILD, "server", "index.js")).href)) as {
    createApp: typeof createApp;
  };
  const store = await openStore({ dataDir });
  const log = createLogger({ level: "info", secrets: [], plain: false, write: () => {} });
  const services = { store, teamLogoUrl: "https://logos.example/{team}", baseUrl: null, now: () => new Date() };
  const app = await bundle.createApp(services, { log, filesFolder: join(BUILD, "client"), keepPages: false });
  closing.push(
    () => app.close(),
    () => store.close(),
  );
  return app;
}

async function ask(app: App, path: string): Promise<{ cpu: number; wall: number }> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const response = await app.fetch(new Request(`http://127.0.0.1${path}`));
  await response.arrayBuffer();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { cpu: (user + system) / 1000, wall };
}

for (const { dataDir } of groups) if (!apps.has(dataDir)) apps.set(dataDir, await openApp(dataDir));
const taken = groups.map(() => ({ cpu: [] as number[], wall: [] as number[] }));
for (let round = 0; round < warmUp + rounds; round += 1) {
  for (const [index, { dataDir, paths }] of groups.entries()) {
    const app = apps.get(dataDir);
    const path = paths[round % paths.length];
    if (app === undefined || path === undefined) continue;
    const cost = await ask(app, path);
    if (round < warmUp) continue;
    taken[index]?.cpu.push(cost.cpu);
    taken[index]?.wall.push(cost.wall);
  }
}
for (const close of closing) await close();
const costs: PageCost[] = taken.map(({ cpu, wall }) => ({ cpu: median(cpu), wall: median(wall) }));
process.stdout.write(JSON.stringify(costs));
