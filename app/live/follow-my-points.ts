import { flushSync } from "react-dom";

import type { ReadersGame } from "../../domain/live/live-game.ts";
import type { MyPoints } from "../../domain/page/my-points.ts";
import { changeInPlace } from "./change-in-place.ts";
import { readPoints } from "./read-points.ts";
import type { FollowOptions, LivePage } from "./use-live-page.ts";

/** Milliseconds until a server that had no answer, or only an old one, is asked again. */
const AGAIN_MS = 10_000;

/**
 * The options of a followed game with the points under its reader's rules kept in step. Frames are everybody's and have none, so
 * that after a new version they are asked for: one question at a time, however fast the game changes. Until they are answered the
 * last ones stay.
 */
export function followMyPoints(options: FollowOptions<ReadersGame>, first: MyPoints): FollowOptions<ReadersGame> {
  const { path, search, signal, onChange } = options;
  const params = new URLSearchParams(search);
  params.set("scoring", first.scoring);
  const address = `${path}/live/points?${params}`;
  let my = first;
  let shown: LivePage<ReadersGame> | null = null;
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    const answer = await readPoints(address, signal);
    isAsking = false;
    if (signal.aborted) return;
    if (answer === null || answer.version <= my.version) {
      const timer = setTimeout(askIfBehind, AGAIN_MS);
      signal.addEventListener("abort", () => clearTimeout(timer));
      return;
    }
    my = { ...my, version: answer.version, stats: { ...my.stats, points: answer.points } };
    changeInPlace(() => flushSync(show));
    askIfBehind();
  }

  function askIfBehind(): void {
    if (!isAsking && isBehind()) void ask();
  }

  function isBehind(): boolean {
    return shown !== null && shown.page.version > my.version;
  }

  function show(): void {
    if (shown !== null) onChange({ ...shown, page: { ...shown.page, my } });
  }

  return {
    ...options,
    onChange(change) {
      shown = change;
      show();
      askIfBehind();
    },
  };
}
