import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { checkText, type Claim } from "../../../domain/check/checked-text.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { TEAMS } from "../../../domain/game/team.ts";
import { arbitraryGame } from "../../fixtures/arbitrary-game.ts";
import { simulatedGame, simulatedPlayers } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { falsified, type Mutation, MUTATIONS } from "./false-text.ts";
import { drawFrom, trueSentences } from "./true-text.ts";

const PEOPLE = simulatedPlayers();

function played(index: number): GameSnapshot {
  const [awayTeam, homeTeam] = [TEAMS[(index * 5) % 32]?.code ?? "", TEAMS[(index * 7 + 3) % 32]?.code ?? ""];
  return snapshotOf(
    simulatedGame({
      week: 1 + (index % 17),
      awayTeam,
      homeTeam,
      pointSpread: -3.5,
      overUnder: 44.5,
      attendance: 61_234,
    }),
  );
}

/** Twelve games, none of a team against itself. */
const GAMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(played);

function alarms(claims: readonly Claim[]): Claim[] {
  return claims.filter(({ verdict }) => verdict !== "holds");
}

function strangersTo({ playerGameStats, game }: GameSnapshot): string[] {
  const names = new Set(playerGameStats.map(({ playerName }) => playerName));
  return PEOPLE.filter(({ team, name }) => team !== game.awayTeam && team !== game.homeTeam && !names.has(name)).map(
    ({ name }) => name,
  );
}

interface Count {
  made: number;
  caught: number;
}

/** 1,000 texts, each false in one place, and how many of them the check finds out. */
function countCaught(): Record<Mutation, Count> {
  const counts = Object.fromEntries(MUTATIONS.map((how) => [how, { made: 0, caught: 0 }])) as Record<Mutation, Count>;
  const banks = GAMES.map((snapshot, index) => ({
    snapshot,
    strangers: strangersTo(snapshot),
    lines: trueSentences(snapshot, drawFrom(index + 1)),
  }));
  const draw = drawFrom(77);
  for (let tried = 0, made = 0; made < 1000 && tried < 5000; tried += 1) {
    const bank = banks[tried % banks.length];
    const how = MUTATIONS[tried % MUTATIONS.length];
    if (bank === undefined || how === undefined) continue;
    const at = draw(bank.lines.length);
    const line = bank.lines[at] ?? "";
    const wrong = falsified(line, how, bank.snapshot, bank.strangers, draw);
    if (wrong === null || wrong === line) continue;
    made += 1;
    counts[how].made += 1;
    // The sentence before it stays, so that what it carries over is the same.
    const text = [bank.lines[at - 1] ?? "", wrong].join(" ");
    if (alarms(checkText(text, bank.snapshot)).length > 0) counts[how].caught += 1;
  }
  return counts;
}

function only(text: string, kind: Claim["kind"], snapshot: GameSnapshot): Claim | undefined {
  return checkText(text, snapshot).find((claim) => claim.kind === kind && claim.verdict !== "holds");
}

describe("the fact check", () => {
  const counts = countCaught();
  const recall = (how: Mutation): number => counts[how].caught / counts[how].made;

  it("finds out at least 0.97 of false numbers and names, and 0.9 of false words of order", () => {
    if (process.env["SHOW_FACTS"] === "1") console.log(counts);
    expect(Object.values(counts).reduce((sum, { made }) => sum + made, 0)).toBe(1000);
    expect(recall("number")).toBeGreaterThanOrEqual(0.97);
    expect(recall("name")).toBeGreaterThanOrEqual(0.97);
    expect(recall("team")).toBeGreaterThanOrEqual(0.97);
    expect(recall("order")).toBeGreaterThanOrEqual(0.9);
    expect(recall("context")).toBeGreaterThanOrEqual(0.9);
  });

  it("lets at least 0.95 of the claims of true texts stand", () => {
    const claims = GAMES.flatMap((snapshot, index) =>
      checkText(trueSentences(snapshot, drawFrom(index + 1)).join(" "), snapshot),
    );
    if (process.env["SHOW_FACTS"] === "1")
      console.log({ claims: claims.length, alarms: alarms(claims).map(({ text, reason }) => `${text}: ${reason}`) });
    expect(claims.length).toBeGreaterThan(1000);
    expect(alarms(claims).length / claims.length).toBeLessThanOrEqual(0.05);
  });

  it("always refuses teams and people who are not in the game", () => {
    fc.assert(
      fc.property(fc.nat(GAMES.length - 1), fc.nat(500), (index, who) => {
        const snapshot = GAMES[index];
        if (snapshot === undefined) return;
        const { awayTeam, homeTeam } = snapshot.game;
        const foreign = TEAMS.filter(({ code }) => code !== awayTeam && code !== homeTeam);
        const team = foreign[who % foreign.length];
        const strangers = strangersTo(snapshot);
        const stranger = strangers[who % strangers.length];
        expect(only(`It was a long night for the ${team?.nick}.`, "team", snapshot)?.verdict).toBe("fails");
        expect(only(`It was a long night for ${stranger}.`, "name", snapshot)?.verdict).toBe("fails");
        expect(only(`${stranger} was there.`, "name", snapshot)?.verdict).toBe("fails");
      }),
      { numRuns: 60 },
    );
  });

  it("says where each claim stands, with the text's own offsets, in order", () => {
    fc.assert(
      fc.property(fc.nat(GAMES.length - 1), fc.nat(1000), (index, seed) => {
        const snapshot = GAMES[index];
        if (snapshot === undefined) return;
        const text = `# A game\n\n${trueSentences(snapshot, drawFrom(seed + 1)).join(" ")}`;
        const claims = checkText(text, snapshot);
        for (const { start, end, text: told } of claims) expect(text.slice(start, end)).toBe(told);
        expect(claims.map(({ start }) => start)).toStrictEqual(
          claims.map(({ start }) => start).toSorted((a, b) => a - b),
        );
      }),
      { numRuns: 25 },
    );
  });

  it("proves with plays and players that are in the snapshot", () => {
    for (const [index, snapshot] of GAMES.entries()) {
      const plays = new Set(snapshot.allPlays.map(({ playId }) => playId));
      const people = new Set(snapshot.playerGameStats.map(({ playerId }) => playerId));
      const receipts = checkText(trueSentences(snapshot, drawFrom(index + 1)).join(" "), snapshot).flatMap(
        (claim) => claim.receipts,
      );
      expect(receipts.length).toBeGreaterThan(10);
      for (const receipt of receipts) {
        if (receipt.kind === "play") expect(plays).toContain(receipt.playId);
        if (receipt.kind === "line") expect(people).toContain(receipt.playerId);
      }
    }
  });

  it("survives any text about any game, and gives a reason for whatever does not hold", () => {
    fc.assert(
      fc.property(arbitraryGame, fc.string({ unit: "binary", maxLength: 200 }), (game, text) => {
        for (const claim of checkText(`${text} 24-17 ${text}`, snapshotOf(game)))
          expect(claim.reason === null).toBe(claim.verdict === "holds");
      }),
      { numRuns: 40 },
    );
  });

  it("does not take a number whose meaning it cannot tell for proven", () => {
    const [snapshot] = GAMES;
    if (snapshot === undefined) return;
    expect(only("It took 37 of something.", "number", snapshot)?.verdict).toBe("unresolved");
    expect(only("They set a season high.", "order", snapshot)?.verdict).toBe("unresolved");
  });
});
