import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** One misbehavior, used up by the next request for the file. */
export type Fault =
  | { kind: "status"; status: number }
  /** Sends this many bytes of the body and drops the connection. */
  | { kind: "cut"; after: number }
  /** Sends this many bytes and then nothing more, without an end. */
  | { kind: "stall"; after: number }
  | { kind: "html" }
  /** Announces more bytes than it has. */
  | { kind: "wrong-length" };

export interface SeenRequest {
  path: string;
  range: string | null;
  ifRange: string | null;
  ifNoneMatch: string | null;
}

export interface ReleaseHost {
  /** To use as `NFLVERSE_URL`. */
  url: string;
  /** What is published, by path below the host, for example `pbp/play_by_play_2024.csv.gz`. */
  files: Map<string, Buffer>;
  /** Faults to come, by path. */
  faults: Map<string, Fault[]>;
  /** Requests for the files themselves, after the redirect. */
  seen: SeenRequest[];
  /** Milliseconds between two pieces of a body. */
  slowness: number;
  close(): Promise<void>;
}

const RELEASES = "/download/";
const ASSETS = "/assets/";
const PIECE = 4096;

/**
 * A release host on loopback that answers as GitHub does: an address of a release redirects to a signed address of the
 * file, which has an entity tag and knows ranges. It misbehaves on request. It does not prove what the real host
 * does under load, nor how it signs.
 */
export async function startReleaseHost(files: Record<string, Buffer | string>): Promise<ReleaseHost> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    if (path.startsWith(RELEASES)) redirect(path.slice(RELEASES.length), host, response);
    else if (path.startsWith(ASSETS)) serve(path.slice(ASSETS.length), host, request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host: ReleaseHost = {
    url: `http://127.0.0.1:${port}/download`,
    files: new Map(Object.entries(files).map(([path, body]) => [path, Buffer.from(body)])),
    faults: new Map(),
    seen: [],
    slowness: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return host;
}

function redirect(path: string, { files }: ReleaseHost, response: ServerResponse): void {
  if (!files.has(path)) {
    response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
    return;
  }
  response.writeHead(302, { location: `${ASSETS}${path}?signature=abc` }).end();
}

function serve(path: string, host: ReleaseHost, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  host.seen.push({
    path,
    range: headers.range ?? null,
    ifRange: typeof headers["if-range"] === "string" ? headers["if-range"] : null,
    ifNoneMatch: headers["if-none-match"] ?? null,
  });
  const body = host.files.get(path) ?? Buffer.alloc(0);
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
  const fault = host.faults.get(path)?.shift();
  if (fault?.kind === "status") {
    response.writeHead(fault.status, { "content-type": "text/plain" }).end("no");
    return;
  }
  if (fault?.kind === "html") {
    response.writeHead(200, { "content-type": "text/html" }).end("<!DOCTYPE html><title>Sign in</title>");
    return;
  }
  if (headers["if-none-match"] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const from = headers["if-range"] === etag ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0) : 0;
  if (from > 0 && from >= body.length) {
    response.writeHead(416, { "content-range": `bytes */${body.length}` }).end();
    return;
  }
  const rest = body.subarray(from);
  const announced = rest.length + (fault?.kind === "wrong-length" ? 10 : 0);
  response.writeHead(from > 0 ? 206 : 200, {
    "content-type": "application/octet-stream",
    "accept-ranges": "bytes",
    etag,
    "content-length": announced,
    ...(from > 0 ? { "content-range": `bytes ${from}-${body.length - 1}/${body.length}` } : {}),
  });
  void send(
    fault?.kind === "cut" || fault?.kind === "stall" ? rest.subarray(0, fault.after) : rest,
    host.slowness,
    response,
  ).then(() => {
    if (fault?.kind === "cut" || fault?.kind === "wrong-length") response.destroy();
    else if (fault?.kind !== "stall") response.end();
  });
}

/** In small pieces, so that the other side has taken most of them when the connection goes. */
async function send(body: Buffer, slowness: number, response: ServerResponse): Promise<void> {
  for (let at = 0; at < body.length && !response.destroyed; at += PIECE) {
    response.write(body.subarray(at, at + PIECE));
    await setTimeout(slowness);
  }
}
