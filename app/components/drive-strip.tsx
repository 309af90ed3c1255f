import type { Game } from "../../domain/game/game.ts";
import type { DriveOutline } from "../../domain/plays/drives.ts";
import { FoldHead } from "./fold-head.tsx";

interface DriveStripProps {
  game: Pick<Game, "awayTeam">;
  drives: DriveOutline[];
  homeSecondEdge: boolean;
}

/** Every drive on the field, from where it began to where it ended: the visitors go right, the home team left; a filled end is a score. */
export function DriveStrip({ game: { awayTeam }, drives, homeSecondEdge }: DriveStripProps) {
  const own = drives.filter(({ team, from }) => team !== null && from !== null);
  if (own.length === 0) return null;
  const second = own.findIndex(({ begin }) => /^(?:Q[34]|OT)/.test(begin));
  const half = second < 0 ? own.length : second;
  return (
    <details className="strip folds" id="drives">
      <FoldHead>
        Drives <span className="small">visitors go right; filled ends scored</span>
      </FoldHead>
      <div>
        {[own.slice(0, half), own.slice(half)].map((rows, index) =>
          rows.length === 0 ? null : (
            <table key={index}>
              <caption>{index === 0 ? "First half" : "Second half"}</caption>
              {/* A table of fixed layout asks its columns, and the head is out of sight. */}
              <colgroup>
                {["when", "who", "field", "how", "far"].map((name) => (
                  <col key={name} className={name} />
                ))}
              </colgroup>
              <thead className="vh">
                <tr>
                  <th scope="col">Began</th>
                  <th scope="col">Team</th>
                  <th scope="col">Yards</th>
                  <th scope="col">Result</th>
                  <th scope="col">Plays, yards</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ team, begin, from, to, plays, yards, short, isScore }, row) => {
                  const isAway = team === awayTeam;
                  const spot = from ?? 0;
                  const [start, end] = [place(spot, isAway), place(to ?? 0, isAway)];
                  return (
                    <tr key={row} className={isScore ? "got" : undefined}>
                      <td>{begin}</td>
                      <th scope="row">{team}</th>
                      <td className="field">
                        <span className="vh">{spot > 50 ? `from the ${100 - spot}` : `from its own ${spot}`}</span>
                        <svg aria-hidden="true" className={`t-${team}${!isAway && homeSecondEdge ? " second" : ""}`}>
                          <rect
                            x={`${Math.min(start, end)}%`}
                            width={`${Math.abs(end - start)}%`}
                            y="32%"
                            height="36%"
                          />
                          <circle cx={`${end}%`} cy="50%" r="4.5" />
                        </svg>
                      </td>
                      <td className="res">{short}</td>
                      <td>{`${plays}, ${yards}`}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          ),
        )}
      </div>
    </details>
  );
}

/** Yards from a team's own goal line as percent of the strip, of which each end zone takes 8. */
function place(yards: number, isAway: boolean): number {
  return Math.round(80 + 8.4 * (isAway ? yards : 100 - yards)) / 10;
}
