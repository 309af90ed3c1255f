import { describe, expect, it } from "vitest";
import { announceCorrections, type CorrectedPage } from "../../../domain/live/announce-corrections.ts";
import { correctionSentence } from "../../../domain/corrections/correction-words.ts";
import type { Correction } from "../../../domain/game/correction.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";

const { game: finished } = simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI" });
const GAME = { ...finished, status: "Final", awayScore: 19, homeScore: 19 };
const BEFORE: CorrectedPage = { game: GAME, corrections: [correction({ version: 4 })], version: 7 };

function announced(before: CorrectedPage, after: CorrectedPage): string | null {
  return announceCorrections(before, after, correctionSentence);
}

function correction(given: Partial<Correction>): Correction {
  return {
    version: 8,
    at: "2025-09-22T12:00:00Z",
    kind: "line",
    playId: null,
    playerId: "p",
    what: "Rushing yards of Aaron Jones",
    before: "41",
    after: "44",
    ...given,
  };
}

const SCORE = correction({ kind: "score", playerId: null, what: "Score of MIN", before: "19", after: "22" });

/** What is said when the finished game goes on to this. */
function said(game: Partial<CorrectedPage["game"]>, ...corrections: Correction[]): string | null {
  return announced(BEFORE, {
    game: { ...GAME, ...game },
    corrections: [...BEFORE.corrections, ...corrections],
    version: 8,
  });
}

describe("announceCorrections", () => {
  it.each<[string, string | null, string | null]>([
    ["nothing for a change that corrects nothing", said({ attendance: 61_000 }), null],
    ["one figure", said({}, correction({})), "Corrected: Rushing yards of Aaron Jones 44, was 41."],
    ["several by their number", said({}, correction({}), correction({ playerId: "q" })), "2 corrections."],
    ["the score first", said({ awayScore: 22 }, SCORE), "The final score was corrected: Vikings 22, Bears 19."],
    [
      "the score and the rest",
      said({ awayScore: 22 }, SCORE, correction({})),
      "The final score was corrected: Vikings 22, Bears 19. 1 more correction.",
    ],
    [
      "a score without a word of it, as from another source",
      said({ awayScore: 22 }),
      "The final score was corrected: Vikings 22, Bears 19.",
    ],
  ])("says %s", (_name, words, expected) => {
    expect(words).toBe(expected);
  });

  it("says nothing of what a page had before, of a game that is on, and of its end", () => {
    expect(announced(BEFORE, BEFORE)).toBeNull();
    const live = { ...BEFORE, game: { ...GAME, status: "InProgress", isInProgress: true } };
    const after = { ...live, corrections: [...live.corrections, correction({})], version: 8 };
    expect(announced(live, after)).toBeNull();
    expect(announced(live, { ...BEFORE, version: 8 })).toBeNull();
  });
});
