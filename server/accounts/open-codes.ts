import { randomBytes } from "node:crypto";
import { isAPIError } from "better-auth/api";
import { parseEmailAddress } from "../../domain/words/email-address.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";
import type { AccountLimits, LimitedRequester } from "./account-limits.ts";
import type { Requester, Codes, SignInProblem } from "./accounts.ts";
import { ADDRESS_HEADER, type AuthEngine, CODE_DIGITS, TRIES } from "./auth-engine.ts";
import type { CodeSender } from "./code-sender.ts";
import { getSession } from "./get-session.ts";
import type { KnownBrowser, KnownBrowsers } from "./known-browser.ts";
import type { Audit } from "./open-audit.ts";
import { ownCookies } from "./own-cookies.ts";
import { sweepSessions } from "./sweep-sessions.ts";

export interface CodesOptions {
  engine: AuthEngine;
  database: Database<Tables>;
  limits: AccountLimits;
  browsers: KnownBrowsers;
  sendCode: CodeSender;
  audit: Audit;
  /** The administrator's address in small letters; null for nobody. */
  administrator: string | null;
}

/** How codes are asked for and turned into sessions. */
export async function openCodes(options: CodesOptions): Promise<Codes> {
  const { engine, database, limits, browsers, sendCode, audit, administrator } = options;
  const { auth, forHolder, reveal, sessionCookie } = engine;
  const { internalAdapter } = await auth.$context;

  /** The session's cookie, or why there is none. */
  function tryCode(
    holder: string,
    email: string,
    otp: string,
    requester: Requester,
  ): Promise<Result<string[], SignInProblem>> {
    return forHolder(holder, async () => {
      const headers = requesterHeaders(requester);
      try {
        const answer = await reveal(() =>
          auth.api.signInEmailOTP({ body: { email, otp }, headers, returnHeaders: true }),
        );
        return ok(ownCookies(answer.headers, sessionCookie));
      } catch (error) {
        return fail(await refusal(error, codeIdentifier(email), internalAdapter));
      }
    });
  }

  /** What follows a code that was tried: the record, and where it was right the end of the session that the browser had. */
  async function conclude(
    tried: Result<string[], SignInProblem>,
    { email, requester, way }: { email: string; requester: Requester; way: string },
  ): Promise<void> {
    const { address, cookies } = requester;
    if (!tried.ok) {
      const detail = tried.error.kind === "wrong-code" ? "wrong code" : "no code that could be used";
      return audit.record({ kind: "sign-in-failed", person: { email }, address, detail });
    }
    await audit.record({ kind: "signed-in", person: { email }, address, detail: way });
    // An attacker who planted that session's cookie gains nothing.
    const { session } = await reveal(() => getSession(auth, cookies, false));
    if (session !== null) await internalAdapter.deleteSession(session.session.token);
    await sweepSessions(database);
  }

  return {
    codePlace: sendCode.place,
    async sendCode(given, requester) {
      const email = parseEmailAddress(given);
      if (email === null) return fail({ kind: "bad-address" });
      const browser = browsers.read(requester.cookies) ?? browsers.create();
      const counted = limitedRequester(browsers, email, requester, browser);
      const taken = await limits.send(counted);
      if (!taken.ok) return fail({ kind: "too-many", seconds: taken.seconds });
      return forHolder(browserHolder(browser), async () => {
        await internalAdapter.deleteVerificationByIdentifier(codeIdentifier(email));
        const code = await auth.api.createVerificationOTP({ body: { email, type: "sign-in" } });
        const sent = await sendCode.send(email, code);
        if (sent.ok) {
          await audit.record({ kind: "code-sent", person: { email }, address: requester.address });
          return ok({ email, cookies: [browsers.keep(browser)] });
        }
        await internalAdapter.deleteVerificationByIdentifier(codeIdentifier(email));
        await limits.unsent(counted);
        return fail({ kind: "mail-failed" });
      });
    },
    async signIn(given, givenCode, requester) {
      const email = parseEmailAddress(given);
      if (email === null) return fail({ kind: "bad-address" });
      const code = withoutGaps(givenCode);
      if (!CODE.test(code)) return fail({ kind: "bad-code" });
      // One without our cookie has asked for nothing, and no code is there for it.
      const browser = browsers.read(requester.cookies) ?? browsers.create();
      const taken = await limits.guess(limitedRequester(browsers, email, requester, browser));
      if (!taken.ok) return fail({ kind: "too-many", seconds: taken.seconds });
      const session = await tryCode(browserHolder(browser), email, code, requester);
      await conclude(session, { email, requester, way: "by a code" });
      if (!session.ok) return session;
      return ok({ cookies: [...session.value, browsers.keep(browsers.signedIn(browser, email))] });
    },
    async makeServerCode() {
      if (administrator === null) return null;
      const key = Array.from(randomBytes(KEY_LENGTH), (byte) => KEY_LETTERS[byte % KEY_LETTERS.length]).join("");
      const code = await forHolder(serverHolder(key), () =>
        auth.api.createVerificationOTP({ body: { email: administrator, type: "sign-in" } }),
      );
      await audit.record({ kind: "code-sent", person: { email: administrator }, address: null });
      return { email: administrator, code: [...(key.match(/.{4}/g) ?? []), code].join("-") };
    },
    async signInFromServer(given, requester) {
      const [, key, code] = SERVER_CODE.exec(withoutGaps(given).toUpperCase()) ?? [];
      if (key === undefined || code === undefined) return fail({ kind: "bad-code" });
      if (administrator === null) return fail({ kind: "dead-code" });
      const session = await tryCode(serverHolder(key), administrator, code, requester);
      await conclude(session, { email: administrator, requester, way: "from the server" });
      if (!session.ok) return session;
      const browser = browsers.read(requester.cookies) ?? browsers.create();
      return ok({ cookies: [...session.value, browsers.keep(browsers.signedIn(browser, administrator))] });
    },
  };
}

