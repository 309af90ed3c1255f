import mineScript from "virtual:mine-script";
import { stripQuery } from "./mine/strip-query.ts";

const END = "</body>";
/**
 * Loads the strip's script once the page's own have said what they are made of. It shares a file with the script that takes the page over: a
 * load of the one runs the other, and before that moment it fails and leaves an empty page behind. Late scripts come when they are woken.
 * Where it does not arrive, the link stands.
 */
const LOAD = `(d=>{d.currentScript.remove();let w=()=>self.__reactRouterRouteModules?import('${mineScript}').catch(()=>{}):setTimeout(w,100);w()})(document)`;

/**
 * The page with room for its reader's players at its foot, and a link to them: all that it says is that its reader has some, so that
 * it is the same for all of those. A script that no other reader loads fills it in. React, which has written the page, passes over what
 * stands behind its own in the body.
 */
export function withStrip(html: Buffer, { url, behind }: { url: URL; behind: number }): Buffer {
  const isShown = stripQuery(url) !== null;
  const strip = `<nav class="my-strip" id="mine" aria-label="My players" data-behind="${behind}"${isShown ? "" : " hidden"}><div class="wrap"><a class="sum" href="/my"><b>My Sunday</b></a></div></nav>`;
  const at = html.lastIndexOf(END);
  const room = Buffer.from(`${strip}<script>${LOAD}</script>`);
  return Buffer.concat([html.subarray(0, at), room, html.subarray(at)]);
}
