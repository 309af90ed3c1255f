import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** brotli's level for a page that somebody waits for (2 ms), and for one that is worth 200 ms in the background. */
const BROTLI_QUICK = 5;
const BROTLI_BEST = 11;
/** Browsers take brotli, so gzip is made for few, and its smallest form costs some milliseconds off the event loop. */
const GZIP_BEST = 9;

/** A body in the forms in which it is sent. The compressed ones are made once, when they are first asked for. */
export class EncodedBody {
  readonly identity: Buffer;
  readonly #compressible: boolean;
  readonly #made = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  #isBest = false;

  constructor(identity: Buffer, compressible: boolean) {
    this.identity = identity;
    this.#compressible = compressible;
    this.#made.set("identity", identity);
  }

  /** Bytes held in memory by all forms. */
  get bytes(): number {
    return this.#made.values().reduce((sum, body) => sum + body.length, 0);
  }

  /** True once `compress` has made the smallest form. */
  get isBest(): boolean {
    return this.#isBest || !this.#compressible;
  }

  /** The encoding in which it is sent to somebody who accepts the given one. */
  offered(accepted: Encoding): Encoding {
    return this.#compressible ? accepted : "identity";
  }

  /** The body in this form when it is there already. */
  ready(encoding: Encoding): Buffer | null {
    return this.#made.get(encoding) ?? null;
  }

  /** The body in this form, made now where necessary; zlib works off the event loop. */
  async make(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding);
    if (made !== undefined) return made;
    const making = this.#making.get(encoding) ?? this.#compress(encoding);
    this.#making.set(encoding, making);
    try {
      return await making;
    } finally {
      this.#making.delete(encoding);
    }
  }

  /** Makes brotli's smallest form and puts it in the place of the quick one. */
  async compress(): Promise<void> {
    if (!this.isBest) this.putBest(await compressBrotli(this.identity));
  }

  /** Takes brotli's smallest form, made before. */
  putBest(body: Buffer): void {
    this.#made.set("br", body);
    this.#isBest = true;
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const body =
      encoding === "br"
        ? await compressBrotli(this.identity, BROTLI_QUICK)
        : await gzipped(this.identity, { level: GZIP_BEST });
    // A better brotli form may have been finished in the meantime.
    if (!this.#made.has(encoding)) this.#made.set(encoding, body);
    return this.#made.get(encoding) ?? body;
  }
}

/** brotli of a text. */
export function compressBrotli(body: Buffer, level = BROTLI_BEST): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
