import { readingEdge } from "./reading-edge.ts";

interface Chip {
  region: HTMLElement;
  link: HTMLAnchorElement;
}

let chip: Chip | null = null;
let above = 0;

/** Counts plays that came in above the screen, in a chip over the page that leads to them. It takes no room. */
export function countAbove(records: readonly MutationRecord[]): void {
  const edge = readingEdge();
  // Rows of a list that was turned round came in as well as going.
  const known = new Set(records.flatMap(({ removedNodes }) => playsIn(removedNodes)).map(({ id }) => id));
  above += records
    .flatMap(({ addedNodes }) => playsIn(addedNodes))
    .filter((play) => !known.has(play.id) && play.getClientRects().length > 0)
    .filter((play) => play.getBoundingClientRect().bottom <= edge).length;
  if (above === 0 || isHeadInView()) {
    clearChip();
    return;
  }
  const words = above === 1 ? "1 new play" : `${above} new plays`;
  const line = document.createElement("span");
  line.textContent = `\u2191 ${words}`;
  chip ??= openChip();
  chip.link.setAttribute("aria-label", words);
  chip.link.replaceChildren(line);
}

/** Takes the chip away, with what it counted. */
export function clearChip(): void {
  above = 0;
  chip?.region.remove();
  chip = null;
  window.removeEventListener("scroll", hideAtHead);
}

function openChip(): Chip {
  const region = document.createElement("nav");
  region.className = "new-plays";
  region.setAttribute("aria-label", "New plays");
  const link = document.createElement("a");
  link.href = "#plays";
  region.append(link);
  document.body.append(region);
  window.addEventListener("scroll", hideAtHead, { passive: true });
  return { region, link };
}

function hideAtHead(): void {
  if (isHeadInView()) clearChip();
}

/** The list's first line is on the screen, or below it. */
function isHeadInView(): boolean {
  const head = document.querySelector(".plays .count");
  return head === null || head.getBoundingClientRect().bottom > readingEdge();
}

function playsIn(nodes: NodeList): Element[] {
  return [...nodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    return node.matches(".play") ? [node] : [...node.querySelectorAll(".play")];
  });
}
