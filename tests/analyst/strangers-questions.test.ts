import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { QUESTION_LOT, verdictOf } from "../../bench/question-lot.ts";
import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { realGames } from "./real-games.ts";

const FILE = new URL("../fixtures/lots/questions/questions.json", import.meta.url);
/** Counted by strings; four more of the 110 answerable ones are right in other words. */
const LEAST_RIGHT = 106 + 25 + 15;

describe.skipIf(!HAS_SAMPLE_DATA)("questions of fans who had not seen the rules (needs ../shared/data)", () => {
  it("are answered, and none wrongly", async () => {
    const byKey = new Map([...(await realGames()).values()].map((game) => [game.game.gameKey, game]));
    const verdicts = QUESTION_LOT.parse(JSON.parse(readFileSync(FILE, "utf8"))).map((asked) => {
      const snapshot = byKey.get(asked.game);
      if (snapshot === undefined) throw new Error(`The sample data has no game ${asked.game}.`);
      const { kind, sentences } = replyTo(asked.question, snapshot, indexFacts(snapshot, null));
      const said = sentences.map(({ text }) => text).join(" ");
      return { question: asked.question, said, verdict: verdictOf(said, kind === "answer", asked) };
    });
    expect(verdicts).toHaveLength(150);
    expect(verdicts.filter(({ verdict }) => verdict === "wrong")).toStrictEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict === "right").length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
