import { LRUCache } from "lru-cache";
import type { ShareCard } from "../../domain/page/share-card.ts";
import { networkOf } from "../http/client-address.ts";
import { mayBeProxy } from "../http/may-be-proxy.ts";
import { Turns } from "../http/turns.ts";
import type { SharePainter } from "./share-painter.ts";

/** What a request for a picture comes to: the picture, `busy` where too many wait, null where there is nothing to draw. */
export type SharePicture = Uint8Array | "busy" | null;

/** A card to draw, and the name under which its picture is kept: the same name is the same picture for good. */
export interface NamedCard {
  name: string;
  card: ShareCard;
}

interface SharePicturesOptions {
  painter: SharePainter;
  /** The most bytes of pictures that are kept. */
  keptBytes?: number;
  /** The most requests that may wait for their turn, over everybody. */
  mostWaiting?: number;
  /** The most of them that one network may have. */
  mostOfOne?: number;
}

/** About 350 pictures. */
const KEPT_BYTES = 16 * 1024 * 1024;
const MOST_WAITING = 256;
/** So that nobody fills the places of all others. */
const MOST_OF_ONE = 8;
/** A program that asks for the preview of a link gives up after some seconds. */
const PATIENCE_MS = 15_000;

/**
 * Share pictures, each drawn once and kept in bounded memory. One is made at a time, networks take turns, and where too many
 * requests of one or of all wait the next is refused at once: a stranger can keep the one thread busy, and nothing else.
 */
export class SharePictures {
  readonly #painter: SharePainter;
  readonly #kept: LRUCache<string, Uint8Array>;
  readonly #turns = new Turns(1);
  readonly #mostWaiting: number;
  readonly #mostOfOne: number;

  constructor(options: SharePicturesOptions) {
    const { painter, keptBytes = KEPT_BYTES, mostWaiting = MOST_WAITING, mostOfOne = MOST_OF_ONE } = options;
    this.#painter = painter;
    this.#kept = new LRUCache({ maxSize: keptBytes, sizeCalculation: ({ byteLength }) => Math.max(1, byteLength) });
    this.#mostWaiting = mostWaiting;
    this.#mostOfOne = mostOfOne;
  }

  /** A picture that is there already; it costs nothing. */
  find(name: string): Uint8Array | null {
    return this.#kept.get(name) ?? null;
  }

  /**
   * Makes a picture when it is the turn of the network that `address` is in. `read` finds out what to draw, which may cost a read of the store, so that it
   * waits for the turn as well.
   */
  async make(address: string, read: () => Promise<NamedCard | null>): Promise<SharePicture> {
    const network = networkOf(address);
    const isCrowded = !mayBeProxy(address) && this.#turns.waitingOf(network) >= this.#mostOfOne;
    if (isCrowded || this.#turns.waiting >= this.#mostWaiting) return "busy";
    const endTurn = await this.#turns.take(network, AbortSignal.timeout(PATIENCE_MS)).catch(() => null);
    if (endTurn === null) return "busy";
    try {
      const wanted = await read();
      if (wanted === null) return null;
      const kept = this.find(wanted.name);
      if (kept !== null) return kept;
      const png = await this.#painter.paint(wanted.card);
      this.#kept.set(wanted.name, png);
      return png;
    } finally {
      endTurn();
    }
  }

  /** Ends the thread that draws. */
  close(): Promise<void> {
    return this.#painter.close();
  }
}
