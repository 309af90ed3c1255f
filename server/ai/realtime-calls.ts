import { fail, ok, type Result } from "../../domain/result.ts";
import { askedWait } from "./asked-wait.ts";
import { boundedFetch } from "./bounded-fetch.ts";

/** How a session of the realtime provider is set up, in its own words. */
export type RealtimeSession = { type: "realtime"; model: string } & Record<string, unknown>;

export interface RealtimeProblem {
  kind: "unauthorized" | "unpaid" | "rate-limited" | "refused" | "unreachable" | "bad-answer";
  /** For the log: no secret, and no text of the provider's but its own short code. */
  message: string;
  /** What the provider asks to wait; null where it does not say. */
  retryAfterSeconds: number | null;
  /** A call that began all the same, of which nobody else knows: the caller must hang it up. */
  callId?: string;
}

/** Calls of browsers to a realtime voice provider, made and ended with the real key. Never fails with an exception. */
export interface RealtimeCalls {
  /** Passes a browser's offer on. `caller` is a hash of the person who talks. */
  open(sdp: string, session: RealtimeSession, caller: string): Promise<Result<OpenedCall, RealtimeProblem>>;
  /** A key of `seconds` with which a browser calls by itself. */
  key(session: RealtimeSession, caller: string, seconds: number): Promise<Result<ClientKey, RealtimeProblem>>;
  /** `gone`: the call was over already. */
  hangUp(callId: string): Promise<Result<"hung-up" | "gone", RealtimeProblem>>;
}

export interface OpenedCall {
  callId: string;
  /** The answer to the offer. */
  sdp: string;
}

export interface ClientKey {
  value: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface RealtimeCallsOptions {
  /** Where the API begins, such as `https://api.openai.com/v1`. */
  baseURL: string;
  apiKey: string;
  /** A signal that aborts when an answer has taken so many milliseconds; a test's own does when its emulator never answers. */
  deadline?: (milliseconds: number, path: string) => AbortSignal;
}

const PATIENCE_MS = 10_000;
const LONGEST_SDP = 64 * 1024;

/** The provider's three endpoints over HTTP. A redirect is an error: the key goes to the configured address alone. */
export function realtimeCalls(options: RealtimeCallsOptions): RealtimeCalls {
  const { baseURL, apiKey, deadline = AbortSignal.timeout } = options;

  async function ask(path: string, init: RequestInit, caller: string | null): Promise<Result<Answer, RealtimeProblem>> {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${apiKey}`);
    if (caller !== null) headers.set("openai-safety-identifier", caller);
    let callId: string | undefined;
    try {
      const signal = deadline(PATIENCE_MS, path);
      const response = await boundedFetch(`${baseURL}/realtime/${path}`, {
        ...init,
        method: "POST",
        headers,
        redirect: "error",
        signal,
      });
      callId = response.ok ? callIdIn(response.headers) : undefined;
      return ok({ status: response.status, headers: response.headers, callId, text: await response.text() });
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === "TimeoutError";
      const reason = isLate ? `did not answer within ${PATIENCE_MS / 1000} s` : "could not be reached";
      return ofCall(callId, problem("unreachable", `the voice provider ${reason}`));
    }
  }

  return {
    async open(sdp, session, caller) {
      const body = new FormData();
      body.set("sdp", sdp);
      body.set("session", JSON.stringify(session));
      const asked = await ask("calls", { body }, caller);
      if (!asked.ok) return asked;
      const refusal = refusalOf(asked.value);
      if (refusal !== null) return refusal;
      const { callId } = asked.value;
      // A call that could not be hung up must not begin: without the answer the browser has none.
      if (callId === undefined) return problem("bad-answer", "the voice provider did not say what the call is called");
      const answer = asked.value.text;
      if (!answer.startsWith("v=0") || answer.length > LONGEST_SDP) {
        const words = "the voice provider's answer to the offer is no session description";
        return ofCall(callId, problem("bad-answer", words));
      }
      return ok({ callId, sdp: answer });
    },
    async key(session, caller, seconds) {
      const body = JSON.stringify({ expires_after: { anchor: "created_at", seconds }, session });
      const asked = await ask("client_secrets", { body, headers: { "content-type": "application/json" } }, caller);
      if (!asked.ok) return asked;
      return refusalOf(asked.value) ?? readKey(asked.value.text);
    },
    async hangUp(callId) {
      const asked = await ask(`calls/${callId}/hangup`, {}, null);
      if (!asked.ok) return asked;
      if (asked.value.status === 404 || asked.value.status === 410) return ok("gone");
      return refusalOf(asked.value) ?? ok("hung-up");
    },
  };
}

interface Answer {
  status: number;
  headers: Headers;
  /** Of a call that has begun. */
  callId: string | undefined;
  text: string;
}

function problem(
  kind: RealtimeProblem["kind"],
  message: string,
  retryAfterSeconds: number | null = null,
): { ok: false; error: RealtimeProblem } {
  return fail({ kind, message, retryAfterSeconds });
}

function ofCall(
  callId: string | undefined,
  { error }: { error: RealtimeProblem },
): { ok: false; error: RealtimeProblem } {
  return fail(callId === undefined ? error : { ...error, callId });
}

function callIdIn(headers: Headers): string | undefined {
  return /\/([\w-]{1,200})$/.exec(headers.get("location") ?? "")?.[1];
}

/** Null for an answer that is no refusal. */
function refusalOf({ status, headers, text }: Answer): { ok: false; error: RealtimeProblem } | null {
  if (status >= 200 && status < 300) return null;
  const code = codeOf(text);
  const message = `the voice provider answered ${status}${code === null ? "" : ` (${code})`}`;
  if (status === 401 || status === 403) return problem("unauthorized", message);
  // Comes as 429, and waiting does not help.
  if (status === 402 || code === "insufficient_quota") return problem("unpaid", message);
  if (status === 429) return problem("rate-limited", message, askedWait(headers));
  return problem(status >= 500 ? "unreachable" : "refused", message);
}

/** The provider's own code for what went wrong: a word such as `invalid_api_key`. Its sentences can hold parts of the key. */
function codeOf(text: string): string | null {
  const body = parsed(text);
  if (!isRecord(body) || !isRecord(body.error)) return null;
  const { code } = body.error;
  return typeof code === "string" && /^[a-z]+(?:_[a-z]+){0,7}$/.test(code) && code.length <= 60 ? code : null;
}

function readKey(text: string): Result<ClientKey, RealtimeProblem> {
  const body = parsed(text);
  if (isRecord(body)) {
    const { value, expires_at: expires } = body;
    if (typeof value === "string" && /^ek_[\w.-]{1,500}$/.test(value) && typeof expires === "number") {
      const at = new Date(expires * 1000);
      if (!Number.isNaN(at.getTime())) return ok({ value, expiresAt: at.toISOString() });
    }
  }
  return problem("bad-answer", "the voice provider's answer holds no key for the browser");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
