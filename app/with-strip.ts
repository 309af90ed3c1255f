import mineScript from "virtual:mine-script";
import { stripQuery } from "./mine/strip-query.ts";

const END = "</body>";

/**
 * The page with room for its reader's players at its foot, and a link to them: all that it says is that its reader has some, so that
 * it is the same for all of those. A script that no other reader loads fills it in. React, which has written the page, passes over what
 * stands behind its own in the body.
 */
export function withStrip(
  html: Buffer,
  { url, behind, areLate }: { url: URL; behind: number; areLate: boolean },
): Buffer {
  const isShown = stripQuery(url) !== null;
  const strip = `<nav class="my-strip" id="mine" aria-label="My players" data-behind="${behind}"${isShown ? "" : " hidden"}><div class="wrap"><a class="sum" href="/my"><b>My Sunday</b></a></div></nav>`;
  // Set aside with the page's other scripts where they are: see `late-scripts.ts`.
  const type = areLate ? "later" : "module";
  const at = html.lastIndexOf(END);
  const room = Buffer.from(`${strip}<script type="${type}" async="" src="${mineScript}"></script>`);
  return Buffer.concat([html.subarray(0, at), room, html.subarray(at)]);
}
