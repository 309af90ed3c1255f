import { formatClock } from "../../words/format.ts";
import type { Game } from "../../game/game.ts";
import type { Play } from "../../game/play.ts";
import { quarterLabel } from "../play-card.ts";
import { playWords } from "../play-words.ts";
import { plainPlays } from "./plain-plays.ts";
import { plainText } from "./plain-text.ts";

/** A play as a line of a table names it. */
export interface PlayPhrase {
  /** `Q2 4:13`, `Q4` without a clock. */
  when: string;
  /** One sentence; the source's own text where the credits do not bear one. */
  sentence: string;
}

/** When and what each play was, by `playId`. The plays stand in game order. */
export function playPhrases(plays: readonly Play[], game: Game): Map<string, PlayPhrase> {
  const sentences = plainPlays(plays, game);
  return new Map(
    plays.map((play, index) => {
      const { quarterName, timeRemainingMinutes, timeRemainingSeconds, description } = play;
      const when = `${quarterLabel(quarterName)} ${formatClock(timeRemainingMinutes, timeRemainingSeconds)}`.trim();
      const sentence = sentences[index] ?? null;
      return [play.playId, { when, sentence: sentence === null ? playWords(description) : `${plainText(sentence)}.` }];
    }),
  );
}
