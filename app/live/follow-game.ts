import { correctionSentence } from "../../domain/corrections/correction-words.ts";
import { announceCorrections } from "../../domain/live/announce-corrections.ts";
import { announce } from "../../domain/live/announce.ts";
import type { LiveGame, ReadersGame } from "../../domain/live/live-game.ts";
import { followMyPoints } from "./follow-my-points.ts";
import { followPage } from "./follow-page.ts";
import type { FollowOptions } from "./use-live-page.ts";

/** Follows one game for its page, tells screen readers what happens, and everybody what was corrected. */
export function followGame(options: FollowOptions<ReadersGame>): void {
  const correct = (before: LiveGame, after: LiveGame) => announceCorrections(before, after, correctionSentence);
  followPage<ReadersGame>({
    ...(options.page.my ? followMyPoints(options, options.page.my) : options),
    announce: (before, after) => correct(before, after) ?? announce(before, after),
    correct,
  });
}
