import { expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { MANAGER_QUESTIONS, withProjections } from "./manager-questions.ts";
import { realGames } from "./real-games.ts";

it.skipIf(!HAS_SAMPLE_DATA)(
  "figures are held against what was projected of them, also in a manager's words (needs ../shared/data)",
  async () => {
    const found = [...(await realGames()).values()].find(({ game }) => game.gameKey === "202430216");
    if (found === undefined) throw new Error("The sample data has no game 202430216.");
    const game = withProjections(found);
    const index = indexFacts(game, null);
    const wrong = MANAGER_QUESTIONS.flatMap(([question, says]) => {
      const said = replyTo(question, game, index)
        .sentences.map(({ text }) => text)
        .join(" ");
      return says.test(said) ? [] : [`${question}: ${said}`];
    });
    expect(wrong).toStrictEqual([]);
  },
);
