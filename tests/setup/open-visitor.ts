import type { OpenSite } from "./open-site.ts";
import { loggedCode } from "./sign-in-as.ts";

/** A browser without a window: keeps cookies and sends what browsers send with a form. */
export interface Visitor {
  /** What is sent as `cookie` at the moment. */
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form from a page of ours. */
  post(
    path: string,
    fields: Record<string, string> | URLSearchParams,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** The two steps of signing in: asks for a code and types what `codeOf` gives. */
  signIn(email: string, codeOf: () => string): Promise<Response>;
}

/**
 * A visitor of a site that was opened at `origin`. With `address` the requests go over a socket to where the site listens,
 * as from a client with that address: the site must take this machine's word for it (`trustedProxies`).
 */
export function openVisitor(site: OpenSite, origin = "http://127.0.0.1", address: string | null = null): Visitor {
  const cookies = new Map<string, string>();

  async function send(
    path: string,
    { headers: given, ...init }: { headers: Record<string, string>; method?: string; body?: string },
  ): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const known = cookie === "" ? given : { cookie, ...given };
    const response = await (address === null
      ? site.app.fetch(new Request(`${origin}${path}`, { ...init, headers: { host: new URL(origin).host, ...known } }))
      : fetch(`${origin}${path}`, { ...init, redirect: "manual", headers: { "x-forwarded-for": address, ...known } }));
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const visitor: Visitor = {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields, headers = {}) =>
      send(path, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", origin, ...headers },
      }),
    async signIn(email, codeOf) {
      await visitor.post("/login", { intent: "send", email });
      return visitor.post("/login", { intent: "signIn", email, code: codeOf() });
    },
  };
  return visitor;
}

/** A visitor who has signed in. Codes must stand in the site's log, as they do by default. */
export async function openSignedIn(site: OpenSite, email: string): Promise<Visitor> {
  const visitor = openVisitor(site);
  await visitor.signIn(email, () => loggedCode(site.log, email));
  return visitor;
}
