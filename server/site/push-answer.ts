import type { Services } from "../context.server.ts";
import { ownPath } from "../http/own-path.ts";
import { parseJson } from "../http/parse-json.ts";
import { pushCookie } from "../http/push-cookie.ts";
import { readBody } from "../http/read-body.ts";
import type { Push, PushProblem } from "../push/open-push.ts";
import { readPushWish } from "../push/push-wish.ts";
import { wordsAnswer } from "./finish-answer.ts";
import { readForm } from "./read-form.ts";
import { refusedForm } from "./refused-form.ts";
import type { Answer } from "./render-page.ts";

const LARGEST_BODY = 8 * 1024;

export interface PushDoor extends Pick<Services, "push" | "accounts" | "formPace"> {
  isHttps: boolean;
}

/**
 * `POST /my/notifications`: as JSON, what the browser subscribed to and which kinds it wants (204, or `{error}`); as a form, the end of it, which
 * leads back to the page of ours that `to` names.
 */
export async function pushAnswer(request: Request, address: string, door: PushDoor): Promise<Answer> {
  const { push } = door;
  if (push === null) return refusal(404, "This site sends no notifications.");
  const isJson = (request.headers.get("content-type") ?? "").startsWith("application/json");
  return isJson ? beginAnswer(request, address, { ...door, push }) : endAnswer(request, address, { ...door, push });
}

interface OpenDoor extends PushDoor {
  push: Push;
}

async function endAnswer(request: Request, address: string, { push, formPace, isHttps }: OpenDoor): Promise<Answer> {
  // Subscribing has a limit of its own.
  const refused = await refusedForm(formPace, address);
  if (refused !== null) return refused;
  const form = await readForm(request, LARGEST_BODY);
  if (!form.ok) return form.error;
  const fields = form.value;
  if (fields.get("off") !== "1") return wordsAnswer(400, "Say off=1, as a form. Notifications are turned on at /my.");
  await push.unsubscribe(request.headers.get("cookie") ?? "");
  return done(303, pushCookie(null, isHttps), ownPath(fields.get("to") ?? null) ?? "/my");
}

async function beginAnswer(request: Request, address: string, { push, accounts, isHttps }: OpenDoor): Promise<Answer> {
  const body = await readBody(request, LARGEST_BODY);
  if (body === null) return refusal(413, `A subscription may hold at most ${LARGEST_BODY} bytes.`);
  const given = parseJson(body.toString("utf8"));
  const wish = given.ok ? readPushWish(given.value) : null;
  if (wish === null) return refusal(400, "This is no subscription that a browser makes. Turn notifications on at /my.");
  const userId = (await accounts.viewer(request.headers))?.userId ?? null;
  const made = await push.subscribe(wish, { cookies: request.headers.get("cookie") ?? "", address, userId });
  return made.ok ? done(204, pushCookie(made.value, isHttps)) : problemAnswer(made.error);
}

function problemAnswer(problem: PushProblem): Answer {
  if (problem === "bad-address")
    return refusal(400, "The browser’s push service is at an address to which this site sends nothing.");
  if (problem === "nobody") return refusal(409, "Nobody is yours yet. Add a league or a player at /my/leagues first.");
  if (problem === "full")
    return refusal(503, "As many browsers as this site can serve get notifications. Try again later.");
  const answer = refusal(429, "Notifications were turned on too often from your network. Try again later.");
  return { ...answer, headers: [...answer.headers, ["retry-after", String(problem.seconds)]] };
}

function refusal(status: number, error: string): Answer {
  return {
    status,
    headers: [
      ["content-type", "application/json"],
      ["cache-control", "no-store"],
    ],
    body: Buffer.from(JSON.stringify({ error })),
  };
}

function done(status: number, cookie: string, location?: string): Answer {
  return {
    status,
    headers: [
      ["set-cookie", cookie],
      ["cache-control", "no-store"],
      ...(location === undefined ? [] : ([["location", location]] as const)),
    ],
    body: Buffer.alloc(0),
  };
}
