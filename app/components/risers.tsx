import { Link } from "react-router";

import { formatPoints, MISSING } from "../../domain/words/format.ts";
import { withMinus } from "../../domain/words/with-minus.ts";
import type { WeekRisers } from "../../domain/usage/risers.ts";
import { Sleeve } from "./sleeve.tsx";
import { StarButton } from "./star-button.tsx";
import { StarForm } from "./star-form.tsx";

const POSITION_NAMES = { RB: "Running backs", WR: "Wide receivers", TE: "Tight ends" } as const;

interface RisersProps {
  risers: WeekRisers;
  /** Those starred by the reader. */
  starred: readonly string[];
  /** The page's own address. */
  to: string;
  /** Rules that the address names, which stay in its links; null without any. */
  scoring: string | null;
}

/** Whose part in his team's chances has grown, by position, each with the reason. */
export function Risers({ risers: { week, positions }, starred, to, scoring }: RisersProps) {
  const ruled = scoring === null ? "" : `?${new URLSearchParams({ scoring })}`;
  return (
    <section className="risers-of-week" aria-labelledby="risers-h" id="rising">
      <div className="slug">
        <h2 id="risers-h">Rising</h2>
        <p className="small">Share of the team’s opportunities in Week {week}, compared with up to four games before</p>
      </div>
      <StarForm to={to}>
        {(isOn) => (
          <div className="risers">
            {positions.map(({ position, players }) => (
              <section key={position} aria-labelledby={`risers-h rising-${position}`}>
                <h3 id={`rising-${position}`}>{POSITION_NAMES[position]}</h3>
                <ol>
                  {players.map(({ playerId, playerName, team, reason, rise, points, expectedPoints, my }) => (
                    <li key={playerId}>
                      <StarButton
                        owner={playerId}
                        name={playerName}
                        isStarred={isOn(playerId, starred.includes(playerId))}
                      />
                      <Sleeve team={team} mini />
                      <div>
                        <Link to={`/players/${playerId}${ruled}#usage`}>{playerName}</Link>{" "}
                        <span className="pos">{team}</span>
                        <p className="small">{reason}</p>
                      </div>
                      <p className="change">
                        <b>
                          +{Math.round(rise * 100)}{" "}
                          <abbr title="Percentage points of the team’s opportunities">pp</abbr>
                        </b>
                        <span className="small">
                          {my === null ? null : (
                            <>
                              {withMinus(formatPoints(my))} MY
                              <br />
                            </>
                          )}
                          {points === null ? MISSING : formatPoints(points)} PPR
                          {expectedPoints === null ? null : (
                            <>
                              <br />
                              {formatPoints(expectedPoints)}{" "}
                              <abbr title="PPR points that his opportunities are worth on average">xPPR</abbr>
                            </>
                          )}
                        </span>
                      </p>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </StarForm>
      <p className="small note">
        Opportunities are targets, plus carries for running backs. Listed are players with five or more in the week
        whose share rose by at least five percentage points and whose snap share, where it is known, did not fall.
      </p>
    </section>
  );
}
