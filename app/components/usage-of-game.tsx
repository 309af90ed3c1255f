import type { BoxUsagePage } from "../../server/pages/box-usage-page.server.ts";
import { GameReports } from "./game-reports.tsx";
import { GameUsageTable } from "./game-usage-table.tsx";
import { StarForm } from "./star-form.tsx";

/** Usage in a game and who was missing, with words about both. */
export function UsageOfGame({ page: { table, reports, starred, hasPlays, paths } }: { page: BoxUsagePage }) {
  return (
    <>
      {table.teams.length === 0 ? (
        <p className="empty">
          {hasPlays ? "Nobody has been thrown or handed the ball yet." : "No plays of this game to count yet."}
        </p>
      ) : (
        <>
          <StarForm to={paths.tables.usage}>
            {(isOn) => <GameUsageTable table={table} isStarred={(id) => isOn(id, starred.includes(id))} />}
          </StarForm>
          <p className="small note">
            A share is a player’s part of his team’s. xPPR is what his targets and carries are worth on average, whoever
            has them; a quarterback’s passes are not priced.
          </p>
        </>
      )}
      {reports === null ? null : <GameReports reports={reports} />}
    </>
  );
}
