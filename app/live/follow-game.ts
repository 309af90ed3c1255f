import { correctionSentence } from "../../domain/corrections/correction-words.ts";
import { announceCorrections } from "../../domain/live/announce-corrections.ts";
import { announce } from "../../domain/live/announce.ts";
import type { LiveGame } from "../../domain/live/live-page.ts";
import { followPage } from "./follow-page.ts";
import type { FollowOptions } from "./use-live-page.ts";

/** Follows one game for its page, tells screen readers what happens, and everybody what was corrected. */
export function followGame(options: FollowOptions<LiveGame>): void {
  const correct = (before: LiveGame, after: LiveGame) => announceCorrections(before, after, correctionSentence);
  followPage<LiveGame>({
    ...options,
    announce: (before, after) => correct(before, after) ?? announce(before, after),
    correct,
  });
}
