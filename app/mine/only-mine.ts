import type { MyStrip } from "../../domain/sunday/my-strip.ts";
import { shownGame } from "../analyst/shown-game.ts";

/** On the page's root, where its style sheets look for it. */
const ONLY = "only-mine";
/** How often it is looked whether the page's own scripts have taken it over, in milliseconds. */
const LOOK_MS = 250;
/** Behind those that show all, what matters, and scores, and before the quarters. */
const PLACE = 4;

let item: HTMLLIElement | null = null;
let newest: MyStrip | null = null;
let waiting = 0;

/**
 * A filter of a reader's own plays beside those of the page: it hides the others of whatever is shown. The page's list of filters is
 * React's, which must find it as it was written; so it waits until the page has been taken over, and puts it in then.
 */
export function showOnlyMine(strip: MyStrip | null): void {
  newest = strip;
  clearTimeout(waiting);
  put();
}

function put(): void {
  const plays = newest?.game?.plays ?? {};
  const count = Object.keys(plays).length;
  if (count === 0) {
    item?.remove();
    document.documentElement.classList.remove(ONLY);
    return;
  }
  const list = document.querySelector("#plays .filters ul");
  // React takes a page over in steps, and begins again where something else came first: it has it when the page's game is shown.
  if (list === null || shownGame.current === null) {
    waiting = window.setTimeout(put, LOOK_MS);
    return;
  }
  item ??= madeItem();
  const button = item.firstElementChild;
  if (button !== null) {
    button.textContent = `MINE ${count}`;
    button.setAttribute("aria-label", `MINE ${count}: only my players’ plays`);
    button.setAttribute("aria-pressed", String(document.documentElement.classList.contains(ONLY)));
  }
  if (item.parentElement !== list) list.insertBefore(item, list.children[PLACE] ?? null);
}

function madeItem(): HTMLLIElement {
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.addEventListener("click", () => {
    const isOn = document.documentElement.classList.toggle(ONLY);
    button.setAttribute("aria-pressed", String(isOn));
  });
  const made = Object.assign(document.createElement("li"), { className: "mine" });
  made.append(button);
  return made;
}
