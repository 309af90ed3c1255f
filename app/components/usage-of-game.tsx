import type { GameReports as Reports } from "../../domain/usage/game-reports.ts";
import type { GameUsageTable as Table } from "../../domain/usage/game-usage-table.ts";
import { GameReports } from "./game-reports.tsx";
import { GameUsageTable } from "./game-usage-table.tsx";
import { StarForm } from "./star-form.tsx";

interface UsageOfGameProps {
  table: Table;
  reports: Reports | null;
  /** Those of the reader's players who are in it. */
  starred: readonly string[];
  /** False where there is nothing to count. */
  hasPlays: boolean;
  /** The page's own address. */
  path: string;
}

/** Usage in a game and who was missing, with words about both. */
export function UsageOfGame({ table, reports, starred, hasPlays, path }: UsageOfGameProps) {
  return (
    <>
      {table.teams.length === 0 ? (
        <p className="empty">
          {hasPlays ? "Nobody has been thrown or handed the ball yet." : "No plays of this game to count yet."}
        </p>
      ) : (
        <>
          <StarForm to={path}>
            {(isOn) => <GameUsageTable table={table} isStarred={(id) => isOn(id, starred.includes(id))} />}
          </StarForm>
          <p className="small note">
            A share is a player’s part of his team’s. xPPR is what his targets and carries are worth on average, for any
            player; a quarterback’s passes are not priced.
          </p>
        </>
      )}
      {reports === null ? null : <GameReports reports={reports} />}
    </>
  );
}
