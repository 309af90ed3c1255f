import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openAudit } from "./accounts/open-audit.ts";
import type { App, AppOptions, createApp } from "./app.ts";
import type { Services } from "./context.server.ts";
import type { Database } from "./db/database.ts";
import type { Development } from "./development.ts";
import type { Environment } from "./env/environment.ts";
import type { IngestControl } from "./games/ingest/ingest-control.ts";
import { startReplays } from "./games/replay/replays.ts";
import { systemTimer } from "./clock/system-timer.ts";
import { keepLinesCounted } from "./games/keep-lines-counted.ts";
import { clientAddressBehind } from "./http/client-address.ts";
import { formPace } from "./http/form-pace.ts";
import { stopServer } from "./http/stop-server.ts";
import type { Logger } from "./log/logger.ts";
import { keepMemorySmall } from "./memory/keep-memory-small.ts";
import { reasonOf } from "./log/reason-of.ts";
import { openCheckedDatabase } from "./open-checked-store.ts";
import { startAccounts } from "./start-accounts.ts";
import { startDemo } from "./start-demo.ts";
import { openTeamLogos, OWN_LOGO_URL } from "./providers/logos/team-logos.ts";
import { openLeagues } from "./leagues/open-leagues.ts";
import { openSleeper } from "./sleeper/open-sleeper.ts";
import { openSharePainter } from "./share/share-painter.ts";
import { SharePictures } from "./share/share-pictures.ts";
import type { Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";
import { openSundayGames } from "./sunday/sunday-games.ts";
import { StartProblem } from "./start-problem.ts";
import { openChatModel, startChat } from "./start-chat.ts";
import { startPush } from "./start-push.ts";
import { startVoice } from "./start-voice.ts";
import { openWriter, startStories } from "./start-stories.ts";
import { warmUp } from "./warm-up.ts";

export interface StartOptions {
  environment: Environment;
  log: Logger;
  isDevelopment: boolean;
  /** Only where `npm run dev` started it. */
  development?: Development | null;
  /** Aborted when the site must stop before it is up. */
  signal: AbortSignal;
}

export interface Site {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  address: string;
  /** Finishes what is running, then closes everything. */
  stop(): Promise<void>;
}

const BUILD = join(import.meta.dirname, "..", "build");
/** The longest that a stop waits for running requests. */
const STOP_DEADLINE_MS = 10_000;
/** After a restart every open page comes back at once; the system keeps no more of them waiting than it allows itself (`net.core.somaxconn`). */
const WAITING_CONNECTIONS = 4_096;
const SERVER_OPTIONS: ServerOptions = {
  // A page is asked for in one small request; a slower sender only holds a connection.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};

function countAhead(store: Store, log: Logger): () => Promise<void> {
  const onProblem = (error: unknown): void =>
    log.error({ err: error }, "a season could not be counted ahead; the first reader of its leaders will wait");
  return keepLinesCounted({ store, timer: systemTimer, onProblem });
}

/** Opens the store, fills it with the demo where nothing else will, and listens. */
export async function startSite(options: StartOptions): Promise<Site> {
  const { environment, log, isDevelopment, development = null, signal } = options;
  checkEmulator(environment, development);
  const { store, database } = await openCheckedDatabase(environment, {
    seconds: environment.DATABASE_WAIT_SECONDS,
    onWaiting: (message) => log.warn(message),
    signal,
  });
  const closing: (() => Promise<void>)[] = [() => store.close()];
  try {
    const provider = await startProvider({ environment, store, log, signal });
    closing.unshift(() => provider.stop());
    const replays = startReplays({
      store,
      now: () => new Date(),
      timer: systemTimer,
      onProblem: (error) => log.error({ err: error }, "could not advance a replay; trying again"),
    });
    closing.unshift(() => replays.close());
    const stories = startStories({ store, writer: await openWriter(environment), environment, log });
    closing.unshift(() => stories.stop());
    const emulator = environment.VOICE_EMULATOR === "1" ? ((await development?.openVoiceEmulator()) ?? null) : null;
    if (emulator !== null) {
      closing.unshift(() => emulator.close());
      log.warn(
        `An emulator answers for the voice analyst: its voice is beeps, its words are scripted. ${new URL("/emulator", emulator.url).href} controls it`,
      );
    }
    const voice = await startVoice({ environment, database, store, emulator, log });
    closing.unshift(async () => voice?.stop());
    const audit = openAudit({ database, log });
    const sharePictures = new SharePictures({ painter: openSharePainter() });
    closing.unshift(() => sharePictures.close());
    const mine = await startMine({ environment, store, database, log });
    closing.unshift(async () => mine.notifier?.stop());
    const services = {
      store,
      accounts: await startAccounts({ database, environment, audit, log }),
      audit,
      replays,
      ingest: provider.control,
      stories,
      voice,
      chat: startChat({ store, database, model: await openChatModel(environment), environment, log }),
      ...mine.services,
      ...startLogos(environment, log),
      sharePictures,
      formPace: formPace(),
      // In development the files that it would keep change under it.
      offersWorker: environment.SERVICE_WORKER === "on" && !isDevelopment,
      baseUrl: environment.BASE_URL ?? null,
      now: () => new Date(),
    };
    const shared = {
      log,
      clientAddress: clientAddressBehind(environment.TRUSTED_PROXIES ?? []),
      offersMcp: environment.MCP === "on",
      gameApi: environment.GAME_API,
      live: { most: environment.LIVE_CONNECTIONS, mostOfOne: environment.LIVE_CONNECTIONS_PER_ADDRESS },
      ...(environment.METRICS_TOKEN === undefined ? {} : { metricsToken: environment.METRICS_TOKEN }),
    };
    const server = createServer(SERVER_OPTIONS);
    const app = isDevelopment
      ? await (await import("./dev-app.ts")).createDevApp(services, shared, server)
      : await startBuiltApp(services, shared, database);
    closing.unshift(() => app.close());
    signal.throwIfAborted();
    server.on("request", app.nodeListener);
    await listen(server, environment);
    const address = addressOf(server);
    log.info(`Pickle Six is at ${address}`);
    // After the address is there: what the provider takes its time for is nothing that a reader waits for.
    await provider.begin();
    stories.start();
    closing.unshift(countAhead(store, log));
    await voice?.start();
    mine.notifier?.start();
    const stopSparing = keepMemorySmall();
    return {
      address,
      async stop() {
        stopSparing();
        app.endStreams();
        const cut = await stopServer(server, STOP_DEADLINE_MS);
        if (cut > 0) log.warn({ cut }, "requests were still running after the deadline");
        for (const close of closing) await close();
      },
    };
  } catch (error) {
    for (const close of closing) await close();
    throw error;
  }
}

interface StartedProvider {
  control: IngestControl | null;
  /** Reads by itself from now on. */
  begin(): Promise<void>;
  stop(): Promise<void>;
}

/** Whatever keeps the games up to date: the live provider where it has a key, else the demo in a store without games. */
async function startProvider({
  environment,
  store,
  log,
  signal,
}: Pick<StartOptions, "environment" | "log" | "signal"> & { store: Store }): Promise<StartedProvider> {
  if (environment.SPORTSDATAIO_KEY === undefined) {
    const demo = await startDemo({ store, log, signal });
    return { control: demo.control, begin: async () => {}, stop: () => demo.stop() };
  }
  const { startIngest } = await import("./start-ingest.ts");
  const live = startIngest({
    store,
    log,
    url: environment.SPORTSDATAIO_URL,
    key: environment.SPORTSDATAIO_KEY,
    callsPerMonth: environment.SPORTSDATAIO_CALLS_PER_MONTH,
  });
  return { control: live, begin: () => live.start(), stop: () => live.stop() };
}

/** What a reader's own leagues are read and counted by, and what tells browsers of them. */
async function startMine({
  environment,
  store,
  database,
  log,
}: Pick<StartOptions, "environment" | "log"> & { store: Store; database: Database<Tables> }) {
  const now = () => new Date();
  const sundayGames = openSundayGames({ store, now });
  const directoryFile = join(environment.DATA_DIR, "sleeper-players.json");
  const sleeper = openSleeper({ baseURL: environment.SLEEPER_URL, now, directoryFile });
  const leagues = openLeagues({ sleeper, store, database });
  const notifying = await startPush({ store, database, sundayGames, sleeper, environment, log, now });
  return {
    services: { sundayGames, ...leagues, push: notifying?.push ?? null },
    notifier: notifying?.notifier ?? null,
  };
}

/** Where pages find team logos: at their host, or here, in files of the data folder. */
function startLogos(
  { TEAM_LOGOS, TEAM_LOGO_URL, DATA_DIR }: Environment,
  log: Logger,
): Pick<Services, "teamLogoUrl" | "teamLogos"> {
  if (TEAM_LOGOS === "remote") return { teamLogoUrl: TEAM_LOGO_URL, teamLogos: null };
  const folder = join(DATA_DIR, "team-logos");
  return { teamLogoUrl: OWN_LOGO_URL, teamLogos: openTeamLogos({ folder, url: TEAM_LOGO_URL, log }) };
}

/** An emulator must never be taken for a provider: it is for development, and only where no provider is configured. */
function checkEmulator({ VOICE_EMULATOR, OPENAI_API_KEY }: Environment, development: Development | null): void {
  if (VOICE_EMULATOR !== "1") return;
  if (development === null) {
    throw new StartProblem(
      "VOICE_EMULATOR is for development: its voice is beeps and its words are scripted. Unset it, or use it with npm run dev and without NODE_ENV=production.",
    );
  }
  if (OPENAI_API_KEY !== undefined) {
    throw new StartProblem(
      "VOICE_EMULATOR and OPENAI_API_KEY are both set. Unset one: the emulator answers only where no provider does.",
    );
  }
}

/** The built site, which has made its first pages. */
async function startBuiltApp(
  services: Services,
  shared: Pick<AppOptions, "log" | "clientAddress" | "offersMcp" | "gameApi" | "live" | "metricsToken">,
  database: Pick<Database<unknown>, "check" | "engine">,
): Promise<App> {
  const { createApp } = await loadBuild();
  const app = await createApp(services, {
    ...shared,
    filesFolder: join(BUILD, "client"),
    keepPages: true,
    checkStore: () => database.check(),
    // Nothing is waited for while a page is made from SQLite: two at once would each take twice as long.
    ...(database.engine === "sqlite" ? { pagesAtOnce: 1 } : {}),
  });
  await warmUp(app, shared.log);
  return app;
}

async function loadBuild(): Promise<{ createApp: typeof createApp }> {
  const file = join(BUILD, "server", "index.js");
  if (!existsSync(file)) throw new StartProblem('The site is not built. Run "npm start", which builds it first.');
  // The bundle is made from app.ts; its path is known only when it has been built.
  return (await import(pathToFileURL(file).href)) as { createApp: typeof createApp };
}

async function listen(server: Server, { HOST, PORT }: Environment): Promise<void> {
  server.listen(PORT, HOST, WAITING_CONNECTIONS);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new StartProblem(listenProblem(error, HOST, PORT), { cause: error });
  }
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${host} is already in use. Stop the program using it, or choose another: PORT=${port + 1} npm start`;
  }
  if (code === "EACCES") return `Port ${port} is not allowed for this user. Choose one above 1023: PORT=3000 npm start`;
  return `The site cannot listen on ${host}, port ${port}: ${reasonOf(error)}. Set HOST and PORT to an address of this machine.`;
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
