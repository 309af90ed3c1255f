import { FINAL_SCORE, type GameAccount, otherSide } from "./game-account.ts";
import type { StoryLine } from "./game-brief.ts";
import { seasonHighStories } from "./season-high-stories.ts";
import type { SeasonBefore } from "../season/season-before.ts";
import { resultsReceipt } from "../season/season-receipt.ts";
import { formGame, runOf, type SideSeason, sideSeason } from "../season/season-results.ts";
import { type StoryKind, storyWeight } from "./story-weights.ts";

const LEAST_STREAK = 3;
/** Two are needed before a first is news. */
const LEAST_BEFORE_FIRST = 2;
const LEAST_FOR_SCORES = 4;
/** A season low of so many is none to speak of. */
const MANY_POINTS = 30;

/** What a finished game means in its season: streaks, firsts, the most and fewest points, players' season highs. */
export function seasonStories(account: GameAccount, season: SeasonBefore | null): StoryLine[] {
  if (season === null) return [];
  const sides = [account.game.awayTeam, account.game.homeTeam].map((team) => sideSeason(team, season, account.game));
  return [
    ...sides.filter(({ isWhole }) => isWhole).flatMap((side) => sideStories(account, side)),
    ...seasonHighStories(account, season, sides),
  ];
}

function sideStories(account: GameAccount, side: SideSeason): StoryLine[] {
  const [now] = formGame({ ...account.game, ...account.final }, side.team);
  if (now === undefined) return [];
  const facts = { team: side.team, opponent: otherSide(account.game, side.team) };
  const story = (kind: StoryKind, size: number, more: StoryLine["facts"], games: SideSeason["games"]): StoryLine => ({
    kind,
    weight: storyWeight(kind, size),
    facts: { ...facts, ...more },
    team: side.team,
    playerId: null,
    proof: [...FINAL_SCORE, ...resultsReceipt(games, side.team)],
  });
  const sign = Math.sign(now.own - now.other);
  const before = runOf(side.games);
  const run = runOf([now, ...side.games]);
  const stories: StoryLine[] = [];
  if (run.games.length >= LEAST_STREAK)
    stories.push(
      story(sign > 0 ? "winStreak" : "losingStreak", run.games.length, { games: run.games.length }, run.games.slice(1)),
    );
  // A tie ends a run of wins and of losses alike.
  if (before.games.length >= LEAST_STREAK && sign !== before.sign)
    stories.push(
      story(
        "streakEnded",
        before.games.length,
        { games: before.games.length, result: before.sign > 0 ? "won" : "lost", outcome: OUTCOMES[sign + 1] ?? "tied" },
        before.games,
      ),
    );
  const isFirst = side.games.every(({ own, other }) => Math.sign(own - other) !== sign);
  if (sign !== 0 && side.games.length >= LEAST_BEFORE_FIRST && isFirst)
    stories.push(
      story(sign > 0 ? "firstWin" : "firstLoss", side.games.length, { games: side.games.length }, side.games),
    );
  if (side.games.length >= LEAST_FOR_SCORES) stories.push(...scoreStories(side, now.own, story));
  return stories;
}

const OUTCOMES = ["lost", "tied", "won"] as const;

/** More points than ever this season, or fewer; as many as once before are neither. */
function scoreStories(
  { games }: SideSeason,
  points: number,
  story: (kind: StoryKind, size: number, more: StoryLine["facts"], games: SideSeason["games"]) => StoryLine,
): StoryLine[] {
  const [most, fewest] = [Math.max(...games.map(({ own }) => own)), Math.min(...games.map(({ own }) => own))];
  const facts = { points, games: games.length };
  const equal = (value: number) => games.filter(({ own }) => own === value).slice(0, 1);
  if (points > most) return [story("highScore", points, { ...facts, before: most }, equal(most))];
  return points < fewest
    ? [story("lowScore", Math.max(0, MANY_POINTS - points), { ...facts, before: fewest }, equal(fewest))]
    : [];
}
