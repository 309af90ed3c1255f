/** Long enough to be found by the eye after the jump. */
const MARKED_MS = 4_000;
/** A view that is slower than this to show a row does without the mark. */
const MOST_FRAMES = 120;

/** Marks a row of the page for a moment, and moves the keyboard and the screen reader to it. */
export function markPlace(id: string, frames = MOST_FRAMES): void {
  const place = document.getElementById(id);
  // A tab or filter that was just chosen is shown a few frames later.
  if (place === null || !place.checkVisibility()) {
    if (frames > 0) requestAnimationFrame(() => markPlace(id, frames - 1));
    return;
  }
  // Links keep their place in the order of tabs.
  if (place.tabIndex < 0) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
  if (!place.matches(".play, tr")) return;
  place.toggleAttribute("data-marked", true);
  setTimeout(() => place.removeAttribute("data-marked"), MARKED_MS);
}
