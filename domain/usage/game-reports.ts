import type { Game } from "../game/game.ts";
import type { ProviderName } from "../game/game-snapshot.ts";
import { INJURY_STATUSES, type InjuryReport } from "../game/injury-report.ts";
import type { Player } from "../game/player.ts";
import { reportWords } from "./report-words.ts";

/** Who was reported out or in doubt before a game, by team. */
export interface GameReports {
  teams: { team: string; players: { playerId: string; name: string; position: string; words: string }[] }[];
  /** ISO time of the newest of them; null where the source names none. */
  reportedAt: string | null;
  provider: ProviderName;
}

/** The away team first, those who are out first, then by name; null without anybody. `reports` are looked at of `people` alone. */
export function gameReports(
  { awayTeam, homeTeam }: Pick<Game, "awayTeam" | "homeTeam">,
  reports: readonly InjuryReport[],
  people: readonly Pick<Player, "playerId" | "name" | "position">[],
  provider: ProviderName,
): GameReports | null {
  const shown = people.flatMap(({ playerId, name, position }) => {
    const report = reports.find((one) => one.playerId === playerId);
    return report === undefined ? [] : [{ playerId, name, position, report }];
  });
  const teams = [awayTeam, homeTeam].map((team) => ({
    team,
    players: shown
      .filter(({ report }) => report.team === team)
      .toSorted((a, b) => rank(a.report) - rank(b.report) || (a.name < b.name ? -1 : 1))
      .map(({ report, ...player }) => ({ ...player, words: reportWords(report) })),
  }));
  const times = shown.flatMap(({ report: { reportedAt } }) => reportedAt ?? []);
  const newest = times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
  const named = teams.filter(({ players }) => players.length > 0);
  return named.length === 0 ? null : { teams: named, reportedAt: newest, provider };
}

function rank({ status }: InjuryReport): number {
  return status === null ? INJURY_STATUSES.length : INJURY_STATUSES.indexOf(status);
}
