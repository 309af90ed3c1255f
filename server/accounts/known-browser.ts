import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { cookieName } from "./cookie-name.ts";

/** A browser as its cookie tells. */
export interface KnownBrowser {
  /** 256 random bits. Codes that it asked for can be used by anyone who knows this. */
  id: string;
  /** Our signature that somebody signed in here with some email address; null before that. */
  proof: string | null;
}

export interface KnownBrowsers {
  /** The browser that sent a `cookie` header; null where it has no cookie of ours, or none of the right form. */
  read(cookies: string): KnownBrowser | null;
  /** One that was never seen. */
  create(): KnownBrowser;
  /** Whether somebody has signed in here with this email address. */
  hasSignedIn(browser: KnownBrowser, email: string): boolean;
  /** The browser after somebody has signed in. */
  signedIn(browser: KnownBrowser, email: string): KnownBrowser;
  /** A `set-cookie` value that keeps the browser known. */
  keep(browser: KnownBrowser): string;
  /** One that forgets it. */
  forget(): string;
}

/** 256 bits as base64url, and a dot with as much again for the proof. */
const FORM = /^([\w-]{43})(?:\.([\w-]{43}))?$/;

/** Seconds. Long enough for a code, and for another one after it. */
const ASKING_LIFE = 60 * 60;
/** The longest that browsers keep a cookie. */
const KNOWN_LIFE = 400 * 24 * 60 * 60;

/**
 * The cookie that binds a code to the browser which asked for it, and by which a browser that has signed in before is told
 * from a stranger's. It signs nobody in.
 */
export function knownBrowsers({ secret, baseUrl }: { secret: string; baseUrl: string | null }): KnownBrowsers {
  const name = cookieName(baseUrl, "pickle-six-browser");
  const secure = baseUrl?.startsWith("https://") ?? false;
  const proofOf = (id: string, email: string): string =>
    createHmac("sha256", secret).update(`signed in ${id} ${email}`).digest("base64url");
  const setCookie = (value: string, maxAge: number): string =>
    serialize(name, value, { maxAge, path: "/", httpOnly: true, sameSite: "Lax", secure });
  return {
    read(cookies) {
      const [, id, proof] = FORM.exec(parse(cookies, name)[name] ?? "") ?? [];
      return id === undefined ? null : { id, proof: proof ?? null };
    },
    create: () => ({ id: randomBytes(32).toString("base64url"), proof: null }),
    hasSignedIn(browser, email) {
      if (browser.proof === null) return false;
      return timingSafeEqual(Buffer.from(browser.proof), Buffer.from(proofOf(browser.id, email)));
    },
    signedIn: ({ id }, email) => ({ id, proof: proofOf(id, email) }),
    keep: ({ id, proof }) => (proof === null ? setCookie(id, ASKING_LIFE) : setCookie(`${id}.${proof}`, KNOWN_LIFE)),
    forget: () => setCookie("", 0),
  };
}
