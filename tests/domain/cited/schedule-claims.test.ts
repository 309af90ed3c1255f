import { describe, expect, it } from "vitest";
import { type FactDraft, makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase, team } from "../../../domain/facts/wording/phrase-of.ts";
import { FactIndex } from "../../../domain/facts/fact-index.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

const played = indexFacts(simulatedSnapshot(1), null);
const [lions, bears] = ["DET", "CHI"];
const fact = (draft: Omit<FactDraft, "weight" | "receipts">) => makeFact({ weight: 10, receipts: [], ...draft });
const game = (who: string, week: number, isWin: boolean, points: number, margin: number, said: string) =>
  fact({
    id: `${who}${week}`,
    kind: "form",
    team: who,
    marks: [isWin && "win"],
    values: { points, margin, week },
    clause: phrase`${team(who)} ${said} in Week ${week}`,
  });
/** Before Week 14: the Lions are 8-4, 3-2 on the road, and favored by 3.5. The Bears are 0-2 at home of 4-8 and have lost four straight. */
const index = new FactIndex({
  phase: "before",
  away: played.away,
  home: played.home,
  people: played.people,
  playIds: [],
  facts: [
    fact({ id: "stage", kind: "stage", values: { week: 14 }, clause: phrase`it is Week 14` }),
    fact({
      id: "spread",
      kind: "betting",
      team: lions,
      values: { spread: 3.5 },
      clause: phrase`${team(lions)} are favored by 3.5`,
    }),
    fact({
      id: "record",
      kind: "record",
      team: lions,
      values: { wins: 8, losses: 4 },
      clause: phrase`${team(lions)} are 8-4`,
    }),
    fact({
      id: "road",
      kind: "form",
      team: lions,
      marks: ["onTheRoad"],
      values: { wins: 3, losses: 2 },
      clause: phrase`${team(lions)} are 3-2 on the road`,
    }),
    fact({
      id: "home",
      kind: "form",
      team: bears,
      marks: ["atHome"],
      values: { wins: 0, losses: 2 },
      clause: phrase`${team(bears)} are 0-2 at home`,
    }),
    fact({
      id: "skid",
      kind: "streak",
      team: bears,
      marks: ["losing"],
      values: { games: 4 },
      clause: phrase`${team(bears)} have lost four straight`,
    }),
    game(lions, 12, true, 24, 7, "beat the Titans 24-17"),
    game(lions, 13, false, 20, 3, "lost to the Colts 23-20"),
    game(bears, 13, false, 19, 13, "lost to the 49ers 32-19"),
  ],
});
const found = (text: string): string => faultsOf(text, index, { kind: "preview", round: "last" }).join("; ");

const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  // Weeks between two games.
  [
    "The Lions beat the Titans 24-17,{DET12} and a week later they lost to the Colts 23-20.{DET13}",
    "The Lions lost to the Colts 23-20,{DET13} and a week later they beat the Titans 24-17.{DET12}",
  ],
  [
    "The Lions lost to the Colts 23-20,{DET13} a week after a 24-17 win over the Titans.{DET12}",
    "The Lions beat the Titans 24-17,{DET12} a week after a 23-20 loss to the Colts.{DET13}",
  ],
  // How many games a record counts, and how many of them where.
  ["The Bears have lost both of their games at home.{home}", "The Lions have won both of their games.{record}"],
  [
    "Three of the Lions' wins came on the road.{road}",
    "Only one of the Lions' eight wins came on the road.{record,road}",
  ],
  // What was close is a matter of points.
  [
    "The Lions kept it close in a 23-20 loss to the Colts.{DET13}",
    "The Bears kept it close in a 32-19 loss to the 49ers.{CHI13}",
  ],
  // Whose games those were.
  ["The 49ers beat the Bears 32-19.{CHI13}", "The 49ers own a 32-19 win over the Lions.{CHI13}"],
  // Who is favored.
  ["The Lions, favored by 3.5, travel.{spread}", "The Bears, favored by 3.5, host.{spread}"],
  ["The Bears, 3.5-point underdogs, host.{spread}", "The Lions, 3.5-point underdogs, travel.{spread}"],
];

describe("what a text says of a team's schedule", () => {
  it.each(PAIRS)("%s", (yes, no) => {
    expect(found(yes)).toBe("");
    expect(found(no)).not.toBe("");
  });

  it.each([
    "The Bears' four-game skid began with a 32-19 loss to the 49ers.{skid,CHI13}",
    "The trip opens the Lions' season.{DET12}",
    "The Lions lost to the Colts 23-20 with the 49ers next on the schedule.{DET13}",
  ])("holds for what no fact says: %s", (text) => {
    expect(found(text)).toMatch(/time "/);
  });
});
