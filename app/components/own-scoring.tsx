import { useLocation } from "react-router";

interface OwnScoringProps {
  /** The rules of the page, as `scoringText` writes them. */
  scoring: string;
  /** Those that this browser keeps; null without any. */
  kept: string | null;
}

/** Keeps the rules of the page as the reader's own, or forgets them: a form, because what it changes is what the server sends. */
export function OwnScoring({ scoring, kept }: OwnScoringProps) {
  const { pathname, search } = useLocation();
  const isOwn = scoring === kept;
  return (
    <form className="own-scoring" method="post" action="/my-scoring">
      <input type="hidden" name="to" value={pathname + search} />
      {isOwn ? (
        <p>
          <b>These are your rules.</b> In this browser every box score, game log and list of leaders has a column MY
          with points by them.
        </p>
      ) : (
        <button className="btn" name="scoring" value={scoring}>
          Use this scoring as mine
        </button>
      )}
      {kept === null ? null : (
        <button className="btn quiet" name="scoring" value="">
          {isOwn ? "Stop using it" : "Stop using my other rules"}
        </button>
      )}
    </form>
  );
}
