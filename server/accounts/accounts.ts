import type { Result } from "../../domain/result.ts";
import type { Viewer } from "../../domain/admin/viewer.ts";
import type { AccountKeeps } from "./account-keeps.ts";
import type { CodePlace } from "./code-sender.ts";

/** Who sends a request, as far as the server can tell; none of it is trusted. */
export interface Requester {
  /** The client's network address; see `client-address.ts`. */
  address: string;
  /** As the browser calls itself, shown in the list of sessions; empty when it says nothing. */
  userAgent: string;
  /** The header `cookie`; empty without one. */
  cookies: string;
}

export type SendProblem =
  | { kind: "bad-address" }
  /** Asked for too often. `seconds` until it may be tried again. */
  | { kind: "too-many"; seconds: number }
  /** The mail server did not take the mail. */
  | { kind: "mail-failed" };

export type SignInProblem =
  | { kind: "bad-address" }
  /** Not of the form that a code has; costs no try. */
  | { kind: "bad-code" }
  | { kind: "wrong-code"; triesLeft: number }
  /** No code can be used here: none was asked for by this browser, it was used, it is too old, or its tries are used up. */
  | { kind: "dead-code" }
  | { kind: "too-many"; seconds: number };

/** One place where a person is signed in. */
export interface SessionPlace {
  /** Names it for `endSession`; opens nothing. */
  id: string;
  /** The session that the request itself belongs to. */
  isCurrent: boolean;
  userAgent: string;
  address: string;
  /** ISO 8601. */
  signedInAt: string;
  lastUsedAt: string;
}

/** How codes are asked for and turned into sessions. `cookies` are the values of `set-cookie` headers throughout. */
export interface Codes {
  /** Where people find the codes that are sent. */
  readonly codePlace: CodePlace;
  /**
   * Sends a fresh code, which only the browser can use that gets `cookies`; an earlier one for the same browser and address
   * is dead from then on, and no other browser's. Same answer for known and unknown addresses.
   */
  sendCode(email: string, requester: Requester): Promise<Result<{ email: string; cookies: string[] }, SendProblem>>;
  /** Turns the right code into a session. */
  signIn(email: string, code: string, requester: Requester): Promise<Result<{ cookies: string[] }, SignInProblem>>;
  /** A code that signs the administrator in from any browser, whatever strangers do; null where nobody is administrator. */
  makeServerCode(): Promise<{ email: string; code: string } | null>;
  /** Turns such a code into a session. No limits: it cannot be guessed. */
  signInFromServer(code: string, requester: Requester): Promise<Result<{ cookies: string[] }, SignInProblem>>;
}

/** Who is signed in, where, and how that ends. */
export interface Sessions {
  /**
   * True when a request with these cookies may be the administrator's and so must not be answered from kept pages. Asked
   * for every request with cookies, so it does nothing that takes time; `viewer` decides.
   */
  mayBeAdministrator(cookies: string | null | undefined): boolean;
  /** The person whose session these headers bring; null without one. Reads the store only where there is a cookie of ours. */
  viewer(headers: Headers): Promise<Viewer | null>;
  /** The same, for an answer that may set cookies: a session in use gets a later end, once a day. `cookies` is nearly always empty. */
  recognize(headers: Headers): Promise<{ viewer: Viewer | null; cookies: string[] }>;
  /** Ends the session of the request. Returns `set-cookie` values, as the next one does. */
  signOut(requester: Requester): Promise<string[]>;
  /** Ends every session of the person; nothing without one. */
  signOutEverywhere(requester: Requester): Promise<string[]>;
  /** Ends another session of the person; null where the person has no such one. `userAgent` is what its browser called itself. */
  endSession(requester: Requester, id: string): Promise<{ userAgent: string } | null>;
  /** Ends all other sessions of the person and says how many. */
  endOtherSessions(requester: Requester): Promise<number>;
  /**
   * For the administrator: ends every session of the account with this address (small letters), or of all accounts (null),
   * but that of the request. Says how many; 0 for anybody else.
   */
  endSessionsOf(requester: Requester, email: string | null): Promise<number>;
  /** Deletes the account with its sessions; for somebody whose code is fresh. Returns `set-cookie` values. */
  deleteAccount(requester: Requester): Promise<Result<string[], "signed-out" | "not-fresh">>;
  /** Where the person of these headers is signed in, the newest first; empty without one. */
  sessions(headers: Headers): Promise<SessionPlace[]>;
}

/** Nothing else in the program knows of sessions and codes. `keeps`: what accounts keep for their people. */
export type Accounts = Sessions & Codes & { keeps: AccountKeeps };
