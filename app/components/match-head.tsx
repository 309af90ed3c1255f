import { Link } from "react-router";

import type { LeagueTab, Sunday, SundayTeam } from "../../domain/sunday/sunday-view.ts";
import { formatExpectedPoints, formatListPoints } from "../../domain/words/points-change.ts";

interface MatchHeadProps {
  sunday: Sunday;
  /** The address of one of the leagues. */
  leaguePath(id: string): string;
  /** What stands under the sentence: the rules, the week, how fresh it is. */
  children: React.ReactNode;
}

/** The match-up as a score: two totals, the chance to win, one answer. */
export function MatchHead({ sunday: { tabs, league }, leaguePath, children }: MatchHeadProps) {
  const { mine, theirs, percent, isDecided, tell } = league;
  const isUp = theirs === null || mine.total >= theirs.total;
  return (
    <>
      {tabs.length < 2 ? null : (
        <nav className="leagues" aria-label="My leagues">
          <ul>
            {tabs.map((tab) => (
              <Tab key={tab.id} tab={tab} to={leaguePath(tab.id)} isCurrent={tab.id === league.id} />
            ))}
          </ul>
        </nav>
      )}
      <div className="grid">
        <div className={`versus${theirs === null ? " alone" : ""}`}>
          <Total team={mine} name="You" side="you" isUp={isUp} />
          {theirs === null ? null : <Total team={theirs} name={theirs.name} side="them" isUp={!isUp} />}
        </div>
        <div className="mid2">
          {percent === null ? null : <Chance percent={percent} isDecided={isDecided} />}
          <div className="tell">
            <p>{tell.join(" ")}</p>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}

function Tab({ tab: { name, mine, theirs }, to, isCurrent }: { tab: LeagueTab; to: string; isCurrent: boolean }) {
  const score = theirs === null ? formatListPoints(mine) : `${formatListPoints(mine)}–${formatListPoints(theirs)}`;
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
        <b>{name}</b> <span className="n">{score}</span>
      </Link>
    </li>
  );
}

interface TotalProps {
  team: SundayTeam;
  name: string;
  side: "you" | "them";
  isUp: boolean;
}

function Total({ team: { total, projected, likely, groups }, name, side, isUp }: TotalProps) {
  const hasBegun = groups.some(({ phase }) => phase === "now" || phase === "over");
  return (
    <div className={`${side}${isUp ? " up" : ""}`}>
      <h2 className="nick">{name}</h2>
      <p className="tot n">{formatListPoints(total)}</p>
      {likely === null ? (
        projected === null ? null : (
          <p className="small">was projected for {formatExpectedPoints(projected)}</p>
        )
      ) : (
        <p className="small">
          {hasBegun ? "on pace for" : "proj"} {Math.round(likely.middle)},{" "}
          <span className="lk">
            likely {Math.round(likely.low)} to {Math.round(likely.high)}
          </span>
        </p>
      )}
    </div>
  );
}

function Chance({ percent, isDecided }: { percent: number; isDecided: boolean }) {
  const words = percent === 50 ? "A tie" : percent > 50 ? "Won" : "Lost";
  return (
    <div className="chance">
      <p>
        <b>{isDecided ? words : `${percent}% to win`}</b>
        {isDecided ? null : (
          <span className="small n">
            {100 - percent}%<span className="vh"> for them</span>
          </span>
        )}
      </p>
      <svg viewBox="0 0 400 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className="b" x="0" y="1" width="400" height="10" />
        <rect className="a" x="0" y="1" width={percent * 4} height="10" />
        <path className="half" d="M200 -3V15" />
      </svg>
    </div>
  );
}
