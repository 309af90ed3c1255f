import type { SessionSettings } from "./session-settings.ts";
import { emulatedId } from "./emulated-id.ts";

/** What an ephemeral key stands for. */
export interface Secret {
  value: string;
  /** Seconds since 1970. */
  expiresAt: number;
  settings: SessionSettings;
  safetyIdentifier: string | null;
  /** The request, as it came. */
  asked: unknown;
}

/** Who a request came from; the refusal's words are those of a provider. */
export type Caller =
  | { kind: "server" }
  | { kind: "browser"; secret: Secret }
  | { kind: "nobody"; message: string; code: string };

/** The one API key, and the ephemeral keys that were made with it. One secret opens any number of calls until it expires. */
export class AccessKeys {
  readonly secrets: Secret[] = [];
  #apiKey: string;
  #now: () => number;

  constructor(apiKey: string, now: () => number) {
    this.#apiKey = apiKey;
    this.#now = now;
  }

  make(seconds: number, given: Pick<Secret, "settings" | "safetyIdentifier" | "asked">): Secret {
    const expiresAt = Math.floor(this.#now() / 1000) + seconds;
    const secret = { value: emulatedId("ek"), expiresAt, ...given };
    this.secrets.push(secret);
    return secret;
  }

  /** By the `Authorization` header. */
  callerOf(header: string | undefined): Caller {
    const key = /^Bearer (\S+)$/.exec(header ?? "")?.[1];
    if (key === undefined)
      return { kind: "nobody", message: "Missing bearer authentication in header", code: "invalid_api_key" };
    if (key === this.#apiKey) return { kind: "server" };
    const secret = this.secrets.find(({ value }) => value === key);
    if (secret === undefined)
      return { kind: "nobody", message: "Incorrect API key provided.", code: "invalid_api_key" };
    if (secret.expiresAt * 1000 <= this.#now())
      return { kind: "nobody", message: "Ephemeral token expired.", code: "token_expired" };
    return { kind: "browser", secret };
  }
}
