import { beforeAll, describe, expect, it } from "vitest";

import { answerQuestion } from "../../domain/analyst/answer/answer-question.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { fanFact } from "./fan-fact.ts";
import { FAN_QUESTIONS } from "./fan-questions.ts";
import { hasFact } from "./gold-fact.ts";
import { gameOf, realGames } from "./real-games.ts";

interface Verdict {
  question: string;
  text: string;
  kind: "right" | "unknown" | "wrong";
}

function judge(snapshot: GameSnapshot, question: string, facts: readonly string[]): Verdict {
  const { kind, text } = answerQuestion(question, snapshot, Date.parse(snapshot.asOf));
  const isKnown = kind === "answer";
  if (facts[0] === "?") return { question, text, kind: kind === "ask" ? "right" : isKnown ? "wrong" : "unknown" };
  if (facts[0] === "-") return { question, text, kind: isKnown || kind === "ask" ? "wrong" : "right" };
  if (!isKnown) return { question, text, kind: "unknown" };
  const isTold = (fact: string): boolean => (/\d$/.test(fact) ? hasFact(text, fact) : text.includes(fact));
  const missing = facts.flatMap((fact) => fanFact(fact, snapshot)).filter((fact) => !isTold(fact));
  return missing.length === 0
    ? { question, text, kind: "right" }
    : { question, text: `${text} (missing ${missing.join(", ")})`, kind: "wrong" };
}

/** What anybody asks about any game. */
function seasonQuestions({ game: { awayTeam, homeTeam } }: GameSnapshot): (readonly [string, ...string[]])[] {
  return [
    ["turnovers", `turnovers ${awayTeam}`, `turnovers ${homeTeam}`],
    ["td scorers", "scorers"],
    [`how many touchdowns did ${homeTeam} score`, `scored ${homeTeam}`],
    ["longest run", "longest Rush"],
    ["longest pass", "longest Pass"],
    ["longest td", "longest touchdown"],
    ["how many lead changes", "lead-changes"],
    ["biggest lead", `lead ${awayTeam}`, `lead ${homeTeam}`],
    ["last drive", "last-drive"],
    ["score after 3 quarters", `after-three ${awayTeam}`, `after-three ${homeTeam}`],
    ["total points", "combined"],
  ];
}

describe.skipIf(!HAS_SAMPLE_DATA)("the analyst without a model and what fans type (needs ../shared/data)", () => {
  const verdicts: Verdict[] = [];
  const ofSeason: Verdict[] = [];
  let game: GameSnapshot;
  beforeAll(async () => {
    const games = await realGames();
    game = gameOf(games, "2024_11_KC_BUF");
    for (const [name, lines] of Object.entries(FAN_QUESTIONS)) {
      const [id = "", count] = name.split("@");
      const whole = gameOf(games, id);
      const snapshot = count === undefined ? whole : gameAsOf(whole, Number(count));
      for (const line of lines.trim().split("\n")) {
        const [question = "", ...facts] = line.split(" | ");
        verdicts.push(judge(snapshot, question, facts));
      }
    }
    for (const snapshot of [...games.values()].filter((_, index) => index % 5 === 2))
      for (const [question, ...facts] of seasonQuestions(snapshot)) ofSeason.push(judge(snapshot, question, facts));
    if (process.env["SHOW_GOLD"] === "1")
      for (const { kind, question, text } of verdicts)
        if (kind !== "right") console.log(kind, "|", question, "|", text);
  });

  it("answers at least 95 in 100 as a fan would want it, and none wrongly", () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(140);
    expect(verdicts.filter(({ kind }) => kind === "wrong")).toStrictEqual([]);
    expect(verdicts.filter(({ kind }) => kind === "right").length / verdicts.length).toBeGreaterThanOrEqual(0.95);
  });

  it("answers what is asked of single plays, drives and leads about every fifth game of the season, none wrongly", () => {
    expect(ofSeason).toHaveLength(57 * 11);
    expect(ofSeason.filter(({ kind }) => kind === "wrong")).toStrictEqual([]);
    expect(ofSeason.filter(({ kind }) => kind === "right").length / ofSeason.length).toBeGreaterThan(0.98);
  });

  it("knows who a he means by the questions before, and asks where two were named", () => {
    const ask = (...asked: string[]) => answerQuestion(asked.at(-1) ?? "", game, 0, asked.slice(0, -1));
    expect(ask("how many yards did mahomes throw for", "how many tds did he throw").text).toMatch(
      /^Patrick Mahomes \(KC\) had 3 touchdown passes/,
    );
    expect(ask("allen stats", "who won", "how many yards did he run for").text).toMatch(
      /^Josh Allen .* ran for \d+ yards/,
    );
    expect(ask("compare allen and mahomes", "did he score").kind).toBe("ask");
    expect(ask("compare allen and mahomes", "did he score").text).toContain("Patrick Mahomes (QB, KC)");
  });

  it("tells what is not yet from what it does not know", () => {
    const before = gameAsOf(game, 0);
    expect(answerQuestion("who won", before, 0).text).toMatch(
      /^I can't tell that yet: the game has not started\. Kickoff: Sunday/,
    );
  });
});
