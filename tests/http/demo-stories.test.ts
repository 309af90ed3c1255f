import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";
import { addressOf } from "../setup/spawn-site.ts";

let child: ChildProcess | null = null;
afterEach(() => {
  child?.kill("SIGKILL");
});

/** `npm start` over an empty folder, without any configuration. */
async function start(dataDir: string): Promise<{ address: string; output(): string }> {
  let output = "";
  child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...OWN_PROCESS, DATA_DIR: dataDir, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  return { address: await addressOf({ output: () => output }), output: () => output };
}

describe("the demo without a key", () => {
  it("S9.config.9 has a recap of every game that is over and a preview of those to come, soon after the start, and stops cleanly", async () => {
    const dataDir = temporaryFolder();
    const { address, output } = await start(dataDir);
    await expect.poll(output, { interval: 50 }).toContain("stories were written or checked");
    const store = await openStore({ dataDir });
    const week = (await store.weeks()).at(-1);
    const games = await store.storyQueue(week === undefined ? [] : [week.season]);
    await store.close();
    const over = games.filter(({ status }) => status.startsWith("F"));
    expect(over.length).toBeGreaterThan(40);
    expect(over.filter(({ stories }) => stories.every(({ kind }) => kind !== "recap"))).toEqual([]);
    const previews = games.flatMap(({ stories }) => stories.filter(({ kind }) => kind === "preview"));
    expect(previews.length).toBeGreaterThan(0);
    const page = await (await fetch(`${address}/games/${over[0]?.gameKey}`)).text();
    expect(page).toContain('id="recap"');
    expect(page).toContain("Written from the stats");

    child?.kill("SIGTERM");
    const [code] = (await once(child as ChildProcess, "exit")) as [number | null];
    expect(code).toBe(0);
  });
});
