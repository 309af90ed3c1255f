import type { FactIndex } from "../facts/fact-index.ts";

/**
 * Chooses among ways to say the same: the first choice of a list differs from game to game, the next one takes the next way, so that
 * no text says a thing the same way twice before all ways are used. The same game always chooses the same.
 */
export class Voice {
  readonly #seed: number;
  readonly #used = new Map<string, number>();

  constructor(index: FactIndex) {
    const [result] = index.ofKind("result");
    const score = result?.score?.after;
    this.#seed = hash(`${index.away.code} ${score?.away ?? ""} ${index.home.code} ${score?.home ?? ""}`);
  }

  /** Whether it is the first time that this is asked of the text: for words that stand out when they come twice. */
  isFirst(list: string): boolean {
    const used = this.#used.get(list) ?? 0;
    this.#used.set(list, used + 1);
    return used === 0;
  }

  /** One of the ways of the list called `list`. */
  pick<T>(list: string, ways: readonly [T, ...T[]]): T {
    const used = this.#used.get(list) ?? 0;
    this.#used.set(list, used + 1);
    return ways[(hash(list, this.#seed) + used) % ways.length] ?? ways[0];
  }
}

/** FNV-1a over the text's code units, 32 bits, stirred once more for its low bits. */
function hash(text: string, from = 0x81_1c_9d_c5): number {
  let value = from;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x21_f0_aa_ad) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
