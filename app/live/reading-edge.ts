/** Where reading begins on the screen, in pixels from its top: below the thin bar once it is stuck there. */
export function readingEdge(): number {
  const bar = document.querySelector(".thin")?.getBoundingClientRect();
  return bar === undefined || bar.top > 0 ? 0 : Math.max(0, bar.bottom);
}
