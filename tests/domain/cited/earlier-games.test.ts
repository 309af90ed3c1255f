import { describe, expect, it } from "vitest";
import { FactIndex } from "../../../domain/facts/fact-index.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { type FactDraft, makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase, player, team } from "../../../domain/facts/wording/phrase-of.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

const played = indexFacts(simulatedSnapshot(1), null);
const [lions, bears] = ["DET", "CHI"];
const fact = (draft: Omit<FactDraft, "weight" | "receipts">) => makeFact({ weight: 10, receipts: [], ...draft });
const game = (who: string, week: number, isWin: boolean, margin: number, said: string) =>
  fact({
    id: `${who}${week}`,
    kind: week === 13 ? "lastGame" : "form",
    team: who,
    marks: [isWin && "win"],
    values: { points: 24, margin, week },
    clause: phrase`${team(who)} ${said} in Week ${week}`,
  });
const mean = (who: string, points: number) =>
  fact({
    id: `mean${who}`,
    kind: "mean",
    team: who,
    values: { pointsFor: points, games: 12 },
    clause: phrase`${team(who)} have averaged ${points} points in 12 games`,
  });
const allowed = (who: string, points: number) =>
  fact({
    id: `allowed${who}`,
    kind: "mean",
    team: who,
    marks: ["allowed"],
    values: { pointsAgainst: points, games: 12 },
    clause: phrase`${team(who)} have allowed ${points} points in 12 games`,
  });
const forecast = (id: string, who: string, points: number, of: number) =>
  fact({
    id,
    kind: "projection",
    team: lions,
    roles: { player: who },
    marks: [points > of ? "aboveMean" : "belowMean"],
    values: { projectedPoints: points, meanPoints: of, difference: Math.abs(points - of) },
    clause: phrase`${player(who)} is projected for ${points} points beside ${of} a game`,
  });
const [hightower, diallo] = ["demo-det-rb3", "demo-det-rb1"];
/** Before Week 14: the Lions have won three straight, over the Titans, the Colts and the 49ers; the Bears lost to the Saints between wins over the Rams and the Jets. */
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
      values: { spread: 2.5 },
      clause: phrase`${team(lions)} are favored by 2.5`,
    }),
    fact({
      id: "streak",
      kind: "streak",
      team: lions,
      marks: ["winning"],
      values: { games: 3 },
      clause: phrase`${team(lions)} have won three straight`,
    }),
    game(lions, 11, true, 7, "beat the Titans 24-17"),
    game(lions, 12, true, 3, "beat the Colts 24-21"),
    game(lions, 13, true, 1, "beat the 49ers 24-23"),
    game(bears, 11, true, 4, "beat the Rams 24-20"),
    game(bears, 12, false, 6, "lost to the Saints 30-24"),
    game(bears, 13, true, 10, "beat the Jets 24-14"),
    mean(lions, 25.5),
    mean(bears, 21),
    allowed(lions, 18),
    allowed(bears, 21),
    fact({
      id: "latelyCHI",
      kind: "form",
      team: bears,
      marks: ["lately"],
      values: { wins: 2, losses: 1, ties: 0, games: 3 },
      clause: phrase`${team(bears)} have won two of their last three games`,
    }),
    fact({
      id: "cmpAllowed",
      kind: "compare",
      team: lions,
      marks: ["allowed", "least"],
      values: { difference: 3 },
      of: [`allowed${lions}`, `allowed${bears}`],
      clause: phrase`${team(lions)} have allowed 3 points a game fewer than ${team(bears)}`,
    }),
    forecast("pj1", hightower, 12.4, 9.1),
    forecast("pj2", diallo, 8.6, 7.8),
    fact({
      id: "trend",
      kind: "mean",
      team: lions,
      roles: { player: hightower },
      marks: ["belowMean"],
      values: { targets: 4.3, mean: 9.5, games: 3 },
      clause: phrase`${player(hightower)} has averaged 4.3 targets over his last three games, down from 9.5`,
    }),
  ],
});
const found = (text: string): string => faultsOf(text, index, { kind: "preview", round: "last" }).join("; ");

