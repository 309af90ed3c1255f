import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

// The Lions beat the Bears 28-13. Hightower (a running back) scored first and fourth for them, Traore kicked both field goals of the Bears.
const index = indexFacts(simulatedSnapshot(1), null);
const found = (text: string): string => faultsOf(text, index, { round: "last" }).join("; ");

/** What a clause works out of the figures that it cites, and the same worked out wrongly. */
const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  // Of which team somebody is.
  ["Lions running back Hightower ran 14 yards.{s9}", "Bears running back Hightower ran 14 yards.{s9}"],
  ["The Lions' Hightower ran 14 yards.{s9}", "Chicago's Hightower ran 14 yards.{s9}"],
  ["Hightower of the Lions ran 14 yards.{s9}", "Hightower of the Bears ran 14 yards.{s9}"],
  ["Hightower, a Lions running back, ran 14 yards.{s9}", "Hightower, a Bears running back, ran 14 yards.{s9}"],
  // Several deeds of one person.
  ["Traore made both field goals, from 41 and 52 yards.{s91,s135}", "Hightower scored both touchdowns.{s9,s59}"],
  [
    "Hightower ran for touchdowns of 14 and eight yards.{s9,s142}",
    "Diallo ran for touchdowns of 14 and 2 yards.{s9,s59}",
  ],
  // Who has more of it.
  ["The Lions ran for more yards.{cmp:rushingYards}", "The Bears ran for slightly more yards.{cmp:rushingYards}"],
  ["The Lions had fewer first downs.{cmp:firstDowns}", "The Lions had more first downs.{cmp:firstDowns}"],
  [
    "The Bears had 24 first downs,{t:CHI:firstDowns} and had the ball for about six more minutes.{cmp:possession}",
    "The Lions had 19 first downs,{t:DET:firstDowns} and had the ball for about six more minutes.{cmp:possession}",
  ],
  [
    "The Bears had the ball for six more minutes.{cmp:possession}",
    "The Bears had the ball for nine more minutes.{cmp:possession}",
  ],
  ["The Lions won the sack battle.{cmp:sacks}", "The Bears won the sack battle.{cmp:sacks}"],
  ["The Lions won the turnover battle.{cmp:turnovers}", "The Bears won the turnover battle.{cmp:turnovers}"],
  [
    "The Lions ran for more than twice as many yards as the Bears.{cmp:rushingYards}",
    "The Bears ran for more than twice as many yards as the Lions.{cmp:rushingYards}",
  ],
  ["The Lions outran the Bears 256-112.{cmp:rushingYards}", "The Bears outran the Lions 256-112.{cmp:rushingYards}"],
  [
    "The Bears outgained the Lions by 25 yards, 407-382.{cmp:totalYards}",
    "The Bears outgained the Lions by 27 yards, 407-382.{cmp:totalYards}",
  ],
  // A mean, a share, a tenth.
  [
    "Hightower averaged 15.2 yards on his 10 carries.{l:demo-det-rb3:rushing}",
    "Hightower averaged 152 yards on his 10 carries.{l:demo-det-rb3:rushing}",
  ],
  [
    "Schellenberg drew one of every three Lions targets.{u:demo-det-wr1:targets}",
    "Schellenberg drew one of every two Lions targets.{u:demo-det-wr1:targets}",
  ],
  [
    "Diallo outscored Achebe by three-tenths of a PPR point, 11 to 10.7.{f:demo-det-rb1,f:demo-det-rb2}",
    "Diallo outscored Achebe by four-tenths of a PPR point, 11 to 10.7.{f:demo-det-rb1,f:demo-det-rb2}",
  ],
  // Which one it was.
  [
    "Odunsi caught his first touchdown pass, from 18 yards.{s156}",
    "Odunsi caught his second touchdown pass, from 18 yards.{s156}",
  ],
  [
    "Hightower had the most rushing yards of the game with 152.{rank:game:rushingYards}",
    "Hightower had the second most rushing yards of the game with 152.{rank:game:rushingYards}",
  ],
  // Who was ahead.
  [
    "The Bears fell behind on a 14-yard run by Hightower.{s9}",
    "The Lions fell behind on a 14-yard run by Hightower.{s9}",
  ],
  [
    "With the Lions in front by 18, Schellenberg caught a 25-yard pass.{pl119}",
    "With the Bears in front by 18, Schellenberg caught a 25-yard pass.{pl119}",
  ],
  [
    "The Lions went in front on a 14-yard run by Hightower.{s9}",
    "The Lions went in front on a 2-yard run by Diallo.{s59}",
  ],
  [
    "The Lions finished with four sacks to the Bears' two.{cmp:sacks}",
    "The Bears finished with four sacks to the Lions' two.{cmp:sacks}",
  ],
  [
    "Diallo finished in front, with 11 PPR points to Achebe's 10.7.{f:demo-det-rb1,f:demo-det-rb2}",
    "Achebe finished in front, with 10.7 PPR points to Diallo's 11.{f:demo-det-rb1,f:demo-det-rb2}",
  ],
  [
    "The Lions led by a touchdown after the first quarter.{break:1}",
    "The Lions led by a single point after the first quarter.{break:1}",
  ],
  // When it was.
  ["The Bears did not score until the third quarter.{s91}", "The Bears did not score until the fourth quarter.{s135}"],
  [
    "Traore kicked a 41-yard field goal,{s91} and Achebe scored from 30 yards later in the quarter.{s106}",
    "Traore kicked a 41-yard field goal,{s91} and he kicked one from 52 yards later in the quarter.{s135}",
  ],
  [
    "Hightower ran for 33 yards{pl31} before Diallo scored on a 2-yard run,{s59} and Traore kicked a field goal.{s91}",
    "Diallo scored on a 2-yard run{s59} before Hightower ran for 33 yards,{pl31} and Traore kicked a field goal.{s91}",
  ],
  [
    "The Lions' stop on fourth-and-14{st30} was followed by a 33-yard run by Hightower.{pl31}",
    "Schellenberg caught a 25-yard pass before the Lions took the ball away.{pl119,in116}",
  ],
  [
    "The Lions' lead was as big as 22.{lead:DET}",
    "The Lions led 14-0, and that was as big as their lead got.{break:2}",
  ],
  [
    "The only turnover was the Bears', and the Lions had none.{cmp:turnovers}",
    "The only two sacks of the game belonged to the Bears.{cmp:sacks}",
  ],
  [
    "Nash Odunsi, the Bears' wide receiver, caught an 18-yard touchdown pass.{s156}",
    "Nash Odunsi, the Lions' wide receiver, caught an 18-yard touchdown pass.{s156}",
  ],
  ["Hightower's 8-yard run made it 28-6.{s142}", "Hightower's 8-yard run pulled the Lions level.{s142}"],
  // How far a play went beside the one before.
  [
    "Hightower ran for 33 yards,{pl31} five yards longer than his other one.{pl54}",
    "Hightower ran for 33 yards,{pl31} six yards longer than his other one.{pl54}",
  ],
  // All of two, where a line says how many were tried.
  ["Traore made both field goals.{s91,s135}", "Traore made both of his field goals.{l:demo-chi-k1:kicking}"],
  ["The Bears got inside the 20 four times.{t:CHI:redZone}", "The Bears got inside the 20 three times.{t:CHI:redZone}"],
  // Several deeds in one part of the game.
  [
    "Traore kicked both field goals after halftime.{s91,s135}",
    "Traore kicked both field goals in the third quarter.{s91,s135}",
  ],
  [
    "The Lions scored seven points in every quarter.{q1:DET,q2:DET}",
    "The Bears scored in every quarter.{q3:CHI,q4:CHI}",
  ],
  // Whose of what.
  [
    "Hightower had the Lions' longest run, 50 yards.{pl137,rank:game:yards}",
    "Hightower had the Bears' longest run, 50 yards.{pl137,rank:game:yards}",
  ],
  [
    "Odunsi had 95 receiving yards, the Bears' most.{rank:CHI:receivingYards}",
    "Odunsi had 95 receiving yards, the Lions' most.{rank:game:receivingYards}",
  ],
  // By the passive, and by an apposition.
  ["The Lions were outgained 407-382.{cmp:totalYards}", "The Bears were outgained 407-382.{cmp:totalYards}"],
  [
    "The Lions had 19 first downs, five fewer than the Bears.{cmp:firstDowns}",
    "The Bears had 24 first downs, five fewer than the Lions.{cmp:firstDowns}",
  ],
  // A lead that was kept.
  [
    "The Lions took the lead for good on a 14-yard run by Hightower.{deciding:s9}",
    "The Lions took the lead for good on a 2-yard run by Diallo.{s59}",
  ],
  // The only points of a quarter.
  [
    "Hightower's 14-yard run{s9} brought the only points of the quarter.{q1:CHI,q1:DET}",
    "Achebe's 30-yard run{s106} brought the only points of the quarter.{q3:CHI,q3:DET}",
  ],
  // Against the line. The Lions were favored by 3.5 and won by 15; the total was 44.5, and there were 41 points.
  ["The Lions covered the 3.5-point spread.{spread:result}", "The Bears covered the 3.5-point spread.{spread:result}"],
  [
    "The 41 points stayed under the total of 44.5.{overUnder:result}",
    "The 41 points topped the total of 44.5.{overUnder:result}",
  ],
  // Of one deed each.
  ["Renteria and Vandermeer shared a sack.{sk153}", "Renteria and Vandermeer each had a sack.{sk153}"],
  // All of so many, by a team.
  [
    "The Lions made three trips inside the 20 and cashed in on all three.{t:DET:redZone}",
    "The Bears made four trips inside the 20 and the Bears cashed in on all four.{t:CHI:redZone}",
  ],
  // How soon.
  [
    "After Hightower's 8-yard touchdown run{s142} the Bears answered within three minutes.{s156}",
    "After Hightower's 8-yard touchdown run{s142} the Bears answered within two minutes.{s156}",
  ],
  // What went for a touchdown.
  ["Achebe's 30-yard run went for a touchdown.{s106}", "Hightower's 50-yard run{pl137} went for a touchdown.{s142}"],
  // What a ball became.
  [
    "The stop on fourth-and-13 was turned into a field goal.{ledTo:st126}",
    "Renteria's interception{in116} was turned into a field goal.{s135}",
  ],
  ["The Bears trailed by as many as 22.{lead:DET}", "The Lions trailed by as many as 22.{lead:DET}"],
  [
    "Hightower had 152 yards, 111 more than Achebe.{l:demo-det-rb3:rushing,l:demo-det-rb2:rushing}",
    "Hightower had 152 yards, 112 more than Achebe.{l:demo-det-rb3:rushing,l:demo-det-rb2:rushing}",
  ],
  [
    "The Lions scored in all four quarters.{q1:DET,q2:DET}",
    "The Bears scored in every quarter but the first.{q3:CHI,q4:CHI}",
  ],
  // Other person, other direction, off by one, told the other way round.
  [
    "Vogelsang threw for 178 more yards, 313 to 135.{l:demo-chi-qb1:passing,l:demo-det-qb1:passing}",
    "Rainwater threw for 178 more yards, 313 to 135.{l:demo-chi-qb1:passing,l:demo-det-qb1:passing}",
  ],
  [
    "Vogelsang threw for 178 more yards, 313 to 135.{l:demo-chi-qb1:passing,l:demo-det-qb1:passing}",
    "Vogelsang threw for 179 more yards, 313 to 135.{l:demo-chi-qb1:passing,l:demo-det-qb1:passing}",
  ],
  [
    "Vogelsang threw for 178 more yards, 313 to 135.{l:demo-chi-qb1:passing,l:demo-det-qb1:passing}",
    "Vogelsang threw for 178 more yards, 135 to 313.{l:demo-chi-qb1:passing,l:demo-det-qb1:passing}",
  ],
  [
    "Vogelsang threw for 178 more yards, 313 to 135.{l:demo-chi-qb1:passing,l:demo-det-qb1:passing}",
    "Vogelsang ran for 178 more yards.{l:demo-chi-qb1:passing,l:demo-det-qb1:passing}",
  ],
  [
    "Odunsi saw one more target than Gatewood, 10 to nine.{u:demo-chi-wr3:targets,u:demo-chi-te1:targets}",
    "Gatewood saw one more target than Odunsi, 10 to nine.{u:demo-chi-wr3:targets,u:demo-chi-te1:targets}",
  ],
  [
    "Odunsi saw one more target than Gatewood, 10 to nine.{u:demo-chi-wr3:targets,u:demo-chi-te1:targets}",
    "Odunsi saw one fewer target than Gatewood.{u:demo-chi-wr3:targets,u:demo-chi-te1:targets}",
  ],
  [
    "Achebe outgained Diallo by nine yards on the ground.{l:demo-det-rb2:rushing,l:demo-det-rb1:rushing}",
    "Diallo outgained Achebe by nine yards on the ground.{l:demo-det-rb2:rushing,l:demo-det-rb1:rushing}",
  ],
  [
    "Achebe outgained Diallo by nine yards on the ground.{l:demo-det-rb2:rushing,l:demo-det-rb1:rushing}",
    "Achebe outgained Diallo by 10 yards on the ground.{l:demo-det-rb2:rushing,l:demo-det-rb1:rushing}",
  ],
  [
    "Diallo edged Achebe by three-tenths of a PPR point.{f:demo-det-rb1,f:demo-det-rb2}",
    "Achebe edged Diallo by three-tenths of a PPR point.{f:demo-det-rb1,f:demo-det-rb2}",
  ],
  [
    "Hightower led the Lions with 28.5 PPR points,{f:demo-det-rb3} five more than Odunsi's 23.5.{f:demo-chi-wr3}",
    "Hightower led the Lions with 28.5 PPR points,{f:demo-det-rb3} six more than Odunsi's 23.5.{f:demo-chi-wr3}",
  ],
  [
    "Hightower led the Lions with 28.5 PPR points,{f:demo-det-rb3} five more than Odunsi's 23.5.{f:demo-chi-wr3}",
    "Hightower led the Lions with 28.5 PPR points,{f:demo-det-rb3} five more than Odunsi's 4.7.{f:demo-chi-wr3}",
  ],
  // Multiples, and of whose figure.
  [
    "Hightower ran for more than half of the Lions' 256 yards.{l:demo-det-rb3:rushing,t:DET:rushingYards}",
    "Achebe ran for more than half of the Lions' 256 yards.{l:demo-det-rb2:rushing,t:DET:rushingYards}",
  ],
  [
    "Hightower ran for more than half of the Lions' 256 yards.{l:demo-det-rb3:rushing,t:DET:rushingYards}",
    "Hightower ran for less than half of the Lions' 256 yards.{l:demo-det-rb3:rushing,t:DET:rushingYards}",
  ],
  [
    "Schellenberg's 8.6 PPR points were more than half of the 14 he was projected for.{f:demo-det-wr1}",
    "Schellenberg's 8.6 PPR points were less than half of the 14 he was projected for.{f:demo-det-wr1}",
  ],
  [
    "Hightower more than doubled Diallo, 28.5 PPR points to 11.{f:demo-det-rb3,f:demo-det-rb1}",
    "Diallo more than doubled Hightower, 28.5 PPR points to 11.{f:demo-det-rb3,f:demo-det-rb1}",
  ],
  [
    "Hightower more than doubled Diallo, 28.5 PPR points to 11.{f:demo-det-rb3,f:demo-det-rb1}",
    "Hightower more than tripled Diallo, 28.5 PPR points to 11.{f:demo-det-rb3,f:demo-det-rb1}",
  ],
  [
    "Diallo gained fewer than half as many yards as Hightower.{l:demo-det-rb3:rushing,l:demo-det-rb1:rushing}",
    "Hightower gained fewer than half as many yards as Diallo.{l:demo-det-rb3:rushing,l:demo-det-rb1:rushing}",
  ],
  [
    "Traore missed a third of his three field goals.{l:demo-chi-k1:kicking}",
    "Traore missed half of his three field goals.{l:demo-chi-k1:kicking}",
  ],
  [
    "Traore missed a third of his three field goals.{l:demo-chi-k1:kicking}",
    "Traore made a third of his three field goals.{l:demo-chi-k1:kicking}",
  ],
  // Sums.
  [
    "Hightower and Odunsi combined for 52 PPR points, 43.2 more than the two were projected for.{f:demo-det-rb3,f:demo-chi-wr3}",
    "Hightower and Odunsi combined for 53 PPR points.{f:demo-det-rb3,f:demo-chi-wr3}",
  ],
  [
    "Hightower and Odunsi combined for 52 PPR points, 43.2 more than the two were projected for.{f:demo-det-rb3,f:demo-chi-wr3}",
    "Hightower and Diallo combined for 52 PPR points.{f:demo-det-rb3,f:demo-chi-wr3}",
  ],
  [
    "Hightower and Odunsi combined for 52 PPR points, 43.2 more than the two were projected for.{f:demo-det-rb3,f:demo-chi-wr3}",
    "Hightower and Odunsi combined for 52 PPR points, 43.2 fewer than the two were projected for.{f:demo-det-rb3,f:demo-chi-wr3}",
  ],
  [
    "Hightower totaled 155 yards, 152 rushing and three receiving.{l:demo-det-rb3:rushing,l:demo-det-rb3:receiving}",
    "Hightower totaled 156 yards, 152 rushing and three receiving.{l:demo-det-rb3:rushing,l:demo-det-rb3:receiving}",
  ],
  [
    "Hightower totaled 155 yards, 152 rushing and three receiving.{l:demo-det-rb3:rushing,l:demo-det-rb3:receiving}",
    "Achebe totaled 155 yards, 152 rushing and three receiving.{l:demo-det-rb3:rushing,l:demo-det-rb3:receiving}",
  ],
  [
    "Diallo had 40 yards on seven runs and one catch.{l:demo-det-rb1:rushing,l:demo-det-rb1:receiving}",
    "Diallo had 41 yards on seven runs and one catch.{l:demo-det-rb1:rushing,l:demo-det-rb1:receiving}",
  ],
  [
    "Together Rasmusson and Mazurek fell 13.6 PPR points short of their projections.{f:demo-det-te1,f:demo-chi-wr1}",
    "Together Rasmusson and Mazurek fell 12.6 PPR points short of their projections.{f:demo-det-te1,f:demo-chi-wr1}",
  ],
  [
    "Together Rasmusson and Mazurek fell 13.6 PPR points short of their projections.{f:demo-det-te1,f:demo-chi-wr1}",
    "Rasmusson fell 13.6 PPR points short of his projection.{f:demo-det-te1,f:demo-chi-wr1}",
  ],
  ["All 13 points came after halftime.{q3:CHI,q4:CHI}", "All 14 points came after halftime.{q3:CHI,q4:CHI}"],
  // The most, beside the rank of somebody else.
  [
    "Hightower's 28.5 PPR points were the most of any Lion.{f:demo-det-rb3,rank:DET:pprPoints}",
    "His 11 PPR points were the most of any Lion.{f:demo-det-rb1,rank:DET:pprPoints}",
  ],
  // A cause.
  ["The Lions won.{result}", "Achebe's 30-yard run came off Traore's miss.{s106}"],
  ["The Lions won.{result}", "The Lions won as a result of Achebe's run.{result,s106}"],
  ["The Lions won.{result}", "Owing to Achebe's run the Lions won.{result,s106}"],
];

