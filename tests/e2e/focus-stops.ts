import type { Page } from "playwright-core";

/** One place where the focus rests on its way through a page. */
export interface FocusStop {
  /** Element and words, such as `a Passing`. */
  name: string;
  /** Distance from the window's upper edge in pixels. */
  top: number;
  /**
   * Width of the visible ring in pixels: the outline of the element or of the row that it stands in, or the line around the
   * empty shape in a drawing's link. 0 without one, or when it has no color.
   */
  ring: number;
  /** Comes after the stop before it in the document. */
  isInOrder: boolean;
  isInMain: boolean;
  /** What lies over its middle, if not itself; null where it can be seen. */
  hiddenBy: string | null;
  /** By how many pixels it and its ring stand over an edge of the window; 0 of what is nearly as high as the window. */
  beyond: number;
}

const MOST_STOPS = 400;

/** Presses Tab from the top of the page until the focus leaves it. Fails where it never does. */
export async function focusStops(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await focusStop(page);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus was still in the page after ${MOST_STOPS} stops, at ${stops.at(-1)?.name}`);
}

/** Where the focus is; null when it is not in the page, or has come round to an earlier stop. */
export function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const marks = globalThis as { lastStop?: Element };
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return null;
    const isInOrder =
      marks.lastStop === undefined ||
      (marks.lastStop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (marks.lastStop === element) return null;
    marks.lastStop = element;
    const hasColor = (color: string) => color !== "none" && !/rgba\(.*, 0\)|transparent/.test(color);
    const outline = (one: Element | null) => {
      if (one === null) return 0;
      const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && hasColor(outlineColor) ? Number.parseFloat(outlineWidth) : 0;
    };
    const around = (shape: Element) => {
      const { fill, stroke, strokeWidth } = getComputedStyle(shape);
      return !hasColor(fill) && hasColor(stroke) ? Number.parseFloat(strokeWidth) : 0;
    };
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    // A frame can be larger than the window: the part of it that is in the window counts.
    const middle = {
      x: (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      y: (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
    };
    const over = document.elementFromPoint(middle.x, middle.y);
    const isSeen = over !== null && (element.contains(over) || over.contains(element));
    const ringed = element.closest("li.play, .pl") ?? element;
    const { left, right, top, bottom, height } = ringed.getBoundingClientRect();
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const edges = [bottom + ring - innerHeight, ring - top, right + ring - innerWidth, ring - left];
    const isHigh = height > innerHeight * 0.6;
    return {
      name: `${element.localName} ${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}`,
      top: box.top,
      ring: Math.max(
        outline(element),
        outline(element.closest("li.play, .pl")),
        ...Array.from(element.querySelectorAll("circle, rect"), around),
      ),
      isInOrder,
      isInMain: element.closest("main") !== null,
      hiddenBy: isSeen
        ? null
        : over === null
          ? "nothing: it is outside the window"
          : `${over.localName}.${over.className}`,
      beyond: isHigh ? 0 : Math.max(0, ...edges.map(Math.floor)),
    };
  });
}
