import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { FactIndex } from "../../../domain/facts/fact-index.ts";
import type { Fact } from "../../../domain/facts/fact.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import { gameAsOf } from "../../../domain/fold/game-as-of.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { Play } from "../../../domain/game/play.ts";
import { finishedGame, simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { factFaults } from "./fact-faults.ts";

const GAMES = [
  simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI" }),
  simulatedGame({ week: 4, awayTeam: "GB", homeTeam: "DET" }),
  simulatedGame({ week: 5, awayTeam: "KC", homeTeam: "BUF" }),
  simulatedGame({ week: 4, awayTeam: "PHI", homeTeam: "DAL", seasonType: 3 }),
].map((game) => snapshotOf(game));
const [GAME] = GAMES;

function first(): GameSnapshot {
  if (GAME === undefined) throw new Error("no game");
  return GAME;
}

function byId(index: FactIndex): Map<string, Fact> {
  return new Map(index.facts.map((fact) => [fact.id, fact]));
}

/** Facts of one play that no later play changes. A touchdown's waits for its try, a drive's and a quarter's for their ends. */
const OF_ONE_PLAY: readonly Fact["kind"][] = ["turnover", "block", "miss", "conversion", "absence"];

describe("the facts of a game", () => {
  it.each(GAMES)("are true, unique and lead somewhere: $providerGameId", (snapshot) => {
    const index = indexFacts(snapshot, null);
    expect(factFaults(snapshot, index)).toStrictEqual([]);
    expect(index.facts.length).toBeGreaterThan(150);
    expect(index.facts.length).toBeLessThan(400);
  });

  it("hold nothing of later at any play, and the same of what is over", () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), fc.double({ min: 0, max: 1, noNaN: true }), (snapshot, share) => {
        const count = Math.floor(share * (snapshot.allPlays.length - 1));
        const then = indexFacts(gameAsOf(snapshot, count), null);
        const played = new Set(snapshot.allPlays.slice(0, count).map(({ playId }) => playId));
        const later = then.facts.filter(
          ({ at, until, receipts }) =>
            [at, until].some((moment) => moment !== null && moment.playId !== null && !played.has(moment.playId)) ||
            receipts.some((receipt) => receipt.kind === "play" && !played.has(receipt.playId)),
        );
        expect(later).toStrictEqual([]);
        const whole = byId(indexFacts(snapshot, null));
        for (const fact of then.ofKind(...OF_ONE_PLAY)) expect(whole.get(fact.id)).toStrictEqual(fact);
        for (const { id, of, score } of then.ofKind("score")) {
          expect(whole.get(id)?.score?.before).toStrictEqual(score?.before);
          expect(of).toStrictEqual([]);
        }
        for (const mark of ["win", "forGood", "sealed", "rout"] as const) {
          expect(then.facts.filter(({ marks }) => marks.includes(mark))).toStrictEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("keep their ids and values when a row comes in between", () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), fc.double({ min: 0.1, max: 0.9, noNaN: true }), (snapshot, share) => {
        const at = Math.floor(share * snapshot.allPlays.length);
        const before = snapshot.allPlays[at];
        if (before === undefined) return;
        const row: Play = {
          ...before,
          playId: "late",
          type: "Other",
          down: 0,
          distance: 0,
          credits: [],
          description: "",
          awayPoints: 0,
          homePoints: 0,
          isScoringPlay: 0,
          isTouchdown: false,
          isFirstDown: 0,
          yardsGained: 0,
          penaltyYards: null,
          isBlocked: false,
          timeoutTeam: null,
          team: null,
          opponent: null,
        };
        const allPlays = snapshot.allPlays
          .toSpliced(at, 0, row)
          .map((play, order) => ({ ...play, sequence: order + 1 }));
        const [now, then] = [byId(indexFacts({ ...snapshot, allPlays }, null)), byId(indexFacts(snapshot, null))];
        expect([...now.keys()]).toStrictEqual([...then.keys()]);
        for (const [id, fact] of then)
          expect({ ...now.get(id), at: null, until: null }).toStrictEqual({ ...fact, at: null, until: null });
      }),
      { numRuns: 20 },
    );
  });

  it("change with a corrected play only where they depend on it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), fc.nat(), (snapshot, seed) => {
        const rushes = snapshot.allPlays.filter(
          ({ type, isTouchdown, down, yardsGained }) =>
            type === "Rush" && !isTouchdown && down > 0 && down < 3 && yardsGained < 15,
        );
        const play = rushes[seed % rushes.length];
        const rusher = play?.credits.find(({ stat }) => stat === "rushingYards");
        if (play === undefined || rusher === undefined) return;
        const corrected: Play = {
          ...play,
          yardsGained: play.yardsGained + 1,
          credits: play.credits.map((credit) =>
            credit === rusher ? { ...credit, amount: credit.amount + 1 } : credit,
          ),
        };
        const after = snapshotOf(
          finishedGame({ ...snapshot, allPlays: snapshot.allPlays.map((one) => (one === play ? corrected : one)) }),
        );
        const before = snapshotOf(finishedGame(snapshot));
        const [now, then] = [byId(indexFacts(after, null)), byId(indexFacts(before, null))];
        const changed = [...then.values()].filter((fact) => JSON.stringify(now.get(fact.id)) !== JSON.stringify(fact));
        const independent = changed.filter(({ kind, team, roles }) =>
          ["compare", "rank", "threshold"].includes(kind)
            ? false
            : kind === "drive" || kind === "team" || kind === "inARow"
              ? team !== rusher.team
              : kind === "score"
                ? team !== rusher.team
                : roles.player !== rusher.playerId && !["ledTo", "answered", "play"].includes(kind),
        );
        expect(independent).toStrictEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe("the words of a fact", () => {
  it("give a full name first and the short one afterwards", () => {
    const index = indexFacts(first(), null);
    const line = index.ofKind("line").find(({ roles }) => roles.player !== undefined);
    const person = index.people.get(line?.roles.player ?? "");
    if (line === undefined || person === undefined) throw new Error("no line");
    const known = new Set<string>();
    expect(wordsOf(line, index, { known })).toMatch(new RegExp(`^${person.name} `));
    expect(wordsOf(line, index, { known })).toMatch(new RegExp(`^${person.shortName} `));
  });

  it("find relations of one fact with the fact, and never a rank", () => {
    const index = indexFacts(first(), null);
    const [opening] = index.ofKind("score");
    const kinds = index.marksOf(opening?.id ?? "").map(({ kind }) => kind);
    expect(kinds).toContain("first");
    expect(kinds).toContain("goAhead");
    for (const { id } of index.ofKind("line"))
      expect(index.marksOf(id).filter(({ kind }) => kind === "rank")).toStrictEqual([]);
  });
});