describe("what a clause works out", () => {
  it.each(PAIRS)("%s", (yes, no) => {
    expect(found(yes)).toBe("");
    expect(found(no)).not.toBe("");
  });
});

describe("an answer", () => {
  const answer = (text: string): string => faultsOf(text, index, { kind: "answer", round: "last" }).join("; ");

  it("counts all of the game in its first word", () => {
    expect(answer("Two: Traore hit from 41 yards,{s91} and then from 52.{s135}")).toBe("");
    expect(answer("Two: Hightower ran 14 yards for a touchdown,{s9} and Odunsi caught one.{s156}")).not.toBe("");
  });

  it("means the same by two marks as by one with two ids", () => {
    for (const [one, two] of [
      ["{s91,s135}", "{s91}{s135}"],
      ["{s91,s135}", "{s91} {s135}"],
    ]) {
      const text = (mark = ""): string => `Traore made both field goals, from 41 and 52 yards.${mark}`;
      expect([two, answer(text(two))]).toEqual([two, answer(text(one))]);
      expect(answer(text(two))).toBe("");
    }
    expect(answer("Traore made both field goals, from 41 and 52 yards.{s91}")).not.toBe("");
  });

  it("holds the noun to the order of what answered and what was answered", () => {
    expect(found("Hightower scored on a 14-yard run,{s9} an answer to a 41-yard field goal by Traore.{s91}")).toMatch(
      /order/,
    );
    expect(found("Traore kicked a 41-yard field goal,{s91} an answer to a 14-yard run by Hightower.{s9}")).not.toMatch(
      /order/,
    );
  });
});
