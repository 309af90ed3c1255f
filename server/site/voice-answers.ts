import { utcDay } from "../clock/utc-day.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { readBody } from "../http/read-body.ts";
import { foreignOriginProblem } from "../http/foreign-origin-problem.ts";
import type { Store } from "../store/store.ts";
import type { Voice, VoiceCaller, VoiceProblem } from "../voice/voice.ts";
import { NOT_SET_UP } from "../voice/voice-words.ts";
import type { Answer } from "./render-page.ts";

export interface VoiceDoor {
  /** Null where no provider is configured. */
  voice: Voice | null;
  accounts: Pick<Accounts, "viewer">;
  /** The public address; null where none is configured. */
  baseUrl: string | null;
}

interface CountDoor {
  store: Pick<Store, "addChatCount">;
  now(): Date;
}

/** Offers are 2 to 6 kB. */
const LARGEST_OFFER = 64 * 1024;
const LARGEST_NAME = 100;

/**
 * `GET /api/realtime-token`, with `?game=KEY` or without, and with `after=SESSION` where the page had a conversation before:
 * `VoiceGrant` or `{error}`. It spends money, so it is asked from our own pages alone, as what is posted is.
 */
export async function tokenAnswer(request: Request, address: string, door: VoiceDoor): Promise<Answer> {
  if (request.method !== "GET") {
    return json(405, { error: "Ask for this address with GET." }, [["allow", "GET"]]);
  }
  const foreign = foreignOriginProblem(request.headers, door.baseUrl);
  if (foreign !== null) return json(403, { error: foreign });
  if (door.voice === null) return refusal(NOT_SET_UP, plain);
  const { searchParams } = new URL(request.url);
  const wish = { gameKey: searchParams.get("game"), after: searchParams.get("after") };
  const granted = await door.voice.grant(await callerOf(request, address, door), wish);
  return granted.ok ? json(200, granted.value) : refusal(granted.error, plain);
}

/** `POST /api/realtime/calls`: a browser's offer with a token of ours, answered as the provider answers; errors have its shape. */
export async function callAnswer(request: Request, address: string, door: VoiceDoor): Promise<Answer> {
  if (request.method !== "POST") return json(405, nested("Ask for this address with POST."), [["allow", "POST"]]);
  if (door.voice === null) return refusal(NOT_SET_UP, nested);
  if (!/^application\/sdp\b/i.test(request.headers.get("content-type") ?? "")) {
    return json(415, nested("A connection offer has the content type application/sdp."));
  }
  const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) {
    const words = "Send the token of /api/realtime-token as Authorization: Bearer <token>.";
    return json(401, nested(words), [["www-authenticate", "Bearer"]]);
  }
  const body = await readBody(request, LARGEST_OFFER);
  if (body === null) return json(413, nested(`An offer may hold at most ${LARGEST_OFFER} bytes.`));
  const connected = await door.voice.connect(token, body.toString("utf8"), await callerOf(request, address, door));
  if (!connected.ok) return refusal(connected.error, nested);
  const { sdp, session } = connected.value;
  return answer(201, "application/sdp", sdp, [["location", `/api/realtime/calls/${session}`]]);
}

/**
 * `POST /api/realtime/end` with the name of a conversation: it is over. The page that held it adds how many answers it had and how
 * many sentences were stopped, which the administrator sees. Sent by pages that are left, which read no answer.
 */
export async function endAnswer(request: Request, door: VoiceDoor & CountDoor): Promise<Answer> {
  if (request.method !== "POST") return json(405, plain("Ask for this address with POST."), [["allow", "POST"]]);
  if (door.voice === null) return refusal(NOT_SET_UP, plain);
  const body = await readBody(request, LARGEST_NAME);
  const sent = /^([\w-]{36})(?: (\d{1,3}) (\d{1,3}))?$/.exec(body?.toString("utf8").trim() ?? "");
  if (sent === null) {
    return json(400, plain("Send the session that /api/realtime-token named, and nothing else."));
  }
  const [, session = "", answers = 0, violations = 0] = sent;
  const isNews = await door.voice.end(session);
  // Once for each conversation: sending it again counts nothing.
  if (isNews && Number(answers) > 0) {
    const day = utcDay(door.now());
    await door.store.addChatCount(day, { answers: Number(answers), violations: Number(violations) });
  }
  return { status: 204, headers: [["cache-control", "no-store"]], body: Buffer.alloc(0) };
}

async function callerOf(request: Request, address: string, { accounts }: VoiceDoor): Promise<VoiceCaller> {
  return { viewer: await accounts.viewer(request.headers), address };
}

/** The two shapes of an error: the specification's, and the one that the browser's library reads. */
const plain = (error: string): object => ({ error });
const nested = (message: string): object => ({ error: { message } });

function refusal({ status, error, retryAfter }: VoiceProblem, shape: (error: string) => object): Answer {
  return json(status, shape(error), retryAfter === null ? [] : [["retry-after", String(retryAfter)]]);
}

function json(status: number, body: object, headers: Answer["headers"] = []): Answer {
  return answer(status, "application/json", JSON.stringify(body), headers);
}

function answer(status: number, type: string, body: string, headers: Answer["headers"]): Answer {
  const always = [
    ["content-type", type],
    ["cache-control", "no-store"],
    ["vary", "cookie"],
  ] as const;
  return { status, headers: [...always, ...headers], body: Buffer.from(body) };
}
