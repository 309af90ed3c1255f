import { describe, expect, it } from "vitest";
import { checkCited } from "../../../domain/cited/check-cited.ts";
import { type FactDraft, makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase, team } from "../../../domain/facts/wording/phrase-of.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { citedProse } from "./cited-prose.ts";
import { withFacts } from "./with-facts.ts";

const played = indexFacts(simulatedSnapshot(1), null);
const fact = (draft: Omit<FactDraft, "weight" | "receipts">) => makeFact({ weight: 10, receipts: [], ...draft });
const lions = "DET";
/** The Lions are 8-2, 4-1 on the road and 4-0 at home, have won three straight, the last one by 23-13 in Week 11, lost in Week 9, and score 24.4 points. */
const index = withFacts(
  played,
  [
    fact({
      id: "record",
      kind: "record",
      team: lions,
      values: { wins: 8, losses: 2 },
      clause: phrase`${team(lions)} are 8-2`,
    }),
    fact({
      id: "road",
      kind: "form",
      team: lions,
      marks: ["onTheRoad"],
      values: { wins: 4, losses: 1 },
      clause: phrase`${team(lions)} are 4-1 on the road`,
    }),
    fact({
      id: "home",
      kind: "form",
      team: lions,
      marks: ["atHome"],
      values: { wins: 4, losses: 0 },
      clause: phrase`${team(lions)} are 4-0 at home`,
    }),
    fact({
      id: "lately",
      kind: "form",
      team: lions,
      marks: ["lately"],
      values: { pointsFor: 18.7, games: 3 },
      clause: phrase`${team(lions)} have averaged 18.7 points in their last three games`,
    }),
    fact({
      id: "streak",
      kind: "streak",
      team: lions,
      marks: ["winning"],
      values: { games: 3 },
      clause: phrase`${team(lions)} have won three straight`,
    }),
    fact({
      id: "last",
      kind: "lastGame",
      team: lions,
      marks: ["win"],
      values: { points: 23, margin: 10, week: 11 },
      clause: phrase`${team(lions)} beat the Titans 23-13 in Week 11`,
    }),
    fact({
      id: "week9",
      kind: "form",
      team: lions,
      values: { points: 17, margin: 3, week: 9 },
      clause: phrase`${team(lions)} lost to the Colts 20-17 in Week 9`,
    }),
    fact({
      id: "mean",
      kind: "mean",
      team: lions,
      values: { pointsFor: 24.4, games: 10 },
      clause: phrase`${team(lions)} have averaged 24.4 points in 10 games`,
    }),
  ],
  "before",
);

const stays = (sentence: string): boolean =>
  checkCited(citedProse(sentence), index, { kind: "preview", round: "last" }).faults.length === 0;

describe("what a preview says of a team's season", () => {
  it.each([
    "The Lions own a winning record at 8-2.{record}",
    "The Lions have won eight of 10 games.{record}",
    "The Lions are chasing win No. 9.{record}",
    "The Lions are 4-1 away from home.{road}",
    "The Lions are unbeaten at home at 4-0.{home}",
    "Over their last three games the Lions have put up 18.7 points.{lately}",
    "The Lions look for a fourth straight win.{streak}",
    "The Lions are coming off a win.{last}",
    "The Lions handled the Titans 23-13 in Week 11.{last}",
    "The Lions put up 24.4 points a game.{mean}",
    "After losing to the Colts 20-17, the Lions beat the Titans 23-13.{week9,last}",
    "The Lions beat the Titans 23-13 after a 20-17 loss to the Colts.{last,week9}",
    "The Lions lost to the Colts 20-17 and beat the Titans 23-13, in that order.{week9,last}",
  ])("stays where it is so: %s", (sentence) => {
    expect(stays(sentence)).toBe(true);
  });

  it.each([
    "The Lions own a losing record at 8-2.{record}",
    "The Lions have won two of 10 games.{record}",
    "The Lions are 8-2, their first such start in years.{record}",
    "The Lions are 4-1.{road}",
    "The Lions are unbeaten away from home at 4-1.{road}",
    "The Lions have averaged 18.7 points this season.{lately}",
    "The Lions have lost three straight.{streak}",
    "The Lions bring a fourth straight win.{streak}",
    "The Lions have won three straight, all three of them at home.{streak}",
    "The Lions have split their five games on the road.{road}",
    "The Lions beat the Titans 23-13 in both earlier meetings.{last}",
    "The Lions are coming off a loss.{last}",
    "The Lions handled the Titans in Week 10.{last}",
    "The Lions allow 24.4 points a game.{mean}",
    "After beating the Titans 23-13, the Lions lost to the Colts 20-17.{last,week9}",
    "The Lions beat the Titans 23-13 before losing to the Colts 20-17.{last,week9}",
    "The Lions beat the Titans 23-13 and lost to the Colts 20-17, in that order.{last,week9}",
    "The Lions beat the Colts 23-13 after a 20-17 loss to the Titans.{last,week9}",
    "The Lions lost to the Colts 20-17 the week before they beat the Titans 23-13.{week9,last}",
  ])("falls where it is not: %s", (sentence) => {
    expect(stays(sentence)).toBe(false);
  });
});
