import type { Server } from "node:http";
import { createServer } from "vite";
import type { App, AppOptions, createApp, Services } from "./app.ts";
import type { Logger } from "./log/logger.ts";

/**
 * The site for development: the same application, loaded again by Vite whenever its source changes, with nothing kept. Vite
 * stands before it and serves the browser's modules and the hot updates, so the pages' security headers are left out. The updates
 * come over `server`, which will serve the site: with Vite's own port for them a second site on this machine would have none.
 */
export async function createDevApp(
  services: Services,
  shared: Pick<AppOptions, "log" | "clientAddress" | "live" | "offersMcp" | "gameApi">,
  server: Server,
): Promise<Pick<App, "nodeListener" | "endStreams" | "close">> {
  const { log } = shared;
  outliveTypes(log);
  const vite = await createServer({ server: { middlewareMode: true, ws: { server } }, appType: "custom" });
  let loaded: { module: unknown; app: Promise<App> } | null = null;

  async function currentApp(): Promise<App> {
    const module = (await vite.ssrLoadModule("./server/app.ts")) as { createApp: typeof createApp };
    if (loaded?.module !== module) {
      const before = loaded;
      loaded = {
        module,
        app: module.createApp(services, { ...shared, filesFolder: null, keepPages: false, mode: "development" }),
      };
      void before?.app.then((app) => app.close());
    }
    return loaded.app;
  }

  return {
    nodeListener(incoming, outgoing) {
      vite.middlewares(incoming, outgoing, () => {
        currentApp().then(
          (app) => app.nodeListener(incoming, outgoing),
          (error: unknown) => {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            log.error({ err: error }, "the application could not be loaded");
            outgoing.writeHead(500, { "content-type": "text/plain" });
            outgoing.end("The application could not be loaded; the log says why.\n");
          },
        );
      });
    },
    endStreams() {
      for (const { socket } of vite.ws.clients) socket.terminate();
      void loaded?.app.then((app) => app.endStreams());
    },
    async close() {
      await (await loaded?.app)?.close();
      await vite.close().catch((error: unknown) => {
        if (!isOfTypes(error)) throw error;
      });
    },
  };
}

/**
 * React Router's plugin empties and writes the folder of the routes' types at every start and waits for it only at its end: where two
 * sites of one checkout start together, or `npm run check` beside one, either can fail at it. The types are for the compiler alone.
 */
function outliveTypes(log: Logger): void {
  process.on("unhandledRejection", (error) => {
    if (!isOfTypes(error)) throw error;
    log.warn({ err: error }, "the types of the routes could not be written; npm run check writes them again");
  });
}

function isOfTypes(error: unknown): boolean {
  return error instanceof Error && "path" in error && String(error.path).includes("/.react-router/types");
}
