import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { FONT_CHARACTERS, FONT_WEIGHTS } from "../../app/font-subset.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

const PLAYERS = resolve("../shared/data/nflverse/players.csv.gz");
const FAMILY = "Built";

let site: BrowserSite;
let page: Page;
beforeAll(async () => {
  site = await openBrowserSite();
  page = await site.open("/privacy");
  // What is drawn for a look at it must not meet the scripts that take the page over.
  await hydrated(page);
  const file = readdirSync("build/client/assets").find((name) => name.endsWith(".woff2")) ?? "";
  // The site's own rule may leave the font out where it comes late; here it is what is looked at.
  await page.evaluate(
    async ({ file, family, min, max }) => {
      const face = new FontFace(family, `url(/assets/${file})`, { weight: `${min} ${max}` });
      document.fonts.add(await face.load());
    },
    { file, family: FAMILY, ...FONT_WEIGHTS },
  );
});
afterEach(() => {
  const faults = site.takeFaults();
  if (faults.length > 0) throw new Error(`the page complained:\n${faults.join("\n")}`);
});
afterAll(() => site.close());

/** How wide texts are in the built font, in pixels at 100 px. */
function widths(texts: string[], style: Record<string, string | number> = {}): Promise<number[]> {
  return page.evaluate(
    ({ texts, style, family }) =>
      texts.map((text) => {
        const span = Object.assign(document.createElement("span"), { textContent: text });
        Object.assign(span.style, { font: `400 100px ${family}`, whiteSpace: "pre", position: "absolute" }, style);
        document.body.append(span);
        const { width } = span.getBoundingClientRect();
        span.remove();
        return width;
      }),
    { texts, style, family: FAMILY },
  );
}

/** The fonts in which Chromium draws a text, and how many of its characters in each. */
async function drawnIn(text: string): Promise<{ family: string; isOurs: boolean; count: number }[]> {
  await page.evaluate(
    ({ text, family }) => {
      document.querySelector("#drawn")?.remove();
      const drawn = Object.assign(document.createElement("p"), { id: "drawn", textContent: text });
      drawn.style.font = `16px ${family}, "Liberation Sans", "DejaVu Sans"`;
      document.body.append(drawn);
    },
    { text, family: FAMILY },
  );
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#drawn" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont, glyphCount }) => ({
    family: familyName,
    isOurs: isCustomFont,
    count: glyphCount,
  }));
}

describe("the built font", () => {
  it("draws every character that it is made for by itself, and another font what it has not", async () => {
    // A few spaces are none of a font's.
    await expect
      .poll(async () => (await drawnIn(FONT_CHARACTERS))[0]?.count)
      .toBeGreaterThan(FONT_CHARACTERS.length - 10);
    expect((await drawnIn(FONT_CHARACTERS)).filter(({ isOurs }) => !isOurs)).toEqual([]);
    await expect.poll(async () => (await drawnIn("Ω")).map(({ isOurs }) => isOurs)).toEqual([false]);
  });

  it.skipIf(!existsSync(PLAYERS))(
    "draws every letter of the players’ names (skipped without the sample data of ../shared)",
    async () => {
      const letters = new Set(gunzipSync(readFileSync(PLAYERS)).toString().match(/\p{L}/gu));
      expect(letters.size).toBeGreaterThan(50);
      expect((await drawnIn(Array.from(letters).join(""))).filter(({ isOurs }) => !isOurs)).toEqual([]);
    },
  );

  it("has figures of one width where a table asks for them, and of their own where not", async () => {
    const figures = Array.from("0123456789");
    expect(new Set(await widths(figures, { fontVariantNumeric: "tabular-nums" })).size).toBe(1);
    expect(new Set(await widths(figures)).size).toBeGreaterThan(1);
  });

  it("moves letters together that would stand apart", async () => {
    const [kerned = 0] = await widths(["AVATAR"]);
    const [apart = 0] = await widths(["AVATAR"], { fontKerning: "none" });
    expect(kerned).toBeLessThan(apart - 5);
  });

  it("is bolder with each weight", async () => {
    const wide: number[] = [];
    for (const fontWeight of [FONT_WEIGHTS.min, 400, 600, FONT_WEIGHTS.max])
      wide.push((await widths(["Touchdown"], { fontWeight }))[0] ?? 0);
    expect(wide).toEqual(wide.toSorted((one, other) => one - other));
    expect(new Set(wide).size).toBe(4);
  });
});
