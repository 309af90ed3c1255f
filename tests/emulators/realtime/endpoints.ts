import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { AccessKeys, Caller } from "./access-keys.ts";
import type { Behavior, Endpoint, Refusal } from "./behavior.ts";
import { type Call, type CallOptions, newSettings } from "./call.ts";
import { changedSettings, type SessionSettings } from "./session-settings.ts";

/** What the endpoints work on. */
export interface Exchange {
  keys: AccessKeys;
  calls: Map<string, Call>;
  behavior: () => Behavior;
  open: (options: Pick<CallOptions, "settings" | "asked" | "safetyIdentifier" | "authorizedBy">) => Call;
}

const secretRequest = z.object({
  expires_after: z
    .object({ anchor: z.literal("created_at").optional(), seconds: z.int().min(10).max(7200).optional() })
    .optional(),
  session: z.unknown().optional(),
});

const SECRET_SECONDS = 600;

/** Answers one of the provider's endpoints; null for an address that is none of them. */
export async function answerEndpoint(exchange: Exchange, request: Request): Promise<Response | null> {
  const endpoint = request.method === "POST" ? endpointOf(request) : null;
  if (endpoint === null) return null;
  const { refuse, spoil } = exchange.behavior();
  if (refuse?.endpoint === endpoint) return refusalAsAsked(refuse);
  const how = spoil?.endpoint === endpoint ? spoil.how : null;
  // Until the caller gives up, or the emulator is closed.
  if (how === "silence") return new Promise(() => {});
  if (how === "redirect") return new Response(null, { status: 302, headers: { location: NOBODY } });
  const caller = exchange.keys.callerOf(request.headers.get("authorization") ?? undefined);
  const answer = await ANSWERS[endpoint](exchange, request, caller);
  if (how === "held") while (exchange.behavior().spoil === spoil) await pause(5);
  if (how === "nameless") answer.headers.delete("location");
  return how === "html" ? new Response("<!doctype html>", { status: answer.status, headers: answer.headers }) : answer;
}

const ANSWERS: Record<Endpoint, (exchange: Exchange, request: Request, caller: Caller) => Promise<Response>> = {
  client_secrets: makeSecret,
  calls: makeCall,
  hangup: hangUp,
};

const HANG_UP = /^\/v1\/realtime\/calls\/([^/]+)\/hangup$/;

/** An address where nobody listens. */
const NOBODY = "http://127.0.0.1:9/";

function endpointOf(request: Request): Endpoint | null {
  const { pathname } = new URL(request.url);
  if (pathname === "/v1/realtime/client_secrets") return "client_secrets";
  if (pathname === "/v1/realtime/calls") return "calls";
  return HANG_UP.test(pathname) ? "hangup" : null;
}

async function makeSecret(exchange: Exchange, request: Request, caller: Caller): Promise<Response> {
  const refused = onlyServers(caller);
  if (refused !== null) return refused;
  const asked = jsonOf(await request.text());
  const body = secretRequest.safeParse(asked);
  if (!body.success) {
    const [issue] = body.error.issues;
    return refusal(400, `Invalid '${issue?.path.join(".")}': ${issue?.message}.`, "invalid_value");
  }
  const settings = settingsOf(body.data.session ?? { type: "realtime" });
  if (settings instanceof Response) return settings;
  const seconds = body.data.expires_after?.seconds ?? SECRET_SECONDS;
  const safetyIdentifier = request.headers.get("openai-safety-identifier");
  const secret = exchange.keys.make(seconds, { settings, safetyIdentifier, asked });
  return Response.json({ value: secret.value, expires_at: secret.expiresAt, session: settings });
}

async function makeCall(exchange: Exchange, request: Request, caller: Caller): Promise<Response> {
  const refused = onlyKnown(caller);
  if (refused !== null) return refused;
  const type = request.headers.get("content-type") ?? "";
  if (/^application\/sdp\b/i.test(type)) {
    const settings = caller.kind === "browser" ? { ...caller.secret.settings, id: newSettings().id } : newSettings();
    return connect(exchange, caller, request, { offer: await request.text(), asked: null, settings });
  }
  if (!/^multipart\/form-data\b/i.test(type))
    return refusal(400, `Unsupported content type '${type}'.`, "unsupported_content_type");
  const denied = onlyServers(caller);
  if (denied !== null) return denied;
  const form = await request.formData().catch(() => null);
  const offer = form?.get("sdp");
  if (typeof offer !== "string")
    return refusal(400, "Missing required parameter: 'sdp'.", "missing_required_parameter");
  const given = form?.get("session") ?? null;
  const asked = typeof given === "string" ? jsonOf(given) : { type: "realtime" };
  const settings = settingsOf(asked);
  return settings instanceof Response ? settings : connect(exchange, caller, request, { offer, asked, settings });
}

async function connect(
  exchange: Exchange,
  caller: Caller,
  request: Request,
  { offer, asked, settings }: { offer: string; asked: unknown; settings: SessionSettings },
): Promise<Response> {
  const named = request.headers.get("openai-safety-identifier");
  const call = exchange.open({
    settings,
    asked,
    safetyIdentifier: caller.kind === "browser" ? caller.secret.safetyIdentifier : named,
    authorizedBy: caller.kind === "browser" ? "ephemeral key" : "API key",
  });
  try {
    const answer = await call.answer(offer);
    const headers = { "content-type": "application/sdp", location: `/v1/realtime/calls/${call.id}` };
    return new Response(answer, { status: 201, headers });
  } catch (error) {
    await call.hangUp("emulator");
    return refusal(
      400,
      `Invalid SDP offer: ${error instanceof Error ? error.message : "unreadable"}.`,
      "invalid_offer",
    );
  }
}

async function hangUp(exchange: Exchange, request: Request, caller: Caller): Promise<Response> {
  const refused = onlyServers(caller);
  if (refused !== null) return refused;
  const id = HANG_UP.exec(new URL(request.url).pathname)?.[1] ?? "";
  const call = exchange.calls.get(id);
  if (call !== undefined) call.hangUps += 1;
  if (call === undefined || call.end !== null)
    return refusal(404, `No call found with ID '${id}'.`, "call_id_not_found");
  await call.hangUp("hangup");
  return new Response(null, { status: 200 });
}

function settingsOf(given: unknown): SessionSettings | Response {
  const settings = changedSettings(newSettings(), given, { mayChoose: true });
  return settings.ok ? settings.value : refusal(400, settings.error.message, settings.error.code);
}

function refusalAsAsked({ status, retryAfter, message, type, code }: Refusal): Response {
  const response = refusal(status, message, code, type);
  if (retryAfter !== undefined) response.headers.set("retry-after", String(retryAfter));
  return response;
}

function onlyKnown(caller: Caller): Response | null {
  return caller.kind === "nobody" ? refusal(401, caller.message, caller.code) : null;
}

function onlyServers(caller: Caller): Response | null {
  return caller.kind === "browser"
    ? refusal(401, "An ephemeral key may not do this.", "invalid_api_key")
    : onlyKnown(caller);
}

/** A refusal of the provider's shape. */
export function refusal(
  status: number,
  message: string,
  code: string | null,
  type = "invalid_request_error",
): Response {
  return Response.json({ error: { message, type, param: null, code } }, { status });
}

function jsonOf(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
