import { parseGameKey } from "../../domain/game/game-key.ts";
import { seasonTypeCode, type SeasonType } from "../../domain/game/season-type.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { Store, StoryQueueGame } from "../../server/store/store.ts";
import type { StoryAttempt } from "../../server/stories/attempt-story.ts";
import { mayHaveText } from "../../server/stories/plan-stories.ts";
import { CommandProblem } from "../command/command-problem.ts";

export interface TextScope {
  seasons: readonly number[];
  /** Null: all. */
  seasonType: SeasonType | null;
  weeks: { from: number; to: number } | null;
  gameKey: string | null;
  kinds: readonly ArticleKind[];
  isRewrite: boolean;
}

export interface ChosenTexts {
  /** The earliest kickoff first. */
  attempts: StoryAttempt[];
  /** Texts that are there and up to date, or were taken back. */
  kept: number;
  games: number;
}

/** The texts that a command means, against what is stored. Throws a CommandProblem where no such game is there. */
export async function chooseTexts(store: Store, scope: TextScope): Promise<ChosenTexts> {
  if (await store.isEmpty()) {
    throw new CommandProblem(
      `The store has no games yet. Import some with: npm run import -- nflverse --season ${scope.seasons[0] ?? 2025}`,
    );
  }
  const games = (await store.storyQueue(scope.seasons))
    .filter((game) => isMeant(game, scope))
    .toSorted((a, b) => (a.dateTime ?? "").localeCompare(b.dateTime ?? "") || a.gameKey.localeCompare(b.gameKey));
  if (games.length === 0) throw new CommandProblem(await nothingWords(store, scope));
  const chosen: ChosenTexts = { attempts: [], kept: 0, games: games.length };
  for (const game of games) {
    for (const kind of scope.kinds) {
      if (!mayHaveText(game, kind)) continue;
      const attempt = attemptOf(game, kind, scope.isRewrite);
      if (attempt === null) chosen.kept += 1;
      else chosen.attempts.push(attempt);
    }
  }
  return chosen;
}

function isMeant({ gameKey }: StoryQueueGame, { gameKey: wanted, weeks, seasonType }: TextScope): boolean {
  if (wanted !== null) return gameKey === wanted;
  const parts = parseGameKey(gameKey);
  if (parts === null) return false;
  if (seasonType !== null && parts.seasonType !== seasonType) return false;
  return weeks === null || (parts.week >= weeks.from && parts.week <= weeks.to);
}

function attemptOf(
  { gameKey, stories, contentHash }: StoryQueueGame,
  kind: ArticleKind,
  isRewrite: boolean,
): StoryAttempt | null {
  if (isRewrite) return { gameKey, kind, why: "rewrite" };
  const stored = stories.find((story) => story.kind === kind);
  if (stored === undefined) return { gameKey, kind, why: "missing", seen: null };
  if (!stored.isPublished || stored.contentHash === contentHash) return null;
  return { gameKey, kind, why: "changed", seen: stored.contentHash };
}

async function nothingWords(store: Store, { gameKey, seasons, seasonType, weeks }: TextScope): Promise<string> {
  if (gameKey !== null) return `No stored game has the key ${gameKey}. The key is in the address of the game's page.`;
  const stored = await store.weeks();
  const season = seasons.find((one) => !stored.some((week) => week.season === one));
  if (season !== undefined) {
    return `No games of ${season} are stored. Import them with: npm run import -- nflverse --season ${season}`;
  }
  const type = seasonType === null ? "" : ` (${seasonTypeCode(seasonType)})`;
  const words =
    weeks === null ? "" : weeks.from === weeks.to ? `week ${weeks.from} of ` : `weeks ${weeks.from}-${weeks.to} of `;
  return `No games of ${words}${seasons.join(", ")}${type} are stored. /stats shows the weeks that are.`;
}
