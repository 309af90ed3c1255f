import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { KEEP_OPEN } from "./keep-open.ts";
import { FEED_ANSWERS } from "./sportsdataio-answers.ts";
import { type FeedFault, sendWithFault } from "./sportsdataio-faults.ts";
import { FeedGame } from "./sportsdataio-game.ts";
import { FeedNumbers } from "./sportsdataio-numbers.ts";

export interface FeedOptions {
  /** The key that is let in. */
  key: string;
  /** Finished games; of each one as much is shown as the clock says. */
  games: readonly ProviderGame[];
  now: () => Date;
  /** Any free one when absent. */
  port?: number;
  /** The provider's numbers of people who have one, by our id. */
  numbers?: FeedNumbers;
  /** Told of a feed's path once its answer is on its way. */
  onAnswered?: (path: string) => void;
  /** Answers requests for anything but the feeds, so that somebody outside can steer: see `sportsdataio-control.ts`. */
  steer?: (feed: SportsdataioFeed, request: IncomingMessage, response: ServerResponse) => void;
}

export interface SportsdataioFeed {
  /** To use as `SPORTSDATAIO_URL`. */
  url: string;
  /** The games, by key. */
  games: ReadonlyMap<string, FeedGame>;
  numbers: FeedNumbers;
  /** Paths of the requests so far, with what follows a question mark. */
  seen: string[];
  /**
   * Misbehaves on the next `times` requests to a feed, by its name (`PlayByPlay`) or `*` for all; `Infinity` lasts until
   * `behave`. Of several faults the newest is made, and then the one before it again.
   */
  misbehave(feed: string, fault: FeedFault, times?: number): void;
  behave(): void;
  /**
   * The deadline of a caller (`FeedOptions`) who knows the emulator: it passes when an answer is held back or stops halfway,
   * and never because a machine is slow. So faults of time take none.
   */
  patience(milliseconds: number, path: string): AbortSignal;
  /** Serves exactly this at a path below `/v3/nfl/`, whatever the games say. */
  pin(path: string, data: unknown): void;
  close(): Promise<void>;
}

const PREFIX = "/v3/nfl/";

/**
 * SportsDataIO on loopback: its paths, its shapes and its habits (no zones, byes in the schedule, quarters to come at 0),
 * playing finished games on a clock. It does not prove what the real one does under load, how late it is, or how it
 * corrects.
 */
export async function startSportsdataioFeed(options: FeedOptions): Promise<SportsdataioFeed> {
  const { key, games, now, port = 0, numbers = new FeedNumbers(), onAnswered, steer } = options;
  const feedGames = new Map(
    games.map((game, index) => [game.game.gameKey, new FeedGame(game, { scoreId: 19_001 + index, numbers, now })]),
  );
  const faults: { feed: string; fault: FeedFault; left: number }[] = [];
  const pinned = new Map<string, unknown>();
  const seen: string[] = [];
  const waiting = new Map<string, Set<AbortController>>();

  const server = createServer(KEEP_OPEN, (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    if (steer !== undefined && !path.startsWith(PREFIX)) {
      steer(feed, request, response);
      return;
    }
    seen.push(request.url ?? "");
    void respond(path, request, response);
  });

  async function respond(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rest = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : "";
    const [product = "", format = "", feed = "", ...values] = rest.split("/");
    const fault = faults.findLast((one) => one.left > 0 && (one.feed === feed || one.feed === "*"));
    if (fault !== undefined) fault.left -= 1;
    if (request.headers["ocp-apim-subscription-key"] !== key) {
      await sendWithFault(response, null, { kind: "status", status: 401 });
      return;
    }
    const answer = pinned.has(rest) ? pinned.get(rest) : format === "json" ? answers(product, feed, values) : undefined;
    if (answer === undefined && fault === undefined)
      await sendWithFault(response, null, { kind: "status", status: 404 });
    else await sendWithFault(response, answer ?? null, fault?.fault, () => giveUp(rest));
    onAnswered?.(rest);
  }

  function giveUp(path: string): void {
    for (const deadline of waiting.get(path) ?? []) deadline.abort(new DOMException("held back", "TimeoutError"));
    waiting.delete(path);
  }

  function answers(product: string, feed: string, values: readonly string[]): unknown {
    const answer = FEED_ANSWERS[`${product}/${feed}`];
    return answer?.([...feedGames.values()], values, now());
  }

  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const feed: SportsdataioFeed = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    games: feedGames,
    numbers,
    seen,
    misbehave(feed, fault, times = 1) {
      faults.push({ feed, fault, left: times });
    },
    behave() {
      faults.length = 0;
    },
    patience(_milliseconds, path) {
      const deadline = new AbortController();
      const deadlines = waiting.get(path) ?? new Set();
      waiting.set(path, deadlines.add(deadline));
      return deadline.signal;
    },
    pin(path, data) {
      pinned.set(path, data);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return feed;
}
