import type { AnalystPanelProps } from "../components/analyst-panel.tsx";

/** The analyst's section, with its button that was pressed before any script of the page ran: see `withLateScripts`. */
interface PressedSection extends Element {
  pressed?: HTMLElement;
}

/**
 * The first use of the analyst's section loads its code, which takes over the markup that is there. A press before that is done
 * waits and is made again then; where the code cannot be had, forms and links work as the server wrote them. A section without
 * markup (the page was reached by a link inside the site) gets it at once. Made for a `ref`; its result ends all of it.
 */
export function wakeOnUse(props: AnalystPanelProps): (section: PressedSection | null) => (() => void) | undefined {
  return (section) => {
    // React gives null only to callbacks that return nothing.
    if (!section) return;
    let isAwake = false;
    let loading: Promise<void> | undefined;
    let press: EventTarget | null | undefined = section.pressed;
    // What is still being loaded must not open a section that was given up: in development React attaches each one twice.
    let end = (): void => {
      isAwake = true;
    };
    const awake = (): void => {
      isAwake = true;
      (press as HTMLElement | undefined)?.click();
    };
    const wake = (event?: Event): void => {
      if (isAwake) return;
      if (event?.type === "click") {
        event.preventDefault();
        press = event.target;
      }
      loading ??= import("./open-analyst.tsx").then(({ openAnalyst }) => {
        if (!isAwake) end = openAnalyst(section, props, awake, event);
      }, awake);
    };
    for (const use of ["pointerdown", "focusin", "click"]) section.addEventListener(use, wake, true);
    // Who stood in it before the page's scripts were there has used it.
    if (press || section.matches(":empty,:focus-within")) wake();
    return () => end();
  };
}
