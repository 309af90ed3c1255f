import { z } from "zod";
import { type Behavior, behaviorChange } from "./behavior.ts";
import type { Call } from "./call.ts";

/** What a person or a test steers. */
export interface Steered {
  calls: Map<string, Call>;
  behavior: () => Behavior;
  behave: (change: Partial<Behavior>) => void;
}

/** All of them are about one call, the newest unless it is named. */
const happening = z.strictObject({
  call: z.string().optional(),
  what: z.enum(["error", "hang-up", "close-channel", "drop", "garbage"]),
  message: z.string().default("The server had an error while processing your request. Sorry about that!"),
});
const words = z.strictObject({ call: z.string().optional(), text: z.string() });

/** A sentence for a request that cannot be carried out. */
class Refusal extends Error {}

/**
 * Lets a test or a person see and steer the emulator. `GET /emulator` says what there is; pages of other origins cannot use it, since
 * it asks for JSON and allows no origin.
 */
export async function steer(steered: Steered, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    if (request.method === "GET") return see(steered, pathname);
    if (request.headers.get("content-type") !== "application/json")
      throw new Refusal("Send JSON, with its content type; GET /emulator shows what.");
    const body: unknown = await request.json().catch(() => null);
    switch (pathname) {
      case "/emulator/behave":
        steered.behave(withoutGaps(read(behaviorChange, body)));
        return Response.json(steered.behavior());
      case "/emulator/hear": {
        const { call, text } = read(words, body);
        callOf(steered, call).session.meanings.push(text);
        return Response.json({ done: "The next spoken turn means this." });
      }
      case "/emulator/say": {
        const { call, text } = read(words, body);
        callOf(steered, call).session.says.push(text);
        return Response.json({ done: "The next answer is this." });
      }
      case "/emulator/happen":
        await happen(steered, read(happening, body));
        return Response.json({ done: "It has happened." });
      default:
        throw new Refusal("There is no such thing to ask for; GET /emulator says what there is.");
    }
  } catch (error) {
    if (error instanceof Refusal) return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
}

async function happen(steered: Steered, { call: id, what, message }: z.infer<typeof happening>): Promise<void> {
  const call = callOf(steered, id);
  if (what === "error") call.session.refuse({ message, code: "internal_error", param: null }, null, "server_error");
  if (what === "close-channel") call.closeChannel();
  if (what === "drop") await call.drop();
  if (what === "garbage") call.garble();
  if (what === "hang-up") await call.hangUp("emulator");
}

function see(steered: Steered, pathname: string): Response {
  const id = /^\/emulator\/calls\/([^/]+)$/.exec(pathname)?.[1];
  if (id !== undefined) return Response.json(stateOf(callOf(steered, id), true));
  return Response.json({
    what: "An emulator of a realtime provider. Its voice is beeps, its model is a script. Steer it with POST and JSON.",
    "/emulator/behave": Object.keys(behaviorChange.shape),
    "/emulator/hear": ["call", "text"],
    "/emulator/say": ["call", "text"],
    "/emulator/happen": { what: happening.shape.what.options },
    behavior: steered.behavior(),
    calls: [...steered.calls.values()].map((call) => stateOf(call, false)),
  });
}

/** A call as the control surface shows it. */
export function stateOf(call: Call, withEvents: boolean) {
  const { id, state, end, authorizedBy, safetyIdentifier, heard, spokenSeconds, session, events } = call;
  return {
    id,
    state,
    end,
    authorizedBy,
    safetyIdentifier,
    heard,
    spokenSeconds,
    session: session.settings,
    toolCalls: session.conversation.toolCalls(),
    ...(withEvents ? { items: session.conversation.items, events } : { events: events.length }),
  };
}

function callOf({ calls }: Steered, id: string | undefined): Call {
  const call = id === undefined ? [...calls.values()].at(-1) : calls.get(id);
  if (call === undefined) throw new Refusal("There is no such call.");
  return call;
}

function read<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`${issue?.path.join(".") || "the request"}: ${issue?.message ?? "not understood"}.`);
}

function withoutGaps(change: z.infer<typeof behaviorChange>): Partial<Behavior> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
