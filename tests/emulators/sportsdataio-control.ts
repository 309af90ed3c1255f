import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { Play } from "../../domain/game/play.ts";
import type { FeedFault } from "./sportsdataio-faults.ts";
import type { SportsdataioFeed } from "./sportsdataio-feed.ts";
import type { FeedGame } from "./sportsdataio-game.ts";

/** What a request to misbehave says. */
const misbehavior = z.strictObject({
  /** The feed's name, such as `PlayByPlay`; all when absent. */
  feed: z.string().default("*"),
  fault: z.string(),
  /** How many answers; until `/behave` when absent. */
  times: z.int().positive().optional(),
  /** How long a slow answer takes, and what a refusal asks to wait. */
  seconds: z.number().nonnegative().default(30),
  /** The field that is missing, or has a value that nobody knows. */
  field: z.string().default("Type"),
});

const happening = z.strictObject({
  /** The game's key; the first one that is on when absent. */
  game: z.string().optional(),
  what: z.string(),
  /** `Sequence` of the row; the newest one when absent. */
  play: z.int().optional(),
  yards: z.int().default(0),
  points: z.int().default(-7),
});

type Misbehavior = z.infer<typeof misbehavior>;
type Happening = z.infer<typeof happening>;

/** A sentence for a request that cannot be carried out. */
class Refusal extends Error {}

/** Every way to misbehave, under the word that asks for it. */
export const FAULTS: Readonly<Record<string, (given: Misbehavior) => FeedFault>> = {
  "401": () => ({ kind: "status", status: 401 }),
  "403": () => ({ kind: "status", status: 403 }),
  "429": ({ seconds }) => ({ kind: "status", status: 429, retryAfter: String(seconds) }),
  "500": () => ({ kind: "status", status: 500 }),
  silence: () => ({ kind: "silence" }),
  slow: ({ seconds }) => ({ kind: "slow", milliseconds: seconds * 1000 }),
  cut: () => ({ kind: "cut", share: 0.5 }),
  stall: () => ({ kind: "stall", share: 0.5 }),
  short: () => ({ kind: "short", share: 0.5 }),
  html: () => ({ kind: "html" }),
  missing: ({ field }) => ({ kind: "missing", field }),
  unknown: ({ field }) => ({ kind: "value", field, value: "NobodyKnows" }),
  scrambled: () => ({ kind: "scrambled" }),
};

/** Everything that can happen to a game, under the word that asks for it; each says what it did. */
export const HAPPENINGS: Readonly<Record<string, (game: FeedGame, given: Happening) => string>> = {
  "play-late": (game, given) => {
    const row = given.play === undefined ? game.nextRow() : rowOf(game, given);
    if (row === null) throw new Refusal("No row is to come: this game is over.");
    game.withhold(row.playId);
    return `Row ${row.sequence} is kept back. Let it in with {"what":"play-entered","play":${row.sequence}}.`;
  },
  "play-entered": (game, given) => {
    const row = game.whole.allPlays.find(({ sequence }) => sequence === given.play);
    if (row === undefined) throw new Refusal('Say which row: {"what":"play-entered","play":17}.');
    game.release(row.playId);
    return `Row ${row.sequence} is in.`;
  },
  "play-removed": (game, given) => {
    const row = rowOf(game, given);
    game.withhold(row.playId);
    return `Row ${row.sequence} is gone: ${row.description}`;
  },
  "play-corrected": (game, given) => {
    const row = rowOf(game, given);
    game.correct(row.playId, { yardsGained: given.yards });
    return `Row ${row.sequence} gained ${given.yards} yards now, and ${row.yardsGained} before.`;
  },
  "score-down": (game, { points }) => {
    game.off = { away: points, home: 0 };
    return `The visitors have ${points} points until {"what":"score-back"}.`;
  },
  "score-back": (game) => {
    game.off = { away: 0, home: 0 };
    return "The board is right again.";
  },
  "people-rekeyed": (game) => {
    game.rekeyPeople();
    return "Everybody in every game has another number from now on.";
  },
  postponed: (game) => status(game, "Postponed"),
  suspended: (game) => status(game, "Suspended"),
  delayed: (game) => status(game, "Delayed"),
  resumed: (game) => status(game, null),
};

