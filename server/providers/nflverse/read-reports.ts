import { canonicalTeamCode } from "../../../domain/game/team-code.ts";
import type { InjuryReport, InjuryStatus, Practice } from "../../../domain/game/injury-report.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { SnapCount } from "../../../domain/game/snap-count.ts";
import { INJURY_STATUSES } from "../../../domain/game/injury-report.ts";
import type { SeasonReports } from "../provider.ts";
import { ProviderFailure } from "../provider-failure.ts";
import type { CsvRow } from "./csv-row.ts";
import type { FileSource } from "./file-source.ts";
import type { ScheduledGame } from "./map-game.ts";
import { needTeamAt } from "./map-team.ts";
import { readRows } from "./read-csv.ts";
import { findFile } from "./read-season.ts";
import { INJURIES, type InjuryColumn, type SnapColumn, SNAPS } from "./wire.ts";

/**
 * Snap counts and injury reports of a season, by game key. Both files are extras: one that is missing or cannot be read is said in `gaps`, and
 * null here, and the games come in without it.
 */
export async function readReports(
  source: FileSource,
  season: number,
  { schedule, players }: { schedule: ReadonlyMap<string, ScheduledGame>; players: readonly Player[] },
  signal: AbortSignal,
): Promise<SeasonReports> {
  const gaps: string[] = [];
  const orGap = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      gaps.push(error.error.message);
      return null;
    }
  };
  const snaps = await orGap(() => readSnapCounts(source, season, schedule, players, signal));
  const injuries = await orGap(() => readInjuries(source, season, schedule, signal));
  return { snaps, injuries, gaps };
}

/** Blockers touch no ball and have no page of their own; a season of them is a third of the file. */
const BLOCKERS: ReadonlySet<string> = new Set(["T", "G", "C", "OT", "OG", "OL", "LS"]);

/** Everybody's snaps of offense and defense. People are Pro Football Reference's, known by the alias `pfr`; strangers are left out. */
async function readSnapCounts(
  source: FileSource,
  season: number,
  schedule: ReadonlyMap<string, ScheduledGame>,
  players: readonly Player[],
  signal: AbortSignal,
): Promise<Map<string, SnapCount[]>> {
  const ids = new Map(
    players.flatMap(({ playerId, aliases }) =>
      aliases.flatMap((alias) => (alias.source === "pfr" ? [[alias.id, playerId] as const] : [])),
    ),
  );
  const teams = new Map<string, TeamSnaps>();
  const counts = new Map<string, Map<string, SnapCount>>();
  for (const path of await findFile(source, "snaps", season, signal)) {
    for await (const rows of readRows(path, SNAPS, signal)) {
      for (const row of rows) {
        const gameKey = schedule.get(row.needText("game_id"))?.game.gameKey;
        if (gameKey === undefined) continue;
        const team = needTeamAt(row, "team");
        const offense = row.count("offense_snaps");
        const defense = row.count("defense_snaps");
        const whole = teams.get(`${gameKey} ${team}`) ?? new TeamSnaps();
        teams.set(`${gameKey} ${team}`, whole);
        whole.take(row);
        const playerId = ids.get(row.text("pfr_player_id") ?? "");
        if (playerId === undefined || offense + defense === 0) continue;
        if (defense === 0 && BLOCKERS.has(row.text("position") ?? "")) continue;
        const ofGame = counts.get(gameKey) ?? new Map<string, SnapCount>();
        counts.set(gameKey, ofGame);
        ofGame.set(playerId, { playerId, team, offense, teamOffense: null, defense, teamDefense: null });
      }
    }
  }
  return new Map(
    [...counts].map(([gameKey, ofGame]) => [
      gameKey,
      [...ofGame.values()].map((count) => ({ ...count, ...teams.get(`${gameKey} ${count.team}`)?.totals() })),
    ]),
  );
}

/** A team's snaps, which the file does not have: those of the player who missed fewest, by his share of them. */
class TeamSnaps {
  #offense = { share: 0, snaps: 0 };
  #defense = { share: 0, snaps: 0 };

  take(row: CsvRow<SnapColumn>): void {
    this.#offense = larger(this.#offense, { share: row.count("offense_pct"), snaps: row.count("offense_snaps") });
    this.#defense = larger(this.#defense, { share: row.count("defense_pct"), snaps: row.count("defense_snaps") });
  }

  totals(): Pick<SnapCount, "teamOffense" | "teamDefense"> {
    return { teamOffense: wholeOf(this.#offense), teamDefense: wholeOf(this.#defense) };
  }
}

/** Of two men who missed none by a rounded share the one with more snaps knows better. */
function larger<T extends { share: number; snaps: number }>(a: T, b: T): T {
  return b.share > a.share || (b.share === a.share && b.snaps > a.snaps) ? b : a;
}

function wholeOf({ share, snaps }: { share: number; snaps: number }): number | null {
  return share === 0 ? null : Math.round(snaps / share);
}

/** The newest report on each player before each game. A team that has a bye reports nothing. */
async function readInjuries(
  source: FileSource,
  season: number,
  schedule: ReadonlyMap<string, ScheduledGame>,
  signal: AbortSignal,
): Promise<Map<string, InjuryReport[]>> {
  const keys = new Map(
    [...schedule.values()].flatMap(({ game, nflverseWeek }) => [
      [`${nflverseWeek} ${game.awayTeam}`, game.gameKey] as const,
      [`${nflverseWeek} ${game.homeTeam}`, game.gameKey] as const,
    ]),
  );
  const reports = new Map<string, Map<string, InjuryReport>>();
  for (const path of await findFile(source, "injuries", season, signal)) {
    for await (const rows of readRows(path, INJURIES, signal)) {
      for (const row of rows) {
        const gameKey = keys.get(`${row.needNumber("week")} ${canonicalTeamCode(row.needText("team")) ?? ""}`);
        const report = injuryReport(row);
        if (gameKey === undefined || report === null) continue;
        const ofGame = reports.get(gameKey) ?? new Map<string, InjuryReport>();
        reports.set(gameKey, ofGame);
        const known = ofGame.get(report.playerId)?.reportedAt ?? "";
        if (known <= (report.reportedAt ?? "")) ofGame.set(report.playerId, report);
      }
    }
  }
  return new Map([...reports].map(([gameKey, ofGame]) => [gameKey, [...ofGame.values()]]));
}

function injuryReport(row: CsvRow<InjuryColumn>): InjuryReport | null {
  const playerId = row.ownText("gsis_id");
  const status = statusOf(row.text("report_status"));
  const practice = practiceOf(row.text("practice_status"));
  if (playerId === null || (status === null && practice === null)) return null;
  const reportedAt = row.ownText("date_modified");
  if (reportedAt !== null && Number.isNaN(Date.parse(reportedAt)))
    throw row.failure("date_modified", `"${reportedAt.slice(0, 40)}" is not a time`);
  return {
    playerId,
    team: needTeamAt(row, "team"),
    status,
    injury: row.ownText("report_primary_injury") ?? row.ownText("practice_primary_injury"),
    practice,
    reportedAt,
  };
}

/** `Note` and words of later years say nothing about the game. */
function statusOf(text: string | null): InjuryStatus | null {
  return INJURY_STATUSES.find((status) => status === text) ?? null;
}

function practiceOf(text: string | null): Practice | null {
  if (text === null) return null;
  if (/^full/i.test(text)) return "full";
  if (/^limited/i.test(text)) return "limited";
  return /^did not/i.test(text) ? "none" : null;
}
