import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FONT_CHARACTERS, FONT_WEIGHTS } from "../../app/font-subset.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const FILES = "build/client";
/** Texts that stand in the server's code or its libraries, and in nothing that a browser may get. */
const SERVER_MARKS = [
  "better-sqlite3",
  "kysely",
  "DATABASE_URL",
  "SPORTSDATAIO_KEY",
  "DATA_DIR",
  "process.env",
  '"node:',
  "'node:",
  "PRAGMA ",
  'select "',
  "papaparse",
  "better-auth",
  "nodemailer",
  "ADMIN_EMAIL",
  "ZodError",
  "pino",
  "servicesContext",
  "release-assets",
];
/** Bytes of what a game page loads before it is used, gzip. */
const GAME_PAGE_BUDGET = 130_000;
const PLAYERS = resolve("../shared/data/nflverse/players.csv.gz");
const VOICE_LIBRARY_BUDGET = 125_000;

const files = readdirSync(FILES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|css|html|json)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
/** The library that talks with a voice provider is others' code, with a checker of its own in it. */
const isVoiceLibrary = (file: string): boolean => /\/voice-library-[\w-]+\.js$/.test(file);
const ours = files.filter((file) => !isVoiceLibrary(file));

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [smallGame()] });
});
afterAll(() => site.close());

describe("the browser's files", () => {
  it("are there to be searched", () => {
    expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(5);
  });

  it.each(SERVER_MARKS)("hold nothing of the server: %s", (mark) => {
    const searched = mark === "ZodError" ? ours : files;
    expect(searched.filter((file) => readFileSync(file, "utf8").includes(mark))).toEqual([]);
  });

  it("hold no source maps and none of this machine's paths", () => {
    expect(readdirSync(FILES, { recursive: true }).filter((name) => String(name).endsWith(".map"))).toEqual([]);
    expect(files.filter((file) => readFileSync(file, "utf8").includes(process.cwd()))).toEqual([]);
  });

  it("ask for none of the browser's language data, whose first use blocks a phone for as long as hydration", () => {
    const asking = /\bIntl\.|\.localeCompare\(|\.toLocale[A-Z]/;
    expect(ours.filter((file) => asking.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("load nothing live for a finished game: the code that follows stands in a file of its own", async () => {
    const live = files.filter((file) => /\/live-[\w-]+\.js$/.test(file));
    expect(live).toHaveLength(1);
    expect(ours.filter((file) => readFileSync(file, "utf8").includes("EventSource"))).toEqual(live);
    const page = await (await site.get(`/games/${smallGame().game.gameKey}`)).text();
    expect(page).not.toContain("/assets/live-");
  });

  it("load nothing of the voice before somebody starts to talk: neither the page nor the analyst's section names it", async () => {
    expect(files.filter(isVoiceLibrary)).toHaveLength(1);
    const page = await (await site.get(`/games/${smallGame().game.gameKey}`)).text();
    expect(page).not.toMatch(/\/assets\/(?:voice|analyst)-/);
    const loads = ours.filter((file) => /from\s*"\.\/voice-(?:library|panel)-/.test(readFileSync(file, "utf8")));
    expect(loads.map((file) => file.replace(/.*\/|-[\w-]+\.js$/g, ""))).toEqual([]);
    const asks = ours.filter((file) => /getUserMedia|realtime-token/.test(readFileSync(file, "utf8")));
    expect(asks).toEqual([expect.stringMatching(/\/voice-panel-[\w-]+\.js$/)]);
    const talks = files.filter((file) => readFileSync(file, "utf8").includes("RTCPeerConnection"));
    expect(talks.every(isVoiceLibrary)).toBe(true);
  });

  it("bring of the voice's library what a conversation uses, and not what runs agents on a server", () => {
    const [library = ""] = files.filter(isVoiceLibrary);
    expect(gzipSync(readFileSync(library)).length).toBeLessThan(VOICE_LIBRARY_BUDGET);
  });

  it(`keep the game page's scripts within ${GAME_PAGE_BUDGET} bytes of gzip, everything that it loads counted as it is sent`, async () => {
    const page = await (await site.get(`/games/${smallGame().game.gameKey}`)).text();
    // The ledger's card is loaded by the first press on a figure, as the inline script says: `import('...')`.
    const before = page.replaceAll(/import\('[^']+'\)/g, "");
    const scripts = new Set([...before.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path));
    // What those import in turn, should the page not name it.
    for (const path of scripts) {
      const source = readFileSync(join(FILES, path), "utf8");
      for (const [, name] of source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) scripts.add(`/assets/${name}`);
    }
    let bytes = 0;
    for (const path of scripts) {
      const sent = await site.get(path, { "accept-encoding": "gzip" });
      expect(sent.headers.get("content-encoding")).toBe("gzip");
      bytes += (await sent.arrayBuffer()).byteLength;
    }
    expect(scripts.size).toBeGreaterThan(3);
    expect(bytes).toBeLessThanOrEqual(GAME_PAGE_BUDGET);
  });
});

describe("the font", () => {
  it("is a subset of at most 30 kB", () => {
    const fonts = readdirSync(join(FILES, "assets")).filter((name) => name.endsWith(".woff2"));
    expect(fonts).toHaveLength(1);
    expect(readFileSync(join(FILES, "assets", fonts[0] ?? "")).length).toBeLessThan(30_000);
  });

  it.skipIf(!existsSync(PLAYERS))(
    "has every letter of the names (skipped without the sample data of ../shared)",
    () => {
      const names = gunzipSync(readFileSync(PLAYERS)).toString();
      const letters = new Set(names.match(/\p{L}/gu));
      expect(letters).toContain("é");
      expect([...letters].filter((letter) => !FONT_CHARACTERS.includes(letter))).toEqual([]);
    },
  );

  it("has every weight that a style asks for", () => {
    const styles = readdirSync("app/styles").map((name) => readFileSync(join("app/styles", name), "utf8"));
    const weights = styles
      .flatMap((style) => [...style.matchAll(/font(?:-weight)?: (\d{3})\b(?! \d{3};)/g)])
      .map(([, weight]) => Number(weight));
    expect(weights.length).toBeGreaterThan(50);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(FONT_WEIGHTS.min);
    expect(Math.max(...weights)).toBeLessThanOrEqual(FONT_WEIGHTS.max);
  });
});
