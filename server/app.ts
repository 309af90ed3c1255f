import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from "react-router";
import * as routerBuild from "virtual:react-router/server-build";
import type { Services } from "./context.server.ts";
import { databaseProblem } from "./db/database-problem.ts";
import { acceptedEncoding } from "./http/accepted-encoding.ts";
import { type ClientAddress, clientAddressBehind } from "./http/client-address.ts";
import { KeptPages } from "./http/kept-pages.ts";
import { securityHeaders, type SecurityOptions } from "./http/security-headers.ts";
import { StaticFiles } from "./http/static-files.ts";
import { NetworkPlaces } from "./http/network-places.ts";
import { Turns } from "./http/turns.ts";
import type { Logger } from "./log/logger.ts";
import { openMcp } from "./mcp/open-mcp.ts";
import type { GameApi } from "./pages/game-api.server.ts";
import { followChanges } from "./site/follow-changes.ts";
import { isLiveAddress } from "./site/live-address.ts";
import { LiveEndpoint, type LiveSettings } from "./site/live-endpoint.ts";
import { withLivePart } from "./site/live-part.ts";
import { withGameApi } from "./site/game-api.ts";
import { type Answer, failureContext } from "./site/render-page.ts";
import { Metrics } from "./site/metrics.ts";
import { openPast, type PastClock } from "./site/open-past.ts";
import { watchSoundness } from "./site/soundness.ts";
import { askedKey } from "./site/page-variant.ts";
import { isOneReaders } from "./site/is-one-readers.ts";
import { siteRoutes } from "./site/site-routes.ts";
import type { WorkerBuild } from "./site/worker-answers.ts";

export type { Services } from "./context.server.ts";

export interface AppOptions {
  log: Logger;
  /** The build's folder of files for browsers; null in development, where Vite serves them. */
  filesFolder: string | null;
  /** Keep rendered pages; off in development, where the source changes under them. */
  keepPages: boolean;
  /** The most bytes that kept pages may hold. */
  keptBytes?: number;
  /** How many pages are rendered at once, over all clients; see `turns.ts`. A few when absent. */
  pagesAtOnce?: number;
  /** Milliseconds after which a page that is still being rendered is answered with 503. */
  renderDeadline?: number;
  /** Whose address a request has; that of its socket when absent. */
  clientAddress?: ClientAddress;
  /** Overrides for event streams. */
  live?: Partial<LiveSettings>;
  /** False where assistants are told nothing at `/mcp`. */
  offersMcp?: boolean;
  /** Looks whether the store is sound: `ok`, or what is wrong. Without it only what a read comes upon is known. */
  checkStore?(): Promise<string>;
  /** The clock and the timers of pages that are behind, for tests. */
  past?: PastClock;
  /** Which games programs are given at `/api/games/KEY`; those that are free to pass on where absent. */
  gameApi?: GameApi;
  /** The token that opens `/metrics`; without one only this machine may read them. */
  metricsToken?: string;
  mode?: "production" | "development";
}

