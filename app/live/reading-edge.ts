/** Where reading begins on the screen, in pixels from its top: below the thin bar once it is stuck there, and below the score that hangs from it on a phone. */
export function readingEdge(): number {
  const [bar, score] = [".thin", ".thin .now"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return bar === undefined || bar.top > 0 ? 0 : Math.max(0, bar.bottom, score?.bottom ?? 0);
}
