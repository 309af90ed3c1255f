import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { projectChances } from "../../domain/projections/project-chances.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { exactPoints } from "../../domain/scoring/scoring.ts";
import { readRows } from "../../server/providers/nflverse/read-csv.ts";
import type { FittedProjections, PlayerSample } from "./fit-projections.ts";

const COLUMNS = ["season", "game_type", "week", "gsis_id", "report_status"] as const;

/** What players who were reported questionable and played scored beside their projections, in PPR points; with how many there were. */
export async function fitInjuries(
  folder: string,
  players: readonly PlayerSample[],
  { chances }: Pick<FittedProjections, "chances">,
  signal: AbortSignal,
): Promise<{ share: number; players: number }> {
  const reports = new Map<string, string>();
  const names = await readdir(folder);
  for (const name of names.filter((one) => /^injuries_\d{4}\.csv(?:\.gz)?$/.test(one))) {
    for await (const rows of readRows(join(folder, name), { required: COLUMNS }, signal)) {
      for (const row of rows) {
        if (row.text("game_type") !== "REG") continue;
        reports.set(
          `${row.text("season")} ${row.text("week")} ${row.text("gsis_id")}`,
          row.ownText("report_status") ?? "",
        );
      }
    }
  }
  const own = players.filter(
    ({ season, week, playerId }) => reports.get(`${season} ${week} ${playerId}`) === "Questionable",
  );
  let [came, expected] = [0, 0];
  for (const { history, matchup, line } of own) {
    const owner = { role: "player", position: history.position } as const;
    came += exactPoints(line, owner, PRESETS.ppr);
    expected += exactPoints(projectChances(history, matchup, chances[history.position]), owner, PRESETS.ppr);
  }
  return { share: Number((came / expected).toFixed(3)), players: own.length };
}
