import type { CreditStat } from "../game/credit.ts";
import { type GameAccount, nameOf, otherSide, playReceipts } from "./game-account.ts";
import type { ComparisonFigure, ComparisonRow, StoryLine } from "./game-brief.ts";
import { isRushOrPass } from "../plays/flow-rules.ts";
import type { Play } from "../game/play.ts";
import { type StoryKind, storyWeight } from "./story-weights.ts";
import { toldPenalties } from "../plays/penalties.ts";
import { fumblesLost, giveaways, isInRedZone, sum } from "./team-comparison.ts";

const LEAST_TAKEAWAYS = 3;
const LEAST_SACKS = 5;
const LEAST_MISSES = 2;
const LEAST_PENALTIES = 10;
const LEAST_EMPTY_TRIPS = 3;
const LEAST_DOWN_GAP = 35;
const LEAST_TRIES = 8;

/** What one side did better or worse as a whole. */
export function teamStories(account: GameAccount, comparison: readonly ComparisonRow[]): StoryLine[] {
  const { game } = account;
  return [game.awayTeam, game.homeTeam].flatMap((team) => [
    ...takeaways(account, team),
    ...sacks(account, team),
    ...missedKicks(account, team),
    ...penalties(account, team, comparison),
    ...redZone(account, team, comparison),
    ...thirdDowns(account, team, comparison),
  ]);
}

function story(
  account: GameAccount,
  { kind, team, size }: { kind: StoryKind; team: string; size: number },
  facts: StoryLine["facts"],
  rows: readonly Play[],
): StoryLine {
  return {
    kind,
    weight: storyWeight(kind, size),
    facts: { team, opponent: otherSide(account.game, team), ...facts },
    team,
    playerId: null,
    proof: playReceipts(rows),
  };
}

function creditedTo(account: GameAccount, team: string, stats: readonly CreditStat[]): Play[] {
  return account.plays.filter(({ credits }) =>
    credits.some((credit) => credit.team === team && credit.amount !== 0 && stats.includes(credit.stat)),
  );
}

function takeaways(account: GameAccount, team: string): StoryLine[] {
  const other = otherSide(account.game, team);
  const won = giveaways(account, other);
  if (won < LEAST_TAKEAWAYS) return [];
  const facts = {
    takeaways: won,
    interceptions: sum(account, other, "passingInterceptions"),
    fumbles: fumblesLost(account, other),
    giveaways: giveaways(account, team),
  };
  const lost = creditedTo(account, other, ["passingInterceptions", "fumblesLost", "returnFumblesLost"]);
  return [story(account, { kind: "takeaways", team, size: won }, facts, lost)];
}

function sacks(account: GameAccount, team: string): StoryLine[] {
  const other = otherSide(account.game, team);
  const count = sum(account, other, "sacksTaken");
  if (count < LEAST_SACKS) return [];
  const sackers = [...account.fold.lines.values()]
    .filter((line) => line.team === team && (line.totals.sacks ?? 0) >= 2)
    .toSorted((a, b) => (b.totals.sacks ?? 0) - (a.totals.sacks ?? 0));
  const [first, second] = sackers;
  const isAhead = first !== undefined && first.totals.sacks !== second?.totals.sacks;
  const facts = {
    sacks: count,
    yards: sum(account, other, "sackYardsLost"),
    ...(isAhead ? { player: nameOf(account, first.playerId, first.playerName), most: first.totals.sacks ?? 0 } : {}),
  };
  const line = story(account, { kind: "sacks", team, size: count }, facts, creditedTo(account, other, ["sacksTaken"]));
  return [{ ...line, playerId: isAhead ? first.playerId : null }];
}

function missedKicks(account: GameAccount, team: string): StoryLine[] {
  const fieldGoals = sum(account, team, "fieldGoalAttempts") - sum(account, team, "fieldGoalsMade");
  const extraPoints = sum(account, team, "extraPointAttempts") - sum(account, team, "extraPointsMade");
  const missed = fieldGoals + extraPoints;
  if (missed < LEAST_MISSES) return [];
  const rows = account.plays.filter(({ credits }) => {
    const has = (stat: CreditStat): boolean => credits.some((one) => one.team === team && one.stat === stat);
    return (
      (has("fieldGoalAttempts") && !has("fieldGoalsMade")) || (has("extraPointAttempts") && !has("extraPointsMade"))
    );
  });
  return [story(account, { kind: "missedKicks", team, size: missed }, { missed, fieldGoals, extraPoints }, rows)];
}

function rowOf(
  comparison: readonly ComparisonRow[],
  label: ComparisonRow["label"],
  { game }: GameAccount,
  team: string,
): { own: ComparisonFigure; other: ComparisonFigure } | null {
  const row = comparison.find((one) => one.label === label);
  if (row === undefined) return null;
  return team === game.homeTeam ? { own: row.home, other: row.away } : { own: row.away, other: row.home };
}

function penalties(account: GameAccount, team: string, comparison: readonly ComparisonRow[]): StoryLine[] {
  const count = rowOf(comparison, "penalties", account, team)?.own.made ?? 0;
  const yards = rowOf(comparison, "penalty yards", account, team)?.own.made ?? null;
  if (count < LEAST_PENALTIES || yards === null) return [];
  const rows = account.plays.filter(
    (play) => play.penaltyYards !== null && toldPenalties(play).some(({ side }) => side === team),
  );
  return [story(account, { kind: "penalties", team, size: count }, { penalties: count, yards }, rows)];
}

function redZone(account: GameAccount, team: string, comparison: readonly ComparisonRow[]): StoryLine[] {
  const figure = rowOf(comparison, "red zone", account, team)?.own ?? null;
  const trips = figure?.of ?? null;
  if (figure === null || trips === null || trips - figure.made < LEAST_EMPTY_TRIPS) return [];
  const without = trips - figure.made;
  const rows = account.drives
    .filter((drive) => drive.team === team && drive.result !== "Touchdown")
    .flatMap(({ rows: all }) => all.findLast((row) => row.team === team && isInRedZone(row)) ?? []);
  return [story(account, { kind: "redZone", team, size: without }, { trips, touchdowns: figure.made, without }, rows)];
}

function thirdDowns(account: GameAccount, team: string, comparison: readonly ComparisonRow[]): StoryLine[] {
  const row = rowOf(comparison, "third downs", account, team);
  if (row === null || row.own.of === null || row.other.of === null) return [];
  if (row.own.of < LEAST_TRIES || row.other.of < LEAST_TRIES) return [];
  const gap = (row.own.made / row.own.of - row.other.made / row.other.of) * 100;
  if (gap < LEAST_DOWN_GAP) return [];
  const facts = { made: row.own.made, of: row.own.of, otherMade: row.other.made, otherOf: row.other.of };
  const rows = account.plays.filter((play) => play.down === 3 && isRushOrPass(play));
  return [story(account, { kind: "thirdDowns", team, size: gap }, facts, rows)];
}
