import { Writable } from "node:stream";

import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** How long a page may take before its render is given up, in milliseconds. */
export const streamTimeout = 5_000;

/**
 * Renders a page whole. Nothing on these pages arrives late, so waiting costs nothing, and a whole page can be kept,
 * compressed and given the hashes of its inline scripts. The pieces are joined as they are: a web stream between here and
 * the answer took a third of the time.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const pieces: Uint8Array[] = [];
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
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
            resolve(new Response(Buffer.concat(pieces), { status, headers }));
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
