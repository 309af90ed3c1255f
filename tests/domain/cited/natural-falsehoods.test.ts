import { describe, expect, it } from "vitest";
import { ORDER_WORDS } from "../../../domain/cited/rules/order/check-order.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

// The Lions beat the Bears 28-13. Hightower (14 yards), Diallo, Traore's 41-yard kick, Achebe, Traore from 52, Hightower (8 yards), Odunsi: in that order.
const index = indexFacts(simulatedSnapshot(1), null);
const found = (text: string): string => faultsOf(text, index, { round: "last" }).join("; ");

/** What is true, and the same with one thing wrong, by the rule that finds it. */
const PAIRS: readonly (readonly [rule: string, yes: string, no: string])[] = [
  [
    "order",
    "Omari Traore's 41-yard field goal answered Amos Diallo's 2-yard touchdown run.{answered:s91}",
    "Amos Diallo's 2-yard touchdown run answered Omari Traore's 41-yard field goal.{answered:s91}",
  ],
  [
    "relations",
    "Omari Traore kicked a 41-yard field goal in response to Amos Diallo's touchdown.{s91,s59}",
    "Nash Odunsi caught a touchdown pass in response to Amos Diallo's touchdown.{s156,s59}",
  ],
  [
    "order",
    "Amos Diallo scored on a 2-yard run,{s59} and the Bears answered with Omari Traore's 41-yard field goal.{s91}",
    "Caleb Achebe scored on a 30-yard run,{s106} and the Bears answered with Omari Traore's 41-yard field goal.{s91}",
  ],
  [
    "order",
    "Amos Diallo had already scored{s59} when Caleb Achebe ran 30 yards for a touchdown.{s106}",
    "Caleb Achebe had already scored{s106} when Amos Diallo ran 2 yards for a touchdown.{s59}",
  ],
  [
    "order",
    "Amos Diallo scored on a 2-yard run,{s59} and Caleb Achebe soon scored on a 30-yard run.{s106}",
    "Caleb Achebe scored on a 30-yard run,{s106} and Amos Diallo soon scored on a 2-yard run.{s59}",
  ],
  [
    "superlatives",
    "Tyrell Hightower opened the scoring with a 14-yard run.{s9}",
    "Amos Diallo opened the scoring with a 2-yard run.{s59}",
  ],
  [
    "teams",
    "Amos Diallo kept a Lions drive going on fourth-and-4.{cv7}",
    "Amos Diallo kept a Bears drive going on fourth-and-4.{cv7}",
  ],
  [
    "teams",
    "Corbin Renteria intercepted Sawyer Vogelsang to end a Bears drive.{in116}",
    "Corbin Renteria intercepted Sawyer Vogelsang to end a Lions drive.{in116}",
  ],
  [
    "teams",
    "The Bears had 32:58 of possession to the Lions' 27:02.{cmp:possession}",
    "The Lions had 32:58 of possession to the Bears' 27:02.{cmp:possession}",
  ],
  [
    "teams",
    "The Lions were 3-for-3 to the Bears' 1-for-4 in the red zone.{cmp:redZone}",
    "The Bears were 3-for-3 to the Lions' 1-for-4 in the red zone.{cmp:redZone}",
  ],
  [
    "numbers",
    "Omari Traore's field goal pulled the Bears within 11 points.{s91}",
    "Omari Traore's field goal pulled the Bears within three points.{s91}",
  ],
  [
    "numbers",
    "Amos Diallo caught an 8-yard pass on fourth-and-4.{cv7}",
    "Amos Diallo caught an 8-yard pass on fourth-and-8.{cv7}",
  ],
  [
    "relations",
    "The Bears' stop led to Omari Traore's 52-yard field goal.{ledTo:st126}",
    "The Bears' stop made possible Omari Traore's 41-yard field goal.{s91}",
  ],
  [
    "superlatives",
    "Tyrell Hightower led everyone with 152 rushing yards.{rank:game:rushingYards}",
    "Nobody ran for more yards than Tyrell Hightower.{l:demo-det-rb3:rushing}",
  ],
  [
    "superlatives",
    "Nash Odunsi led them with eight catches.{rank:CHI:receptions}",
    "Nash Odunsi was the leader in catches with eight.{l:demo-chi-wr3:receiving}",
  ],
];

describe("a natural falsehood", () => {
  it.each(PAIRS)("falls by %s, and what is true stays: %s", (rule, yes, no) => {
    expect([yes, found(yes)]).toEqual([yes, ""]);
    expect([no, found(no)]).toEqual([no, expect.stringContaining(rule)]);
  });

  it("has every word for an order in its examples", () => {
    for (const { says, examples } of ORDER_WORDS)
      for (const example of examples) expect([example, example.search(says) >= 0]).toEqual([example, true]);
  });
});
