import { beforeAll, describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { realGames } from "./real-games.ts";
import { COURSE_QUESTIONS } from "./course-questions.ts";
import { NEAR_QUESTIONS } from "./near-questions.ts";
import { SINGLE_QUESTIONS } from "./single-questions.ts";

describe.skipIf(!HAS_SAMPLE_DATA)("single questions about real games (need ../shared/data)", () => {
  let games: ReadonlyMap<string, GameSnapshot>;
  let before: ReturnType<typeof seasonOf>;
  beforeAll(async () => {
    const all = [...(await realGames()).values()];
    games = new Map(all.map((game) => [game.game.gameKey, game]));
    before = seasonOf(all);
  });

  it("says that a total which was met exactly went neither over nor under", () => {
    const game = games.get("202410203");
    if (game === undefined) throw new Error("The sample data has no game 202410203.");
    const pushed = { ...game, game: { ...game.game, overUnder: 49 } };
    const index = indexFacts(pushed, null);
    const said = ["did the over hit", "Did the total go over 49?", "did it go over or under the total"].map(
      (question) => replyTo(question, pushed, index).sentences[0]?.text,
    );
    const words = "The teams' 49 points matched the total of 49.";
    expect(said).toStrictEqual([`No. ${words}`, `No. ${words}`, words]);
  });

  it("judges by the projection who was a bust, and says where there is none", () => {
    const game = games.get("202430216");
    if (game === undefined) throw new Error("The sample data has no game 202430216.");
    const projected = new Map([
      ["Isiah Pacheco", 8.6],
      ["Travis Kelce", 13.3],
      ["C.J. Stroud", 14.4],
    ]);
    const playerProjections = game.playerGameStats.flatMap((line) => {
      const points = projected.get(line.playerName);
      return points === undefined ? [] : [{ ...line, fantasyPointsPPR: points }];
    });
    const told = { ...game, playerProjections };
    const index = indexFacts(told, null);
    const said = [
      "was pacheco a bust",
      "pacheco bust or nah (ppr)",
      "kelce boom or bust",
      "was kelce worth starting",
      "was stroud a dud",
      "was mixon a letdown",
      "who beat his ppr projection by the widest margin",
      "which rb was the most disappointing",
    ].map((question) => replyTo(question, told, index).sentences[0]?.text);
    expect(said).toStrictEqual([
      "Yes. Isiah Pacheco scored 1.8 PPR points, 6.8 fewer than projected.",
      "Yes. Isiah Pacheco scored 1.8 PPR points, 6.8 fewer than projected.",
      "Boom. Travis Kelce scored 24.7 PPR points, 11.4 more than projected.",
      "Yes. Travis Kelce scored 24.7 PPR points, 11.4 more than projected.",
      "About as projected. C.J. Stroud scored 14 PPR points, 0.4 fewer than projected.",
      "There is no projection for Joe Mixon.",
      "Travis Kelce scored 24.7 PPR points, 11.4 more than projected.",
      "Isiah Pacheco scored 1.8 PPR points, 6.8 fewer than projected.",
    ]);
  });

  function wrongOf(gameKey: string, questions: readonly (readonly [question: string, says: RegExp])[]): string[] {
    const game = games.get(gameKey);
    if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
    const index = indexFacts(game, before(game));
    return questions.flatMap(([question, says]) => {
      const said = replyTo(question, game, index)
        .sentences.map(({ text }) => text)
        .join(" ");
      return says.test(said) ? [] : [`${question}: ${said}`];
    });
  }

  it.each(Object.entries(SINGLE_QUESTIONS))("are answered: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(COURSE_QUESTIONS))("tell how it came about: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(NEAR_QUESTIONS))(
    "are taken as they are meant, near the words of other rules: %s",
    (gameKey, questions) => {
      expect(wrongOf(gameKey, questions)).toStrictEqual([]);
    },
  );
});
