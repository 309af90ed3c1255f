import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Encoding } from "./accepted-encoding.ts";
import { EncodedBody } from "./encoded-body.ts";

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A 200 answer that is the same for everybody, ready to be sent in any encoding, whole or as a 304. */
export class KeptResponse {
  readonly body: EncodedBody;
  readonly #headers: HeaderList;
  readonly #vary: string;
  readonly #digest: string;
  /** Node's flat header lists, made once for each form that is sent. */
  readonly #flat = new Map<Encoding, { body: Buffer; headers: string[] }>();

  /** `headers` in lower case, without those that depend on the encoding (ETag, Content-Length, Content-Encoding, Vary); `vary` is the last of them. */
  constructor(body: Buffer, headers: HeaderList, compressible: boolean, vary = "accept-encoding") {
    this.#vary = vary;
    this.body = new EncodedBody(body, compressible);
    this.#headers = headers;
    // The headers count too: after an upgrade a browser must not go on with an old Content-Security-Policy.
    this.#digest = createHash("sha256").update(JSON.stringify(headers)).update(body).digest("base64url").slice(0, 22);
  }

  /** True when both would be sent as the same answer. */
  equals(other: KeptResponse): boolean {
    return this.#digest === other.#digest;
  }

  /** Sends it with node's own response when the form that this request accepts is ready; false when it is not. */
  sendReady(method: string, ifNoneMatch: string | undefined, accepted: Encoding, outgoing: ServerResponse): boolean {
    const encoding = this.body.offered(accepted);
    const body = this.body.ready(encoding);
    if (body === null) return false;
    const tag = ifNoneMatch === undefined ? null : this.#matchingTag(ifNoneMatch);
    if (tag !== null) {
      outgoing.writeHead(304, flatten(this.#notModifiedHeaders(tag)));
      outgoing.end();
      return true;
    }
    let flat = this.#flat.get(encoding);
    if (flat?.body !== body) {
      flat = { body, headers: flatten(this.#headersFor(encoding, body)) };
      this.#flat.set(encoding, flat);
    }
    outgoing.writeHead(200, flat.headers);
    if (method === "HEAD") outgoing.end();
    else outgoing.end(body);
    return true;
  }

  /** The same answer as a `Response`. */
  async toResponse(method: string, ifNoneMatch: string | null, accepted: Encoding): Promise<Response> {
    const tag = ifNoneMatch === null ? null : this.#matchingTag(ifNoneMatch);
    if (tag !== null)
      return new Response(null, { status: 304, headers: this.#notModifiedHeaders(tag) as [string, string][] });
    const encoding = this.body.offered(accepted);
    const body = await this.body.make(encoding);
    const headers = this.#headersFor(encoding, body) as [string, string][];
    return new Response(method === "HEAD" ? null : new Uint8Array(body), { headers });
  }

  #headersFor(encoding: Encoding, body: Buffer): HeaderList {
    return [
      ...this.#headers,
      ...(encoding === "identity" ? [] : ([["content-encoding", encoding]] as const)),
      ["content-length", String(body.length)],
      ["etag", `"${this.#digest}-${this.#form(encoding)}"`],
      ["vary", this.#vary],
    ];
  }

  #notModifiedHeaders(tag: string): HeaderList {
    return [...this.#headers.filter(([name]) => name !== "content-type"), ["etag", tag], ["vary", this.#vary]];
  }

  /** A strong tag names bytes, and brotli's two levels give different ones. */
  #form(encoding: Encoding): string {
    return encoding === "br" && this.body.isBest ? "br11" : encoding;
  }

  /**
   * The reader's own tag if it names this content in any form: a page that was kept as quick brotli is not sent again
   * only because the small form is ready now.
   */
  #matchingTag(ifNoneMatch: string): string | null {
    if (ifNoneMatch.trim() === "*") return `"${this.#digest}-identity"`;
    const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return tags.find((tag) => tag.startsWith(`"${this.#digest}-`) && tag.endsWith('"')) ?? null;
  }
}

function flatten(headers: HeaderList): string[] {
  return headers.flatMap(([name, value]) => [name, value]);
}
