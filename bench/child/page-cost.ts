import type { App } from "../../server/app.ts";
import { median } from "../figure.ts";
import { pageCostQuestion, type PageCost } from "../ask-page-cost.ts";
import { barePage } from "./bare-page.ts";
import { openApp } from "./open-app.ts";

/**
 * What pages cost that are rendered for every request: `page-cost.ts QUESTION`, both as JSON. The groups of pages are asked
 * in turn, so that whatever disturbs the machine disturbs all of them.
 */
const { warmUp, rounds, groups } = pageCostQuestion.parse(JSON.parse(process.argv[2] ?? ""));
const apps = new Map<string, App>();
const closing: (() => Promise<void>)[] = [];

type Ask = (request: Request) => Promise<Response>;

async function ask(fetch: Ask, path: string): Promise<{ cpu: number; wall: number }> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const response = await fetch(new Request(`http://127.0.0.1${path}`));
  await response.arrayBuffer();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { cpu: (user + system) / 1000, wall };
}

for (const { dataDir } of groups) {
  if (apps.has(dataDir)) continue;
  const { app, close } = await openApp(dataDir, { keepPages: false });
  apps.set(dataDir, app);
  closing.push(close);
}
const fetches = await Promise.all(
  groups.map(async ({ dataDir, paths: [path = "/"], isBare }): Promise<Ask> => {
    const app = apps.get(dataDir);
    if (app === undefined) throw new Error(`${dataDir} is not open`);
    return isBare === true
      ? barePage(await (await app.fetch(new Request(`http://127.0.0.1${path}`))).text())
      : (request) => app.fetch(request);
  }),
);
const taken = groups.map(() => ({ cpu: [] as number[], wall: [] as number[] }));
for (let round = 0; round < warmUp + rounds; round += 1) {
  for (const [index, { paths }] of groups.entries()) {
    const fetch = fetches[index];
    const path = paths[round % paths.length];
    if (fetch === undefined || path === undefined) continue;
    const cost = await ask(fetch, path);
    if (round < warmUp) continue;
    taken[index]?.cpu.push(cost.cpu);
    taken[index]?.wall.push(cost.wall);
  }
}
for (const close of closing) await close();
const costs: PageCost[] = taken.map(({ cpu, wall }) => ({ cpu: median(cpu), wall: median(wall) }));
process.stdout.write(JSON.stringify(costs));
