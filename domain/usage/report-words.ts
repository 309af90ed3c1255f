import type { ProviderName } from "../game/game-snapshot.ts";
import type { Game } from "../game/game.ts";
import { formatMonthDay } from "../words/format-month-day.ts";
import { leagueClock } from "../words/league-clock.ts";
import type { InjuryReport, Practice } from "../game/injury-report.ts";

/** A report, and the game that it is about. */
export interface ShownReport {
  words: string;
  game: Pick<Game, "gameKey" | "awayTeam" | "homeTeam" | "seasonType" | "week" | "isNeutralSite">;
  reportedAt: string | null;
  provider: ProviderName;
}

const PRACTICE_WORDS: Readonly<Record<Practice, string>> = {
  full: "practiced in full",
  limited: "practiced in part",
  none: "did not practice",
};

/** `Out, hamstring, Nov 1`: beside somebody's game, with the day of the report. */
export function shortReport(report: InjuryReport): string {
  const { reportedAt } = report;
  const words = reportWords({ ...report, practice: null });
  return reportedAt === null ? words : `${words}, ${formatMonthDay(reportedAt, leagueClock)}`;
}

/** `Questionable, ankle; practiced in part`, as a report says it; what it leaves open is left out. */
export function reportWords({ status, injury, practice }: InjuryReport): string {
  const ailment = injury === null ? null : /^not injury related/i.test(injury) ? injury : injury.toLowerCase();
  const about = [status, ailment].filter((part) => part !== null).join(", ");
  const words = [about, practice === null ? "" : PRACTICE_WORDS[practice]].filter((part) => part !== "").join("; ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
