/** How much of pasted settings was understood, for their reader to see before any of it is used. */
export interface ShownSettings {
  understood: readonly { line: string; words: string }[];
  /** Items that plays do not count, by name. */
  uncounted: readonly string[];
  unclear: readonly { line: string; why: string }[];
  /** How many more lines were not understood than are shown. */
  more: number;
  /** Lines about other settings. */
  passed: readonly string[];
  /** The page under these rules. */
  path: string;
}
