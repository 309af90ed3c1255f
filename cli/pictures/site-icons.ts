import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

interface Icon {
  /** Its side in pixels. */
  size: number;
  /** How much of the side the mark takes. */
  share: number;
  /** Null for none: the picture is then as transparent as the mark. */
  ground: string | null;
}

/** The paper of the light pages. */
const PAPER = "#fafbf6";

/**
 * The pictures of `public/` that are made from its mark, by name. What is cut to a circle or a drop (maskable) keeps the mark in the middle
 * four fifths; Apple draws what is transparent in black.
 */
const ICONS: Readonly<Record<string, Icon>> = {
  "icon-192.png": { size: 192, share: 1, ground: null },
  "icon-512.png": { size: 512, share: 1, ground: null },
  "icon-maskable-512.png": { size: 512, share: 0.68, ground: PAPER },
  "apple-touch-icon.png": { size: 180, share: 0.8, ground: PAPER },
};

const require = createRequire(import.meta.url);

/** Sides of the icon that browsers ask for by themselves, which no page names: a tab, a tab of a sharp screen, a list of bookmarks. */
const FAVICON_SIZES = [16, 32, 48];

/** The icons of an installed site as PNG, and `favicon.ico`, by the name of their file in `public/`, drawn from the mark in `svg`. */
export async function siteIcons(svg: string): Promise<Map<string, Buffer>> {
  await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const pictures = new Map(Object.entries(ICONS).map(([name, icon]) => [name, draw(svg, icon)]));
  return pictures.set("favicon.ico", icoOf(svg));
}

/** A file of several icons, which may be PNG since Windows Vista: a head, an entry of 16 bytes for each, and the pictures. */
function icoOf(svg: string): Buffer {
  const head = Buffer.alloc(6 + 16 * FAVICON_SIZES.length);
  // Icons, and how many.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(FAVICON_SIZES.length, 4);
  const pictures = FAVICON_SIZES.map((size) => ({ size, png: draw(svg, { size, share: 1, ground: null }) }));
  let start = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    // One plane, four bytes a pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

function draw(svg: string, { size, share, ground }: Icon): Buffer {
  const side = Math.round(size * share);
  const at = (size - side) / 2;
  const mark = svg.replace("<svg ", `<svg x="${at}" y="${at}" width="${side}" height="${side}" `);
  const paper = ground === null ? "" : `<rect width="${size}" height="${size}" fill="${ground}"/>`;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}${mark}</svg>`;
  return Buffer.from(new Resvg(whole).render().asPng());
}
