import { formatHour, formatTimeOfDay } from "../../domain/words/format-moment.ts";
import type { FeedState } from "../live/feed-state.ts";
import { LocalTime } from "./local-time.tsx";

interface LiveLineProps {
  /** Null before the page follows anything, and without script. */
  feed: FeedState | null;
  /** When the data was last updated, ISO text; null where the source does not say. */
  asOf: string | null;
  /** A replay moves too, but nothing in it is live. */
  isReplay?: boolean;
}

/** How fresh a live page is. Always one line, so that nothing moves when it changes. */
export function LiveLine({ feed, asOf, isReplay }: LiveLineProps) {
  const kind = feed?.kind;
  const at = feed?.heardAt ? new Date(feed.heardAt).toISOString() : asOf;
  if (kind === "live") {
    return (
      <p key={kind} className="live-line is-on">
        {isReplay ? "Replay" : "Live"}
      </p>
    );
  }
  const updated =
    at === null ? null : (
      <>
        Updated <LocalTime at={at} format={formatTimeOfDay} />
      </>
    );
  switch (kind) {
    case "stale":
      return (
        <p key={kind} className="live-line is-off">
          {updated ?? "Not updated"}, trying again
        </p>
      );
    case "offline":
      return (
        <p key={kind} className="live-line is-off">
          Offline{updated && <>. {updated}</>}
        </p>
      );
    default:
      return (
        <p className="live-line">
          {at === null ? (
            "Live"
          ) : (
            <>
              As of <LocalTime at={at} format={formatHour} />
            </>
          )}
          {/* Nothing follows the time, which may get longer in another time zone. */}
          <noscript>. Reload for the latest.</noscript>
        </p>
      );
  }
}
