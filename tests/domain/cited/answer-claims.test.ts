import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

// The Lions beat the Bears 28-13. Hightower ran for two touchdowns, Vogelsang threw for the Bears, Traore kicked for them.
const index = indexFacts(simulatedSnapshot(1), null);
const found = (text: string, question = ""): string =>
  faultsOf(text, index, { kind: "answer", round: "last", question }).join("; ");

/** What an answer may say, since the game has it, though no cited fact does in these words; and the same where it is not so. */
const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  // Who talks, and who listens.
  ["You can see that the Lions ran for 256 yards.{t:DET:rushingYards}", "You ran for 256 yards.{t:DET:rushingYards}"],
  ["I'd say you got 28.5 points out of Hightower.{f:demo-det-rb3}", "I hear you won with Hightower.{f:demo-det-rb3}"],
  ["You can't argue with 28.5 PPR points.{f:demo-det-rb3}", "You can't argue with 29.5 PPR points.{f:demo-det-rb3}"],
  ["I can't say more than that.", "I can say he will be traded."],
  // What is explained is a judgment, or something that happened.
  [
    "The ground game stands out, because the Lions outrushed the Bears 256-112.{cmp:rushingYards}",
    "The Lions won, because they outrushed the Bears 256-112.{cmp:rushingYards}",
  ],
  // What a player or a team never did.
  [
    "Vogelsang never found the end zone himself.{l:demo-chi-qb1:rushing}",
    "Hightower never found the end zone.{f:demo-det-rb3}",
  ],
  [
    "Chukwuma had 5.5 points and no touchdown.{f:demo-det-wr2}",
    "Achebe had 10.7 points and no touchdown.{f:demo-det-rb2}",
  ],
  ["Mazurek had 8 points without scoring.{f:demo-chi-wr1}", "Odunsi had 23.5 points without scoring.{f:demo-chi-wr3}"],
  ["The Lions never led by more than 22.{lead:DET}", "The Lions never led by more than 14.{lead:DET}"],
  [
    "Hightower scored twice and had 28.5 points.{f:demo-det-rb3}",
    "Hightower scored once and had 28.5 points.{f:demo-det-rb3}",
  ],
  [
    "Achebe had 10.7 points with a touchdown.{f:demo-det-rb2}",
    "Chukwuma had 5.5 points with a touchdown.{f:demo-det-wr2}",
  ],
  [
    "Odunsi had eight catches, and nobody else on the Bears had more than four.{l:demo-chi-wr3:receiving}",
    "Odunsi had eight catches, and nobody else on the Bears had more than three.{l:demo-chi-wr3:receiving}",
  ],
  // Which one it was.
  [
    "Traore's first one came from 41 yards, the second from 52.{s91,s135}",
    "Traore's first one came from 52 yards, the second from 41.{s91,s135}",
  ],
  ["The longest one was from 52 yards.{s135}", "The longest one was from 41 yards.{s91}"],
  ["Delacroix missed his only try.{ms163}", "Traore missed his only try.{ms53}"],
  [
    "Traore hit from 41 and 52 but missed from 49.{l:demo-chi-k1:kicking,ms53}",
    "Traore hit from 41 and 49 but missed from 52.{s91,s135,ms53}",
  ],
  // Sums and differences of what is cited.
  [
    "Hightower and Achebe combined for 18 carries.{u:demo-det-rb3:carries,u:demo-det-rb2:carries}",
    "Hightower and Achebe combined for 19 carries.{u:demo-det-rb3:carries,u:demo-det-rb2:carries}",
  ],
  [
    "Hightower was 24.4 points above his projection.{f:demo-det-rb3}",
    "Hightower was 25.4 points above his projection.{f:demo-det-rb3}",
  ],
  [
    "Diallo scored 11 PPR points on 32 rushing yards.{f:demo-det-rb1}",
    "Diallo scored 11 PPR points on 42 rushing yards.{f:demo-det-rb1}",
  ],
  // Each his own.
  [
    "Achebe beat his projection and Diallo fell short of his.{f:demo-det-rb2,f:demo-det-rb1}",
    "Diallo beat his projection and Achebe fell short of his.{f:demo-det-rb2,f:demo-det-rb1}",
  ],
  [
    "Hightower outscored Odunsi 28.5 to 23.5.{f:demo-det-rb3,f:demo-chi-wr3}",
    "Odunsi outscored Hightower 28.5 to 23.5.{f:demo-det-rb3,f:demo-chi-wr3}",
  ],
  [
    "The Lions were better in the red zone, going 3-for-3 to the Bears' 1-for-4.{cmp:redZone}",
    "The Bears were better in the red zone, going 1-for-4 to the Lions' 3-for-3.{cmp:redZone}",
  ],
  ["The Lions, 14-0, at the half.{break:2,s59}", "The Bears, 14-0, at the half.{break:2,s59}"],
  ["The Bears went scoreless in the first quarter.{q1:CHI}", "The Lions went scoreless in the first quarter.{q1:CHI}"],
  [
    "The Bears' stop on fourth-and-13 led to a field goal.{ledTo:st126}",
    "The Bears' stop on fourth-and-13 led to a touchdown.{ledTo:st126}",
  ],
  // A word of little before a verb says of nothing that there was one.
  ["The Bears only ran for 112 yards.{t:CHI:rushingYards}", "That was the only run for 112 yards.{t:CHI:rushingYards}"],
];

describe("what an answer says beside its facts", () => {
  it.each(PAIRS)("%s", (yes, no) => {
    expect(found(yes)).toBe("");
    expect(found(no)).not.toBe("");
  });

  it.each([
    [
      "Who had the most catches?",
      "That was Odunsi, with eight.{l:demo-chi-wr3:receiving}",
      "That was Mazurek, with four.{l:demo-chi-wr1:receiving}",
    ],
    ["longest run of the game?", "That was Hightower's 50-yard run.{pl137}", "That was Hightower's 33-yard run.{pl31}"],
  ])("%s: who is named leads", (question, yes, no) => {
    expect(found(yes, question)).toBe("");
    expect(found(no, question)).not.toBe("");
  });

  it.each([
    "I'd take the over next time.{overUnder}",
    "You should lay the points with the Lions.{spread}",
    "I like the Lions to cover next week.{spread}",
    "We beat the Bears 28-13.{result}",
    "I know his agent.{f:demo-det-rb3}",
  ])("is no tip and no news: %s", (text) => {
    expect(found(text)).not.toBe("");
  });
});
