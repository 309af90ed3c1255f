import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { addressOf, spawnSite } from "../setup/spawn-site.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

/** Notes the address of every module that is loaded, in a file of its own at the end. */
const NOTE_MODULES = `import { registerHooks } from "node:module";
import { writeFileSync } from "node:fs";
const seen = [];
registerHooks({ load(url, context, next) { seen.push(url); return next(url, context); } });
process.on("exit", () => writeFileSync(process.env.SEEN, seen.join("\\n")));
`;

/** What only some sites need, or every site only later. */
const LATER = /node_modules\/(?:pg|nodemailer|web-push|ws)\/|\/domain\/cited\/rules\/|\/domain\/analyst\/reply\//;

it("a start makes a game's page before it says that the site is up, and loads nothing that only some sites need", async () => {
  const folder = temporaryFolder();
  const [hook, seen] = [join(folder, "note-modules.mjs"), join(folder, "seen.json")];
  writeFileSync(hook, NOTE_MODULES);
  const store = await openStore({ dataDir: join(folder, "data") });
  const { game } = smallGame();
  await store.putGames([smallGame()]);
  await store.close();
  const site = spawnSite(folder, {
    NODE_OPTIONS: `--import ${hook}`,
    SEEN: seen,
    SPORTSDATAIO_KEY: "",
    SPORTSDATAIO_URL: "",
  });
  await addressOf(site);
  const lines = site.output().split("\n");
  const up = lines.findIndex((line) => line.includes("Pickle Six is at"));
  const warmed = lines.findIndex((line) => line.includes(`"path":"/games/${game.gameKey}"`));
  expect(warmed).toBeGreaterThanOrEqual(0);
  expect(warmed).toBeLessThan(up);
  site.child.kill("SIGTERM");
  expect(await site.exit).toBe(0);
  expect(existsSync(seen)).toBe(true);
  const loaded = readFileSync(seen, "utf8").split("\n");
  expect(loaded.filter((url) => url.includes("better-sqlite3"))).not.toEqual([]);
  expect(loaded.filter((url) => LATER.test(url))).toEqual([]);
});
