import type { MyStrip } from "../../domain/sunday/my-strip.ts";
import { shownGame } from "../analyst/shown-game.ts";

/** On the page's root, where its style sheets look for it. */
const ONLY = "only-mine";
/** How often it is looked whether the page's own scripts have taken it over, in milliseconds. */
const LOOK_MS = 250;
/** Where it is said how many plays are shown. */
const COUNT = "#plays .count";
/** Behind those that show all, what matters, and scores, and before the quarters. */
const PLACE = 4;

let item: HTMLLIElement | null = null;
let newest: MyStrip | null = null;
let waiting = 0;
/** Another of the page's own filters shows other plays. */
const watcher = new MutationObserver(() => say());
/** The list of plays that is watched: another game's page, or one that comes back from a moment, has another. */
let watched: Element | null = null;

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
  if (Object.keys(newest?.game?.plays ?? {}).length === 0) {
    item?.remove();
    document.documentElement.classList.remove(ONLY);
    watch(null);
    return;
  }
  const list = document.querySelector("#plays .filters ul");
  // React takes a page over in steps, and begins again where something else came first: it has it when the page's game is shown.
  if (list === null || shownGame.current === null) {
    waiting = window.setTimeout(put, LOOK_MS);
    return;
  }
  item ??= madeItem();
  if (item.parentElement !== list) list.insertBefore(item, list.children[PLACE] ?? null);
  say();
  watch(list.closest("#plays"));
}

function watch(plays: Element | null): void {
  if (plays === watched) return;
  watcher.disconnect();
  watched = plays;
  if (plays !== null) watcher.observe(plays, { childList: true, subtree: true });
}

/** How many of mine are among the plays that the page shows now. */
function say(): void {
  const ids = Object.keys(newest?.game?.plays ?? {});
  const button = item?.firstElementChild;
  if (button === null || button === undefined) return;
  const here = ids.filter((id) => document.getElementById(`play-${id}`) !== null).length;
  const isOn = document.documentElement.classList.contains(ONLY);
  const figures = here === ids.length ? `MINE ${here}` : `MINE ${here} of ${ids.length}`;
  // What is the same already is no change to be told of again.
  if (button.textContent !== figures) button.textContent = figures;
  button.setAttribute("aria-label", `${figures}: only my players’ plays`);
  button.setAttribute("aria-pressed", String(isOn));
  document.querySelector(COUNT)?.setAttribute("data-mine", `Showing ${here} of my players’ ${ids.length} plays`);
}

function madeItem(): HTMLLIElement {
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.addEventListener("click", () => {
    document.documentElement.classList.toggle(ONLY);
    say();
  });
  const made = Object.assign(document.createElement("li"), { className: "mine" });
  made.append(button);
  return made;
}
