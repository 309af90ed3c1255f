import type { Result } from "../../domain/result.ts";

/** One conversation with the voice analyst, or a token for one. */
export interface VoiceSession {
  id: string;
  /** Who talks and from which network, as hashes; a visitor's person is the network's. */
  person: string;
  address: string;
  gameKey: string | null;
  mode: "relay" | "direct";
  model: string;
  /**
   * `reserved`: a token is out, or was and nobody used it; it counts as a start and takes up nothing. `starting`: it was used, and
   * the provider is being asked. `failed`: nothing came of it.
   */
  state: "reserved" | "starting" | "open" | "ended" | "failed";
  /** The provider's name for the call; null before there is one, and always where the browser calls by itself. */
  callId: string | null;
  openedAt: string;
  /** When the token was used and a place taken for it; null for one that nobody used, or that found no place. */
  startedAt: string | null;
  /** When it is over at the latest: the token's end while it is reserved, the session's from its start on. */
  endsAt: string;
  endedAt: string | null;
  /** The longest that it may last; of a token, what it would have been when it was given out. */
  capSeconds: number;
  /** What counts against the limits: nothing of a token, the worst case (`capSeconds`) from its use on, then what it took. */
  seconds: number;
  /** The same in millionths of a dollar. */
  cost: number;
}

/** What the limits are held against. Sums are of the day (UTC), by all processes. */
export interface VoiceUsage {
  /** False where the administrator has switched the voice off. */
  isOpen: boolean;
  /** Conversations that run: of everybody, of this person and of this network. */
  sessions: number;
  personSessions: number;
  addressSessions: number;
  /** When the first of this person's ends at the latest, as ISO time; null without one. */
  personEndsAt: string | null;
  personSeconds: number;
  addressSeconds: number;
  /** How many tokens were given out, used or not. */
  personStarts: number;
  addressStarts: number;
  cost: number;
}

export type VoiceAsk = Pick<VoiceSession, "id" | "person" | "address" | "gameKey" | "mode" | "model">;

export interface VoiceTerms {
  capSeconds: number;
  /** Of the whole cap. */
  cost: number;
}

export interface VoiceDay {
  isOpen: boolean;
  running: number;
  /** Begun on the day, with what they took or may take. */
  sessions: number;
  seconds: number;
  cost: number;
}

/** Whether there may be a conversation, and how long. It sees the sums, and nobody else writes meanwhile. */
export type DecideVoice<Refusal> = (usage: VoiceUsage) => Result<VoiceTerms, Refusal>;

/** The account book of the voice analyst, in the store: what one process writes holds for all. */
export interface VoiceLedger {
  /** Writes down a token that is good until `until`, if `decide` agrees. It takes no place: any number may be out. */
  issue<Refusal>(
    ask: VoiceAsk,
    times: { now: Date; until: Date },
    decide: DecideVoice<Refusal>,
  ): Promise<Result<VoiceSession, Refusal>>;
  /**
   * Uses a token, once, and takes a place with its worst case, if `decide` agrees. The conversation counts to the day of `now`, and
   * may last its cap and `graceSeconds` more. `gone`: the token was used before, is too old, or was taken back. `another`: it was
   * given to somebody else, and stays theirs. A token that finds no place is used up.
   */
  claim<Refusal extends object>(
    token: Pick<VoiceSession, "id" | "person">,
    times: { now: Date; graceSeconds: number },
    decide: DecideVoice<Refusal>,
  ): Promise<Result<VoiceSession, "gone" | "another" | Refusal>>;
  /** The provider has answered; false where the session has been ended meanwhile, and the call must be hung up. */
  attach(id: string, callId: string | null): Promise<boolean>;
  /** Asks for the end of a session now: it is due from then on. A token is taken back. False where nobody talked any more. */
  askEnd(id: string, now: Date): Promise<boolean>;
  /** Its page says that a session is over. True the first time, and only while it runs or shortly after its end. */
  reportEnd(id: string, now: Date): Promise<boolean>;
  /** Sessions that are past their end, each given to one process until `until`. */
  takeDue(now: Date, until: Date): Promise<VoiceSession[]>;
  /** Releases one that could not be hung up, so that it is taken again. */
  release(id: string): Promise<void>;
  /** Writes down what a session took. Does nothing, and says so, where it is settled or has another call by now. */
  settle(
    session: Pick<VoiceSession, "id" | "callId">,
    outcome: Pick<VoiceSession, "seconds" | "cost"> & { state: "ended" | "failed"; at: Date },
  ): Promise<boolean>;
  /** Switches the voice off, and makes every session due; or on again. */
  setOpen(isOpen: boolean, now: Date): Promise<void>;
  isOpen(): Promise<boolean>;
  /** The account of the day (UTC) of `now`. */
  day(now: Date): Promise<VoiceDay>;
}
