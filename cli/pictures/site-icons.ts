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

/** Of the icon that browsers ask for by themselves. */
const FAVICON: Icon = { size: 32, share: 1, ground: null };

/** The icons of an installed site as PNG, and `favicon.ico`, by the name of their file in `public/`, drawn from the mark in `svg`. */
export async function siteIcons(svg: string): Promise<Map<string, Buffer>> {
  await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const pictures = new Map(Object.entries(ICONS).map(([name, icon]) => [name, draw(svg, icon)]));
  return pictures.set("favicon.ico", icoOf(draw(svg, FAVICON)));
}

/** A file of one icon, which may be a PNG since Windows Vista. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // An icon, and one of them.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON.size, 6);
  head.writeUInt8(FAVICON.size, 7);
  // One plane, four bytes a pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function draw(svg: string, { size, share, ground }: Icon): Buffer {
  const side = Math.round(size * share);
  const at = (size - side) / 2;
  const mark = svg.replace("<svg ", `<svg x="${at}" y="${at}" width="${side}" height="${side}" `);
  const paper = ground === null ? "" : `<rect width="${size}" height="${size}" fill="${ground}"/>`;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}${mark}</svg>`;
  return Buffer.from(new Resvg(whole).render().asPng());
}
