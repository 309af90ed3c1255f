import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { plainFaults } from "../../domain/plays/plain/plain-faults.ts";
import { plainPlays } from "../../domain/plays/plain/plain-plays.ts";
import { plainText } from "../../domain/plays/plain/plain-text.ts";
import { finalAccount } from "../../domain/plays/play-text.ts";
import { assembleGame } from "../../server/providers/sportsdataio/assemble-game.ts";
import { ANSWERS } from "../../server/providers/sportsdataio/wire.ts";
import { HAS_SAMPLE_DATA, SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";

/** Shares of plays with a sentence, and every contradiction. */
function read({ game, allPlays }: Pick<ProviderGame, "game" | "allPlays">) {
  const sentences = plainPlays(allPlays, game);
  return {
    sentences: sentences.map((words) => words && plainText(words)),
    plain: sentences.filter((words) => words !== null).length,
    plays: allPlays.length,
    faults: plainFaults(allPlays, sentences, game).flat(),
  };
}

describe.skipIf(!HAS_SAMPLE_DATA)("plain plays (need the sample data in ../shared)", () => {
  test(
    "at least 98 % of the plays of 2024 have a sentence, and none contradicts a credit",
    { timeout: 120_000 },
    async () => {
      let [plain, plays] = [0, 0];
      const faults: string[] = [];
      for await (const game of sampleSeason()) {
        const found = read(game);
        plain += found.plain;
        plays += found.plays;
        faults.push(...found.faults);
      }
      expect(faults).toEqual([]);
      expect(plays).toBeGreaterThan(45_000);
      expect(plain / plays).toBeGreaterThan(0.98);
    },
  );

  test("no sack of 2024 is of another length than its text says, and none of no gain that lost yards", async () => {
    let sacks = 0;
    const wrong: string[] = [];
    for await (const { game, allPlays } of sampleSeason()) {
      plainPlays(allPlays, game).forEach((words, index) => {
        const said = / sacked \D+? for (?:a loss of (\d+)|no gain)/.exec(plainText(words ?? ""));
        const play = allPlays[index];
        if (said === null || play === undefined) return;
        sacks += 1;
        const [, down = "0"] =
          / sacked (?:ob )?(?:at|in) .+? for -?(\d+) yards/.exec(finalAccount(play.description)) ?? [];
        if (down !== (said[1] ?? "0")) wrong.push(`${game.gameKey} ${words}: ${play.description}`);
      });
    }
    expect(sacks).toBeGreaterThan(1_200);
    expect(wrong).toEqual([]);
  });

  test("Minnesota at Chicago as SportsDataIO sent it: every row has one", () => {
    const path = `${SAMPLE_DATA}sportsdataio/samples/2025-pbp/19068-full.json`;
    const found = ANSWERS.playByPlay.parse(JSON.parse(readFileSync(path, "utf8")));
    if (found === null) throw new Error("the sample is null");
    const game = assembleGame(
      { score: found.Score, plays: found.Plays, playerGames: [], projections: [] },
      () => null,
      "2025-09-10T06:00:00Z",
    );
    const { sentences, plain, plays, faults } = read(game);
    expect(faults).toEqual([]);
    expect([plain, plays]).toEqual([192, 192]);
    expect(sentences).toEqual(
      expect.arrayContaining([
        "Ty Chandler returned the kickoff 25 yards",
        "Gervon Dexter Sr. sacked J.J. McCarthy for a loss of 1",
        "Ryan Wright punted 51 yards, returned 22 by Devin Duvernay",
        "Pass interference on the Bears, 42 yards",
        "A two-point pass by J.J. McCarthy for Josh Oliver was incomplete",
        "J.J. McCarthy threw to Adam Thielen for two points",
        "Caleb Williams threw right to Rome Odunze for 8 yards, lateral to DJ Moore for 11 more; Moore fumbled, forced by Tavierre Thomas; Jay Ward recovered for the Vikings",
        "Final",
      ]),
    );
  });
});
