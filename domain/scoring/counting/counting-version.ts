/**
 * The number of the way in which plays are counted. Lines that were stored under another one are counted again: raise it whenever the same
 * plays count otherwise than before. `tests/domain/scoring/counting-version.test.ts` notices.
 */
export const COUNTING_VERSION = 1;
