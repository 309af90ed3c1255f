import { fail, ok, type Result } from "../../domain/result.ts";

/** What the site gives for one conversation. */
export interface Grant {
  token: string;
  session: string;
  model: string;
  transcribeModel: string;
  /** Absolute. */
  callsUrl: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  sessionSeconds: number;
  dollarsPerMinute: number;
}

/** The specification's words where the site gives no reason. */
export const NO_TOKEN = "Failed to get realtime token";

/** Asks the site for a conversation about a game. The error is the site's own sentence. Rejects when it was aborted. */
export async function fetchGrant(
  gameKey: string,
  { origin, signal, fetch: ask = fetch }: { origin: string; signal: AbortSignal; fetch?: typeof fetch },
): Promise<Result<Grant, string>> {
  let body: unknown = null;
  let isGood = false;
  try {
    const response = await ask(`/api/realtime-token?game=${encodeURIComponent(gameKey)}`, {
      credentials: "include",
      cache: "no-store",
      signal,
    });
    isGood = response.ok;
    body = await response.json();
  } catch (error) {
    if (signal.aborted) throw error;
  }
  const { error, token, session, model, transcribeModel, baseUrl, expiresAt, sessionSeconds, dollarsPerMinute } =
    Object(body) as Record<string, unknown>;
  if (!isGood || typeof token !== "string" || token === "") {
    return fail(typeof error === "string" && error !== "" ? error : NO_TOKEN);
  }
  if (
    typeof session !== "string" ||
    typeof model !== "string" ||
    typeof transcribeModel !== "string" ||
    typeof baseUrl !== "string" ||
    typeof expiresAt !== "string" ||
    typeof sessionSeconds !== "number" ||
    typeof dollarsPerMinute !== "number"
  ) {
    return fail(NO_TOKEN);
  }
  return ok({
    token,
    session,
    model,
    transcribeModel,
    callsUrl: new URL(baseUrl, origin).href,
    expiresAt: Date.parse(expiresAt),
    sessionSeconds,
    dollarsPerMinute,
  });
}
