import type { Result } from "../../domain/result.ts";
import type { Viewer } from "../../domain/admin/viewer.ts";
import type { VoiceStatus } from "../../domain/admin/analyst-status.ts";
import type { VoiceDay } from "../store/voice-ledger.ts";

/** Who asks for the voice. */
export interface VoiceCaller {
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** The client's network address; see `client-address.ts`. */
  address: string;
}

/** What a page asks for. */
export interface VoiceWish {
  /** Null where no game is meant. */
  gameKey: string | null;
  /** The page's conversation before this one, which is over: its farewell may be on its way or lost. Null without one. */
  after: string | null;
}

/** What a page needs to begin a conversation. */
export interface VoiceGrant {
  /** Begins with `ek_`: our own, good for one call (relay), or the provider's for the browser (direct). */
  token: string;
  /** When the token is of no use any more. ISO 8601. */
  expiresAt: string;
  /** Names the conversation where its end is told; worth nothing for anything else. */
  session: string;
  mode: "relay" | "direct";
  model: string;
  transcribeModel: string;
  /** Where the offer is posted: a path of this site (relay), or the provider's address (direct). */
  baseUrl: string;
  /** How long the conversation may last. */
  sessionSeconds: number;
  /** What a minute of it is counted with; the provider's bill may say something else. Null for everybody but the administrator. */
  dollarsPerMinute: number | null;
  /** True where an emulator answers, which the page must say. */
  isEmulated: boolean;
}

/** Why there is no conversation, for the person, with the status that goes with it. */
export interface VoiceProblem {
  status: 400 | 401 | 403 | 404 | 429 | 502 | 503;
  /** What happened and what to do. */
  error: string;
  /** Seconds; null where waiting does not help. */
  retryAfter: number | null;
}

/** What the model is told and what it may call, made for each conversation. */
export interface SessionSetup {
  instructions: string;
  /** As the provider describes function tools. */
  tools: unknown[];
}

/** The voice analyst's door: who may talk, how long, and when it is over. Holds for all processes on one store. */
export interface Voice {
  /** Where browsers call by themselves, for the page's policy; null in relay mode. */
  readonly providerOrigin: string | null;
  /** True where an emulator on this machine answers, in development: every page that offers the voice says so. */
  readonly isEmulated: boolean;
  /** A token for one conversation, or why not. */
  grant(requester: VoiceCaller, wish: VoiceWish): Promise<Result<VoiceGrant, VoiceProblem>>;
  /** Uses a token: passes the browser's offer on. Returns the answer, and the name of the conversation. */
  connect(
    token: string,
    sdp: string,
    requester: VoiceCaller,
  ): Promise<Result<{ sdp: string; session: string }, VoiceProblem>>;
  /**
   * Ends a conversation before its time; nothing happens to one that is unknown or over. True the first time that this is
   * said of one that was held, also shortly after it ended otherwise (its time, the switch).
   */
  end(session: string): Promise<boolean>;
  /** Switches the voice off for everybody, which ends every conversation, or on again. Stored: it outlives restarts. */
  setOpen(isOpen: boolean): Promise<void>;
  /** Today's account (UTC). */
  today(): Promise<VoiceDay>;
  /** The same with how the voice is set up, for the administrator. */
  status(): Promise<VoiceStatus>;
  /** Ends what is past its time, whichever process began it. Runs by itself once `start` was called. */
  sweep(): Promise<void>;
  start(): Promise<void>;
  /** Stops looking. Conversations go on, and are ended by another process or the next start. */
  stop(): Promise<void>;
}
