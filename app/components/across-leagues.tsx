import type { LeagueTab, SharedPlayer } from "../../domain/sunday/sunday-view.ts";
import { formatListPoints } from "../../domain/words/points-change.ts";

/** `Office 71% to win`, and once nobody has anything left `Office won 98.4–91.2`. */
function standingOf({ name, mine, theirs, percent, isDecided }: LeagueTab): string | null {
  if (theirs === null) return null;
  if (!isDecided) return percent === null ? null : `${name} ${percent}% to win`;
  const verb = mine === theirs ? "tied" : mine > theirs ? "won" : "lost";
  return `${name} ${verb} ${formatListPoints(mine)}–${formatListPoints(theirs)}`;
}

/** Who is in several of my leagues, for me or against me. */
export function AcrossLeagues({ shared, others }: { shared: readonly SharedPlayer[]; others: readonly LeagueTab[] }) {
  const chances = others.flatMap((one) => standingOf(one) ?? []);
  return (
    <section className="across" aria-labelledby="across-h">
      <div className="slug">
        <h2 id="across-h">Across your leagues</h2>
        {chances.length === 0 ? null : <p className="small n">{chances.join(", ")}</p>}
      </div>
      {shared.length === 0 ? <p className="empty">Nobody starts in two of them.</p> : null}
      <ul>
        {shared.map(({ owner, name, words }) => (
          <li key={owner}>
            <b>{name}</b> <span className="both">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
