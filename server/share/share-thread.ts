import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori, { type Font } from "satori";
import type { ShareCard } from "../../domain/page/share-card.ts";
import { cardElement, SHARE_HEIGHT, SHARE_WIDTH } from "./card-element.ts";

/**
 * The thread of `share-painter.ts`: a card comes in, a PNG goes out, one after the other. Drawing takes tens of milliseconds
 * of a processor, which the thread that answers everybody must not spend.
 */

const require = createRequire(import.meta.url);

/** Satori reads no variable font and no WOFF2, so these are not the files that browsers get. */
function font(subset: "latin" | "latin-ext", weight: 300 | 400 | 600 | 700 | 800): Font {
  const file = require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
  return { name: subset === "latin" ? "Inter" : "Inter Ext", weight, style: "normal", data: readFileSync(file) };
}

const fonts = [
  ...([300, 400, 600, 700, 800] as const).map((weight) => font("latin", weight)),
  ...([400, 800] as const).map((weight) => font("latin-ext", weight)),
];

/** A card as SVG, its letters drawn as paths. */
async function paint(card: ShareCard): Promise<Uint8Array> {
  const svg = await satori(cardElement(card), { width: SHARE_WIDTH, height: SHARE_HEIGHT, fonts });
  const picture = new Resvg(svg);
  const image = picture.render();
  const png = image.asPng();
  // WebAssembly's memory is not collected.
  image.free();
  picture.free();
  return png;
}

await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
parentPort?.on("message", ({ id, card }: { id: number; card: ShareCard }) => {
  paint(card).then(
    (png) => parentPort?.postMessage({ id, png }, []),
    (error: unknown) => parentPort?.postMessage({ id, problem: String(error) }, []),
  );
});
