import { createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import ky, { HTTPError, NetworkError } from "ky";
import { reasonOf } from "../../log/reason-of.ts";
import { ProviderFailure } from "../provider-failure.ts";

export interface DownloadOptions {
  signal: AbortSignal;
  /** Bytes received so far, and the whole file's; null where the host does not say. */
  onProgress?: ((bytes: number, total: number | null) => void) | undefined;
  /** Milliseconds before the second try, doubled for each one after it. */
  pause?: number | undefined;
  /** Milliseconds without a byte after which a transfer counts as broken. */
  patience?: number | undefined;
}

/** What is known of a kept copy, or of the beginning of one. */
interface CopyFacts {
  etag: string | null;
  bytes: number;
}

const TRIES = 5;

/**
 * Keeps `file` equal to what `url` serves. An unchanged file is not fetched again, a transfer that broke off goes on
 * where it stopped, and the file appears under its name only once it is whole. False when the host does not have it.
 */
export async function download(url: string, file: string, options: DownloadOptions): Promise<boolean> {
  let problem = "";
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const outcome = await transfer(url, file, options);
    if (outcome === "kept") return true;
    if (outcome === "missing") return false;
    problem = outcome.problem;
    if (attempt < TRIES) await pauseBefore(attempt + 1, options);
  }
  throw new ProviderFailure("unreachable", `${url}: ${problem}; run the same command again to go on from there`);
}

async function transfer(
  url: string,
  file: string,
  options: DownloadOptions,
): Promise<"kept" | "missing" | { problem: string }> {
  const part = `${file}.part`;
  const begun = await readFacts(part);
  const kept = begun === null ? await readFacts(file) : null;
  const stall = new AbortController();
  const patience = setTimeout(() => stall.abort(), options.patience ?? 60_000);
  try {
    await mkdir(dirname(file), { recursive: true });
    const response = await request(
      url,
      conditions(begun, kept),
      AbortSignal.any([options.signal, stall.signal]),
      options,
    );
    if (response.status === 304) return "kept";
    if (response.status === 404) return "missing";
    if (response.status === 416) {
      await rm(part, { force: true });
      return { problem: "the host could not go on with the transfer" };
    }
    const from = response.status === 206 && begun !== null ? begun.bytes : 0;
    const total = totalBytes(response, from);
    refuseWebPage(url, response);
    const bytes = await save(response, part, from, (count) => {
      patience.refresh();
      options.onProgress?.(count, total);
    });
    if (total !== null && bytes < total) return { problem: `the transfer broke off after ${bytes} of ${total} bytes` };
    if (total !== null && bytes > total) {
      await forget(part);
      return { problem: `the host sent ${bytes} bytes and had announced ${total}` };
    }
    await finish(part, file, { etag: response.headers.get("etag"), bytes });
    return "kept";
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ProviderFailure) throw error;
    if (error instanceof HTTPError) throw refusal(url, error.response.status);
    if (isOutOfRoom(error)) {
      const where = `a copy of ${url} could not be written to ${dirname(file)} (${reasonOf(error)})`;
      throw new ProviderFailure("unreachable", `${where}; make room there and run the same command again`);
    }
    if (error instanceof NetworkError)
      throw new ProviderFailure("unreachable", `${url} cannot be reached (${reasonOf(error)}); check the network`);
    return { problem: stall.signal.aborted ? "the host stopped sending" : reasonOf(error) };
  } finally {
    clearTimeout(patience);
  }
}

/** Another try would find no more room: the disk is full, this user's share of it is, or a file may not be this large. */
function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "EFBIG"].includes(String(error.code));
}

/** Answers that are no error here: unchanged, not there, nothing to go on with. */
const EXPECTED: ReadonlySet<number> = new Set([304, 404, 416]);

function conditions(begun: CopyFacts | null, kept: CopyFacts | null): Record<string, string> {
  // Without a validator nobody knows whether the rest belongs to the beginning.
  if (begun !== null && begun.etag !== null && begun.bytes > 0)
    return { Range: `bytes=${begun.bytes}-`, "If-Range": begun.etag };
  return kept !== null && kept.etag !== null ? { "If-None-Match": kept.etag } : {};
}

async function request(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  { pause = 1000 }: DownloadOptions,
): Promise<Response> {
  return ky.get(url, {
    // A compressed answer would be decoded on the way, and its length would say nothing.
    headers: { "Accept-Encoding": "identity", ...headers },
    signal,
    timeout: 60_000,
    throwHttpErrors: (status) => !EXPECTED.has(status),
    retry: { limit: 2, delay: (attempt) => pause * 2 ** (attempt - 1) },
  });
}

async function save(response: Response, part: string, from: number, onBytes: (bytes: number) => void): Promise<number> {
  let bytes = from;
  await writeFacts(part, { etag: response.headers.get("etag"), bytes: 0 });
  if (response.body === null) return bytes;
  const counting = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      yield chunk;
    }
  };
  // The body is typed by the DOM's library and read by Node's.
  const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
  await pipeline(body, counting, createWriteStream(part, { flags: from > 0 ? "r+" : "w", start: from }));
  return bytes;
}

/** Only a copy that is on the disk for certain gets the file's name. */
async function finish(part: string, file: string, facts: CopyFacts): Promise<void> {
  const handle = await open(part, "r+");
  await handle.sync();
  await handle.close();
  await rename(part, file);
  await writeFacts(file, facts);
  await rm(factsFile(part), { force: true });
}

/** `Content-Range` counts the whole file, `Content-Length` what is still to come. */
function totalBytes(response: Response, from: number): number | null {
  const whole = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  if (whole !== undefined) return Number(whole);
  const length = response.headers.get("content-length");
  return length === null || response.headers.has("content-encoding") ? null : from + Number(length);
}

function refuseWebPage(url: string, response: Response): void {
  if (/text\/html/i.test(response.headers.get("content-type") ?? "")) {
    throw new ProviderFailure(
      "bad-shape",
      `${url} answered with a web page (HTML) instead of the file; is NFLVERSE_URL right?`,
    );
  }
}

function refusal(url: string, status: number): ProviderFailure {
  if (status === 401 || status === 403)
    return new ProviderFailure("unauthorized", `${url} refuses the request (HTTP ${status})`);
  if (status === 429) return new ProviderFailure("rate-limited", `${url} asks to wait (HTTP 429); try again later`);
  return new ProviderFailure("unreachable", `${url} failed with HTTP ${status}; try again later`);
}

async function pauseBefore(attempt: number, { signal, pause = 1000 }: DownloadOptions): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, pause * 2 ** (attempt - 2));
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
  signal.throwIfAborted();
}

function factsFile(file: string): string {
  return `${file}.json`;
}

/** The facts of a copy whose size agrees with them; the size of a beginning is its file's own. */
async function readFacts(file: string): Promise<CopyFacts | null> {
  try {
    const { size } = await stat(file);
    const facts: unknown = JSON.parse(await readFile(factsFile(file), "utf8"));
    if (typeof facts !== "object" || facts === null || !("etag" in facts) || !("bytes" in facts)) return null;
    const etag = typeof facts.etag === "string" ? facts.etag : null;
    if (file.endsWith(".part")) return { etag, bytes: size };
    return facts.bytes === size ? { etag, bytes: size } : null;
  } catch {
    // Nothing there, or not readable: it is fetched again.
    return null;
  }
}

async function writeFacts(file: string, facts: CopyFacts): Promise<void> {
  await writeFile(factsFile(file), `${JSON.stringify(facts)}\n`);
}

async function forget(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(factsFile(file), { force: true });
}
