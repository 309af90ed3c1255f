import type { Server } from "node:http";

const LOOK_EVERY_MS = 50;

/**
 * Stops listening and waits for the requests that are running. Connections that are idle, or become it, are closed. After
 * `deadline` milliseconds the others are cut; resolves with how many that were.
 */
export async function stopServer(server: Server, deadline: number): Promise<number> {
  const closed = Promise.withResolvers<void>();
  server.close(() => closed.resolve());
  // A connection that is kept alive becomes idle when its last answer is out, and nobody tells.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const cutting = Promise.withResolvers<number>();
  const timer = setTimeout(() => {
    server.getConnections((_error, count) => {
      server.closeAllConnections();
      cutting.resolve(count ?? 0);
    });
  }, deadline);
  try {
    return await Promise.race([closed.promise.then(() => 0), cutting.promise]);
  } finally {
    clearInterval(looking);
    clearTimeout(timer);
  }
}
