import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * When a form was answered by another content of the same page and took the focus away with it, keyboard and screen reader
 * stand at what that content says first (`data-step`), in sight, or else at its beginning. `step` names what is shown.
 */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  // A form's answer comes before the page that is read anew after it, which may take the pressed button away only then.
  const isDone = useNavigation().state === "idle";
  useEffect(() => {
    if (!isDone || shown.current === step) return;
    shown.current = step;
    // A field of the new content may have taken the focus already.
    if (document.activeElement !== document.body) return;
    const said = document.querySelector<HTMLElement>("[data-step]");
    (said ?? document.getElementById("main"))?.focus({ preventScroll: true });
    said?.scrollIntoView({ block: "nearest" });
  }, [step, isDone]);
}
