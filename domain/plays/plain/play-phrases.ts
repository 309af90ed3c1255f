import { formatClock } from "../../words/format.ts";
import type { GameSnapshot } from "../../game/game-snapshot.ts";
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

/** When and what each play was, by `playId`. */
export function playPhrases({
  game,
  allPlays,
  people,
}: Pick<GameSnapshot, "game" | "people"> & { allPlays: readonly Play[] }): Map<string, PlayPhrase> {
  const sentences = plainPlays(allPlays, game, people);
  return new Map(
    allPlays.map((play, index) => {
      const { quarterName, timeRemainingMinutes, timeRemainingSeconds, description } = play;
      const when = `${quarterLabel(quarterName)} ${formatClock(timeRemainingMinutes, timeRemainingSeconds)}`.trim();
      const sentence = sentences[index] ?? null;
      return [play.playId, { when, sentence: sentence === null ? playWords(description) : `${plainText(sentence)}.` }];
    }),
  );
}