function limitedRequester(
  browsers: KnownBrowsers,
  email: string,
  { address }: Requester,
  browser: KnownBrowser,
): LimitedRequester {
  return { email, address, isKnown: browsers.hasSignedIn(browser, email) };
}

type InternalAdapter = Awaited<AuthEngine["auth"]["$context"]>["internalAdapter"];

/** Why a code was refused. A code whose tries are used up is gone, like one that was never sent. */
async function refusal(error: unknown, identifier: string, codes: InternalAdapter): Promise<SignInProblem> {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  const code = await codes.findVerificationValue(identifier);
  const tries = Number(code?.value.split(":").at(-1) ?? TRIES);
  if (tries < TRIES) return { kind: "wrong-code", triesLeft: TRIES - tries };
  await codes.deleteVerificationByIdentifier(identifier);
  return { kind: "dead-code" };
}

const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

/** 20 letters from 32 that cannot be confused, so 100 bits: guessing needs no limit. */
const KEY_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const KEY_LENGTH = 20;
const SERVER_CODE = new RegExp(`^([${KEY_LETTERS}]{${KEY_LENGTH}})([0-9]{${CODE_DIGITS}})$`);

/** As people paste codes: with spaces or dashes. */
function withoutGaps(code: string): string {
  return code.replaceAll(/[\s-]/g, "");
}

/** Under which the library keeps the code of an address, before it is hashed with its holder. */
function codeIdentifier(email: string): string {
  return `sign-in-otp-${email}`;
}

function browserHolder({ id }: KnownBrowser): string {
  return `browser ${id}`;
}

function serverHolder(key: string): string {
  return `server ${key}`;
}

/** The most characters kept of a browser's user agent. */
const LONGEST_USER_AGENT = 300;

function requesterHeaders({ address, userAgent }: Requester): Headers {
  return new Headers({ [ADDRESS_HEADER]: address, "user-agent": userAgent.slice(0, LONGEST_USER_AGENT) });
}
