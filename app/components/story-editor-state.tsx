import { Link } from "react-router";

import { formatInteger } from "../../domain/words/format.ts";
import { formatMoment } from "../../domain/words/format-moment.ts";
import type { WaitingStory } from "../../domain/admin/game-story.ts";
import type { StoryStatus } from "../../domain/admin/story-status.ts";
import { dollars } from "../../domain/admin/token-price.ts";
import { LocalTime } from "./local-time.tsx";

/** Those beyond are counted. */
const MOST_WAITING = 12;

interface StoryEditorStateProps extends StoryStatus {
  /** What games are called, by their keys. */
  titles: Readonly<Record<string, string>>;
}

/** Which writer writes, what today's texts have cost, and what is waiting. */
export function StoryEditorState(props: StoryEditorStateProps) {
  const { writer, pause, today, tokensAllowed, costToday, waiting, titles } = props;
  const tokens = today.inputTokens + today.outputTokens;
  return (
    <>
      {pause === null ? null : (
        <p className="msg no">
          The model is unavailable: {pause.message} Next try at <LocalTime at={pause.until} format={formatMoment} />.
        </p>
      )}
      <dl className="facts">
        <div>
          <dt>Writer</dt>
          <dd>{writer ?? "Template, no AI model"}</dd>
        </div>
        {writer === null && tokens === 0 ? null : (
          <div>
            <dt id="tokens">Model today (UTC)</dt>
            <dd>
              {formatInteger(today.calls)} {today.calls === 1 ? "call" : "calls"}, {formatInteger(tokens)} of{" "}
              {formatInteger(tokensAllowed)} tokens{costToday === null ? "" : `, ${dollars(costToday)}`}
              <meter aria-labelledby="tokens" min={0} max={Math.max(1, tokensAllowed)} value={tokens} />
            </dd>
          </div>
        )}
        <div>
          <dt>Waiting</dt>
          <dd>{waiting.length === 0 ? "Nothing" : <WaitingList waiting={waiting} titles={titles} />}</dd>
        </div>
      </dl>
    </>
  );
}

function WaitingList({
  waiting,
  titles,
}: Pick<StoryEditorStateProps, "titles"> & { waiting: readonly WaitingStory[] }) {
  const more = waiting.length - MOST_WAITING;
  return (
    <ul>
      {waiting.slice(0, MOST_WAITING).map(({ gameKey, kind, why, until }) => (
        <li key={`${kind}${gameKey}`}>
          <Link to={`/games/${gameKey}`}>
            {kind === "recap" ? "Recap" : "Preview"}: {titles[gameKey] ?? gameKey}
          </Link>
          {why === "changed" ? ", to be rechecked" : ""}
          {why === "reopened" ? ", to be unpublished: the game is back on" : ""}
          {until === null ? (
            ""
          ) : (
            <>
              , not before <LocalTime at={until} format={formatMoment} />
            </>
          )}
        </li>
      ))}
      {more > 0 ? <li>and {formatInteger(more)} more</li> : null}
    </ul>
  );
}
