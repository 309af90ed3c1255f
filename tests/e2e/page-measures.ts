import type { Page } from "playwright-core";

/** Pixels by which the page is wider than its window. Before its style sheets are there a page has another width. */
export async function sideways(page: Page): Promise<number> {
  await page.waitForLoadState("load");
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * What makes the page scroll sideways: elements that stand over the window's edge, apart from those inside a frame of
 * their own that scrolls or cuts them off.
 */
export async function overflowing(page: Page): Promise<string[]> {
  await page.waitForLoadState("load");
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth && document.body.scrollWidth <= root.clientWidth) return [];
    const isCut = (element: Element): boolean => {
      for (let parent = element.parentElement; parent !== null && parent !== root; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== "visible") return true;
      }
      return false;
    };
    const found = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5 && !isCut(element))
      .map(
        (element) =>
          `${element.localName}.${element.getAttribute("class") ?? ""} "${element.textContent.trim().slice(0, 30)}"`,
      );
    return [`${root.scrollWidth} px in a window of ${root.clientWidth}`, ...found.slice(0, 4)];
  });
}

/**
 * Texts and pictures that lie over the drawn part of the digits in `selector`. Line boxes may overlap by design, since
 * large digits are set tight; what counts is the ink, taken from the font's own measures of those digits.
 */
export function inkOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((digits) => {
    interface Ink {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) return ["no canvas"];
    const scope = document.querySelector("main");
    if (scope === null) return ["no main"];
    const owners = [...scope.querySelectorAll(digits)];
    if (owners.length === 0) return [`no ${digits}`];
    const linesOf = (node: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const lines = owners.flatMap(linesOf);
    /** Only then can they meet, and to measure the ink of a whole game's plays takes long: no letter leaves its line by half of it. */
    const isNear = ({ left, right, top, bottom, height }: DOMRect): boolean =>
      lines.some(
        (line) =>
          left < line.right &&
          right > line.left &&
          top - height / 2 < line.bottom + line.height / 2 &&
          bottom + height / 2 > line.top - line.height / 2,
      );
    const inkOfText = (node: Text): Ink[] => {
      const near = linesOf(node).filter(isNear);
      if (near.length === 0) return [];
      const parent = node.parentElement;
      const text = node.data.trim();
      if (
        parent === null ||
        text === "" ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return [];
      // For people who do not see the page: one pixel, cut off.
      if (parent.closest(".vh, .skip") !== null) return [];
      const style = getComputedStyle(parent);
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const measure = context.measureText(style.textTransform === "uppercase" ? text.toUpperCase() : text);
      return near.map((line) => {
        const baseline = line.top + (line.height + measure.fontBoundingBoxAscent - measure.fontBoundingBoxDescent) / 2;
        return {
          left: line.left,
          right: line.right,
          top: baseline - measure.actualBoundingBoxAscent,
          bottom: baseline + measure.actualBoundingBoxDescent,
        };
      });
    };
    const texts = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const list: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) list.push(node as Text);
      return list;
    };
    const others = texts(scope).flatMap((node) =>
      inkOfText(node).map((ink) => ({ ink, node: node as Node, name: node.data.trim() })),
    );
    const pictures = [...scope.querySelectorAll("img, .sleeve")].map((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return { ink: { left, right, top, bottom }, node, name: node.className || node.localName };
    });
    // Half a pixel is rounding.
    const meet = (a: Ink, b: Ink) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    return owners.flatMap((owner) =>
      texts(owner)
        .flatMap(inkOfText)
        .flatMap((ink) =>
          [...others, ...pictures]
            .filter(({ node, ink: other }) => !owner.contains(node) && meet(ink, other))
            .map(({ name }) => `${owner.textContent} meets ${name}`),
        ),
    );
  }, selector);
}

/** The sheets of a printed page. */
export function sheets(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The numbers of a player's chart that have a tick as well, and on which side of it each stands: on neither, it is struck through. */
export function numbersAndTicks(page: Page): Promise<{ isAbove: boolean; isBelow: boolean }[]> {
  return page.locator(".points g:has(.figure):has(.tick)").evaluateAll((all) =>
    all.map((week) => {
      const [figure, tick] = [week.querySelector(".figure"), week.querySelector(".tick")].map((one) =>
        one?.getBoundingClientRect(),
      );
      if (figure === undefined || tick === undefined) throw new Error("A week has lost its number.");
      // The letters of a number fill the lower three quarters of its line.
      return { isAbove: figure.bottom <= tick.top + 4, isBelow: figure.top + figure.height / 4 >= tick.bottom };
    }),
  );
}
