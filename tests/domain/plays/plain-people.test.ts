import { describe, expect, it } from "vitest";
import { GameSheet } from "../../../domain/analyst/reply/sheet/game-sheet.ts";
import { publicGame } from "../../../domain/export/public-game.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { snapshotAsOf } from "../../../domain/fold/snapshot-as-of.ts";
import type { GamePerson } from "../../../domain/game/game-person.ts";
import { playShareCard } from "../../../domain/page/share-card.ts";
import { plainFaults } from "../../../domain/plays/plain/plain-faults.ts";
import { plainPlays } from "../../../domain/plays/plain/plain-plays.ts";
import { playPhrases } from "../../../domain/plays/plain/play-phrases.ts";
import { gameShape } from "../../../domain/shape/game-shape.ts";
import { type Described, describedPlay } from "../../fixtures/plain-said.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const GAME = { awayTeam: "CHI", homeTeam: "WAS", season: 2024 };
const FLAG: Described = {
  type: "Penalty",
  penaltyYards: 5,
  description: "PENALTY on WAS-58-P.Sewell, False Start, 5 yards, enforced at WAS 33 - No Play.",
};
const RUN: Described = {
  does: [
    ["CHI Noah Sewell", "tackles"],
    ["WAS Benjamin St-Juste", "tackles"],
  ],
};

/** `WAS Penei Sewell` */
function people(...names: string[]): GamePerson[] {
  return names.map((name) => ({ playerId: name, playerName: name.slice(4), team: name.slice(0, 3) }));
}

/** The flag's sentence in a game of these people, checked. */
function flagged(names: string[], others: Described[] = []): string | null {
  const plays = [FLAG, ...others].map(describedPlay);
  const sentences = plainPlays(plays, GAME, people(...names));
  expect(plainFaults(plays, sentences, GAME, people(...names)).flat()).toEqual([]);
  return sentences[0] ?? null;
}

describe("people without a credit", () => {
  it("have full names where exactly one of the team fits the initials", () => {
    expect(flagged([])).toBe("False start on {P. }Sewell, 5 yards");
    expect(flagged(["WAS Penei Sewell"])).toBe("False start on {Penei }Sewell, 5 yards");
    expect(flagged(["WAS Penei Sewell Jr.", "CHI Peter Sewell"])).toBe("False start on Penei Sewell Jr., 5 yards");
    expect(flagged(["CHI Peter Sewell"])).toBe("False start on P. Sewell, 5 yards");
  });

  it("keep their initials where two of the team fit, with and without a credit", () => {
    expect(flagged(["WAS Penei Sewell", "WAS Peter Sewell"])).toBe("False start on P. Sewell, 5 yards");
    expect(flagged(["WAS Penei Sewell"], [{ does: [["WAS Peter Sewell", "tackles"]] }])).toBe(
      "False start on P. Sewell, 5 yards",
    );
  });

  it("have full names by a number that another play says", () => {
    const tackle = (team: string, name: string, written: string): Described => ({
      description: `4-D.Swift left end to WAS 20 for 3 yards (${written}).`,
      does: [[`${team} ${name}`, "tackles"]],
    });
    const penei = tackle("WAS", "Penei Sewell", "58-P.Sewell");
    expect(flagged(["WAS Peter Sewell"], [penei])).toBe("False start on Penei Sewell, 5 yards");
    // A given name that the credits have otherwise, and a last name that goes on.
    expect(flagged([], [tackle("WAS", "Sauce Sewell", "58-P.Sewell")])).toBe("False start on {Sauce }Sewell, 5 yards");
    expect(flagged([], [tackle("WAS", "Joe Sewell-Roe", "58-P.Sewell")])).toBe(
      "False start on {Joe }Sewell-Roe, 5 yards",
    );
    // Another number, another team, and a play with two of the name.
    for (const other of [
      tackle("WAS", "Penei Sewell", "52-P.Sewell"),
      tackle("CHI", "Penei Sewell", "58-P.Sewell"),
      tackle("WAS", "Penei Sewell", "58-P.Sewell, 52-P.Sewell"),
    ]) {
      expect(flagged(["WAS Peter Sewell", "WAS Paul Sewell"], [other])).toBe("False start on P. Sewell, 5 yards");
    }
  });

  it("are one man under two ids, and keep the given name on a phone beside a namesake", () => {
    const twice = ["one", "another"].flatMap((playerId) =>
      people("WAS Penei Sewell").map((person) => ({ ...person, playerId })),
    );
    const [words] = plainPlays([describedPlay(FLAG)], GAME, twice);
    expect(words).toBe("False start on {Penei }Sewell, 5 yards");
    expect(flagged(["WAS Penei Sewell"], [RUN])).toBe("False start on Penei Sewell, 5 yards");
  });

  it("are checked: a name that is one of several is a fault", () => {
    const plays = [describedPlay(FLAG)];
    const words = "False start on {Penei }Sewell, 5 yards";
    const found = (...names: string[]) => plainFaults(plays, [words], GAME, people(...names)).flat();
    expect(found("WAS Penei Sewell")).toEqual([]);
    expect(found("WAS Penei Sewell", "WAS Peter Sewell")).not.toEqual([]);
    expect(found("WAS Peter Sewell")).not.toEqual([]);
  });
});

describe("a snapshot's people", () => {
  const small = smallGame();
  const [first, ...rest] = small.allPlays;
  if (first === undefined) throw new Error("no plays");
  const flag = {
    ...first,
    credits: [],
    type: "Penalty" as const,
    penaltyYards: 5,
    description: "PENALTY on CHI-58-P.Sewell, False Start, 5 yards, enforced at CHI 33.",
  };
  const snapshot = snapshotOf({ ...small, allPlays: [flag, ...rest] }, { people: people("CHI Penei Sewell") });
  const { playId } = flag;
  const FULL = "False start on Penei Sewell, 5 yards";

  it("are known to the page, the picture, the API, a table and the analyst", () => {
    const { game, allPlays, corrections } = snapshot;
    expect(gameShape(game, allPlays, corrections, snapshot.people).allPlays[0]?.plain).toBe(
      "False start on {Penei }Sewell, 5 yards",
    );
    expect(playShareCard(snapshot, playId)?.sentence).toBe(FULL);
    const index = indexFacts(snapshot, null);
    expect(publicGame(snapshot, index, null).allPlays[0]?.plain).toBe(FULL);
    expect(playPhrases(snapshot).get(playId)?.sentence).toBe(`${FULL}.`);
    expect(new GameSheet(snapshot, index).told(flag).text).toContain(FULL);
  });

  it("are the same at a moment", () => {
    expect(playPhrases(snapshotAsOf(snapshot, 1)).get(playId)?.sentence).toBe(`${FULL}.`);
  });
});
