import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

// The Lions beat the Bears 28-13 and never trailed. The Bears had 32:58 of possession and 407 yards; Odunsi scored their only touchdown.
const index = indexFacts(simulatedSnapshot(1), null);
const found = (text: string): string => faultsOf(text, index, { round: "last" }).join("; ");

/** The right team with the wrong one in its place: whose deed, whose figure, whose lead. */
const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  // Whose deed.
  ["The Lions struck first on a 14-yard run.{s9}", "The Bears struck first on a 14-yard run.{s9}"],
  ["The Bears scraped together a 41-yard field goal.{s91}", "The Lions scraped together a 41-yard field goal.{s91}"],
  ["The Bears cobbled together a 52-yard field goal.{s135}", "The Lions cobbled together a 52-yard field goal.{s135}"],
  ["The Bears tried an onside kick, but it failed.{ok158}", "The Lions tried an onside kick, but it failed.{ok158}"],
  ["The Bears attempted an onside kick.{ok158}", "The Lions attempted an onside kick.{ok158}"],
  ["The Bears' onside kick failed.{ok158}", "The Lions' onside kick failed.{ok158}"],
  ["The Bears missed from 49 yards.{ms53}", "The Lions missed from 49 yards.{ms53}"],
  ["The Lions misfired from 57 yards.{ms163}", "The Bears misfired from 57 yards.{ms163}"],
  ["The Lions grabbed seven points on a 30-yard run.{s106}", "The Bears grabbed seven points on a 30-yard run.{s106}"],
  ["The Bears managed an 18-yard touchdown pass.{s156}", "The Lions managed an 18-yard touchdown pass.{s156}"],
  ["The Lions finished it with an 8-yard run.{s142}", "The Bears finished it with an 8-yard run.{s142}"],
  ["The Lions used a 2-yard run to score.{s59}", "The Bears used a 2-yard run to score.{s59}"],
  ["The Bears settled for a 41-yard field goal.{s91}", "The Lions settled for a 41-yard field goal.{s91}"],
  ["The Bears converted on fourth-and-1.{cv148}", "The Lions converted on fourth-and-1.{cv148}"],
  ["The Bears were stopped on fourth-and-1.{st173}", "The Bears converted on fourth-and-1.{st173}"],
  ["The Bears were stopped on fourth-and-3.{st70}", "The Bears moved the chains on fourth-and-3.{st70}"],
  ["The Lions drove 72 yards in five plays.{d137}", "The Bears drove 72 yards in five plays.{d137}"],
  ["The Bears burned 12 plays on a 65-yard drive.{d145}", "The Lions burned 12 plays on a 65-yard drive.{d145}"],
  [
    "It was a gem by the Lions, a stop on fourth-and-1.{st173}",
    "It was a gem by the Bears, a stop on fourth-and-1.{st173}",
  ],
  ["It was an interception by the Lions.{in116}", "It was an interception by the Bears.{in116}"],
  [
    "The stop was work by the Bears on fourth-and-13.{st126}",
    "The stop was work by the Lions on fourth-and-13.{st126}",
  ],
  // Whose figure.
  ["The Bears hogged the ball for 32:58.{t:CHI:possession}", "The Lions hogged the ball for 32:58.{t:CHI:possession}"],
  ["The Lions went off as 3.5-point favorites.{spread}", "The Bears went off as 3.5-point favorites.{spread}"],
  ["The Bears went off as 3.5-point underdogs.{spread}", "The Lions went off as 3.5-point underdogs.{spread}"],
  [
    "Omari Traore's missed 49-yard field goal set the table for Amos Diallo's 2-yard touchdown run.{ledTo:ms53}",
    "The Bears' stop on fourth-and-13 set the table for Amos Diallo's 2-yard touchdown run.{st126,s59}",
  ],
  ["The Bears held the ball for 32:58.{cmp:possession}", "The Lions held the ball for 32:58.{cmp:possession}"],
  [
    "The Bears controlled the clock, holding the ball for 32:58.{cmp:possession}",
    "The Lions controlled the clock, holding the ball for 32:58.{cmp:possession}",
  ],
  ["The Lions had the ball for 27:02.{cmp:possession}", "The Bears had the ball for 27:02.{cmp:possession}"],
  ["The Lions ran for 256 yards.{cmp:rushingYards}", "The Bears ran for 256 yards.{cmp:rushingYards}"],
  ["The Bears passed for 295 yards.{cmp:passingYards}", "The Lions passed for 295 yards.{cmp:passingYards}"],
  ["The Bears gained 407 yards.{cmp:totalYards}", "The Lions gained 407 yards.{cmp:totalYards}"],
  ["The Bears picked up 24 first downs.{cmp:firstDowns}", "The Lions picked up 24 first downs.{cmp:firstDowns}"],
  ["The Lions went 3-for-3 in the red zone.{cmp:redZone}", "The Bears went 3-for-3 in the red zone.{cmp:redZone}"],
  [
    "The Bears went 1-for-4 on fourth down.{cmp:fourthDowns}",
    "The Lions went 1-for-4 on fourth down.{cmp:fourthDowns}",
  ],
  ["The Bears went 4-for-13 on third down.{cmp:thirdDowns}", "The Lions went 4-for-13 on third down.{cmp:thirdDowns}"],
  [
    "The Lions scored seven points in the second quarter.{q2:DET}",
    "The Bears scored seven points in the second quarter.{q2:DET}",
  ],
  ["The Bears had one turnover.{t:CHI:turnovers}", "The Lions had one turnover.{t:CHI:turnovers}"],
  ["The Lions scored 14 straight points.{run:s9}", "The Bears scored 14 straight points.{run:s9}"],
  ["The Lions ruled the ground.{cmp:rushingYards}", "The Bears ruled the ground.{cmp:rushingYards}"],
  ["The Bears hogged the ball.{cmp:possession}", "The Lions hogged the ball.{cmp:possession}"],
  // Whose lead.
  [
    "Amos Diallo's 2-yard run left the Lions with a 14-0 lead.{s59}",
    "Amos Diallo's 2-yard run left the Bears with a 14-0 lead.{s59}",
  ],
  [
    "Amos Diallo's 2-yard run gave the Lions a 14-0 lead.{s59}",
    "Amos Diallo's 2-yard run gave the Bears a 14-0 lead.{s59}",
  ],
  [
    "Amos Diallo's 2-yard run put the Bears in a 14-0 hole.{s59}",
    "Amos Diallo's 2-yard run put the Lions in a 14-0 hole.{s59}",
  ],
  ["Caleb Achebe's 30-yard run made it 21-3 Lions.{s106}", "Caleb Achebe's 30-yard run made it 21-3 Bears.{s106}"],
  ["The Lions carried a 14-0 lead into halftime.{break:2}", "The Bears carried a 14-0 lead into halftime.{break:2}"],
  ["The Lions enjoyed a 14-0 edge at the break.{break:2}", "The Bears enjoyed a 14-0 edge at the break.{break:2}"],
  ["The Lions led by as many as 22.{lead:DET}", "The Bears led by as many as 22.{lead:DET}"],
  ["The Lions never trailed.{neverTrailed:DET}", "The Bears never trailed.{neverTrailed:DET}"],
  [
    "The Lions went ahead to stay on a 14-yard run.{goAhead:s9}",
    "The Bears went ahead to stay on a 14-yard run.{goAhead:s9}",
  ],
  [
    "The Lions ran for 256 yards.{t:DET:rushingYards} They led by as many as 22.{lead:DET}",
    "The Bears passed for 295 yards.{t:CHI:passingYards} They led by as many as 22.{lead:DET}",
  ],
  // Whose causes, articles, breaks and returns.
  ["The Lions led 14-0 at halftime.{break:2}", "The Lions had a 21-3 lead by halftime.{break:2,s106}"],
  [
    "Omari Traore's missed 49-yard field goal led to Amos Diallo's touchdown.{ledTo:ms53,s59}",
    "Omari Traore's missed 49-yard field goal led to Caleb Achebe's touchdown.{ledTo:ms53,s106}",
  ],
];

