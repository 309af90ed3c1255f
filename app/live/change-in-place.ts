import { glideFrom, measureBlocks } from "./glide.ts";
import { lightChanges } from "./light-changes.ts";
import { countAbove } from "./new-plays-chip.ts";
import { holdReader } from "./hold-reader.ts";

/**
 * Changes the page under a reader: what is looked at stays where it is on the screen, what has to make room glides there,
 * the focus stays with what it was on, and what is new is lit for a moment. `change` must have rendered when it returns.
 */
export function changeInPlace(change: () => void): void {
  const main = document.getElementById("main");
  if (main === null) {
    change();
    return;
  }
  const blocks = measureBlocks();
  const letGo = holdReader(main);
  const changes = new MutationObserver(() => {});
  changes.observe(main, { subtree: true, childList: true, characterData: true });
  change();
  const records = changes.takeRecords();
  changes.disconnect();
  glideFrom(blocks, letGo());
  lightChanges(records);
  countAbove(records);
}
