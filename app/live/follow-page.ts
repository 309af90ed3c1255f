import { flushSync } from "react-dom";

import { openAnnouncer } from "./announcer.ts";
import { changeInPlace } from "./change-in-place.ts";
import { clearCorrection, showCorrection } from "./correction-note.ts";
import { dropOfflineLine } from "./drop-offline-line.ts";
import type { Versioned } from "./feed-state.ts";
import { type Feed, type FeedSource, followFeed } from "./follow-feed.ts";
import { clearChip } from "./new-plays-chip.ts";
import { SHOWN_EVENT } from "../shown-event.ts";
import { readLivePart } from "./read-live-part.ts";
import type { FollowOptions, LivePage } from "./use-live-page.ts";

export interface FollowPageOptions<T extends Versioned> extends FollowOptions<T> {
  /** What a screen reader hears of a change; null for nothing. */
  announce(before: T, after: T): string | null;
  /** What a reader must unlearn after a change, for a note that stays; null for nothing. */
  correct(before: T, after: T): string | null;
  /** Opens the stream of the changes after a version; the one beside the page's own address where absent. */
  open?(since: number): FeedSource;
}

/** Follows a page's stream with this browser's means until the signal is aborted. */
export function followPage<T extends Versioned>(options: FollowPageOptions<T>): void {
  const { page, path, search, wait, announce, signal, onChange } = options;
  const announcer = openAnnouncer(page, announce);
  let shown: LivePage<T> = { page, feed: null };
  let newest = page;
  let frame = 0;

  /** At most once a frame of the screen, however fast the changes come. */
  function show(): void {
    frame = 0;
    const before = shown.page;
    shown = { ...shown, page: newest };
    changeInPlace(() => {
      // From its first change on the page keeps its reader's place; before, what is laid out late has to find the browser doing it.
      document.documentElement.classList.add("keeps-place");
      flushSync(() => onChange(shown));
    });
    document.dispatchEvent(new Event(SHOWN_EVENT));
    announcer.announcePage(newest);
    const corrected = options.correct(before, newest);
    if (corrected !== null) showCorrection(corrected);
  }

  const feed = followFeed({
    page,
    open:
      options.open ?? ((since) => new EventSource(`${path}/events${search}${search === "" ? "?" : "&"}since=${since}`)),
    resync: (stop) => readLivePart(`${path}/live${search}`, stop),
    again: (current) => wait(current, Date.now()),
    timer(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    random: () => Math.random(),
    onPage(fresh) {
      newest = fresh;
      if (frame === 0) frame = requestAnimationFrame(show);
    },
    onState(state) {
      shown = { ...shown, feed: state };
      onChange(shown);
      announcer.announceState(state.kind);
      if (state.kind === "live" || state.kind === "ended") dropOfflineLine();
    },
  });
  watchReader(feed, signal);
  signal.addEventListener("abort", () => {
    cancelAnimationFrame(frame);
    feed.stop();
    announcer.close();
    clearChip();
    clearCorrection();
    document.documentElement.classList.remove("keeps-place");
  });
}

/** Whether anybody looks at the page, and whether there is a network. */
function watchReader(feed: Feed, signal: AbortSignal): void {
  if (document.hidden) feed.setHidden(true);
  document.addEventListener("visibilitychange", () => feed.setHidden(document.hidden), { signal });
  // A page with an open stream is not kept for the way back.
  window.addEventListener("pagehide", () => feed.onPageHide(), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && feed.setHidden(document.hidden), { signal });
  window.addEventListener("offline", () => feed.setOnline(false), { signal });
  window.addEventListener("online", () => feed.setOnline(true), { signal });
}
