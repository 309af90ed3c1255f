import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { QUESTION_LOT, verdictOf } from "../../bench/question-lot.ts";
import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { realGames } from "./real-games.ts";

/** What the strings of each lot find right; docs/lots.md says what reading found. */
const LOTS: readonly { file: string; questions: number; leastRight: number }[] = [
  { file: "first", questions: 150, leastRight: 146 },
  { file: "second", questions: 150, leastRight: 144 },
  { file: "third", questions: 150, leastRight: 146 },
  { file: "fourth", questions: 50, leastRight: 45 },
  { file: "fifth", questions: 50, leastRight: 31 },
  { file: "sixth", questions: 45, leastRight: 41 },
  { file: "seventh", questions: 36, leastRight: 34 },
  { file: "eighth", questions: 40, leastRight: 38 },
  { file: "ninth", questions: 50, leastRight: 43 },
  { file: "tenth", questions: 60, leastRight: 54 },
  { file: "eleventh", questions: 60, leastRight: 45 },
  { file: "twelfth", questions: 60, leastRight: 48 },
  { file: "thirteenth", questions: 60, leastRight: 45 },
  { file: "fourteenth", questions: 60, leastRight: 54 },
  { file: "fifteenth", questions: 60, leastRight: 54 },
  { file: "sixteenth", questions: 60, leastRight: 45 },
  { file: "seventeenth", questions: 60, leastRight: 45 },
  { file: "eighteenth", questions: 60, leastRight: 56 },
  { file: "nineteenth", questions: 60, leastRight: 56 },
  { file: "twentieth", questions: 60, leastRight: 45 },
  { file: "twenty-first", questions: 60, leastRight: 47 },
  { file: "twenty-second", questions: 60, leastRight: 40 },
  { file: "twenty-third", questions: 60, leastRight: 39 },
  { file: "twenty-fourth", questions: 60, leastRight: 51 },
  { file: "twenty-fifth", questions: 60, leastRight: 50 },
  { file: "twenty-sixth", questions: 60, leastRight: 52 },
  { file: "twenty-seventh", questions: 60, leastRight: 43 },
  { file: "twenty-eighth", questions: 60, leastRight: 44 },
  { file: "twenty-ninth", questions: 60, leastRight: 58 },
  { file: "thirtieth", questions: 60, leastRight: 58 },
  { file: "thirty-first", questions: 60, leastRight: 48 },
  { file: "thirty-second", questions: 60, leastRight: 47 },
  { file: "thirty-third", questions: 60, leastRight: 50 },
  { file: "thirty-fourth", questions: 60, leastRight: 57 },
  { file: "thirty-fifth", questions: 60, leastRight: 54 },
  { file: "thirty-sixth", questions: 60, leastRight: 59 },
  { file: "thirty-seventh", questions: 60, leastRight: 58 },
  { file: "thirty-eighth", questions: 60, leastRight: 58 },
  { file: "thirty-ninth", questions: 60, leastRight: 55 },
  { file: "fortieth", questions: 60, leastRight: 55 },
  { file: "forty-first", questions: 60, leastRight: 55 },
  { file: "forty-second", questions: 60, leastRight: 57 },
  { file: "forty-third", questions: 60, leastRight: 51 },
  { file: "forty-fourth", questions: 60, leastRight: 53 },
  { file: "forty-fifth", questions: 60, leastRight: 55 },
  { file: "forty-sixth", questions: 60, leastRight: 54 },
  { file: "forty-seventh", questions: 60, leastRight: 55 },
  { file: "forty-eighth", questions: 60, leastRight: 58 },
  { file: "forty-ninth", questions: 60, leastRight: 50 },
  { file: "fiftieth", questions: 60, leastRight: 56 },
  { file: "fifty-first", questions: 60, leastRight: 50 },
  { file: "fifty-second", questions: 60, leastRight: 55 },
  { file: "fifty-third", questions: 60, leastRight: 57 },
  { file: "fifty-fourth", questions: 60, leastRight: 53 },
  { file: "fifty-fifth", questions: 60, leastRight: 58 },
  { file: "fifty-sixth", questions: 60, leastRight: 58 },
  { file: "fifty-seventh", questions: 60, leastRight: 56 },
  { file: "fifty-eighth", questions: 60, leastRight: 57 },
  { file: "fifty-ninth", questions: 60, leastRight: 54 },
  { file: "sixtieth", questions: 60, leastRight: 53 },
  { file: "sixty-first", questions: 60, leastRight: 54 },
  { file: "sixty-second", questions: 60, leastRight: 54 },
  { file: "sixty-third", questions: 60, leastRight: 54 },
  { file: "sixty-fourth", questions: 60, leastRight: 50 },
  { file: "sixty-fifth", questions: 60, leastRight: 57 },
  { file: "sixty-sixth", questions: 60, leastRight: 52 },
  { file: "sixty-seventh", questions: 60, leastRight: 54 },
  { file: "sixty-eighth", questions: 60, leastRight: 56 },
  { file: "sixty-ninth", questions: 60, leastRight: 53 },
  { file: "seventieth", questions: 60, leastRight: 54 },
  { file: "seventy-first", questions: 60, leastRight: 49 },
  { file: "seventy-second", questions: 60, leastRight: 56 },
  { file: "seventy-third", questions: 60, leastRight: 58 },
  { file: "seventy-fourth", questions: 60, leastRight: 56 },
  { file: "seventy-fifth", questions: 60, leastRight: 52 },
  { file: "seventy-sixth", questions: 60, leastRight: 48 },
  { file: "seventy-seventh", questions: 60, leastRight: 52 },
  { file: "seventy-eighth", questions: 60, leastRight: 58 },
  { file: "seventy-ninth", questions: 60, leastRight: 56 },
  { file: "eightieth", questions: 60, leastRight: 52 },
  { file: "eighty-first", questions: 60, leastRight: 50 },
  { file: "eighty-second", questions: 60, leastRight: 55 },
  { file: "eighty-third", questions: 60, leastRight: 56 },
  { file: "eighty-fourth", questions: 60, leastRight: 52 },
  { file: "eighty-fifth", questions: 60, leastRight: 51 },
  { file: "eighty-sixth", questions: 60, leastRight: 46 },
];

describe.skipIf(!HAS_SAMPLE_DATA)("questions of fans who had not seen the rules (needs ../shared/data)", () => {
  it.each(LOTS)("are answered, and none wrongly: the $file lot", async ({ file, questions, leastRight }) => {
    const lot = new URL(`../fixtures/lots/questions/${file}.json`, import.meta.url);
    const byKey = new Map([...(await realGames()).values()].map((game) => [game.game.gameKey, game]));
    const indexes = new Map<string, FactIndex>();
    // Games that the demo made up are in no season's data.
    const all = QUESTION_LOT.parse(JSON.parse(readFileSync(lot, "utf8"))).filter(
      ({ game }) => !game.startsWith("2026"),
    );
    const verdicts = all.map((asked) => {
      const snapshot = byKey.get(asked.game);
      if (snapshot === undefined) throw new Error(`The sample data has no game ${asked.game}.`);
      const index = indexes.get(asked.game) ?? indexFacts(snapshot, null);
      indexes.set(asked.game, index);
      const { kind, sentences } = replyTo(asked.question, snapshot, index);
      const said = sentences.map(({ text }) => text).join(" ");
      return { question: asked.question, said, verdict: verdictOf(said, kind === "answer", asked) };
    });
    expect(verdicts).toHaveLength(questions);
    expect(verdicts.filter(({ verdict }) => verdict === "wrong")).toStrictEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict === "right").length).toBeGreaterThanOrEqual(leastRight);
  });
});
