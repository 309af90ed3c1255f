import { fail, ok, type Result } from "../../domain/result.ts";

/** What the site gives for one conversation. */
export interface Grant {
  token: string;
  session: string;
  model: string;
  transcribeModel: string;
  /** Absolute. */
  callsUrl: string;
  sessionSeconds: number;
  /** Null for everyone but the administrator. */
  dollarsPerMinute: number | null;
}

/** The specification's words where the site gives no reason. */
export const NO_TOKEN = "Failed to get realtime token";
/** A site that takes longer for a few lines does not answer any more. */
const PATIENCE_MS = 15_000;

interface GrantOptions {
  /** The page's own. */
  origin: string;
  signal: AbortSignal;
  /** The conversation that this browser had before: the site may not have heard yet that it is over. */
  after?: string | null;
  fetch?: typeof fetch;
  /** Milliseconds. */
  patience?: number;
}

/** Asks the site for a conversation about a game. The error is the site's own sentence. Rejects when it was aborted. */
export async function fetchGrant(
  gameKey: string,
  { origin, signal, after = null, fetch: ask = fetch, patience = PATIENCE_MS }: GrantOptions,
): Promise<Result<Grant, string>> {
  let body: unknown = null;
  let isGood = false;
  try {
    const query = new URLSearchParams({ game: gameKey, ...(after === null ? {} : { after }) });
    const response = await ask(`/api/realtime-token?${query}`, {
      credentials: "include",
      cache: "no-store",
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    isGood = response.ok;
    body = await response.json();
  } catch (error) {
    if (signal.aborted) throw error;
  }
  const { error, token, session, model, transcribeModel, baseUrl, sessionSeconds, dollarsPerMinute } = Object(
    body,
  ) as Record<string, unknown>;
  if (!isGood || typeof token !== "string" || token === "") {
    return fail(typeof error === "string" && error !== "" ? error : NO_TOKEN);
  }
  if (
    typeof session !== "string" ||
    typeof model !== "string" ||
    typeof transcribeModel !== "string" ||
    typeof baseUrl !== "string" ||
    typeof sessionSeconds !== "number" ||
    (dollarsPerMinute !== null && typeof dollarsPerMinute !== "number")
  ) {
    return fail(NO_TOKEN);
  }
  return ok({
    token,
    session,
    model,
    transcribeModel,
    callsUrl: new URL(baseUrl, origin).href,
    sessionSeconds,
    dollarsPerMinute,
  });
}
