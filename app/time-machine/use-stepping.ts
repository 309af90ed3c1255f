import { useEffect, useEffectEvent } from "react";

interface Stepping {
  isOn: boolean;
  seconds: number;
  /** The moment that is shown; a step that takes long is waited for. */
  moment: string;
  step(from: string): void;
}

/** Takes a step every `seconds` while `isOn`, counted from when the moment was shown. */
export function useStepping({ isOn, seconds, moment, step }: Stepping): void {
  const go = useEffectEvent(step);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => go(moment), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isOn, seconds, moment]);
}