const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  // From one clause to the next.
  [
    "The Lions beat the Colts 24-21{DET12} and then beat the 49ers 24-23.{DET13}",
    "The Lions beat the 49ers 24-23{DET13} and then beat the Colts 24-21.{DET12}",
  ],
  [
    "After beating the Titans,{DET11} the Lions beat the Colts 24-21.{DET12}",
    "After beating the Colts,{DET12} the Lions beat the Titans 24-17.{DET11}",
  ],
  [
    "The Lions beat the 49ers 24-23{DET13} after a 24-21 win over the Colts.{DET12}",
    "The Lions beat the Colts 24-21{DET12} after a 24-23 win over the 49ers.{DET13}",
  ],
  [
    "The Bears bounced back from a 30-24 loss to the Saints by beating the Jets 24-14.{CHI12,CHI13}",
    "The Bears bounced back from a 30-24 loss to the Saints by beating the Rams 24-20.{CHI12,CHI11}",
  ],
  [
    "The Bears followed a 24-20 win over the Rams with a 30-24 loss to the Saints.{CHI11,CHI12}",
    "The Bears followed a 24-14 win over the Jets with a 30-24 loss to the Saints.{CHI13,CHI12}",
  ],
  // By the opponents alone.
  [
    "The Lions beat the Titans and then the Colts.{DET11,DET12}",
    "The Lions beat the Colts and then the Titans.{DET11,DET12}",
  ],
  // What lies between two others.
  [
    "The Bears' loss to the Saints{CHI12} fell between wins over the Rams and the Jets.{CHI11,CHI13}",
    "The Bears' win over the Jets{CHI13} fell between a win over the Rams and a loss to the Saints.{CHI11,CHI12}",
  ],
  [
    "The Bears' loss to the Saints{CHI12} came between wins over the Rams and the Jets.{CHI11,CHI13}",
    "The Bears' loss to the Saints{CHI12} came between wins over the Titans and the 49ers.{DET11,DET13}",
  ],
  // What made a streak as long as it is.
  [
    "The Lions made it three straight with a 24-23 win over the 49ers.{DET13,streak}",
    "The Lions made it three straight with a 24-21 win over the Colts.{DET12,streak}",
  ],
  ["The Lions have won three straight.{streak}", "The Lions' three-game winning streak was snapped.{streak}"],
  // The last so many.
  [
    "The Lions' last two wins were over the Colts and the 49ers.{DET12,DET13}",
    "The Lions' last two wins were over the Titans and the Colts.{DET11,DET12}",
  ],
  [
    "Two of the Lions' last three wins came by a field goal or less.{DET12,DET13}",
    "Two of the Lions' last three wins came by a field goal or less.{DET11,DET12}",
  ],
  // How far apart.
  [
    "The Lions are favored by less than a field goal.{spread}",
    "The Lions are favored by more than a field goal.{spread}",
  ],
  ["The Lions beat the 49ers by a single point.{DET13}", "The Lions beat the Colts by a single point.{DET12}"],
  [
    "The Bears have averaged 21 points,{meanCHI} fewer than the Lions at 25.5.{meanDET}",
    "The Bears have averaged 21 points,{meanCHI} more than the Lions at 25.5.{meanDET}",
  ],
  [
    "The Lions have won by at least one in each of their last three games.{DET11,DET12,DET13}",
    "The Lions have won by at least three in each of their last three games.{DET11,DET12,DET13}",
  ],
  [
    "The Lions beat the 49ers by one and the Bears the Jets by 10.{DET13,CHI13}",
    "The Lions beat the 49ers by 10 and the Bears the Jets by one.{DET13,CHI13}",
  ],
  ["The Lions are favored by 2.5.{spread}", "Chicago is favored by 2.5.{spread}"],
  [
    "The Bears have won two of their last three games.{latelyCHI}",
    "The Bears have lost two of their last three games.{latelyCHI}",
  ],
  [
    "The Lions have allowed three points a game fewer than the Bears.{cmpAllowed}",
    "The Lions have allowed more points than the Bears.{cmpAllowed}",
  ],
  // On which side of a mean, and how far.
  [
    "Hightower is projected for 12.4 points, above what he has averaged.{pj1}",
    "Hightower is projected for 12.4 points, under what he has averaged.{pj1}",
  ],
  [
    "Hightower is projected for 12.4 points, a bigger step above his average than Diallo's at 8.6.{pj1,pj2}",
    "Diallo is projected for 8.6 points, a bigger step above his average than Hightower's at 12.4.{pj1,pj2}",
  ],
  [
    "Hightower has seen his targets fall by more than half over his last three games.{trend}",
    "Hightower has seen his targets fall by a third over his last three games.{trend}",
  ],
  [
    "Hightower's targets have dropped to 4.3 over his last three games.{trend}",
    "Hightower's targets have improved to 4.8 over his last three games.{trend}",
  ],
  [
    "Hightower is projected for 12.4 points after averaging 9.1.{pj1}",
    "Hightower is projected for 12.4 points after averaging 12.4.{pj1}",
  ],
  [
    "Hightower has 4.3 targets a game over his last three, down from 9.5.{trend}",
    "Hightower has 4.3 targets a game over his last three, up from 9.5.{trend}",
  ],
  [
    "Two players on the rise are Hightower, 3.3 above his average,{pj1} and Diallo, at 8.6.{pj2}",
    "Three players on the rise are Hightower, 3.3 above his average,{pj1} and Diallo, at 8.6.{pj2}",
  ],
];

describe("what a preview says of earlier games and of means", () => {
  it.each(PAIRS)("%s", (yes, no) => {
    expect(found(yes)).toBe("");
    expect(found(no)).not.toBe("");
  });
});
