import type { Held } from "./hold-reader.ts";

/** What moves as one when something above or beside it grows. */
const BLOCKS = [
  ".side",
  ".pts",
  ".team",
  ".team p",
  ".mid",
  ".mid > *",
  ".situation",
  ".fantasy",
  ".behind",
  ".page",
  ".page > *",
  ".story > *",
  ".aside > *",
  ".stay > *",
  ".about-game > *",
  ".index li",
  ".card",
  ".card dl > div",
  ".frame",
  ".frame tbody",
  ".frame tr",
  ".differ",
  ".slug > p",
  ".plays > *",
  ".list > *",
  ".drive",
  ".drive li",
  ".tiles",
  ".tile",
  ".leaders",
  ".thin li",
  "footer",
].join(",");

const GLIDE_MS = 260;

interface Place {
  left: number;
  /** Below the window's top. */
  top: number;
  /** Below the document's. */
  depth: number;
}

type Move = Pick<Place, "left" | "top">;

let gliding: Animation[] = [];

/**
 * Where the page's blocks are: those on the screen, or less than a screen below it, from where they may come up. Ends whatever
 * glides: it goes on from where it has come.
 */
export function measureBlocks(): Map<HTMLElement, Place> {
  const places = new Map<HTMLElement, Place>();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return places;
  for (const element of document.querySelectorAll<HTMLElement>(BLOCKS)) {
    const { left, top, height } = element.getBoundingClientRect();
    if (height > 0 && top + height > 0 && top < 2 * window.innerHeight)
      places.set(element, { left, top, depth: top + window.scrollY });
  }
  for (const animation of gliding) animation.cancel();
  gliding = [];
  return places;
}

/**
 * Lets every block that has another place now start from its old one and glide: those that began below what was held, and
 * those of the other column. A block moves against its parent only, so that nothing moves twice.
 */
export function glideFrom(places: ReadonlyMap<HTMLElement, Place>, held: Held): void {
  const moves = new Map<Element, Move>();
  const own: [HTMLElement, Move][] = [];
  /** They reach up beyond the window: what a reader sees of them has stayed, although they grew above it and were pushed as well. */
  const around: HTMLElement[] = [];
  const aside = document.querySelector(".aside");
  const isAside = (element: Element | null): boolean => element !== null && aside?.contains(element) === true;
  for (const [element, before] of places) {
    if (!element.isConnected) continue;
    const now = element.getBoundingClientRect();
    const move = { left: before.left - now.left, top: before.top - now.top };
    if (held.element !== null && element.contains(held.element)) {
      const isPushed = Math.abs(now.top + window.scrollY - before.depth) >= 1;
      if (isPushed && Math.abs(move.top) >= 1) around.push(element);
      continue;
    }
    if (before.top < held.top && isAside(element) === isAside(held.element)) continue;
    const carried = moveOfParents(element, moves);
    moves.set(element, move);
    const [left, top] = [move.left - carried.left, move.top - carried.top];
    // Where the window has scrolled to hold its reader, what stood below it counts as seen.
    const isSeen = Math.min(before.top, before.depth - window.scrollY, now.top) < window.innerHeight;
    if (isSeen && (Math.abs(left) >= 1 || Math.abs(top) >= 1)) own.push([element, { left, top }]);
  }
  takeNewBoxes([...around, ...own.map(([element]) => element)]);
  for (const [element, { left, top }] of own) {
    if (Math.abs(top) > window.innerHeight || Math.abs(left) > window.innerWidth) continue;
    const animation = element.animate([{ transform: `translate(${left}px, ${top}px)` }, { transform: "none" }], {
      duration: GLIDE_MS,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    });
    gliding.push(animation);
  }
}

/**
 * Browsers that measure layout shifts look at boxes without their transforms: the jump of the box counts, although a reader
 * sees only the glide. A box that is made again has no place that it could have jumped from. Reading the style makes the
 * boxes; where it depends on a container's size a layout comes in between, in which a shorter page may lose its place.
 */
function takeNewBoxes(elements: readonly HTMLElement[]): void {
  const moving = elements.filter((element) => !element.contains(document.activeElement));
  const top = window.scrollY;
  for (const element of moving) element.toggleAttribute("data-no-box", true);
  for (const element of moving) void getComputedStyle(element).display;
  for (const element of moving) element.removeAttribute("data-no-box");
  if (window.scrollY !== top) window.scrollTo({ top, behavior: "instant" });
}

function moveOfParents(element: Element, moves: ReadonlyMap<Element, Move>): Move {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const move = moves.get(parent);
    if (move !== undefined) return move;
  }
  return { left: 0, top: 0 };
}
