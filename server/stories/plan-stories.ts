import type { Game } from "../../domain/game/game.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { isFinal, statusTone } from "../../domain/game/status.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { StoryQueueGame } from "../store/store.ts";
import { byLetters } from "../../domain/words/by-letters.ts";

/** One text that is to be written, or to be checked again. */
export interface StoryTask {
  gameKey: string;
  kind: ArticleKind;
  /**
   * `missing`: there is none. `changed`: the game has other content than when its text was checked. `reopened`: the source has
   * taken back the final that the text tells of.
   */
  why: "missing" | "changed" | "reopened";
  provider: ProviderName;
  /** The game's content now. */
  contentHash: string;
  /** The content that the stored text was checked against; null without one. Another one by now: somebody was faster. */
  seen: string | null;
  /** Its kickoff is so near that a model may be asked; an old game costs nothing but by command. */
  isRecent: boolean;
}

const HOUR = 3_600_000;
/** Projections and lines hardly move any more. */
const PREVIEW_BEFORE_MS = 48 * HOUR;
/** A kickoff that is put off by weather is still to come. */
const PREVIEW_AFTER_MS = 12 * HOUR;
const RECAP_AFTER_MS = 10 * 24 * HOUR;

/**
 * Which texts are due at `now` (milliseconds since the epoch), nearest kickoff first: a preview when projections are there and
 * the kickoff is within 48 hours, a recap after the final where the kickoff was in the last 10 days (of any simulated game), and a check of every published text whose
 * game has changed since, of any age; a recap whose game is not over any more goes. A text that was taken back stays so. Never of a replay; and never of `altered` games: a free
 * trial's, whose figures are wrong on purpose.
 */
export function planStories(
  games: readonly StoryQueueGame[],
  now: number,
  altered: (game: StoryQueueGame) => boolean = () => false,
): StoryTask[] {
  return games
    .filter((game) => game.provider !== "replay" && !altered(game))
    .flatMap((game) =>
      (["recap", "preview"] as const).flatMap((kind) =>
        taskOf(game, kind, now).map((task) => ({ task, distance: distanceOf(game, now) })),
      ),
    )
    .toSorted((a, b) => a.distance - b.distance || byLetters(a.task.gameKey, b.task.gameKey))
    .map(({ task }) => task);
}

function taskOf(game: StoryQueueGame, kind: ArticleKind, now: number): StoryTask[] {
  const { gameKey, provider, contentHash, stories } = game;
  const stored = stories.find((story) => story.kind === kind);
  const isRecent = isNear(game, kind, now);
  const task = { gameKey, kind, provider, contentHash, isRecent };
  if (!mayHaveText(game, kind)) {
    const isChanged = stored?.isPublished === true && stored.contentHash !== contentHash;
    return isChanged && kind === "recap" && goesOn(game)
      ? [{ ...task, why: "reopened", seen: stored.contentHash }]
      : [];
  }
  if (stored === undefined) return isRecent ? [{ ...task, why: "missing", seen: null }] : [];
  if (!stored.isPublished || stored.contentHash === contentHash) return [];
  return [{ ...task, why: "changed", seen: stored.contentHash }];
}

/** Whether the game is to come or on, so that a text about its end is none: a status that says neither takes nothing away. */
export function goesOn({ status }: Pick<StoryQueueGame, "status">): boolean {
  return ["scheduled", "live"].includes(statusTone(status));
}

/** Whether a recap is only written where a reader asks for it: the game has been over for longer than the plan looks back. */
export function isForReaders({ status, dateTime }: Pick<Game, "status" | "dateTime">, now: number): boolean {
  return isFinal({ status }) && !isWithin(dateTime, now, RECAP_AFTER_MS, 0);
}

/** Whether the game is at a point at which this kind of text can be written about it. */
export function mayHaveText(
  game: Pick<StoryQueueGame, "status" | "hasStarted" | "hasProjections">,
  kind: ArticleKind,
): boolean {
  if (kind === "recap") return isFinal(game);
  // A game that was called off or put off has not started either.
  return game.hasProjections && !game.hasStarted && statusTone(game.status) === "scheduled";
}

function isNear({ dateTime, provider }: StoryQueueGame, kind: ArticleKind, now: number): boolean {
  if (kind === "preview") return isWithin(dateTime, now, PREVIEW_AFTER_MS, PREVIEW_BEFORE_MS);
  // The whole simulated season is there to be looked at.
  return isWithin(dateTime, now, provider === "demo" ? Number.POSITIVE_INFINITY : RECAP_AFTER_MS, 0);
}

/** Whether a kickoff is at most so many milliseconds behind and ahead. */
function isWithin(dateTime: string | null, now: number, behind: number, before: number): boolean {
  if (dateTime === null) return false;
  const ahead = Date.parse(dateTime) - now;
  return ahead <= before && ahead >= -behind;
}

function distanceOf({ dateTime }: StoryQueueGame, now: number): number {
  return dateTime === null ? Number.MAX_SAFE_INTEGER : Math.abs(Date.parse(dateTime) - now);
}
