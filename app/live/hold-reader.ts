import { readingEdge } from "./reading-edge.ts";

/** What can be looked at: the smallest pieces whose place says where the reader is. */
const PIECES = [
  ".board",
  ".slug",
  ".line tr",
  ".course > div",
  ".teams tr",
  ".index li",
  ".written p",
  ".written li",
  ".boxbar",
  ".frame tr",
  ".empty",
  ".differ",
  ".card dl > div",
  ".last p",
  "#analyst p",
  ".filters",
  ".count",
  ".quarter > h3",
  ".drive > h4",
  ".play",
  ".gap > details > summary",
  ".titles",
  ".weeks",
  ".tile",
  ".ev",
  ".pl",
].join(",");

/** What the reader was held by last, and where: screens scroll by whole pixels, and what is left over must not add up. */
let held: { element: Element; top: number } | null = null;

/** What stayed where it was while the page changed. */
export interface Held {
  /** Null where nothing could be held. */
  element: Element | null;
  /** How far below the window's top it begins: what begins above it may have moved with the page, unseen. */
  top: number;
}

/** Notes where the reader is; call the returned function once the page has changed, before it is painted. */
export function holdReader(main: Element): () => Held {
  const pieces = piecesInView(main);
  const focused = document.activeElement;
  const row = focused?.closest("tr[id]");
  const rowId = row?.id;
  const link = [...(row?.querySelectorAll("a") ?? [])].findIndex((one) => one === focused);
  return () => {
    const focusedRow = focused?.closest("tr[id]");
    // Rows of the box score keep their place while players pass each other: the focus goes with the player.
    if (rowId !== undefined && focusedRow?.id !== rowId) {
      document.getElementById(rowId)?.querySelectorAll("a")[link]?.focus({ preventScroll: true });
    }
    const piece = pieces.find(({ element }) => element.getClientRects().length > 0) ?? pieces.find(isWholePlay);
    if (piece === undefined) return { element: null, top: 0 };
    // A list that was turned round is another list, but a play in it is still that play.
    const element = piece.element.isConnected ? piece.element : document.getElementById(piece.element.id);
    if (element === null) return { element: null, top: 0 };
    const top = held?.element === element && Math.abs(held.top - piece.top) < 1 ? held.top : piece.top;
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: "instant" });
    held = { element, top };
    return { element, top: Math.max(0, piece.top) };
  };
}

interface Piece {
  element: Element;
  top: number;
  /** Nothing of it is under the bar. */
  isWhole: boolean;
}

function isWholePlay({ element, isWhole }: Piece): boolean {
  return isWhole && element.matches(".play");
}

/** The pieces on the screen from the top, below the bar that stays. Where the page has two columns, only the main one's count. */
function piecesInView(main: Element): Piece[] {
  const edge = readingEdge();
  const aside = main.querySelector(".aside");
  const isBeside = aside !== null && aside.getBoundingClientRect().left > window.innerWidth / 2;
  const pieces: Piece[] = [];
  for (const element of main.querySelectorAll(PIECES)) {
    if (isBeside && aside.contains(element)) continue;
    const { top, bottom, height } = element.getBoundingClientRect();
    const isInView = height > 0 && bottom > edge + 1 && top < window.innerHeight;
    // What is folded up has a place of its own, which nobody sees: it may lie over the window.
    if (isInView && element.checkVisibility()) pieces.push({ element, top, isWhole: top >= edge });
  }
  return pieces;
}
