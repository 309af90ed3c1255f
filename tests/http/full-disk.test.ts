import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { hasSmallDisks, onSmallDisk } from "../setup/small-disk.ts";
import { addressOf, NO_DEMO } from "../setup/spawn-site.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";

const game = simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "KC" });

/** Serves a copy of the store in $STORE from the small disk, and fills the disk or makes room as it is told. */
const SCRIPT = `
cp -r "$STORE" "$1/data"
DATA_DIR="$1/data" "${process.execPath}" server/main.ts &
site=$!
while read -r line; do
  case $line in
    full) cat /dev/zero >"$1/filler" 2>/dev/null || true ;;
    room) rm "$1/filler" ;;
  esac
  echo "now $line"
done
kill $site
wait $site`;

describe.skipIf(!hasSmallDisks)("a site whose disk is full (needs a system that lets us mount a disk)", () => {
  it("shows what it has, says that nothing was stored, and stores again once there is room", async () => {
    const folder = temporaryFolder();
    const store = await openStore({ dataDir: join(folder, "store") });
    await store.putGames([game]);
    await store.close();
    const [program, args] = onSmallDisk(temporaryFolder(), 12_000, SCRIPT);
    const child = spawn(program, args, {
      env: { ...OWN_PROCESS, STORE: join(folder, "store"), PORT: "0", ...NO_DEMO },
      stdio: ["pipe", "pipe", "pipe"],
    });
    const ended = once(child, "exit");
    onTestFinished(async () => {
      child.stdin.end();
      await ended;
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        output += `${line}\n`;
      });
    }
    const send = async (line: "full" | "room"): Promise<void> => {
      child.stdin.write(`${line}\n`);
      await expect.poll(() => output).toContain(`now ${line}`);
    };
    const address = await addressOf({ output: () => output });
    const askForCode = (email: string): Promise<Response> =>
      fetch(`${address}/login`, {
        method: "POST",
        headers: { origin: address },
        body: new URLSearchParams({ intent: "send", email }),
      });
    expect((await askForCode("first@six.example")).status).toBe(200);

    await send("full");
    // What is written at first may still find room in files that are there.
    let refused = await askForCode("0@six.example");
    for (let index = 1; refused.status === 200; index += 1) refused = await askForCode(`${index}@six.example`);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain("We’re out of disk space");
    expect(page).toContain("nothing was changed");
    expect(output).toMatch(/"problem":"full"/);
    expect((await fetch(`${address}/games/${game.game.gameKey}`)).status).toBe(200);
    expect((await fetch(`${address}/players?q=a`)).status).toBe(200);

    await send("room");
    expect((await askForCode("last@six.example")).status).toBe(200);
  });
});
