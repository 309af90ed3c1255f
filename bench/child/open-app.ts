import { openLeagues } from "../../server/leagues/open-leagues.ts";
import { openSleeper } from "../../server/sleeper/open-sleeper.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openAudit } from "../../server/accounts/open-audit.ts";
import type { App, AppOptions, createApp } from "../../server/app.ts";
import { startReplays } from "../../server/games/replay/replays.ts";
import { systemTimer } from "../../server/clock/system-timer.ts";
import { createLogger } from "../../server/log/logger.ts";
import { startAccounts } from "../../server/start-accounts.ts";
import { startChat } from "../../server/start-chat.ts";
import { openSharePainter } from "../../server/share/share-painter.ts";
import { SharePictures } from "../../server/share/share-pictures.ts";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import { openSundayGames } from "../../server/sunday/sunday-games.ts";
import { formPace } from "../../server/http/form-pace.ts";
import type { Store } from "../../server/store/store.ts";

const BUILD = join(import.meta.dirname, "..", "..", "build");

/** The built application over the store in a folder, without what fills it. */
export async function openApp(
  dataDir: string,
  options: Pick<AppOptions, "keepPages">,
): Promise<{ app: App; store: Store; close(): Promise<void> }> {
  const bundle = (await import(pathToFileURL(join(BUILD, "server", "index.js")).href)) as {
    createApp: typeof createApp;
  };
  const { store, database } = await openStoreAndDatabase({ dataDir });
  const log = createLogger({ level: "info", secrets: [], plain: false, write: () => {} });
  const audit = openAudit({ database, log });
  const accounts = await startAccounts({ database, environment: {}, audit, log });
  const now = () => new Date();
  const replays = startReplays({ store, now, timer: systemTimer, onProblem: () => {} });
  const sharePictures = new SharePictures({ painter: openSharePainter() });
  const services = {
    store,
    accounts,
    audit,
    ingest: null,
    stories: null,
    replays,
    voice: null,
    chat: startChat({
      store,
      database,
      model: null,
      environment: { VOICE_ACCESS: "signed-in", AI_TOKENS_PER_DAY: 0 },
      log,
    }),
    teamLogoUrl: "https://logos.example/{team}",
    teamLogos: null,
    sharePictures,
    sundayGames: openSundayGames({ store, now }),
    ...openLeagues({ sleeper: openSleeper({ baseURL: "http://127.0.0.1:9", now }), store, database }),
    push: null,
    formPace: formPace(),
    offersWorker: true,
    baseUrl: null,
    now,
  };
  const app = await bundle.createApp(services, { log, filesFolder: join(BUILD, "client"), ...options });
  return {
    app,
    store,
    async close() {
      await app.close();
      await sharePictures.close();
      await replays.close();
      await store.close();
    },
  };
}
