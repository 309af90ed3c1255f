import { describe, expect, it } from "vitest";

import { checkText } from "../../../domain/check/checked-text.ts";
import { beforeKickoff, proseTexts, simulatedSnapshot } from "../../fixtures/prose-texts.ts";
import { simulatedPlayers } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { alarms, countFalseProse, type Prose } from "./false-prose.ts";

const PEOPLE = simulatedPlayers().map(({ name }) => name);

const TEXTS: Prose[] = proseTexts("simulated").map(({ name, gameId, isPreview, text }) => {
  const snapshot = simulatedSnapshot(Number(gameId.split("-")[1]));
  return { name, text, snapshot: isPreview ? snapshotOf(beforeKickoff(snapshot)) : snapshot };
});
const RECAPS = TEXTS.filter(({ name }) => !name.includes("preview"));

function strangersTo({ snapshot }: Prose): string[] {
  const there = new Set(snapshot.playerGameStats.map(({ playerName }) => playerName));
  return PEOPLE.filter((name) => !there.has(name));
}

describe("the fact check on free prose about simulated games", () => {
  it("lets at least 0.95 of the claims of true prose stand", () => {
    const claims = TEXTS.flatMap(({ text, snapshot }) => checkText(text, snapshot));
    if (process.env["SHOW_FACTS"] === "1")
      console.log({ claims: claims.length, alarms: alarms(claims).map(({ text, reason }) => `${text}: ${reason}`) });
    expect(claims.length).toBeGreaterThan(300);
    expect(alarms(claims).length / claims.length).toBeLessThanOrEqual(0.05);
  });

  it("finds out most of what is false in one place, wherever in the prose that is", () => {
    const counts = countFalseProse(RECAPS, 150, strangersTo);
    const of = (how: keyof typeof counts): number => counts[how].caught / counts[how].made;
    if (process.env["SHOW_FACTS"] === "1") console.log(counts);
    expect(of("number")).toBeGreaterThanOrEqual(0.9);
    expect(of("name")).toBeGreaterThanOrEqual(0.7);
    expect(of("order")).toBeGreaterThanOrEqual(0.9);
    expect(of("context")).toBeGreaterThanOrEqual(0.9);
    expect(of("team")).toBeGreaterThanOrEqual(0.7);
  });

  it("gives every name and team that holds something that proves it", () => {
    const bare = TEXTS.flatMap(({ text, snapshot }) => checkText(text, snapshot)).filter(
      ({ verdict, kind, receipts }) =>
        verdict === "holds" && (kind === "name" || kind === "team") && receipts.length === 0,
    );
    expect(bare).toStrictEqual([]);
  });

  it("refuses a deed that nobody of that name did, and a score of the wrong side", () => {
    const snapshot = simulatedSnapshot(2);
    const failing = (text: string): string[] =>
      alarms(checkText(text, snapshot)).map((claim) => `${claim.kind} ${claim.text}`);
    expect(failing("Roman Figueroa forced a fumble that Bryson Marchetti recovered.")).toStrictEqual([]);
    expect(failing("Bryson Marchetti intercepted a pass.")).toStrictEqual(["name Bryson Marchetti"]);
    expect(failing("The Minnesota Lions were there.")).toStrictEqual(["team Lions"]);
    expect(failing("Vikings edge Lions")).toStrictEqual([]);
    expect(failing("Lions edge Vikings")).toStrictEqual(["team Vikings"]);
    expect(failing("Amos Diallo gave the Lions the lead.")).toStrictEqual([]);
    expect(failing("Amos Diallo gave the Vikings the lead.")).toStrictEqual(["team Vikings"]);
  });

  it("carries the one spoken of over to pronouns, brackets, short lines and lists", () => {
    const snapshot = simulatedSnapshot(2);
    const passer = snapshot.playerGameStats.toSorted((a, b) => (b.passingYards ?? 0) - (a.passingYards ?? 0))[0];
    const catcher = snapshot.playerGameStats.toSorted((a, b) => (b.receivingYards ?? 0) - (a.receivingYards ?? 0))[0];
    if (passer === undefined || catcher === undefined) throw new Error("nobody threw");
    const verdicts = (text: string): string[] =>
      checkText(text, snapshot)
        .filter(({ kind }) => kind === "number")
        .map(({ verdict }) => verdict);
    const [thrown, caught, catches] = [passer.passingYards ?? 0, catcher.receivingYards ?? 0, catcher.receptions ?? 0];
    const texts = (more: number): string[] => [
      `${passer.playerName} was calm. He threw for ${thrown + more} yards.`,
      `It went to ${catcher.playerName} (${catches} catches, ${caught + more} yards).`,
      `${catcher.playerName} ${catches}-${caught + more}.`,
      `${catcher.playerName}: ${catches} for ${caught + more}.`,
      `Passing yards: ${passer.playerName} ${thrown + more}.`,
    ];
    for (const text of texts(0))
      expect([text, verdicts(text)]).toStrictEqual([text, verdicts(text).map(() => "holds")]);
    for (const text of texts(7)) expect([text, verdicts(text).at(-1)]).toStrictEqual([text, "fails"]);
  });

  it("counts what no side did, and what both did together", () => {
    const snapshot = simulatedSnapshot(2);
    const verdict = (text: string): string | undefined =>
      checkText(text, snapshot).find(({ kind }) => kind === "order" || kind === "number")?.verdict;
    const points = (snapshot.game.awayScore ?? 0) + (snapshot.game.homeScore ?? 0);
    expect(verdict("Neither side punted.")).toBe("fails");
    expect(verdict(`The teams combined for ${points} points.`)).toBe("holds");
    expect(verdict(`The teams combined for ${points + 3} points.`)).toBe("fails");
  });

  it("takes a capital in the midst of a sentence for a name although the word stands small elsewhere", () => {
    const snapshot = simulatedSnapshot(2);
    const text = "A block of big cheese was thrown. On third down Big Cheese was there.";
    expect(alarms(checkText(text, snapshot)).map((claim) => claim.text)).toStrictEqual(["Big Cheese"]);
  });

  it("looks up what kind of play a first score was", () => {
    const snapshot = simulatedSnapshot(2);
    const verdict = (text: string): string | undefined =>
      checkText(text, snapshot).find(({ kind }) => kind === "order")?.verdict;
    expect(verdict("Nico Mensah opened the scoring with a field goal.")).toBe("holds");
    expect(verdict("The Vikings opened the scoring with a touchdown run.")).toBe("fails");
    expect(verdict("Rafael Huerta opened the scoring.")).toBe("fails");
    expect(verdict("Finally, they were early on their way.")).toBeUndefined();
  });
});
