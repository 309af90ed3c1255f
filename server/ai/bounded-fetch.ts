/** Ten times what the longest text takes, with all that a server says around it. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * `fetch`, whose answers end with an error beyond 2 MB: a server that never stops talking fills no memory. It is for libraries, which
 * read an answer as it comes; `readBody` reads a whole one.
 */
export async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        if (bytes > MOST_BYTES) controller.error(new Error(`The answer was longer than ${MOST_BYTES} bytes.`));
        else controller.enqueue(piece);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
}
