import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openLeagues } from "../../server/leagues/open-leagues.ts";
import { openSleeper, type SleeperOptions } from "../../server/sleeper/open-sleeper.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Player } from "../../domain/game/player.ts";
import type { TokenPrice } from "../../domain/admin/token-price.ts";
import type { Accounts } from "../../server/accounts/accounts.ts";
import { type CodeSender, loggedCodes } from "../../server/accounts/code-sender.ts";
import type { ChatModel } from "../../server/ai/chat-model.ts";
import { type Audit, openAudit } from "../../server/accounts/open-audit.ts";
import { openAccounts } from "../../server/accounts/open-accounts.ts";
import type { App, AppOptions, createApp } from "../../server/app.ts";
import type { IngestControl } from "../../server/games/ingest/ingest-control.ts";
import type { StoryControl } from "../../server/stories/story-control.ts";
import { startReplays } from "../../server/games/replay/replays.ts";
import { systemTimer } from "../../server/clock/system-timer.ts";
import { openTeamLogos, OWN_LOGO_URL } from "../../server/providers/logos/team-logos.ts";
import { createLogger, type Logger } from "../../server/log/logger.ts";
import { openSharePainter, type SharePainter } from "../../server/share/share-painter.ts";
import { SharePictures } from "../../server/share/share-pictures.ts";
import { clientAddressBehind } from "../../server/http/client-address.ts";
import { formPace } from "../../server/http/form-pace.ts";
import type { PaceLimits } from "../../server/http/network-pace.ts";
import { stopServer } from "../../server/http/stop-server.ts";
import { openStore, openStoreAndDatabase } from "../../server/store/open-store.ts";
import type { Database } from "../../server/db/database.ts";
import type { IncomingGame, Store } from "../../server/store/store.ts";
import type { Tables } from "../../server/store/tables.ts";
import { startChat } from "../../server/start-chat.ts";
import { startPush } from "../../server/start-push.ts";
import { openSundayGames } from "../../server/sunday/sunday-games.ts";
import type { Voice } from "../../server/voice/voice.ts";
import type { AnalystAccess } from "../../server/access/analyst-access.ts";

/** A port that nothing listens on. */
const NOWHERE = "http://127.0.0.1:9";

export interface OpenSiteOptions {
  games?: IncomingGame[];
  players?: Player[];
  baseUrl?: string;
  teamLogoUrl?: string;
  /** Where Sleeper's API begins; nobody answers without it. */
  sleeperUrl?: string;
  /** When an answer of Sleeper's is given up; by the clock when absent. */
  sleeperDeadline?: NonNullable<SleeperOptions["deadline"]>;
  /** The site serves logos by itself, from the host at `teamLogoUrl`. */
  servesLogos?: boolean;
  now?: Date;
  /** A clock that runs, instead of `now`. */
  clock?: () => Date;
  /** Of everybody; with it one address may have all of them. */
  mostReplays?: number;
  keptBytes?: number;
  renderDeadline?: number;
  pagesAtOnce?: number;
  /** The administrator's email address; nobody is administrator without it. */
  administrator?: string;
  /** How codes go out; without it they stand in the log. */
  sendCode?: CodeSender;
  /** Draws share pictures; the real one where absent. */
  sharePainter?: SharePainter;
  /** Proxies whose word is taken for a client's address. */
  trustedProxies?: readonly string[];
  /** A folder with a store that is there already; it stays when the site closes. */
  dataDir?: string;
  /** Overrides for event streams. */
  live?: AppOptions["live"];
  /** The clock and the timers of pages that are behind. */
  past?: AppOptions["past"];
  /** What `/metrics` asks for. */
  metricsToken?: string;
  /** False where assistants get nothing. */
  offersMcp?: boolean;
  /** The origin of an emulated push service; messages to it are sent by `lookForNews`. */
  pushUrl?: string;
  /** How many forms networks may send in a minute. */
  formPace?: Partial<PaceLimits>;
  /** False where the service worker is turned off. */
  offersWorker?: boolean;
  /** Which games programs are given. */
  gameApi?: AppOptions["gameApi"];
  /** Milliseconds between two looks for what other processes stored. */
  pollInterval?: number;
  /** Without it no provider is read. */
  ingest?: IngestControl;
  /** Who writes previews and recaps; without it nobody does. */
  stories?(store: Store, log: Logger): StoryControl;
  /** Conversations with the analyst, over the site's own tables; without it there is no voice provider. */
  voice?(database: Database<Tables>, store: Store, log: Logger): Promise<Voice | null>;
  /** The model that answers written questions, who may ask it, and its tokens of a day; without it rules answer everybody. */
  chat?: { model: ChatModel; access?: AnalystAccess; tokens?: number; price?: TokenPrice };
  /** Stands between the pages and the store, to watch or to hold what they read. */
  wrapStore?(store: Store): Store;
}

