import { useLeftOff } from "../time-machine/use-left-off.ts";

interface WatchLaterProps {
  gameKey: string;
  firstPlay: string;
}

/** The ways into a game whose score is hidden: from kickoff, and from where it was left in this browser. */
export function WatchLater({ gameKey, firstPlay }: WatchLaterProps) {
  const left = useLeftOff(gameKey);
  // Written out: a third reader of `moment-address.ts` would bring it into what every page loads.
  const pathTo = (at: string): string => `/games/${gameKey}?at=${encodeURIComponent(at)}`;
  return (
    // The key: a button that makes room for another counts as a layout shift, new ones in its place do not.
    <div className="watch" key={left?.at}>
      <a className={left === null ? "btn" : "btn quiet"} href={pathTo(firstPlay)}>
        {left === null ? "Watch from kickoff" : "From kickoff"}
      </a>
      {left === null ? null : (
        <a className="btn" href={pathTo(left.at)}>
          Go on from {left.label}
        </a>
      )}
    </div>
  );
}
