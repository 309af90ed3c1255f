import type { FeedKind } from "./feed-state.ts";

/** Screen readers finish a sentence before the next: what comes faster is summed up in one. */
const PAUSE_MS = 4_000;
/** A connection that is back within this time was not worth a word. */
const LOST_MS = 4_000;

export interface Announcer<T> {
  /** The page that is shown now. */
  announcePage(page: T): void;
  announceState(kind: FeedKind): void;
  close(): void;
}

/** One quiet region of the document, in which each change is said once. It stands outside of what the page itself renders. */
export function openAnnouncer<T>(first: T, announce: (before: T, after: T) => string | null): Announcer<T> {
  const region = document.createElement("p");
  region.className = "vh";
  region.setAttribute("role", "status");
  region.id = "live-news";
  document.body.append(region);
  let [announced, newest] = [first, first];
  let wasLost = false;
  let pause: ReturnType<typeof setTimeout> | null = null;
  let losing: ReturnType<typeof setTimeout> | null = null;

  function say(words: string): void {
    // A text like the one before would not be read: a new element is.
    const line = document.createElement("span");
    line.textContent = words;
    region.replaceChildren(line);
  }

  function next(): void {
    pause = null;
    if (newest === announced) return;
    const words = announce(announced, newest);
    announced = newest;
    if (words === null) return;
    say(words);
    pause = setTimeout(next, PAUSE_MS);
  }

  function announceLost(): void {
    if (!wasLost) say("Connection lost. Trying again.");
    wasLost = true;
  }

  function stopLosing(): void {
    if (losing !== null) clearTimeout(losing);
    losing = null;
  }

  return {
    announcePage(page) {
      newest = page;
      if (pause === null) next();
    },
    announceState(kind) {
      if (kind === "stale" || kind === "offline") {
        losing ??= setTimeout(announceLost, LOST_MS);
        return;
      }
      stopLosing();
      if (kind === "live" && wasLost) {
        wasLost = false;
        say("Live again.");
      }
    },
    close() {
      if (pause !== null) clearTimeout(pause);
      stopLosing();
      region.remove();
    },
  };
}
