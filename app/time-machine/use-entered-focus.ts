import { type RefObject, useEffect, useEffectEvent } from "react";

import { useIsHydrated } from "../use-is-hydrated.ts";

/**
 * A link leads into the time machine, another out of it, and each is gone from the page then. So the focus goes to `place`, where the
 * keys of the time machine work at once, and afterward to the page's beginning. A page that was loaded at a moment begins like any other.
 */
export function useEnteredFocus(place: RefObject<HTMLElement | null>): void {
  // What is in the document that was loaded is not hydrated yet when it is mounted.
  const isEntered = useIsHydrated();
  const enter = useEffectEvent(() => {
    if (isEntered) focusIfLost(place.current);
  });
  useEffect(() => {
    enter();
    return () => focusIfLost(document.getElementById("main"));
  }, []);
}

function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
