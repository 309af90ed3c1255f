/** Milliseconds of the machine's own clock, which is the same in all of its processes and only goes up. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
