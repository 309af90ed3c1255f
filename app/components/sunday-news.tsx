import { Link } from "react-router";

import type { SundayChanges, SundayNews as News } from "../../domain/sunday/sunday-view.ts";
import { gamePath } from "../../domain/page/address/game-address.ts";
import { pointsPath } from "../../domain/page/address/points-address.ts";
import { formatListPoints, formatPointsChange } from "../../domain/words/points-change.ts";
import { usePointsView } from "../use-points-view.ts";
import { agoWords } from "./sunday-player.tsx";

const FRESH_MINUTES = 2;

interface SundayNewsProps {
  changes: SundayChanges;
  hasOpponent: boolean;
  /** The league's rules for the address of a ledger. */
  rules: string | null;
}

/** What changed: each play a sentence with its share, mine and theirs; small ones in a fold with their sums, so that nothing is hidden. */
export function SundayNews({ changes, hasOpponent, rules }: SundayNewsProps) {
  const { kind, large, small, mine, theirs, smallMine, smallTheirs } = changes;
  const isLately = kind === "lately";
  return (
    <section className="news" aria-labelledby="news-h">
      <div className="slug">
        <h2 id="news-h">{isLately ? "Last ten minutes" : "Largest plays"}</h2>
        {isLately && large.length + small.length > 0 ? (
          <p className="n">{sumWords(mine, theirs, hasOpponent)}</p>
        ) : null}
      </div>
      {large.length + small.length === 0 ? <p className="empty">Nothing has counted for either side.</p> : null}
      <ol>
        {large.map((one) => (
          <Event key={one.key} news={one} rules={rules} />
        ))}
      </ol>
      {small.length === 0 ? null : (
        <details className="fold">
          <summary>
            {small.length} smaller {small.length === 1 ? "play" : "plays"},{" "}
            <span className="n">{sumWords(smallMine, smallTheirs, hasOpponent).toLowerCase()}</span>
          </summary>
          <ol>
            {small.map((one) => (
              <Event key={one.key} news={one} rules={rules} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function sumWords(mine: number, theirs: number, hasOpponent: boolean): string {
  return `You ${formatPointsChange(mine)}${hasOpponent ? `, they ${formatPointsChange(theirs)}` : ""}`;
}

function Event({ news, rules }: { news: News; rules: string | null }) {
  const { side, points, names, sentence, when, minutes, after, gameKey, playId, owner } = news;
  const view = usePointsView(rules);
  const isFresh = minutes !== null && minutes <= FRESH_MINUTES;
  return (
    <li className={`ev${side === "theirs" ? " against" : ""}${isFresh ? " lit" : ""}`}>
      <span className={`share${points < 0 ? " neg" : ""}`}>{formatPointsChange(points)}</span>
      <div>
        <Link
          className="what-a"
          to={owner === null ? gamePath(gameKey, { ...view, scoring: null }, playId) : pointsPath(gameKey, owner, view)}
        >
          <Named sentence={sentence} names={names} />
        </Link>
        <span className="small">
          {side === "theirs" ? "For them. " : ""}
          {when}
          {minutes === null ? "" : `, ${agoWords(minutes)}`}
          {after === null ? "" : `, now ${formatListPoints(after)}`}
        </span>
      </div>
    </li>
  );
}

/** The sentence with the players that it counts for in bold; before it those that it does not name. */
function Named({ sentence, names }: { sentence: string; names: readonly string[] }) {
  const unnamed = names.filter((name) => !sentence.includes(name));
  const named = names.filter((name) => sentence.includes(name));
  const parts = named.reduce<string[]>(
    (done, name) => done.flatMap((part) => (names.includes(part) ? [part] : splitAt(part, name))),
    [sentence.replace(/\.$/, "")],
  );
  return (
    <>
      {unnamed.length === 0 ? null : (
        <>
          <b>{unnamed.join(", ")}</b>:{" "}
        </>
      )}
      {/* Parts of one sentence: their places are all that tells them apart. */}
      {parts.map((part, index) => (names.includes(part) ? <b key={`${index}`}>{part}</b> : part))}
    </>
  );
}

function splitAt(text: string, name: string): string[] {
  const at = text.indexOf(name);
  if (at === -1) return [text];
  return [text.slice(0, at), name, text.slice(at + name.length)].filter((part) => part !== "");
}
