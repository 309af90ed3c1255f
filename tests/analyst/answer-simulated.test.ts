import { describe, expect, it } from "vitest";

import { answerQuestion } from "../../domain/analyst/answer/answer-question.ts";
import { gameRoster } from "../../domain/names/game-roster.ts";
import { groundAnswer, makeGround } from "../../domain/analyst/ground/ground-answer.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { gameAtHalf, simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { goldFact, hasFact } from "./gold-fact.ts";

const PAIRS = [
  ["BAL", "KC"],
  ["GB", "PHI"],
  ["SF", "MIN"],
] as const;

const GAMES = PAIRS.map(([awayTeam, homeTeam], index) =>
  snapshotOf(
    simulatedGame({ week: index + 1, awayTeam, homeTeam, pointSpread: -3.5, overUnder: 44.5, attendance: 61_234 }),
  ),
);

/** The man with the most of a figure. */
function most(snapshot: GameSnapshot, figure: "passingYards" | "rushingYards" | "receivingYards"): string {
  const lines = snapshot.playerGameStats.toSorted((a, b) => (b[figure] ?? 0) - (a[figure] ?? 0));
  return lines[0]?.playerName ?? "";
}

/** Twenty questions about a game, each with the facts of a right answer; `-` where there is none. */
function questionsOf(snapshot: GameSnapshot): (readonly [string, ...string[]])[] {
  const { awayTeam: away, homeTeam: home } = snapshot.game;
  const passer = most(snapshot, "passingYards");
  const runner = most(snapshot, "rushingYards");
  const catcher = most(snapshot, "receivingYards");
  return [
    ["who won?", "winner"],
    ["what's the score", `score ${away}`, `score ${home}`],
    ["what was the margin", "margin"],
    ["score at the half", `half ${away}`, `half ${home}`],
    ["how many points in the 2nd quarter", `quarter ${away} 2`, `quarter ${home} 2`],
    ["what happened in the first quarter", `quarter ${away} 1`, `quarter ${home} 1`],
    [`how many yards did ${passer} throw for`, `passingYards ${passer}`],
    [`${passer} touchdown passes`, `passingTouchdowns ${passer}`],
    [`how did ${runner.toLowerCase()} do`, `rushingYards ${runner}`],
    [`${catcher} catches and targets`, `receptions ${catcher}`, `receivingTargets ${catcher}`],
    [`${catcher} ppr points`, `fantasyPointsPPR ${catcher}`],
    ["most rushing yards", "top rushingYards"],
    ["who led in receiving", "top receivingYards"],
    ["top fantasy qb", "top fantasyPointsPPR QB"],
    ["who scored last", "last score"],
    ["first touchdown", "first touchdown"],
    ["what was the spread", "favorite", "spread"],
    ["over under", "overUnder"],
    ["will it rain next week", "-"],
    ["give me a bet for tonight", "-"],
  ];
}

describe("the analyst without a model over simulated games", () => {
  const replies = GAMES.flatMap((snapshot) =>
    questionsOf(snapshot).map(([question, ...facts]) => {
      const { kind, text, uses } = answerQuestion(question, snapshot, Date.parse(snapshot.asOf));
      const missing = facts.flatMap((fact) =>
        fact === "-" ? ["an answer that nobody knows"] : goldFact(fact, snapshot).filter((one) => !hasFact(text, one)),
      );
      const ground = makeGround(uses, [], gameRoster(snapshot), snapshot.game);
      const stopped = kind === "answer" ? groundAnswer(text, ground) : [];
      return { question, kind, text, missing: kind === "answer" ? missing : [], stopped };
    }),
  );

  it("answers at least 80 in 100 of 60 questions, and no answer is wrong or stopped by the grounding", () => {
    const answered = replies.filter(({ kind }) => kind === "answer").length;
    if (process.env["SHOW_GOLD"] === "1") console.log({ answered, of: replies.length });
    expect(replies).toHaveLength(60);
    expect(answered / replies.length).toBeGreaterThanOrEqual(0.8);
    expect(replies.filter(({ missing, stopped }) => missing.length + stopped.length > 0)).toStrictEqual([]);
  });

  it("knows the situation of a game that is being played", () => {
    const [game] = PAIRS.map(([awayTeam, homeTeam]) => simulatedGame({ week: 1, awayTeam, homeTeam }));
    if (game === undefined) throw new Error("There is no game.");
    const half = snapshotOf(gameAtHalf(game));
    const ask = (question: string): string => answerQuestion(question, half, 0).text;
    expect(ask("how much time is left")).toBe("It is halftime.");
    expect(ask("is it over?")).toBe("It is halftime.");
    expect(ask("who's winning")).toContain("at halftime");
    expect(ask("who won")).not.toContain(" beat ");
  });

  it("before kickoff it makes nothing up", () => {
    const [first] = GAMES;
    if (first === undefined) throw new Error("There is no game.");
    const game = { ...first.game, status: "Scheduled", hasStarted: false, awayScore: null, homeScore: null };
    const before = { ...first, game, allPlays: [], playerGameStats: [] };
    for (const question of ["who won", "score", "who scored last", "how many first downs did they have"])
      expect([question, answerQuestion(question, before, 0).kind]).toStrictEqual([question, "unknown"]);
    expect(answerQuestion("most rushing yards", before, 0).text).toContain("projected highest");
    expect(answerQuestion("who was projected to have the most rushing yards", before, 0)).toMatchObject({
      kind: "answer",
      uses: [{ name: "get_player_projections" }],
    });
  });

  it("refuses betting advice, leads other subjects back and says what it can do", () => {
    const [game] = GAMES;
    if (game === undefined) throw new Error("There is no game.");
    const ask = (question: string) => answerQuestion(question, game, 0);
    expect(ask("should I bet on the chiefs?")).toMatchObject({ kind: "betting" });
    expect(ask("which parlay do you like")).toMatchObject({ kind: "betting" });
    expect(ask("what's the capital of France?")).toMatchObject({ kind: "off-topic" });
    expect(ask("how many yards did Zebulon Quaxford have")).toMatchObject({ kind: "unknown" });
    expect(ask("how many yards did the chiefs have in the second half on third down")).toMatchObject({
      kind: "unknown",
    });
    expect(ask("").text).toContain("I can tell you");
  });
});