export interface OpenSite {
  app: App;
  store: Store;
  /** The store's tables. */
  database: Database<Tables>;
  accounts: Accounts;
  audit: Audit;
  /** The lines of the log so far, as JSON. */
  log: string[];
  /** Asks the application as a request would, without a socket. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Looks for what browsers asked to be told, and resolves when it is sent. */
  lookForNews(): Promise<void>;
  /** Stores games as another process would: through a store of its own over the same database. */
  storeElsewhere(games: ProviderGame[]): Promise<void>;
  /** Listens on a free port of an address of this machine, 127.0.0.1 by itself; returns the address without a slash at the end. */
  listen(host?: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens the built site over a store of its own, in a folder that goes with it. */
export async function openSite(options: OpenSiteOptions = {}): Promise<OpenSite> {
  // React picks its build by this when it is loaded: the site is tested as it runs.
  process.env.NODE_ENV = "production";
  const { games = [], players = [], now = new Date("2025-09-09T12:00:00Z") } = options;
  const clock = options.clock ?? (() => now);
  const build = pathToFileURL(resolve("build/server/index.js")).href;
  const bundle = (await import(/* @vite-ignore */ build)) as { createApp: typeof createApp };
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "pickle-six-site-"));
  const { store, database } = await openStoreAndDatabase({ dataDir, pollInterval: options.pollInterval ?? 20 });
  if (players.length > 0) await store.putPlayers(players);
  if (games.length > 0) await store.putGames(games);
  const log: string[] = [];
  const logger = createLogger({ level: "info", secrets: [], plain: false, write: (line) => log.push(line) });
  const audit = openAudit({ database, log: logger });
  const accounts = await openAccounts({
    database,
    baseUrl: options.baseUrl ?? null,
    administrator: options.administrator ?? null,
    sendCode: options.sendCode ?? loggedCodes(logger),
    audit,
    log: logger,
  });
  const replays = startReplays({
    store,
    now: clock,
    timer: systemTimer,
    onProblem: (error) => log.push(`replay: ${String(error)}`),
    ...(options.mostReplays === undefined ? {} : { most: options.mostReplays, mostOfOne: Infinity }),
  });
  const sharePictures = new SharePictures({ painter: options.sharePainter ?? openSharePainter() });
  const voice = (await options.voice?.(database, store, logger)) ?? null;
  const sundayGames = openSundayGames({ store: options.wrapStore?.(store) ?? store, now: clock });
  const sleeper = openSleeper({
    baseURL: options.sleeperUrl ?? NOWHERE,
    now: clock,
    ...(options.sleeperDeadline === undefined ? {} : { deadline: options.sleeperDeadline }),
  });
  const leagues = openLeagues({ sleeper, store, database });
  const notifying = await startPush({
    store,
    database,
    sundayGames,
    sleeper,
    environment: { WEB_PUSH: "on", SERVICE_WORKER: "on" },
    log: logger,
    now: clock,
    // It looks when it is asked to, and a slow machine is not taken for a slow Sleeper.
    timer: () => () => {},
    ...(options.pushUrl === undefined ? {} : { emulator: options.pushUrl }),
  });
  const app = await bundle.createApp(
    {
      store: options.wrapStore?.(store) ?? store,
      accounts,
      audit,
      ingest: options.ingest ?? null,
      stories: options.stories?.(store, logger) ?? null,
      replays,
      sharePictures,
      sundayGames,
      ...leagues,
      push: notifying?.push ?? null,
      voice,
      chat: startChat({
        store,
        database,
        model: options.chat?.model ?? null,
        environment: {
          VOICE_ACCESS: options.chat?.access ?? "signed-in",
          AI_TOKENS_PER_DAY: options.chat?.tokens ?? 1_000_000,
          AI_PRICE: options.chat?.price,
        },
        log: logger,
        now: clock,
      }),
      ...(options.servesLogos === true
        ? {
            teamLogoUrl: OWN_LOGO_URL,
            teamLogos: openTeamLogos({
              folder: join(dataDir, "team-logos"),
              url: options.teamLogoUrl ?? "",
              log: logger,
            }),
          }
        : { teamLogoUrl: options.teamLogoUrl ?? "https://logos.example/{team}.svg", teamLogos: null }),
      formPace: formPace(options.formPace),
      offersWorker: options.offersWorker ?? true,
      baseUrl: options.baseUrl ?? null,
      now: clock,
    },
    {
      log: logger,
      clientAddress: clientAddressBehind(options.trustedProxies ?? []),
      filesFolder: resolve("build/client"),
      keepPages: true,
      ...(options.live === undefined ? {} : { live: options.live }),
      ...(options.past === undefined ? {} : { past: options.past }),
      ...(options.offersMcp === undefined ? {} : { offersMcp: options.offersMcp }),
      ...(options.gameApi === undefined ? {} : { gameApi: options.gameApi }),
      ...(options.metricsToken === undefined ? {} : { metricsToken: options.metricsToken }),
      ...(options.keptBytes === undefined ? {} : { keptBytes: options.keptBytes }),
      ...(options.renderDeadline === undefined ? {} : { renderDeadline: options.renderDeadline }),
      ...(options.pagesAtOnce === undefined ? {} : { pagesAtOnce: options.pagesAtOnce }),
    },
  );
  const closing: (() => Promise<unknown>)[] = [];
  return {
    app,
    store,
    database,
    accounts,
    audit,
    log,
    get: (path, headers = {}) => app.fetch(new Request(`http://127.0.0.1${path}`, { headers })),
    async lookForNews() {
      await notifying?.notifier.look();
      await notifying?.notifier.idle();
    },
    async storeElsewhere(others) {
      const elsewhere = await openStore({ dataDir });
      await elsewhere.putGames(others);
      await elsewhere.close();
    },
    async listen(host = "127.0.0.1") {
      const server = createServer((incoming, outgoing) => app.nodeListener(incoming, outgoing));
      closing.push(() => stopServer(server, 0));
      await new Promise<void>((listening) => {
        server.listen(0, host, listening);
      });
      return `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      for (const close of closing) await close();
      await app.close();
      await notifying?.notifier.stop();
      await sharePictures.close();
      await voice?.stop();
      await replays.close();
      await store.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
