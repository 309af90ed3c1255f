import { firstDownsOf } from "../fold/first-downs-of.ts";
import type { CreditStat } from "../game/credit.ts";
import type { Play } from "../game/play.ts";
import { downTries, type PlayedAccount, redZoneTrips } from "../fold/team-comparison.ts";
import type { Drive } from "../plays/find-drives.ts";
import { isRushOrPass } from "../plays/flow-rules.ts";
import { penaltiesByPlay } from "../plays/penalties.ts";
import { formatDuration, formatSigned } from "../words/format.ts";
import { topLine, type TeamStat, teamStats } from "./team-stats.ts";

/** One row of the list that a figure is made of. */
export interface ReceiptRow {
  playId: string;
  /** What it adds, as a number; the rows' sum is the figure's first number. */
  adds: number;
  /** The same in words: `+12`, `converted`, `7 plays, 3:10`. */
  words: string;
}

/** A figure of a team with everything that it is made of. */
export interface FigureReceipt {
  label: string;
  /** As the page shows it. */
  figure: string;
  /** In game order. */
  rows: ReceiptRow[];
  /** What a row stands for: a play, or a drive by the last of its team's own snaps. */
  of: "plays" | "drives";
}

type Rows = (account: PlayedAccount, team: string) => ReceiptRow[];

/** What each figure is made of, by the same rules as its count. */
const ROWS: Readonly<Record<TeamStat["field"], Rows>> = {
  "total yards": netYards,
  "yards a play": netYards,
  "passing yards": (account, team) => credited(account, team, { passingYards: 1, sackYardsLost: -1 }),
  "rushing yards": (account, team) => credited(account, team, { rushingYards: 1 }),
  "first downs": ({ plays }, team) =>
    plays
      .map((play) => ({ play, count: play.team === team ? firstDownsOf(play) : 0 }))
      .filter(({ count }) => count > 0)
      .map(({ play, count }) => row(play, count, String(count))),
  "third downs": ({ plays }, team) => tries(plays, team, 3),
  "fourth downs": ({ plays }, team) => tries(plays, team, 4),
  "red zone": ({ drives }, team) =>
    redZoneTrips(drives, team).flatMap((drive) =>
      ofDrive(drive, drive.result === "Touchdown" ? 1 : 0, (drive.result ?? "under way").toLowerCase()),
    ),
  turnovers: (account, team) =>
    credited(account, team, { passingInterceptions: 1, fumblesLost: 1, returnFumblesLost: 1 }, String),
  sacks: (account, team) => credited(account, other(account, team), { sacksTaken: 1 }, String),
  penalties: (account, team) => penalties(account, team),
  "penalty yards": (account, team) => penalties(account, team),
  possession: ({ drives }, team) =>
    drives
      .filter((drive) => drive.team === team)
      .flatMap((drive) => {
        const seconds = drive.seconds ?? 0;
        return ofDrive(
          drive,
          seconds,
          `${drive.plays} ${drive.plays === 1 ? "play" : "plays"}, ${formatDuration(seconds)}`,
        );
      }),
  "top passer": (account, team) => best(account, team, "passingYards"),
  "top rusher": (account, team) => best(account, team, "rushingYards"),
  "top receiver": (account, team) => best(account, team, "receivingYards"),
};

const OF_DRIVES: readonly TeamStat["field"][] = ["red zone", "possession"];

/** The figure of a team and what it is made of; null where the page shows no such figure. */
export function figureReceipt(account: PlayedAccount, team: string, field: string): FigureReceipt | null {
  const stat = teamStats(account).find((one) => one.field === field);
  if (stat === undefined) return null;
  const { awayTeam, homeTeam } = account.game;
  if (team !== awayTeam && team !== homeTeam) return null;
  return {
    label: stat.label,
    figure: team === awayTeam ? stat.away : stat.home,
    rows: ROWS[stat.field](account, team),
    of: OF_DRIVES.includes(stat.field) ? "drives" : "plays",
  };
}

function row({ playId }: Play, adds: number, words: string): ReceiptRow {
  return { playId, adds, words };
}

type Factors = Partial<Record<CreditStat, 1 | -1>>;

/** The plays on which the team's players are credited with any of these, each with its sum. */
function credited(
  { plays }: PlayedAccount,
  team: string,
  factors: Factors,
  words: (adds: number) => string = formatSigned,
  isMeant: (playerId: string) => boolean = () => true,
): ReceiptRow[] {
  return plays.flatMap((play) => {
    const own = play.credits.filter(
      (credit) => credit.team === team && factors[credit.stat] !== undefined && isMeant(credit.playerId),
    );
    const adds = own.reduce((sum, { stat, amount }) => sum + amount * (factors[stat] ?? 0), 0);
    return own.length === 0 || adds === 0 ? [] : [row(play, adds, words(adds))];
  });
}

/** Snaps without a gain stand in it too: they count in the average. */
function netYards(account: PlayedAccount, team: string): ReceiptRow[] {
  const yards = new Map(
    credited(account, team, { passingYards: 1, sackYardsLost: -1, rushingYards: 1 }).map((one) => [one.playId, one]),
  );
  return account.plays.flatMap((play) => {
    const isSnap = play.team === team && play.down > 0 && isRushOrPass(play);
    return yards.get(play.playId) ?? (isSnap ? [row(play, 0, "0")] : []);
  });
}

function tries(plays: readonly Play[], team: string, down: number): ReceiptRow[] {
  return downTries(plays, team, down).map(({ play, gained }) =>
    row(play, gained === true ? 1 : 0, gained === true ? "converted" : "stopped"),
  );
}

/** A drive is shown by the last of its team's own snaps. */
function ofDrive({ rows, team }: Drive<Play>, adds: number, words: string): ReceiptRow[] {
  const last = rows.findLast((play) => play.team === team && play.down > 0) ?? rows.at(-1);
  return last === undefined ? [] : [row(last, adds, words)];
}

function penalties({ plays }: PlayedAccount, team: string): ReceiptRow[] {
  return (penaltiesByPlay(plays, team) ?? []).map(({ play, count, yards }) =>
    row(play, count, count === 1 ? `${yards} yards` : `${count} penalties, ${yards} yards`),
  );
}

function best(account: PlayedAccount, team: string, stat: "passingYards" | "rushingYards" | "receivingYards") {
  const line = topLine(account, team, stat);
  return line === undefined
    ? []
    : credited(account, team, { [stat]: 1 }, formatSigned, (playerId) => playerId === line.playerId);
}

function other({ game: { awayTeam, homeTeam } }: PlayedAccount, team: string): string {
  return team === awayTeam ? homeTeam : awayTeam;
}
