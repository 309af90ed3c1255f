import { Link } from "react-router";

import { formatMoment } from "../../domain/words/format-moment.ts";
import { leagueClock } from "../../domain/words/league-clock.ts";
import type { GameReports as Reports } from "../../domain/usage/game-reports.ts";
import { REPORT_SOURCES } from "./report-sources.ts";
import { Sleeve } from "./sleeve.tsx";

/** Who was out or in doubt before a game, with the date of the report and whose it is. */
export function GameReports({ reports: { teams, reportedAt, provider } }: { reports: Reports }) {
  return (
    <section className="reports" aria-labelledby="reports-h">
      <h3 id="reports-h">Out or in doubt before the game</h3>
      <div className="reported">
        {teams.map(({ team, players }) => (
          <ul key={team} aria-label={team}>
            {players.map(({ playerId, name, position, words }) => (
              <li key={playerId}>
                <Sleeve team={team} mini />
                <span>
                  <Link to={`/players/${playerId}`}>{name}</Link> <span className="pos">{position}</span>{" "}
                  <span className="small">{words}</span>
                </span>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <p className="small note">
        Injury reports{reportedAt === null ? "" : `, the newest as of ${formatMoment(reportedAt, leagueClock)}`}.
        Source: {REPORT_SOURCES[provider]}.
      </p>
    </section>
  );
}
