import { useEffect, useRef } from "react";

/**
 * When a form was answered by another content of the same page and took the focus away with it, keyboard and screen reader
 * stand at the beginning of that content. `step` names what is shown.
 */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A field of the new content may have taken the focus already.
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, [step]);
}
