import { toHundredth } from "../fold/fantasy-points.ts";
import type { PlayerLine } from "../game/player-line.ts";

/** What a season's totals are made of: one player's official line in one game. */
export type SeasonLine = Pick<
  PlayerLine,
  "playerId" | "playerName" | "team" | "position" | "fantasyPoints" | "fantasyPointsPPR"
> & {
  week: number;
};

/** One player's part of a season, regular season or playoffs. */
export interface SeasonTotal {
  playerId: string;
  /** As in his latest game, like team and position. */
  playerName: string;
  team: string;
  position: string;
  /** Games with a line of his. */
  games: number;
  /** His latest week. */
  week: number;
  /** Sums over the games that know them, exact to a hundredth; null where none does. */
  fantasyPoints: number | null;
  fantasyPointsPPR: number | null;
}

/** The lines added up by player: most PPR points first, then by name. */
export function seasonTotals(lines: Iterable<SeasonLine>): SeasonTotal[] {
  const totals = new Map<string, SeasonTotal>();
  for (const { playerId, playerName, team, position, week, fantasyPoints, fantasyPointsPPR } of lines) {
    const before = totals.get(playerId);
    if (before === undefined) {
      totals.set(playerId, { playerId, playerName, team, position, games: 1, week, fantasyPoints, fantasyPointsPPR });
      continue;
    }
    before.games += 1;
    before.fantasyPoints = sum(before.fantasyPoints, fantasyPoints);
    before.fantasyPointsPPR = sum(before.fantasyPointsPPR, fantasyPointsPPR);
    if (week > before.week) Object.assign(before, { week, playerName, team, position });
  }
  for (const total of totals.values()) {
    total.fantasyPoints = rounded(total.fantasyPoints);
    total.fantasyPointsPPR = rounded(total.fantasyPointsPPR);
  }
  return [...totals.values()].toSorted(byPoints);
}

/** The statistics of a game as they are in the totals, and as they were a moment ago. */
export interface PastGame {
  now: readonly PlayerLine[];
  before: readonly PlayerLine[];
}

/** Totals as they were when some of their games stood as `before`. Names and teams stay; who had no line then and no other game goes. */
export function withPastGames(totals: readonly SeasonTotal[], games: readonly PastGame[]): SeasonTotal[] {
  if (games.length === 0) return [...totals];
  const now = new Map(games.flatMap((game) => game.now.map((line) => [line.playerId, line] as const)));
  const before = new Map(games.flatMap((game) => game.before.map((line) => [line.playerId, line] as const)));
  return totals
    .map((total) => {
      const [one, other] = [now.get(total.playerId), before.get(total.playerId)];
      if (one === undefined) return total;
      return {
        ...total,
        games: other === undefined ? total.games - 1 : total.games,
        fantasyPoints: replaced(total.fantasyPoints, one.fantasyPoints, other?.fantasyPoints),
        fantasyPointsPPR: replaced(total.fantasyPointsPPR, one.fantasyPointsPPR, other?.fantasyPointsPPR),
      };
    })
    .filter(({ games: count }) => count > 0)
    .toSorted(byPoints);
}

/** A sum with one part in another's place. */
function replaced(total: number | null, part: number | null, other: number | null | undefined): number | null {
  return total === null ? null : toHundredth(total - (part ?? 0) + (other ?? 0));
}

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : one + other;
}

/** Once, at the end. */
function rounded(points: number | null): number | null {
  return points === null ? null : toHundredth(points);
}

function byPoints(a: SeasonTotal, b: SeasonTotal): number {
  const unknown = Number.NEGATIVE_INFINITY;
  const difference = (b.fantasyPointsPPR ?? unknown) - (a.fantasyPointsPPR ?? unknown);
  // Nobody's points against nobody's are no number.
  return (Number.isNaN(difference) ? 0 : difference) || (a.playerName < b.playerName ? -1 : 1);
}
