import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { ok } from "../../domain/result.ts";
import { refreshGame } from "../../server/games/ingest/refresh-game.ts";
import type { Provider } from "../../server/providers/provider.ts";
import { openStore } from "../../server/store/open-store.ts";
import { changeOrder } from "../live-messages.ts";
import { monotonicMs } from "./monotonic-ms.ts";
import { openApp } from "./open-app.ts";

/**
 * The built site with one game that goes on by a row whenever it is told to: `live-server.ts SEASON_DIR GAME_KEY DATA_DIR`,
 * with the game taken from the season's store. At its end the game starts over, so that it can go on forever.
 */
const [seasonDir = "", gameKey = "", dataDir = ""] = process.argv.slice(2);
const season = await openStore({ dataDir: seasonDir });
const snapshot = await season.gameSnapshot(gameKey);
await season.close();
if (snapshot === null) throw new Error(`there is no game ${gameKey}`);
const {
  version: _version,
  gameRecap: _recap,
  gameProjection: _preview,
  corrections: _corrections,
  ...stored
} = snapshot;
const rows = stored.allPlays.length - 1;
let [step, readAt] = [0, 0];

function nextGame(): ProviderGame {
  step += 1;
  // The round in the words of the last play: no two answers are the same.
  const now = gameAsOf(stored, 1 + (step % rows));
  return { ...now, game: { ...now.game, lastPlay: `${now.game.lastPlay ?? ""} (${Math.floor(step / rows)})` } };
}

const unasked = (): never => {
  throw new Error("only a single game is asked for here");
};
const provider: Provider = {
  name: stored.provider,
  async game() {
    const game = nextGame();
    readAt = monotonicMs();
    return ok(game);
  },
  schedule: unasked,
  players: unasked,
  games: unasked,
};

const { app, store } = await openApp(dataDir, { keepPages: true });
const refresh = (): ReturnType<typeof refreshGame> =>
  refreshGame(store, provider, gameKey, new AbortController().signal);
await refresh();
const server = createServer((incoming, outgoing) => app.nodeListener(incoming, outgoing));
server.listen(0, "127.0.0.1", 4096, () => {
  process.send?.({ kind: "listening", address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on("message", (message) => {
  changeOrder.parse(message);
  void refresh().then((result) => {
    if (!result.ok) throw new Error(result.error.message);
    process.send?.({ kind: "changed", version: result.value.version, at: readAt });
  });
});
process.on("disconnect", () => process.exit(0));
