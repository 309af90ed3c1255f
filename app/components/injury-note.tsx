import { Link } from "react-router";

import { matchupCodes } from "../../domain/game/matchup.ts";
import { weekName } from "../../domain/game/week-name.ts";
import { formatMoment } from "../../domain/words/format-moment.ts";
import { leagueClock } from "../../domain/words/league-clock.ts";
import type { ShownReport } from "../../domain/usage/report-words.ts";
import { REPORT_SOURCES } from "./report-sources.ts";

/** The newest report on a player, with its date and whose it is. */
export function InjuryNote({ report: { words, game, reportedAt, provider } }: { report: ShownReport }) {
  return (
    <p className="injury">
      <b>{words}.</b>{" "}
      <span className="small">
        The newest injury report, before{" "}
        <Link to={`/games/${game.gameKey}`}>
          {matchupCodes(game)}, {weekName(game.seasonType, game.week)}
        </Link>
        {reportedAt === null ? "" : `, as of ${formatMoment(reportedAt, leagueClock)}`}. Source:{" "}
        {REPORT_SOURCES[provider]}.
      </span>
    </p>
  );
}
