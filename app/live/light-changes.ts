/** Figures whose change is worth a glance. */
const SCORES = ".pts, .n";
const FIGURES = `td, .clock, .at, .card dd, ${SCORES}`;
/** More changes than these are a new page, not news. */
const MOST = 60;
const LIT_MS = 2_400;

/** Lights what these changes wrote, in color alone, for a moment. Nothing for readers who want no motion. */
export function lightChanges(records: readonly MutationRecord[]): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const lit = new Set<Element>();
  for (const { type, target, addedNodes } of records) {
    const parent = target instanceof Element ? target : target.parentElement;
    const figure = parent?.closest(FIGURES);
    if (type === "characterData" && figure !== null && figure !== undefined) lit.add(figure);
    for (const node of addedNodes) {
      if (node instanceof Element && node.matches(`.play, ${FIGURES}`)) lit.add(node);
      else if (figure !== null && figure !== undefined) lit.add(figure);
    }
  }
  if (lit.size > MOST) return;
  const style = getComputedStyle(document.documentElement);
  const [behind, score] = [style.getPropertyValue("--lit"), style.getPropertyValue("--live")];
  for (const element of lit) {
    // The large numbers of a score are lit themselves: behind them stands half the page.
    const from = element.matches(SCORES) ? { color: score } : { backgroundColor: behind };
    element.animate([from, {}], { duration: LIT_MS, easing: "ease-out" });
  }
}
