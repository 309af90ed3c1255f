/** A stream of pseudo-random numbers. The same seed gives the same stream on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  chance(probability: number): boolean;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  /** Throws for an empty list: a caller that may have none must ask first. */
  pick<T>(items: readonly T[]): T;
  /** Picks in proportion to `weight`; negative weights count as 0. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  normal(mean: number, deviation: number): number;
  exponential(mean: number): number;
}

/**
 * sfc32 of Chris Doty-Humphrey's PractRand ("small fast counter", public domain), seeded by the 32-bit FNV-1a hash of
 * the text and twelve rounds of warm-up.
 */
export function createRandom(seed: string): Random {
  let a = fnv1a(seed);
  let b = fnv1a(`${seed}/b`);
  let c = fnv1a(`${seed}/c`);
  let counter = 1;

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  }
  for (let round = 0; round < 12; round++) next();

  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }

  return {
    next,
    pick,
    chance: (probability) => next() < probability,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    weighted(items, weight) {
      const total = items.reduce((sum, item) => sum + Math.max(0, weight(item)), 0);
      let left = next() * total;
      for (const item of items) {
        left -= Math.max(0, weight(item));
        if (left < 0) return item;
      }
      return pick(items);
    },
    normal(mean, deviation) {
      // Box and Muller; 1 - next() is never 0, so the logarithm is finite.
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return mean + deviation * radius * Math.cos(2 * Math.PI * next());
    },
    exponential: (mean) => -mean * Math.log(1 - next()),
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}
