import { toHundredth } from "../fold/fantasy-points.ts";
import { addCounts, sumCounts } from "../scoring/counting/count-game.ts";
import type { Counts } from "../scoring/counting/count.ts";
import { foldLedger } from "../scoring/ledger.ts";
import { scoreLine } from "../scoring/scoring.ts";
import { isStat } from "../scoring/stats.ts";
import type { SundayPlay } from "./sunday-game.ts";
import type { Standing } from "./stand-player.ts";
import type { SundayChanges, SundayNews } from "./sunday-view.ts";

/** What counts as lately, on the clock of the wall and on that of the game. */
const LATELY_MS = 600_000;
const LATELY_S = 600;
/** A play of fewer points stands in the fold, whichever way they go. */
const LARGE = 1.5;
const MOST_LARGE = 6;
/** Where nothing is being played. */
const MOST_LARGEST = 5;

/** The starters of a match-up. */
export interface Sides {
  mine: readonly Standing[];
  theirs: readonly Standing[];
}

type Side = keyof Sides;

interface Change {
  side: Side;
  standing: Standing;
  gameKey: string;
  play: SundayPlay;
  points: number;
  after: number;
}

/**
 * The plays of the last ten minutes that counted for one of the sides, newest first, the small ones apart; where no game is on, the
 * largest plays so far. `newestAt` is the newest play of the week in milliseconds since 1970, by which "lately" goes; a game without
 * times goes by its own clock. Null before anything has counted.
 */
export function findChanges(sides: Sides, newestAt: number | null): SundayChanges | null {
  const standings = bySide(sides);
  if (!standings.some(([, { shown }]) => shown.phase === "now")) return largestChanges(standings);
  const news = joined(
    standings.flatMap(([side, standing]) => latelyOf(standing, side, newestAt)),
    newestAt,
  );
  const large = news.filter(({ points }) => Math.abs(points) >= LARGE).slice(0, MOST_LARGE);
  const small = news.filter((one) => !large.includes(one));
  return {
    kind: "lately",
    large,
    small,
    mine: sumOf(news, "mine"),
    theirs: sumOf(news, "theirs"),
    smallMine: sumOf(small, "mine"),
    smallTheirs: sumOf(small, "theirs"),
  };
}

function largestChanges(standings: readonly (readonly [Side, Standing])[]): SundayChanges | null {
  const all = standings.flatMap(([side, standing]) => changesOf(standing, side));
  if (all.length === 0) return null;
  const large = joined(all, null)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_LARGEST);
  return { kind: "largest", large, small: [], mine: 0, theirs: 0, smallMine: 0, smallTheirs: 0 };
}

function bySide({ mine, theirs }: Sides): (readonly [Side, Standing])[] {
  return [...mine.map((one) => ["mine", one] as const), ...theirs.map((one) => ["theirs", one] as const)];
}

/** What the newest play gave each owner who has one among the news. */
export function newestOf(
  sides: Sides,
  newestAt: number | null,
): Map<Standing, { points: number; minutes: number | null }> {
  const newest = new Map<Standing, { points: number; minutes: number | null }>();
  for (const [side, standing] of bySide(sides)) {
    const last = latelyOf(standing, side, newestAt).at(-1);
    if (last !== undefined)
      newest.set(standing, { points: last.points, minutes: minutesBefore(last.play.at, newestAt) });
  }
  return newest;
}

/** Every play of somebody that changed his points. */
function changesOf(standing: Standing, side: Side): Change[] {
  const { place, shown, who, scoring } = standing;
  const { gameKey } = shown;
  if (gameKey === null || shown.points === null) return [];
  return foldLedger(place?.own?.plays ?? [], who, scoring).entries.flatMap(({ play, points, after }) =>
    points === 0 ? [] : [{ side, standing, gameKey, play, points, after }],
  );
}

/** The same for the last ten minutes alone, at the cost of these: a page that many read is made anew with every play. */
function latelyOf(standing: Standing, side: Side, newestAt: number | null): Change[] {
  const { place, shown, who, scoring } = standing;
  const { gameKey } = shown;
  const own = place?.own ?? null;
  if (shown.phase !== "now" || gameKey === null || own === null || shown.points === null) return [];
  const first = own.plays.findLastIndex(({ play }) => !isLately(standing, play, newestAt)) + 1;
  const plays = own.plays.slice(first);
  const line = sumCounts([{ counts: own.line }]);
  for (const { counts } of plays) subtractCounts(line, counts);
  let before = scoreLine(line, who, scoring);
  return plays.flatMap(({ play, counts }) => {
    addCounts(line, counts);
    const after = scoreLine(line, who, scoring);
    const points = toHundredth(after - before);
    before = after;
    return points === 0 ? [] : [{ side, standing, gameKey, play, points, after }];
  });
}

function subtractCounts(line: Counts, counts: Counts): void {
  const negative: Counts = {};
  for (const [stat, amount] of Object.entries(counts)) if (isStat(stat)) negative[stat] = -(amount ?? 0);
  addCounts(line, negative);
}

function isLately({ place }: Standing, play: SundayPlay, newestAt: number | null): boolean {
  if (play.at !== null && newestAt !== null) return newestAt - play.at <= LATELY_MS;
  return (place?.game?.elapsed ?? 0) - (play.elapsed ?? 0) <= LATELY_S;
}

/**
 * One entry for each play and side, newest first: a pass can count for a passer and his receiver. What it cost a defense of the same side
 * is an entry of its own: a sum of both would be nobody's points.
 */
function joined(changes: readonly Change[], newestAt: number | null): SundayNews[] {
  const plays = new Map<string, Change[]>();
  for (const change of changes) {
    const { role } = change.standing.who;
    const key = `${change.gameKey}-${change.play.playId}-${change.side}${role === "defense" ? "-defense" : ""}`;
    plays.set(key, [...(plays.get(key) ?? []), change]);
  }
  return [...plays]
    .toSorted(([, [one]], [, [other]]) => timeOf(other) - timeOf(one))
    .flatMap(([key, together]) => {
      const [first] = together;
      if (first === undefined) return [];
      const { side, play, gameKey, standing, after } = first;
      const isOne = together.length === 1;
      return [
        {
          key,
          side,
          points: toHundredth(together.reduce((sum, { points }) => sum + points, 0)),
          // As the sentence beside them calls them, which may not be the league's way.
          names: together.map(({ standing: { shown, place } }) =>
            place?.own?.role === "player" ? place.own.name : shown.name,
          ),
          sentence: play.sentence,
          when: play.when,
          minutes: minutesBefore(play.at, newestAt),
          after: isOne ? after : null,
          gameKey,
          playId: play.playId,
          owner: isOne ? standing.shown.owner : null,
        },
      ];
    });
}

/** For the order alone: a play without a time stands where the clock of its game puts it. */
function timeOf(change: Change | undefined): number {
  if (change === undefined) return 0;
  const { play, standing } = change;
  const game = standing.place?.game;
  if (play.at !== null) return play.at;
  return (game?.newestAt ?? 0) - ((game?.elapsed ?? 0) - (play.elapsed ?? 0)) * 1000;
}

function minutesBefore(at: number | null, newestAt: number | null): number | null {
  return at === null || newestAt === null ? null : Math.max(0, Math.round((newestAt - at) / 60_000));
}

function sumOf(news: readonly SundayNews[], side: Side): number {
  return toHundredth(news.reduce((sum, one) => (one.side === side ? sum + one.points : sum), 0));
}
