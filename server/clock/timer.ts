/** Calls back after some time, and returns what stops it: `setTimeout`, or a test's own. */
export type Timer = (callback: () => void, milliseconds: number) => () => void;