export interface App {
  /** Answers one request, the way a test asks. */
  fetch(request: Request): Promise<Response>;
  /** The listener of a `node:http` server. Kept pages and files are answered here, before any framework. */
  nodeListener(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** How much is kept at the moment. */
  kept(): { pages: number; bytes: number };
  /** How many requests wait for their turn, or for a place of their network. */
  waiting(): number;
  /** Streams of events: open connections, those that listen already, and the pages that are followed. */
  live(): { connections: number; readers: number; pages: number };
  /** Ends the streams of events, which would otherwise never end: the first step of a stop. */
  endStreams(): void;
  /** Stops following the store. The store itself belongs to its opener. */
  close(): Promise<void>;
}

/** A page takes milliseconds; a database that hangs must not hold its visitors forever. */
const RENDER_DEADLINE_MS = 15_000;
/** A page that waits for a database server leaves the thread to others. */
const PAGES_AT_ONCE = 4;
const KEPT_BYTES = 128 * 1024 * 1024;
/** A change that another process announced and that was not heard is found after this time. */
const LOOK_EVERY_MS = 15_000;
/** A reader who hears nothing for two beats takes the page for stale. */
const LIVE: LiveSettings = { most: 10_000, mostOfOne: 500, beatEvery: 15_000, linger: 15 * 60_000 };

/** The whole site as one HTTP application over the given services. */
export async function createApp(services: Services, options: AppOptions): Promise<App> {
  const { log } = options;
  const security = securityOf(services, options.mode);
  const pages = openPages(log, options.keptBytes);
  const files = options.filesFolder === null ? null : new StaticFiles(options.filesFolder, securityHeaders(security));
  const clientAddress = options.clientAddress ?? clientAddressBehind([]);
  const { past, storeAt, placesAt, listener, begin } = openPast(services, log, options.past);
  const turns = new Turns(options.pagesAtOnce ?? PAGES_AT_ONCE);
  const places = new NetworkPlaces();
  const waiting = (): number => turns.waiting + places.waiting;
  const live = new LiveEndpoint({
    places,
    placesAt: (seconds) => placesAt(seconds, () => follower.weeks()),
    settings: { ...LIVE, ...options.live },
    security,
    clientAddress,
    log,
  });
  const follower = await followChanges(services.store, [listener, pages, live], {
    lookEvery: LOOK_EVERY_MS,
    onError: (error) => log.error({ err: error }, "could not read changes in the store; trying again"),
  });
  // Without it who stays behind a stream waits for a game's next change; the site is up all the same.
  await begin().catch((error: unknown) => log.error({ err: error }, "the games that are played could not be read yet"));
  const metrics = new Metrics({
    services,
    kept: () => ({ pages: pages.size, bytes: pages.bytes }),
    waiting,
    live: () => live.count(),
  });
  const soundness = watchSoundness({ check: options.checkStore ?? (async () => "ok"), log });
  const build = withLoggedErrors(log);
  const pagesAndGames = withGameApi(
    createRequestHandler(build, options.mode ?? "production"),
    options.gameApi ?? "free",
  );
  const routes = siteRoutes({
    services,
    past,
    storeAt,
    security,
    log,
    pages: options.keepPages ? pages : null,
    files,
    weeks: follower.weeks,
    renderDeadline: options.renderDeadline ?? RENDER_DEADLINE_MS,
    turns,
    places,
    routeIds: new Set(Object.keys(build.routes)),
    clientAddress,
    live,
    metrics,
    mcp:
      options.offersMcp === false
        ? null
        : openMcp({ store: services.store, baseUrl: services.baseUrl, now: services.now, log }),
    metricsToken: options.metricsToken ?? null,
    soundness,
    build: workerBuild(build),
    handle: withLivePart(pagesAndGames, follower.weeks),
  });
  // The globals stay Node's own: the framework's request objects are made here from addresses, never from hono's.
  const slow = getRequestListener(routes.fetch, { overrideGlobalObjects: false });

  return {
    fetch: async (request) => routes.fetch(request),
    nodeListener(incoming, outgoing) {
      const { method, url } = incoming;
      if ((method === "GET" || method === "HEAD") && url !== undefined) {
        const { cookie } = incoming.headers;
        const isForEveryone =
          cookie === undefined || !(services.accounts.mayBeAdministrator(cookie) || isOneReaders(pathOf(url), cookie));
        const kept = (isForEveryone ? pages.find(askedKey(url, cookie, past)) : null) ?? files?.find(url) ?? null;
        const accepted = acceptedEncoding(incoming.headers["accept-encoding"]);
        if (kept?.sendReady(method, incoming.headers["if-none-match"], accepted, outgoing) === true) {
          metrics.countKept(url, outgoing.statusCode);
          return;
        }
      }
      if (method === "GET" && url !== undefined && isLiveAddress(pathOf(url))) {
        void live.answerSocket(incoming, outgoing);
        return;
      }
      void slow(incoming, outgoing);
    },
    kept: () => ({ pages: pages.size, bytes: pages.bytes }),
    waiting,
    live: () => live.count(),
    endStreams: () => live.close(),
    async close() {
      live.close();
      soundness.stop();
      pages.close();
      await follower.stop();
    },
  };
}

function openPages(log: Logger, maxBytes = KEPT_BYTES): KeptPages<Answer> {
  return new KeptPages({
    maxBytes,
    clock: () => performance.now(),
    onError: (error) => log.error({ err: error }, "a page could not be compressed better; it is sent as before"),
  });
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

function securityOf({ baseUrl, teamLogos, teamLogoUrl, voice }: Services, mode: AppOptions["mode"]): SecurityOptions {
  return {
    isHttps: baseUrl?.startsWith("https://") ?? false,
    imageOrigins: teamLogos === null ? [new URL(teamLogoUrl.replaceAll("{team}", "team")).origin] : [],
    connectOrigins: voice?.providerOrigin ? [voice.providerOrigin] : [],
    isDevelopment: mode === "development",
  };
}

/** What the service worker goes by: the root's links are those of every page. */
function workerBuild({ assets, routes }: ServerBuild): WorkerBuild {
  const links = routes["root"]?.module.links?.() ?? [];
  const styles = links.flatMap((link) => ("href" in link && link.rel === "stylesheet" ? (link.href ?? []) : []));
  return { version: assets.version, styles };
}

/** React Router's build of the pages. It writes unexpected errors to the console unless its entry takes them. */
function withLoggedErrors(log: Logger): ServerBuild {
  const { entry, basename, unstable_getCriticalCss: _unused, ...build } = routerBuild;
  return {
    ...build,
    ...(basename === undefined ? {} : { basename }),
    // The origin of every such request was checked before, more strictly and for every route: see site-routes.ts.
    allowedActionOrigins: ["**"],
    entry: {
      ...entry,
      module: {
        ...entry.module,
        handleError(error, { request, context }) {
          context.get(failureContext).error = error;
          // Logged where it is answered, as for every other request.
          if (databaseProblem(error) !== null) return;
          // The requester has gone; nothing is wrong here.
          if (request.signal.aborted) return;
          // The request's fault, and its answer says so: a form sent to a page that takes none.
          if (isRouteErrorResponse(error) && error.status < 500) return;
          log.error({ err: error, path: new URL(request.url).pathname }, "a page could not be rendered");
        },
      },
    },
  };
}
