import { z } from "zod";
import type { AccessKeys, Caller } from "./access-keys.ts";
import type { Behaviour } from "./behaviour.ts";
import { type Call, type CallOptions, newSettings } from "./call.ts";
import { changedSettings, type SessionSettings } from "./session-settings.ts";

/** What the endpoints work on. */
export interface Exchange {
  keys: AccessKeys;
  calls: Map<string, Call>;
  behaviour: () => Behaviour;
  open: (options: Pick<CallOptions, "settings" | "safetyIdentifier" | "authorisedBy">) => Call;
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
  const { pathname } = new URL(request.url);
  if (request.method !== "POST") return null;
  const caller = exchange.keys.callerOf(request.headers.get("authorization") ?? undefined);
  if (pathname === "/v1/realtime/client_secrets") return makeSecret(exchange, request, caller);
  if (pathname === "/v1/realtime/calls") return makeCall(exchange, request, caller);
  const id = /^\/v1\/realtime\/calls\/([^/]+)\/hangup$/.exec(pathname)?.[1];
  return id === undefined ? null : hangUp(exchange, caller, id);
}

async function makeSecret(exchange: Exchange, request: Request, caller: Caller): Promise<Response> {
  const refused = deliberate(exchange, "client_secrets") ?? onlyServers(caller);
  if (refused !== null) return refused;
  const body = secretRequest.safeParse(jsonOf(await request.text()));
  if (!body.success) {
    const [issue] = body.error.issues;
    return refusal(400, `Invalid '${issue?.path.join(".")}': ${issue?.message}.`, "invalid_value");
  }
  const settings = settingsOf(body.data.session ?? { type: "realtime" });
  if (settings instanceof Response) return settings;
  const seconds = body.data.expires_after?.seconds ?? SECRET_SECONDS;
  const secret = exchange.keys.make(settings, seconds, request.headers.get("openai-safety-identifier"));
  return Response.json({ value: secret.value, expires_at: secret.expiresAt, session: settings });
}

async function makeCall(exchange: Exchange, request: Request, caller: Caller): Promise<Response> {
  const refused = deliberate(exchange, "calls") ?? onlyKnown(caller);
  if (refused !== null) return refused;
  const type = request.headers.get("content-type") ?? "";
  if (/^application\/sdp\b/i.test(type)) {
    const settings = caller.kind === "browser" ? { ...caller.secret.settings, id: newSettings().id } : newSettings();
    return connect(exchange, caller, request, await request.text(), settings);
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
  const settings = settingsOf(typeof given === "string" ? jsonOf(given) : { type: "realtime" });
  return settings instanceof Response ? settings : connect(exchange, caller, request, offer, settings);
}

async function connect(
  exchange: Exchange,
  caller: Caller,
  request: Request,
  offer: string,
  settings: SessionSettings,
): Promise<Response> {
  const named = request.headers.get("openai-safety-identifier");
  const call = exchange.open({
    settings,
    safetyIdentifier: caller.kind === "browser" ? caller.secret.safetyIdentifier : named,
    authorisedBy: caller.kind === "browser" ? "ephemeral key" : "API key",
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

async function hangUp(exchange: Exchange, caller: Caller, id: string): Promise<Response> {
  const refused = onlyServers(caller);
  if (refused !== null) return refused;
  const call = exchange.calls.get(id);
  if (call === undefined || call.end !== null)
    return refusal(404, `No call found with ID '${id}'.`, "call_id_not_found");
  await call.hangUp("hangup");
  return new Response(null, { status: 200 });
}

function settingsOf(given: unknown): SessionSettings | Response {
  const settings = changedSettings(newSettings(), given, { mayChoose: true });
  return settings.ok ? settings.value : refusal(400, settings.error.message, settings.error.code);
}

function deliberate({ behaviour }: Exchange, endpoint: "client_secrets" | "calls"): Response | null {
  const { refuse } = behaviour();
  return refuse?.endpoint === endpoint ? refusal(refuse.status, refuse.message, refuse.code) : null;
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
export function refusal(status: number, message: string, code: string | null): Response {
  return Response.json({ error: { message, type: "invalid_request_error", param: null, code } }, { status });
}

function jsonOf(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