describe("whose deed, figure and lead it is", () => {
  it.each(PAIRS)("%s", (yes, no) => {
    expect(found(yes)).toBe("");
    expect(found(no)).not.toBe("");
  });

  it("counts one where a line has none of it", () => {
    const line = index
      .ofKind("line")
      .find(({ marks, values }) => marks.includes("receiving") && values.receivingTouchdowns === 0);
    const name = index.people.get(line?.roles.player ?? "")?.name ?? "";
    const catches = line?.values.receptions ?? 0;
    expect(found(`${name} caught ${catches} passes.{${line?.id ?? ""}}`)).toBe("");
    expect(found(`${name} caught ${catches} passes and a touchdown.{${line?.id ?? ""}}`)).toContain("a touchdown");
    expect(found(`Nash Odunsi had eight catches and a touchdown.{l:demo-chi-wr3:receiving}`)).toBe("");
  });

  it("knows a kicker who missed from a perfect one", () => {
    const line = index
      .ofKind("line")
      .find(
        ({ marks, values }) =>
          marks.includes("kicking") && (values.fieldGoalAttempts ?? 0) > (values.fieldGoalsMade ?? 0),
      );
    const name = index.people.get(line?.roles.player ?? "")?.name ?? "";
    expect(found(`${name} was perfect.{${line?.id ?? ""}}`)).toContain("perfect");
  });
});
