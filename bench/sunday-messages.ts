import { z } from "zod";

/** What the processes of the Sunday say to each other; times are of `monotonic-ms.ts`, in milliseconds. */

/** From the provider: where it is and what it plays; then, asked by anything, when it last answered with changes. */
export const feedMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("listening"), url: z.string(), games: z.array(z.string()), week: z.string() }),
  z.object({ kind: z.literal("answers"), times: z.array(z.number()) }),
]);

/** From the bare server. */
export const bareMessage = z.object({ kind: z.literal("listening"), address: z.string() });

/** To the bare server: this text for everybody who asked for this path. */
export const writeOrder = z.object({ kind: z.literal("write"), path: z.string(), text: z.string() });

/** To the readers. `open` adds so many open pages, which take the paths in turn; `take` asks for what has come since the last time. */
export const readersOrder = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("open"),
    name: z.string(),
    address: z.string(),
    paths: z.array(z.string()),
    count: z.number(),
  }),
  z.object({ kind: z.literal("take"), name: z.string() }),
]);

/** One change of one page, as everybody had it who has that page open. */
const frame = z.object({
  path: z.string(),
  text: z.string(),
  first: z.number(),
  last: z.number(),
  /** How many have it, of how many. */
  had: z.number(),
  of: z.number(),
});

export const readersMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open"), opened: z.number(), refused: z.number() }),
  z.object({
    kind: z.literal("taken"),
    frames: z.array(frame),
    /** From the first reader who has a change to each, over all changes. */
    lags: z.array(z.number()),
    /** Connections that ended without being told to. */
    cut: z.number(),
  }),
]);

export type Frame = z.infer<typeof frame>;

/** To the visitors: pages of the site and of the bare server, so many a second of each, for so long, and questions. */
export const visitOrder = z.object({
  kind: z.literal("visit"),
  site: z.string(),
  bare: z.string(),
  pages: z.array(z.string()),
  games: z.array(z.string()),
  /** What open pages of a reader's own week read, and the cookie that says whose. */
  mine: z.object({ path: z.string(), cookie: z.string(), perSecond: z.number() }),
  pagesPerSecond: z.number(),
  questionsPerSecond: z.number(),
  seconds: z.number(),
});

export const visitorsMessage = z.object({
  kind: z.literal("visited"),
  /** Milliseconds of each answer, from the request to its last byte. */
  site: z.array(z.number()),
  bare: z.array(z.number()),
  questions: z.array(z.number()),
  mine: z.array(z.number()),
  /** What was no answer, such as `503 /stats` or `ECONNRESET /stats`, and how often. */
  errors: z.record(z.string(), z.number()),
});

export type Visited = z.infer<typeof visitorsMessage>;
