import { describe, expect, it } from "vitest";

import { checkSpeech } from "../../domain/analyst/speech/check-speech.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import { analystGame } from "../fixtures/analyst-game.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const SNAPSHOT = snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }));
const LABELS = [
  ["passing attempts", "passingAttempts"],
  ["completions", "passingCompletions"],
  ["passing yards", "passingYards"],
  ["passing TDs", "passingTouchdowns"],
  ["interceptions", "passingInterceptions"],
  ["carries", "rushingAttempts"],
  ["rushing yards", "rushingYards"],
  ["rushing touchdowns", "rushingTouchdowns"],
  ["receptions", "receptions"],
  ["targets", "receivingTargets"],
  ["receiving yards", "receivingYards"],
  ["receiving touchdowns", "receivingTouchdowns"],
] as const satisfies readonly (readonly [string, keyof PlayerLine])[];

/** Every line of the game as models list it, and the same with one figure raised by an odd lot. */
const LISTED = SNAPSHOT.playerGameStats.flatMap((line) => {
  const figures = LABELS.flatMap(([label, field]) => {
    const value = line[field];
    return typeof value === "number" && value > 0 ? [{ label, value }] : [];
  });
  const sayFigures = (values: readonly { label: string; value: number }[], colon: string): string =>
    `${line.playerName}: ${values.map(({ label, value }) => `${label}${colon} ${value}`).join(", ")}.`;
  return ["", ":"].map((colon) => ({
    right: sayFigures(figures, colon),
    wrong: figures.map(({ label }) =>
      sayFigures(
        figures.map((one) => (one.label === label ? { label, value: one.value + 137 } : one)),
        colon,
      ),
    ),
  }));
});

describe("figures with their names before them", () => {
  const { tools } = analystGame(SNAPSHOT);
  const isHeld = (answer: string): boolean => checkSpeech(answer, tools) !== null;

  it("pass where every one is the player's", () => {
    expect(LISTED.length).toBeGreaterThan(30);
    expect(LISTED.map(({ right }) => right).filter(isHeld)).toStrictEqual([]);
  });

  it("are stopped where one is not", () => {
    const wrong = LISTED.flatMap((one) => one.wrong);
    expect(wrong.length).toBeGreaterThan(80);
    expect(wrong.filter((answer) => !isHeld(answer))).toStrictEqual([]);
  });

  it("are stopped where two have changed places", () => {
    const passer = SNAPSHOT.playerGameStats.find(({ passingYards }) => (passingYards ?? 0) > 100);
    if (passer === undefined) throw new Error("the simulated game has a passer");
    const { playerName, passingAttempts, passingCompletions } = passer;
    expect(passingAttempts).not.toBe(passingCompletions);
    expect(isHeld(`${playerName}: completions ${passingAttempts}, passing attempts ${passingCompletions}.`)).toBe(true);
  });
});
