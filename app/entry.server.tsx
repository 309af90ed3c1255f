import { Writable } from "node:stream";

import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";

import {
  behindContext,
  hasStripContext,
  renderedContext,
  servicesContext,
  wakesAtOnceContext,
} from "../server/context.server.ts";
import { handOver } from "./hand-over.ts";
import { withLateScripts } from "./late-scripts.ts";
import { OPEN_BY_PRESS } from "./ledger-card/open-by-press.ts";
import { MAKE_INSTALLABLE } from "./offline/make-installable.ts";
import { pageBytes } from "./page-bytes.ts";
import { SHOW_WAITING } from "./show-waiting.ts";
import { withStrip } from "./with-strip.ts";

/** How long a page may take before its render is given up, in milliseconds. */
export const streamTimeout = 5_000;

/** What `renderToString` leaves where it would have had to wait. */
const NOT_READY = "<!--$!-->";
const DOCTYPE = "<!DOCTYPE html>";

/**
 * Renders a page whole. Nothing on these pages arrives late, so waiting costs nothing, and a whole page can be kept,
 * compressed and given the hashes of its inline scripts. One text is made at once; only a page whose code is still to be
 * loaded (the administrator's tools, the time machine, for the first time) goes through React's stream, whose pieces cost a
 * tenth of the time.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const context = await handOver(routerContext);
  const page = () => (
    // Each render takes the stream for itself, and finds that it needs nothing of it.
    <ServerRouter context={{ ...context, serverHandoffStream: new ReadableStream() }} url={request.url} />
  );
  const whole = renderAtOnce(page()) ?? (await renderWaiting(page()));
  const areLate = !loadContext.get(wakesAtOnceContext);
  const worker = loadContext.get(servicesContext).offersWorker ? [MAKE_INSTALLABLE] : [];
  const inline = [OPEN_BY_PRESS, SHOW_WAITING, ...worker];
  const own = withLateScripts(whole, { areLate, inline });
  // Who came to nothing asked for no week, and has no page for it to stand at the foot of.
  const isPage = routerContext.staticHandlerContext.errors === null;
  loadContext.get(renderedContext).page =
    isPage && loadContext.get(hasStripContext)
      ? withStrip(own, { url: new URL(request.url), behind: loadContext.get(behindContext) })
      : own;
  return new Response(null, { status, headers });
}

/**
 * In bytes that the next page writes over. Null for a page that has to wait for some of its code, and for one that fails: why, it will
 * say again to who waits.
 */
function renderAtOnce(page: React.ReactNode): Buffer | null {
  try {
    // React puts the text together from thousands of pieces: it is made one once, here, and everything after it works with bytes.
    const html = pageBytes(DOCTYPE + renderToString(page));
    return html.includes(NOT_READY) ? null : html;
  } catch {
    return null;
  }
}

/** The page once everything in it is there. */
function renderWaiting(page: React.ReactNode): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const pieces: Uint8Array[] = [];
  const { pipe, abort } = renderToPipeableStream(page, {
    // One piece: split boundaries would need inline scripts of React's own.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady() {
      pipe(
        new Writable({
          write(piece: Uint8Array, _encoding, done) {
            pieces.push(piece);
            done();
          },
          final(done) {
            clearTimeout(timeout);
            resolve(Buffer.concat(pieces));
            done();
          },
        }),
      );
    },
    onError(error) {
      clearTimeout(timeout);
      reject(error);
    },
  });
  const timeout = setTimeout(
    () => abort(new Error(`the page was not rendered within ${streamTimeout} ms`)),
    streamTimeout,
  );
  return promise;
}
