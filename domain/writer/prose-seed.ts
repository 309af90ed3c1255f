/** Draws from lists of wordings: the same for the same seed and order of calls, so that a text is stable. */
export interface Wording {
  /** One of the ways to say it. */
  pick<T>(ways: readonly [T, ...T[]]): T;
}

/** Wordings for one text, for example for `202410116 recap`. */
export function wordingFor(seed: string): Wording {
  let state = hash(seed);
  return {
    pick(ways) {
      state = mix(state);
      return ways[state % ways.length] ?? ways[0];
    },
  };
}

/** FNV-1a over the text's code units, 32 bits. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93) >>> 0;
  }
  return value;
}

/** One step of a 32-bit counter with its bits stirred, after Steele and others' SplitMix. */
function mix(state: number): number {
  let value = (state + 0x9e_37_79_b9) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x21_f0_aa_ad) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 0x73_5a_2d_97) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
