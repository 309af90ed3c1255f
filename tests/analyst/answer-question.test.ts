import { beforeAll, describe, expect, it } from "vitest";

import { answerQuestion } from "../../domain/analyst/answer/answer-question.ts";
import { gameRoster } from "../../domain/names/game-roster.ts";
import { groundAnswer, makeGround } from "../../domain/analyst/ground/ground-answer.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { drawFrom } from "../domain/check/true-text.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { goldFact, hasFact } from "./gold-fact.ts";
import { GOLD_QUESTIONS } from "./gold-questions.ts";
import { gameOf, realGames } from "./real-games.ts";

interface Verdict {
  question: string;
  text: string;
  kind: "right" | "unknown" | "wrong";
  stopped: string[];
  /** Its right answer with one number or name changed, where the grounding lets it pass. */
  passed: string[];
  changed: number;
}

/** An answer with each of its numbers changed in turn, and each player's name changed for another's. */
function falsified(text: string, snapshot: GameSnapshot, draw: (below: number) => number): string[] {
  const numbers = Array.from(text.matchAll(/(?<![\d.:-])\d+(?!\d|[:.]\d|-yard)/g), ({ index, 0: digits }) => {
    const wrong = Number(digits) + 1 + draw(9);
    return `${text.slice(0, index)}${wrong}${text.slice(index + digits.length)}`;
  });
  // Nobody who happens to have a figure of the answer too: with his name it may be true.
  const told = new Set(Array.from(text.matchAll(/\d+(?:\.\d)?/g), ([digits]) => Number(digits)));
  const others = snapshot.playerGameStats.filter(
    (line) => !Object.values(line).some((value) => typeof value === "number" && told.has(Math.round(value * 10) / 10)),
  );
  const names = gameRoster(snapshot).flatMap(({ playerName }) => {
    const other = others[draw(Math.max(1, others.length))]?.playerName;
    return other !== undefined && other !== playerName && text.includes(playerName)
      ? [text.replace(playerName, other)]
      : [];
  });
  return [...numbers, ...names];
}

function judge(
  snapshot: GameSnapshot,
  [question, ...facts]: readonly [string, ...string[]],
  draw: ((below: number) => number) | null,
): Verdict {
  const { kind, text, uses } = answerQuestion(question, snapshot, Date.parse(snapshot.asOf));
  if (kind !== "answer") return { question, text, kind: "unknown", stopped: [], passed: [], changed: 0 };
  const ground = makeGround(uses, [], gameRoster(snapshot), snapshot.game);
  const stopped = groundAnswer(text, ground).map((one) => `${one.kind} ${one.text}`);
  const wrong = draw === null ? [] : falsified(text, snapshot, draw);
  const passed = wrong.filter((one) => groundAnswer(one, ground).length === 0);
  const missing = facts.flatMap((fact) =>
    fact === "-" ? ["an answer that nobody knows"] : goldFact(fact, snapshot).filter((one) => !hasFact(text, one)),
  );
  const rest = { question, stopped, passed, changed: wrong.length };
  return missing.length > 0
    ? { ...rest, text: `${text} (missing ${missing.join(", ")})`, kind: "wrong" }
    : { ...rest, text, kind: "right" };
}

/** What anybody asks about any game. */
function seasonQuestions({ game }: GameSnapshot): (readonly [string, ...string[]])[] {
  const { awayTeam: away, homeTeam: home } = game;
  return [
    ["who won", "winner"],
    ["how much did they win by", "margin"],
    ["halftime score", `half ${away}`, `half ${home}`],
    ["what happened in the fourth quarter", `quarter ${away} 4`, `quarter ${home} 4`],
    ["who scored last", "last score"],
    ["last touchdown", "last touchdown"],
    ["all the scores", "all"],
    ["turning point", "go-ahead"],
    ["longest play", "longest play"],
    ["over under", "overUnder"],
    ["most rushing yards", "top rushingYards"],
    ["top fantasy qb", "top fantasyPointsPPR QB"],
    [`${away} total yards`, `total yards ${away}`],
    [`how many sacks for ${home}`, `sacks ${home}`],
    ["last play", "last play"],
  ];
}

function report(verdicts: readonly Verdict[]): void {
  if (process.env["SHOW_GOLD"] !== "1") return;
  for (const { kind, question, text, stopped } of verdicts)
    if (kind !== "right" || stopped.length > 0) console.log(kind, "|", question, "|", text, stopped.join(", "));
  console.log(Object.groupBy(verdicts, ({ kind }) => kind).right?.length, "of", verdicts.length);
  const passed = verdicts.flatMap((one) => one.passed);
  console.log({ changed: verdicts.reduce((sum, one) => sum + one.changed, 0), passed });
}

describe.skipIf(!HAS_SAMPLE_DATA)("the analyst without a model over real games (needs ../shared/data)", () => {
  const verdicts: Verdict[] = [];
  const ofSeason: Verdict[] = [];
  let answerable = 0;
  beforeAll(async () => {
    const games = await realGames();
    const draw = drawFrom(5);
    for (const [id, questions] of Object.entries(GOLD_QUESTIONS)) {
      for (const question of questions) {
        verdicts.push(judge(gameOf(games, id), question, draw));
        if (question[1] !== "-") answerable += 1;
      }
    }
    report(verdicts);
    const every = [...games.values()].filter((_, index) => index % 5 === 0);
    for (const snapshot of every)
      for (const question of seasonQuestions(snapshot)) ofSeason.push(judge(snapshot, question, null));
  });

  it("answers at least 80 in 100 of the gold questions rightly", () => {
    const right = verdicts.filter(({ kind }) => kind === "right").length;
    expect(verdicts).toHaveLength(200);
    expect(right / verdicts.length).toBeGreaterThanOrEqual(0.8);
    expect(right / answerable).toBeGreaterThanOrEqual(0.9);
  });

  it("says that it does not know otherwise: no answer is wrong", () => {
    expect(verdicts.filter(({ kind }) => kind === "wrong")).toStrictEqual([]);
  });

  it("is never stopped by the grounding when it is right", () => {
    expect(verdicts.filter(({ stopped }) => stopped.length > 0)).toStrictEqual([]);
  });

  it("and with one number or name of a right answer changed it is stopped every time", () => {
    expect(verdicts.reduce((sum, { changed }) => sum + changed, 0)).toBeGreaterThan(300);
    expect(verdicts.flatMap(({ passed }) => passed)).toStrictEqual([]);
  });

  it("answers the common questions about every fifth game of the season, none wrongly", () => {
    const right = ofSeason.filter(({ kind }) => kind === "right").length;
    if (process.env["SHOW_GOLD"] === "1") console.log({ asked: ofSeason.length, right });
    expect(ofSeason.filter(({ kind }) => kind === "wrong")).toStrictEqual([]);
    expect(right / ofSeason.length).toBeGreaterThan(0.95);
    expect(ofSeason.filter(({ stopped }) => stopped.length > 0).length / ofSeason.length).toBeLessThan(0.005);
  });
});