function status(game: FeedGame, word: string | null): string {
  game.status = word;
  return word === null ? "The game goes by its clock again." : `The game is ${word} until {"what":"resumed"}.`;
}

function rowOf(game: FeedGame, { play }: Happening): Play {
  const rows = game.rows();
  const row = play === undefined ? rows.at(-1) : rows.find(({ sequence }) => sequence === play);
  if (row === undefined) throw new Refusal(`There is no such row yet: the game has ${rows.length}.`);
  return row;
}

/**
 * Lets a person steer the emulator: `POST /misbehave`, `POST /behave`, `POST /happen`, and what there is at any other address.
 */
export function steerByRequest(feed: SportsdataioFeed, request: IncomingMessage, response: ServerResponse): void {
  text(request)
    .then((body) => {
      const [path] = (request.url ?? "/").split("?");
      if (request.method === "GET" || request.method === "HEAD") return answer(response, 200, overview(feed));
      if (path === "/misbehave") return answer(response, 200, misbehave(feed, body));
      if (path === "/happen") return answer(response, 200, happen(feed, body));
      if (path !== "/behave") throw new Refusal("There is no such thing to ask for; GET / says what there is.");
      feed.behave();
      answer(response, 200, "Every feed behaves again.");
    })
    .catch((error: unknown) => {
      answer(response, error instanceof Refusal ? 400 : 500, error instanceof Error ? error.message : "It failed.");
    });
}

function misbehave(feed: SportsdataioFeed, body: string): string {
  const given = read(misbehavior, body);
  const fault = FAULTS[given.fault];
  if (fault === undefined) throw new Refusal(`There is no fault "${given.fault}": ${Object.keys(FAULTS).join(", ")}.`);
  feed.misbehave(given.feed, fault(given), given.times ?? Infinity);
  const feeds = given.feed === "*" ? "every feed" : given.feed;
  return `${given.fault} on ${feeds}, ${given.times === undefined ? "until POST /behave" : `${given.times} times`}.`;
}

function happen(feed: SportsdataioFeed, body: string): string {
  const given = read(happening, body);
  const event = HAPPENINGS[given.what];
  if (event === undefined)
    throw new Refusal(`Nothing is called "${given.what}": ${Object.keys(HAPPENINGS).join(", ")}.`);
  const games = [...feed.games.values()];
  const game = given.game === undefined ? games.find(({ isLive }) => isLive) : feed.games.get(given.game);
  if (game === undefined)
    throw new Refusal(given.game === undefined ? "No game is on: name one." : "There is no such game.");
  return `${game.whole.game.gameKey}: ${event(game, given)}`;
}

function read<T>(shape: z.ZodType<T>, body: string): T {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    throw new Refusal("Send JSON; GET / shows how.");
  }
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`${issue?.path.join(".") || "the request"}: ${issue?.message ?? "not understood"}.`);
}

function overview(feed: SportsdataioFeed): string {
  return [
    "SportsDataIO, emulated. Steer it:",
    `  POST /misbehave {"feed":"PlayByPlay","fault":"429","times":3,"seconds":30}   ${Object.keys(FAULTS).join(", ")}`,
    "  POST /behave",
    `  POST /happen {"what":"play-corrected","play":17,"yards":12}   ${Object.keys(HAPPENINGS).join(", ")}`,
    "",
    ...[...feed.games.values()].map(stateOf).toSorted(),
  ].join("\n");
}

function stateOf(game: FeedGame): string {
  const { GameKey, AwayTeam, HomeTeam, AwayScore, HomeScore, Status, DateTime } = game.score();
  const board = AwayScore === null ? DateTime : `${AwayScore}-${HomeScore}, ${game.rows().length} rows`;
  return `${GameKey} ${AwayTeam} at ${HomeTeam}  ${Status}  ${board}`;
}

function answer(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${words}\n`);
}
