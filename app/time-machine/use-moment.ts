import { useRef, useState } from "react";
import { useNavigate } from "react-router";

import { QUARTER_SECONDS } from "../../domain/game/game-clock.ts";
import type { GameMoment } from "../../domain/page/game-moment.ts";
import {
  momentAtSecondPath,
  momentPath,
  nextMomentPath,
  watchFromPath,
} from "../../domain/page/address/moment-address.ts";
import { KICKOFF } from "../../domain/page/game-view.ts";
import { useGameView } from "../use-game-view.ts";
import { useStepping } from "./use-stepping.ts";

/** The addresses of the moments beside one; where there is none, its own. */
export interface MomentPaths {
  back: string;
  next: string;
  previousScore: string;
  /** The start of a quarter, 1 to 4, and of overtime, 5. */
  quarter(number: number): string;
  second(second: number): string;
  /** The replay that goes on from here. */
  watch: string;
}

export interface MomentControl {
  paths: MomentPaths;
  /** Goes to one of the addresses, and plays no longer. */
  go(path: string): void;
  /** It moves by itself, a play every `pace` seconds. */
  isRunning: boolean;
  toggle(): void;
  pace: number;
  setPace(seconds: number): void;
}

/** Where the time machine can go from a moment, and whether it goes by itself. */
export function useMoment(gameKey: string, { at, back, previousScore, hasNext }: GameMoment): MomentControl {
  const { view } = useGameView();
  const navigate = useNavigate();
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState(4);
  const here = momentPath(gameKey, at, view);
  const second = (seconds: number) => momentAtSecondPath(gameKey, seconds, view);
  const paths: MomentPaths = {
    back: back === null ? here : momentPath(gameKey, back, view),
    next: hasNext ? nextMomentPath(gameKey, at, view) : here,
    previousScore: previousScore === null ? here : momentPath(gameKey, previousScore, view),
    quarter: (number) => second((number - 1) * QUARTER_SECONDS),
    second,
    watch: at === KICKOFF ? `/games/${gameKey}/replay` : watchFromPath(gameKey, at),
  };
  const isRunning = isPlaying && hasNext;
  // A key that is held down asks for the same again and again, and would call off what is under way each time.
  const underWay = useRef<string | null>(null);
  const show = async (path: string): Promise<void> => {
    if (path === here || path === underWay.current) return;
    underWay.current = path;
    await navigate(path, { replace: true, preventScrollReset: true });
    // One that was called off ends as soon as the next begins, which is still under way.
    if (underWay.current === path) underWay.current = null;
  };
  useStepping({
    isOn: isRunning,
    seconds: pace,
    moment: at,
    step: (from) => void show(nextMomentPath(gameKey, from, view)),
  });
  return {
    paths,
    go(path) {
      setPlaying(false);
      void show(path);
    },
    isRunning,
    toggle: () => setPlaying(hasNext && !isRunning),
    pace,
    setPace,
  };
}
