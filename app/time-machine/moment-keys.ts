import type { KeyboardEvent } from "react";

/** What the keys of the time machine do. */
export interface MomentMoves {
  toggle(): void;
  back(): void;
  next(): void;
  previousScore(): void;
  /** Takes it to the start of a quarter, 1 to 4. */
  quarter(number: number): void;
}

/**
 * The time machine's keys, while something in it has the focus: Space plays and pauses, the arrows go one play, with Shift the
 * left one goes to the score before, 1 to 4 go to a quarter. What a field or button does with a key by itself stays its own.
 */
export function onMomentKey(event: KeyboardEvent<HTMLElement>, moves: MomentMoves): void {
  const { key, target } = event;
  const isPressed = event.ctrlKey || event.metaKey || event.altKey;
  if (isPressed || target instanceof HTMLSelectElement) return;
  if (key === " " && target instanceof Element && target.closest("button, summary") !== null) return;
  const move = moveOf(key, event.shiftKey, moves);
  if (move === null) return;
  event.preventDefault();
  move();
}

function moveOf(key: string, isShifted: boolean, moves: MomentMoves): (() => void) | null {
  if (key === " ") return moves.toggle;
  if (key === "ArrowLeft") return isShifted ? moves.previousScore : moves.back;
  if (key === "ArrowRight" && !isShifted) return moves.next;
  if (/^[1-4]$/.test(key)) return () => moves.quarter(Number(key));
  return null;
}
