import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProviderGame } from "../../domain/game-snapshot.ts";
import type { Player } from "../../domain/player.ts";
import type { App, createApp } from "../../server/app.ts";
import { createLogger } from "../../server/log/logger.ts";
import { stopServer } from "../../server/http/stop-server.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";

export interface OpenSiteOptions {
  games?: ProviderGame[];
  players?: Player[];
  baseUrl?: string;
  teamLogoUrl?: string;
  now?: Date;
  keptBytes?: number;
  renderDeadline?: number;
  /** Stands between the pages and the store, to watch or to hold what they read. */
  wrapStore?(store: Store): Store;
}

export interface OpenSite {
  app: App;
  store: Store;
  /** The lines of the log so far, as JSON. */
  log: string[];
  /** Asks the application as a request would, without a socket. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Stores games as another process would: through a store of its own over the same database. */
  storeElsewhere(games: ProviderGame[]): Promise<void>;
  /** Listens on a free port of this machine; returns the address without a slash at the end. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the built site over a store of its own, in a folder that goes with it. */
export async function openSite(options: OpenSiteOptions = {}): Promise<OpenSite> {
  // React picks its build by this when it is loaded: the site is tested as it runs.
  process.env.NODE_ENV = "production";
  const { games = [], players = [], now = new Date("2025-09-09T12:00:00Z") } = options;
  const build = pathToFileURL(resolve("build/server/index.js")).href;
  const bundle = (await import(/* @vite-ignore */ build)) as { createApp: typeof createApp };
  const dataDir = mkdtempSync(join(tmpdir(), "pickle-six-site-"));
  const store = await openStore({ dataDir, pollInterval: 20 });
  if (players.length > 0) await store.putPlayers(players);
  if (games.length > 0) await store.putGames(games);
  const log: string[] = [];
  const app = await bundle.createApp(
    {
      store: options.wrapStore?.(store) ?? store,
      teamLogoUrl: options.teamLogoUrl ?? "https://logos.example/{team}.svg",
      baseUrl: options.baseUrl ?? null,
      now: () => now,
    },
    {
      log: createLogger({ level: "info", secrets: [], plain: false, write: (line) => log.push(line) }),
      filesFolder: resolve("build/client"),
      keepPages: true,
      ...(options.keptBytes === undefined ? {} : { keptBytes: options.keptBytes }),
      ...(options.renderDeadline === undefined ? {} : { renderDeadline: options.renderDeadline }),
    },
  );
  const closing: (() => Promise<unknown>)[] = [];
  return {
    app,
    store,
    log,
    get: (path, headers = {}) => app.fetch(new Request(`http://127.0.0.1${path}`, { headers })),
    async storeElsewhere(others) {
      const elsewhere = await openStore({ dataDir });
      await elsewhere.putGames(others);
      await elsewhere.close();
    },
    async listen() {
      const server = createServer((incoming, outgoing) => app.nodeListener(incoming, outgoing));
      closing.push(() => stopServer(server, 0));
      await new Promise<void>((listening) => {
        server.listen(0, "127.0.0.1", listening);
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      for (const close of closing) await close();
      await app.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
