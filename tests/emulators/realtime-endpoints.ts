import { z } from "zod";
import { openTestEmulator } from "../setup/open-test-emulator.ts";
import type { Behavior, Endpoint, Refusal } from "./realtime/behavior.ts";
import { DEAF_ANSWER } from "./realtime/deaf-peer.ts";

/** A call as the provider sees it. */
export interface EmulatedCall {
  id: string;
  sdp: string;
  session: Record<string, unknown>;
  caller: string | null;
  hangUps: number;
}

/**
 * `hang`: no answer at all. `nameless`: a call without its name. `words`: a web page in place of what was asked for.
 * `late`: the answer is held back until this changes. `unpaid`: no money is left, which the provider says with 429. `leak`: a refusal with the whole key in every field.
 */
export type EndpointFault =
  | 401
  | 404
  | 429
  | 500
  | "hang"
  | "nameless"
  | "words"
  | "redirect"
  | "late"
  | "unpaid"
  | "leak";

export interface RealtimeEndpoints {
  /** What `OPENAI_BASE_URL` is set to. */
  url: string;
  readonly calls: EmulatedCall[];
  /** What was asked for when keys for browsers were. */
  readonly keys: { body: Record<string, unknown>; caller: string | null }[];
  /** What comes instead of every answer of an endpoint until it is null again. */
  faults: Record<Endpoint, EndpointFault | null>;
  /**
   * The deadline of a caller who knows the emulator: it passes where no answer will come, and never because a machine is slow.
   */
  deadline(milliseconds: number, path: string): AbortSignal;
  close(): Promise<void>;
}

export const EMULATED_KEY = "sk-emulated-0123456789";
export const EMULATED_ANSWER = DEAF_ANSWER;

const table = z.record(z.string(), z.unknown());

/** The emulated provider without any sound, for what the site sends and is answered over HTTP. */
export async function openRealtimeEndpoints(): Promise<RealtimeEndpoints> {
  const emulator = await openTestEmulator({ apiKey: EMULATED_KEY, hasSound: false });
  const faults: RealtimeEndpoints["faults"] = { calls: null, hangup: null, client_secrets: null };
  return {
    url: `${emulator.url}/v1`,
    get calls() {
      return [...emulator.calls.values()].map(({ id, offer, asked, safetyIdentifier, hangUps }) => ({
        id,
        sdp: offer,
        session: table.parse(asked),
        caller: safetyIdentifier,
        hangUps,
      }));
    },
    get keys() {
      return emulator.secrets.map(({ asked, safetyIdentifier }) => ({
        body: table.parse(asked),
        caller: safetyIdentifier,
      }));
    },
    faults: new Proxy(faults, {
      set(target, endpoint: Endpoint, fault: EndpointFault | null) {
        target[endpoint] = fault;
        Object.assign(emulator.behavior, faulty(endpoint, fault));
        return true;
      },
    }),
    deadline(_milliseconds, path) {
      const endpoint = path.endsWith("/hangup") ? "hangup" : path === "calls" ? "calls" : "client_secrets";
      return faults[endpoint] === "hang" ? AbortSignal.timeout(20) : new AbortController().signal;
    },
    close: () => emulator.close(),
  };
}

const SPOILED = { hang: "silence", nameless: "nameless", words: "html", redirect: "redirect", late: "held" } as const;

function faulty(endpoint: Endpoint, fault: EndpointFault | null): Pick<Behavior, "refuse" | "spoil"> {
  if (fault === null) return { refuse: null, spoil: null };
  if (typeof fault === "string" && fault !== "unpaid" && fault !== "leak") {
    return { refuse: null, spoil: { endpoint, how: SPOILED[fault] } };
  }
  return { refuse: { endpoint, ...refusalOf(fault) }, spoil: null };
}

/** As the provider refuses: its sentence holds a part of the key. */
function refusalOf(fault: 401 | 404 | 429 | 500 | "unpaid" | "leak"): Omit<Refusal, "endpoint"> {
  const message = `Incorrect API key provided: ${EMULATED_KEY.slice(0, 12)}***`;
  if (fault === "leak") return { status: 400, message: EMULATED_KEY, code: EMULATED_KEY, type: EMULATED_KEY };
  if (fault === "unpaid") return { status: 429, message, code: "insufficient_quota", retryAfter: 42 };
  return { status: fault, message, code: "some_code", ...(fault === 429 ? { retryAfter: 42 } : {}) };
}
