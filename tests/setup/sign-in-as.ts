import type { OpenSite } from "./open-site.ts";

/** Who is the administrator of a test's site that has one. */
export const ADMINISTRATOR = "boss@six.example";

/** A `cookie` header of somebody who has just signed in, with the session alone. Codes must stand in the site's log, as they do by default. */
export async function signInAs(site: OpenSite, email: string): Promise<string> {
  const requester = { address: "192.0.2.1", userAgent: "Test browser", cookies: "" };
  const sent = await site.accounts.sendCode(email, requester);
  if (!sent.ok) throw new Error(`no code was sent: ${sent.error.kind}`);
  const code = loggedCode(site.log, email);
  const cookies = cookieHeader(sent.value.cookies);
  const signedIn = await site.accounts.signIn(email, code, { ...requester, cookies });
  if (!signedIn.ok) throw new Error(`the code was refused: ${signedIn.error.kind}`);
  const [session = ""] = signedIn.value.cookies;
  return cookieHeader([session]);
}

/** The newest code that the log shows for an address. */
export function loggedCode(log: readonly string[], email: string): string {
  const found = log.map((line) => /sign-in code for (\S+) is (\d{8})/.exec(line));
  const code = found.findLast((match) => match?.[1] === email.toLowerCase())?.[2];
  if (code === undefined) throw new Error(`the log shows no code for ${email}`);
  return code;
}

/** What a browser sends back of `set-cookie` values; a cookie that they take away is left out. */
export function cookieHeader(setCookies: readonly string[]): string {
  return setCookies
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
