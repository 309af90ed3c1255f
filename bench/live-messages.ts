import { z } from "zod";

/** What the processes of the live measurement say to each other; times are of `monotonic-ms.ts`. */
export const serverMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("listening"), address: z.string() }),
  /** A change is on its way to all who listen: `at` is when its content was known. */
  z.object({ kind: z.literal("changed"), version: z.number(), at: z.number() }),
]);

export const clientsMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open"), name: z.string() }),
  /** The last of all connections has the event with this id; `text` is the whole event. */
  z.object({ kind: z.literal("all"), name: z.string(), id: z.number(), at: z.number(), text: z.string() }),
]);

/** To a server: make the next change. The bare one is given the bytes to write. */
export const changeOrder = z.object({ kind: z.literal("change"), text: z.string().nullable() });

/** To the clients: open connections. */
export const openOrder = z.object({
  kind: z.literal("open"),
  name: z.string(),
  address: z.string(),
  path: z.string(),
  count: z.number(),
});
