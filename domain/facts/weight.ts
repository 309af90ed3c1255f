/** What a kind of story weighs: `base`, and `each` for every unit of its size, up to `most`. */
export interface StoryWeight {
  base: number;
  each: number;
  most: number;
  /** Why it weighs that, and the facts that it has. */
  reason: string;
}

/** One row of the tables of weights. */
export function weight(base: number, each: number, most: number, reason: string): StoryWeight {
  return { base, each, most, reason };
}
