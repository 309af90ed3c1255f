import { expect, onTestFinished, vi } from "vitest";
import { type OpenSite, type OpenSiteOptions, openSite } from "../setup/open-site.ts";
import type { Visitor } from "../setup/open-visitor.ts";
import { ADMINISTRATOR, loggedCode } from "../setup/sign-in-as.ts";

export const FAN = "fan@six.example";
export const BOSS = ADMINISTRATOR;

/** A site for one test, after which it is closed and the clock is the real one again. */
export async function aSite(options: OpenSiteOptions = {}): Promise<OpenSite> {
  const site = await openSite(options);
  onTestFinished(async () => {
    vi.useRealTimers();
    await site.close();
  });
  return site;
}

/** Asks for a code and returns it. */
export async function codeFor(site: OpenSite, visitor: Visitor, email: string): Promise<string> {
  const answer = await visitor.post("/login", { intent: "send", email });
  expect(answer.status).toBe(200);
  return loggedCode(site.log, email);
}

/** The second form with a code. */
export function tryCode(
  visitor: Visitor,
  code: string,
  email = FAN,
  headers?: Record<string, string>,
): Promise<Response> {
  return visitor.post("/login", { intent: "signIn", email, code }, headers);
}

/** Eight digits that are not those of `code`. */
export function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 100_000_000).padStart(8, "0");
}

/** True where the site knows who this is. */
export async function isSignedIn(visitor: Visitor): Promise<boolean> {
  const me = (await (await visitor.get("/api/me")).json()) as { userEmail: string | null };
  return me.userEmail !== null;
}
