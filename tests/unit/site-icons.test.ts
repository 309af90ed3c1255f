import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { siteIcons } from "../../cli/pictures/site-icons.ts";

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
}

const { icons } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as Manifest;

/** Width and height, as a PNG's first chunk has them. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe("the icons of the installed site", () => {
  it("are drawn from the mark as it is now: npm run pictures -- --icons", async () => {
    for (const [name, png] of await siteIcons(readFileSync("public/favicon.svg", "utf8")))
      expect(png.equals(readFileSync(`public/${name}`)), name).toBe(true);
  });

  it("have the sizes that the manifest gives, one of them for masks", () => {
    const pictures = icons.filter(({ src }) => src.endsWith(".png"));
    expect(pictures.map(({ src, sizes }) => [src, sizes])).toEqual(
      pictures.map(({ src }) => [src, sizeOf(readFileSync(`public${src}`))]),
    );
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose ?? "any"}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
  });
});
