import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defineCommand } from "citty";
import { type Browser, chromium, type Page } from "playwright-core";
import { createLogger } from "../server/log/logger.ts";
import { readEnvironment } from "../server/env/environment.ts";
import { startSite } from "../server/start-site.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { stopSignal } from "./command/with-store.ts";
import { runCli } from "./command/run-cli.ts";
import { ensureBuild } from "./launch/ensure-build.ts";
import { findChromium } from "./launch/find-chromium.ts";
import { findPages, type PicturedPage } from "./pictures/find-pages.ts";
import { README_WIDTH, readmePictures } from "./pictures/readme-pictures.ts";
import { siteIcons } from "./pictures/site-icons.ts";

const PUBLIC = resolve(import.meta.dirname, "..", "public");
const WIDTHS = [360, 768, 1280] as const;
const THEMES = ["light", "dark"] as const;

const command = defineCommand({
  meta: {
    name: "npm run pictures --",
    description: "Take screenshots of every kind of page at three widths, light and dark.",
  },
  args: {
    out: { type: "string", description: "folder for the pictures", default: "pictures", valueHint: "DIR" },
    address: {
      type: "string",
      description: "a running site, instead of the demo started for this",
      valueHint: "http://127.0.0.1:3000",
    },
    readme: { type: "boolean", description: "only the pictures of README.md" },
    icons: { type: "boolean", description: "only the icons in public/, drawn from its mark" },
  },
  async run({ args }) {
    if (args.icons) {
      const icons = await siteIcons(readFileSync(join(PUBLIC, "favicon.svg"), "utf8"));
      for (const [name, png] of icons) writeFileSync(join(PUBLIC, name), png);
      console.log(`${icons.size} icons in ${PUBLIC}`);
      return;
    }
    // npm starts a command in the project's folder; the path is meant from where the person stands.
    const folder = resolve(process.env.INIT_CWD ?? ".", args.out);
    mkdirSync(folder, { recursive: true });
    const executablePath = findChromium();
    if (executablePath === null)
      throw new CommandProblem("There is no Chromium on this machine: install it, or name it in CHROMIUM_PATH.");
    const site =
      args.address === undefined
        ? await startDemoSite()
        : { address: args.address.replace(/\/+$/, ""), stop: async () => {} };
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const take = args.readme ? takeReadmePictures : takePictures;
      const count = await take(browser, site.address, folder);
      console.log(`${count} pictures in ${folder}`);
    } finally {
      await browser.close();
      await site.stop();
    }
  },
});

async function takePictures(browser: Browser, address: string, folder: string): Promise<number> {
  const pages = await findPages(address);
  let count = 0;
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({ baseURL: address, colorScheme });
    const tab = await context.newPage();
    for (const page of pages) {
      const { name } = page;
      await openPage(tab, page);
      for (const width of WIDTHS) {
        await tab.setViewportSize({ width, height: 900 });
        await tab.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
        count += 1;
      }
      process.stderr.write(`${name} (${colorScheme})\n`);
    }
    await context.close();
  }
  return count;
}

async function takeReadmePictures(browser: Browser, address: string, folder: string): Promise<number> {
  const pictures = await readmePictures(address);
  const context = await browser.newContext({
    baseURL: address,
    colorScheme: "light",
    timezoneId: "America/New_York",
  });
  const tab = await context.newPage();
  for (const picture of pictures) {
    await tab.setViewportSize({ width: README_WIDTH, height: picture.height });
    await openPage(tab, picture);
    if (picture.at !== undefined)
      await tab
        .locator(picture.at)
        .first()
        .evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight / 3));
    await tab.screenshot({ path: join(folder, `${picture.name}.png`) });
  }
  await context.close();
  return pictures.length;
}

async function openPage(tab: Page, { path, press = [] }: PicturedPage): Promise<void> {
  await tab.goto(path, { waitUntil: "domcontentloaded" });
  // A logo host that hangs must not hold the pictures up.
  await tab.waitForLoadState("networkidle", { timeout: 4000 }).catch(() => {});
  for (const [selector, shows] of press) {
    await tab.locator(selector).first().click();
    await tab.locator(shows).first().waitFor();
  }
}

/** The site as a newcomer starts it, over a store that goes with it. */
async function startDemoSite(): Promise<{ address: string; stop(): Promise<void> }> {
  await ensureBuild();
  // React picks its build by this.
  process.env.NODE_ENV = "production";
  const dataDir = await mkdtemp(join(tmpdir(), "pickle-six-pictures-"));
  const environment = readEnvironment({ DATA_DIR: dataDir, PORT: "0" });
  if (!environment.ok) throw new CommandProblem(environment.error.join("\n"), 2);
  const log = createLogger({ level: "warn", secrets: [], plain: true, write: (line) => process.stderr.write(line) });
  const site = await startSite({ environment: environment.value, log, isDevelopment: false, signal: stopSignal() });
  return {
    address: site.address,
    async stop() {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

await runCli(command, process.argv.slice(2));
