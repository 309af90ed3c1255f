import { spawn } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { launchChromium } from "../setup/open-browser-site.ts";
import { addressOf, spawnSite } from "../setup/spawn-site.ts";

it("two sites of npm run dev at once each keep their own pages up to date, and end at a signal with the pages open", async () => {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const sites = [0, 1].map(() => spawnSite(temporaryFolder(), {}, "cli/dev.ts"));
  for (const site of sites) {
    const address = await addressOf(site);
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    // The first page is compiled while it is asked for.
    await page.goto(`${address}/players`, { timeout: 120_000 }).catch((error: unknown) => {
      throw new Error(`The site wrote: ${site.output()}`, { cause: error });
    });
    await expect.poll(() => messages).toContain("[vite] connected.");
  }
  for (const site of sites) {
    site.child.kill("SIGINT");
    expect(await site.exit).toBe(0);
    expect(site.output()).not.toContain("were still running after the deadline");
    expect(site.output()).not.toContain("in use");
  }
});

/** Writes into the folder of the routes' types as quickly as it can, as a second site does for a moment while it starts. */
const WRITER = `
const { mkdirSync, writeFileSync } = require("node:fs");
for (let file = 0; ; file++) {
  try {
    mkdirSync(".react-router/types/app", { recursive: true });
    writeFileSync(".react-router/types/app/another-" + (file % 500), "");
  } catch {}
}`;

it("a site of npm run dev outlives another that writes the types of the same routes", async () => {
  const writer = spawn(process.execPath, ["-e", WRITER], { stdio: "ignore" });
  onTestFinished(() => {
    writer.kill("SIGKILL");
    for (const file of globSync(".react-router/types/app/another-*")) rmSync(file);
  });
  const site = spawnSite(temporaryFolder(), {}, "cli/dev.ts");
  const address = await addressOf(site);
  writer.kill("SIGKILL");
  expect((await fetch(`${address}/healthz`)).status, site.output()).toBe(200);
  site.child.kill("SIGINT");
  expect(await site.exit).toBe(0);
});
