import type { AnalystPanelProps } from "../components/analyst-panel.tsx";

/**
 * The first use of the analyst's section loads its code, which takes over the markup that is there. A press before that is done
 * waits and is made again then; where the code cannot be had, forms and links work as the server wrote them. A section without
 * markup (the page was reached by a link inside the site) gets it at once. Made for a `ref`; its result ends all of it.
 */
export function wakeOnUse(props: AnalystPanelProps): (section: Element | null) => (() => void) | undefined {
  return (section) => {
    // React gives null only to callbacks that return nothing.
    if (section === null) return;
    let isAwake = false;
    let loading: Promise<void> | null = null;
    let press: EventTarget | null = null;
    let end: (() => void) | null = null;
    const awake = (): void => {
      isAwake = true;
      (press as HTMLElement | null)?.click();
    };
    const wake = (event?: Event): void => {
      if (isAwake) return;
      if (event?.type === "click") {
        event.preventDefault();
        press = event.target;
      }
      loading ??= import("./open-analyst.tsx").then(({ openAnalyst }) => {
        end = openAnalyst(section, props, awake, event);
      }, awake);
    };
    for (const use of ["focusin", "click"]) section.addEventListener(use, wake, true);
    if (section.firstChild === null) wake();
    return () => end?.();
  };
}
