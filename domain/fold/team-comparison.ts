import type { CreditStat } from "../game/credit.ts";
import { firstDownsOf } from "./first-downs-of.ts";
import { gainedIt, isRushOrPass } from "../plays/flow-rules.ts";
import { teamPenalties } from "../plays/penalties.ts";
import type { Game } from "../game/game.ts";
import type { Play } from "../game/play.ts";
import type { Drive } from "../plays/find-drives.ts";
import type { GameFold } from "./fold-game.ts";

export interface ComparisonRow {
  label:
    | "total yards"
    | "passing yards"
    | "rushing yards"
    | "first downs"
    | "turnovers"
    | "sacks"
    | "penalties"
    | "penalty yards"
    | "third downs"
    | "fourth downs"
    | "red zone";
  away: ComparisonFigure;
  home: ComparisonFigure;
}

/** `made` alone is the figure; with `of` it is `made` out of `of` (third downs, red-zone touchdowns out of trips). */
export interface ComparisonFigure {
  made: number;
  of: number | null;
}

type Label = ComparisonRow["label"];
/** A game as far as it has come, its plays in their order. */
export interface PlayedAccount {
  game: Pick<Game, "awayTeam" | "homeTeam">;
  plays: readonly Play[];
  fold: GameFold;
  drives: readonly Drive<Play>[];
}
type Figure = (account: PlayedAccount, team: string) => ComparisonFigure | null;

/** What each row counts; null where the plays do not tell. */
const FIGURES: readonly (readonly [Label, Figure])[] = [
  ["total yards", (account, team) => only(passing(account, team) + sum(account, team, "rushingYards"))],
  ["passing yards", (account, team) => only(passing(account, team))],
  ["rushing yards", (account, team) => only(sum(account, team, "rushingYards"))],
  [
    "first downs",
    ({ plays }, team) => only(plays.reduce((count, play) => count + (play.team === team ? firstDownsOf(play) : 0), 0)),
  ],
  ["turnovers", (account, team) => only(giveaways(account, team))],
  [
    "sacks",
    (account, team) =>
      only(sum(account, team === account.game.awayTeam ? account.game.homeTeam : account.game.awayTeam, "sacksTaken")),
  ],
  ["penalties", ({ plays }, team) => penaltyFigure(plays, team, "count")],
  ["penalty yards", ({ plays }, team) => penaltyFigure(plays, team, "yards")],
  ["third downs", ({ plays }, team) => downs(plays, team, 3)],
  ["fourth downs", ({ plays }, team) => downs(plays, team, 4)],
  ["red zone", redZone],
];

/** The teams beside each other, as far as the plays support it; empty without plays. */
export function teamComparison(account: PlayedAccount): ComparisonRow[] {
  if (account.plays.length === 0) return [];
  return FIGURES.flatMap(([label, figure]) => {
    const away = figure(account, account.game.awayTeam);
    const home = figure(account, account.game.homeTeam);
    return away === null || home === null ? [] : [{ label, away, home }];
  });
}

function only(made: number): ComparisonFigure {
  return { made, of: null };
}

function penaltyFigure(plays: readonly Play[], team: string, figure: "count" | "yards"): ComparisonFigure | null {
  const penalties = teamPenalties(plays, team);
  return penalties === null ? null : only(penalties[figure]);
}

/** What a team's players add up to in one statistic. */
export function sum({ fold }: Pick<PlayedAccount, "fold">, team: string, stat: CreditStat): number {
  let total = 0;
  for (const line of fold.lines.values()) if (line.team === team) total += line.totals[stat] ?? 0;
  return total;
}

/** Net of the yards lost by sacks, as the league counts a team's passing. */
function passing(account: PlayedAccount, team: string): number {
  return sum(account, team, "passingYards") - sum(account, team, "sackYardsLost");
}

/** Interceptions thrown and fumbles lost; the ball lost on downs is none. */
export function giveaways(account: PlayedAccount, team: string): number {
  return sum(account, team, "passingInterceptions") + fumblesLost(account, team);
}

export function fumblesLost(account: PlayedAccount, team: string): number {
  return sum(account, team, "fumblesLost") + sum(account, team, "returnFumblesLost");
}

/** By the play itself: a first down by a penalty on it, or before a fumble was lost, is no conversion in the league's count. */
function convertedIt(play: Play): boolean | null {
  const isByPenalty = play.penaltyYards !== null && play.distance > 0 && play.yardsGained < play.distance;
  const isLost = play.credits.some(({ stat, team }) => stat === "fumblesLost" && team === play.team);
  return isByPenalty || isLost ? false : gainedIt(play);
}

/** A snap on a third or fourth down that counts as a try to convert it; `gained` is null where its distance is not known. */
export interface DownTry {
  play: Play;
  gained: boolean | null;
}

/** A down that a penalty had repeated was no try. */
export function downTries(plays: readonly Play[], team: string, down: number): DownTry[] {
  const snaps = plays.filter((row) => row.team === team && row.down > 0);
  return snaps
    .filter((row, index) => {
      const isRepeated = row.penaltyYards !== null && row.isFirstDown === 0 && snaps[index + 1]?.down === down;
      return row.down === down && isRushOrPass(row) && !isRepeated;
    })
    .map((play) => ({ play, gained: convertedIt(play) }));
}

function downs(plays: readonly Play[], team: string, down: number): ComparisonFigure | null {
  const tries = downTries(plays, team, down);
  if (tries.some(({ gained }) => gained === null)) return null;
  return { made: tries.filter(({ gained }) => gained === true).length, of: tries.length };
}

/** A team's drives with a snap inside the 20-yard line, which the line itself is not. */
export function redZoneTrips(drives: readonly Drive<Play>[], team: string): Drive<Play>[] {
  return drives.filter(
    (drive) => drive.team === team && drive.rows.some((row) => row.team === team && isInRedZone(row)),
  );
}

/** How many of its trips to the red zone ended in a touchdown. */
function redZone({ drives }: PlayedAccount, team: string): ComparisonFigure | null {
  const snaps = drives.flatMap(({ rows }) => rows).filter((row) => row.down > 0 && row.team === team);
  if (snaps.every((row) => row.yardsToEndZone === null)) return null;
  const trips = redZoneTrips(drives, team);
  return { made: trips.filter(({ result }) => result === "Touchdown").length, of: trips.length };
}

/** A scrimmage down inside the 20. */
export function isInRedZone({ down, yardsToEndZone }: Play): boolean {
  return down > 0 && yardsToEndZone !== null && yardsToEndZone > 0 && yardsToEndZone < 20;
}
