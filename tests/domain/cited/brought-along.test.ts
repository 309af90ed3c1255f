import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

// The Lions beat the Bears 28-13. Hightower scored first and fourth for them, the Bears' last points were Odunsi's.
const index = indexFacts(simulatedSnapshot(1), null);
const found = (text: string): string => faultsOf(text, index, { round: "last" }).join("; ");

/** What a clause may say beside the figures of its own fact, since the facts around it say so; and the same where they do not. */
const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  // The drive that a play was on.
  ["Hightower ran for 50 yards on a 72-yard drive.{pl137}", "Hightower ran for 50 yards on a 74-yard drive.{pl137}"],
  [
    "Hightower's 50-yard run was part of a five-play march.{pl137}",
    "Hightower's 50-yard run was part of a six-play march.{pl137}",
  ],
  // A silence until the end.
  ["The Lions would not score again.{s142}", "The Lions would not score again.{s106}"],
  ["The Bears did not score the rest of the way.{s156}", "The Bears did not score the rest of the way.{s135}"],
  // Which one of his or of the game's.
  [
    "Hightower had his second touchdown of the day on an 8-yard run.{s142}",
    "Hightower had his third touchdown of the day on an 8-yard run.{s142}",
  ],
  ["The first one was a 14-yard run by Hightower.{s9}", "The second one was a 14-yard run by Hightower.{s9}"],
  // The last score of a run.
  [
    "Diallo ran 2 yards for the last of 14 straight points.{s59,run:s9}",
    "Hightower ran 14 yards for the last of 14 straight points.{s9,run:s9}",
  ],
  // His own team.
  ["Hightower ran 14 yards for the Lions.{s9}", "Hightower ran 14 yards for the Bears.{s9}"],
  // Who was favored is the team that the sentence goes on with.
  [
    "Favored by 3.5 points,{spread} the Lions played on.{result}",
    "Favored by 3.5 points,{spread} the Bears played on.{result}",
  ],
  // Which of two was first.
  [
    "Hightower ran 14 yards,{s9} after which Diallo ran 2 for a touchdown.{s59}",
    "Diallo ran 2 yards for a touchdown,{s59} after which Hightower ran 14.{s9}",
  ],
  // Judgments that are denied.
  ["It was not close, and the Lions won 28-13.{result}", "It was not a rout, and the Lions won 28-13.{result}"],
  // Figures of two, in turn.
  [
    "Hightower out-carried Achebe 10 to eight.{u:demo-det-rb3:carries,u:demo-det-rb2:carries}",
    "Hightower out-carried Achebe 11 to eight.{u:demo-det-rb3:carries,u:demo-det-rb2:carries}",
  ],
  [
    "Hightower and Achebe shared the carries, 10 and eight.{u:demo-det-rb3:carries,u:demo-det-rb2:carries}",
    "Hightower and Achebe shared the carries, eight and 10.{u:demo-det-rb3:carries,u:demo-det-rb2:carries}",
  ],
  [
    "There were 24 first downs for the Bears and 19 for the Lions.{cmp:firstDowns}",
    "There were 19 first downs for the Bears and 24 for the Lions.{cmp:firstDowns}",
  ],
  // Answers.
  ["Traore came back with a 41-yard field goal.{s91}", "Diallo came back with a 2-yard run.{s59}"],
  [
    "The Bears came back with an 18-yard touchdown pass.{s156}",
    "The Lions stormed back with 14 straight points.{run:s9}",
  ],
  // The points of both teams in a quarter, and the trips inside the 20.
  ["The Bears won the quarter 10-7.{q4:CHI,q4:DET}", "The Bears won the quarter 7-10.{q4:CHI,q4:DET}"],
  ["The Bears got there four times.{t:CHI:redZone}", "The Bears got there three times.{t:CHI:redZone}"],
  [
    "The Bears outscored the Lions in the fourth quarter.{q4:CHI,q4:DET}",
    "The Bears outscored the Lions in the third quarter.{q3:CHI,q3:DET}",
  ],
  // How many times as much.
  ["Diallo doubled the lead with a 2-yard run.{s59}", "Achebe doubled the lead with a 30-yard run.{s106}"],
  // What a score of the sentence before came from.
  [
    "Traore kicked a 52-yard field goal.{s135} It was set up by the Bears' stop on fourth-and-13.{ledTo:st126}",
    "Traore kicked a 41-yard field goal.{s91} It was set up by the Bears' stop on fourth-and-13.{ledTo:st126}",
  ],
  // The length of a drive is not that of a kick at its end.
  ["Traore ended it with a 52-yard field goal.{s135}", "Traore ended it with a 40-yard field goal.{s135}"],
  // Who grabs an interception is no receiver.
  [
    "Renteria grabbed Vogelsang's only interception.{in116,only:turnover:in116}",
    "Odunsi grabbed Vogelsang's interception.{in116}",
  ],
  ["They never scored again.{s156}", "They never scored again.{s135}"],
  // Six points by their name.
  ["Odunsi took an 18-yard pass for six.{s156}", "Traore kicked a 41-yard field goal for six.{s91}"],
  // All of so many is said by what was tried, too.
  [
    "Traore kicked two field goals.{l:demo-chi-k1:kicking}",
    "Traore made all nine of his kicks.{l:demo-chi-k1:kicking}",
  ],
  // Who has the most points of those that are spoken of.
  [
    "Odunsi was the top receiver of the day with 23.5 PPR points.{f:demo-chi-wr3}",
    "Schellenberg was the top receiver of the day with 8.6 PPR points.{f:demo-det-wr1}",
  ],
  [
    "Schellenberg was the Lions' top receiver with 8.6 PPR points.{f:demo-det-wr1}",
    "Mazurek was the Bears' top receiver with eight PPR points.{f:demo-chi-wr1}",
  ],
  // Which of two figures is the larger.
  [
    "Diallo had 11 PPR points,{f:demo-det-rb1} a shade above the 10.7 of Achebe.{f:demo-det-rb2}",
    "Achebe had 10.7 PPR points,{f:demo-det-rb2} a shade above the 11 of Diallo.{f:demo-det-rb1}",
  ],
];

describe("what comes along with a cited fact", () => {
  it.each(PAIRS)("%s", (yes, no) => {
    expect(found(yes)).toBe("");
    expect(found(no)).not.toBe("");
  });

  it("is not the week of another game", () => {
    expect(found(`The Lions beat the Bears 28-13 in Week ${index.ofKind("stage")[0]?.values.week ?? 0}.{result}`)).toBe(
      "",
    );
    expect(found("The Lions beat the Bears 28-13 in Week 17.{result}")).not.toBe("");
  });
});
