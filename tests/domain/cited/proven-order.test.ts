import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

// The Vikings beat the Lions 30-26: Mensah 41 yards, Quintanilla 17, Mensah 25 (13-0); Diallo 17, Achebe 49 (13-15); Mensah 44 (16-15), Diallo 67 (16-23),
// Huerta 4 (23-23), Delacroix 29 (23-26), Huerta 7.
const index = indexFacts(simulatedSnapshot(2), null);
const found = (text: string): string => faultsOf(text, index, { round: "last" }).join("; ");

/** Ways to tell what came first, and the same of deeds that came otherwise. */
const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  [
    "Nico Mensah's 41-yard field goal opened the scoring, and Quintanilla's 17-yard touchdown catch followed.{s11,s22}",
    "Quintanilla's 17-yard touchdown catch opened the scoring, and Mensah's 41-yard field goal followed.{s22,s11}",
  ],
  [
    "The Vikings struck first on Mensah's 41-yard field goal.{s11}",
    "The Lions struck first on Diallo's 17-yard touchdown catch.{s65}",
  ],
  [
    "Diallo's 17-yard catch got the Lions on the board.{s65}",
    "Achebe's 49-yard catch got the Lions on the board.{s86}",
  ],
  [
    "The Lions scored 15 straight points, with Diallo's 17-yard touchdown catch first and Achebe's 49-yard touchdown catch behind it.{run:s65,s65,s86}",
    "The Lions scored 15 straight points, with Achebe's 49-yard touchdown catch first and Diallo's 17-yard touchdown catch behind it.{run:s65,s65,s86}",
  ],
  [
    "The Vikings scored 13 straight points, starting with Mensah's 41-yard field goal.{run:s11,s11}",
    "The Vikings scored 13 straight points, starting with Quintanilla's 17-yard touchdown catch.{run:s11,s22}",
  ],
  [
    "Achebe's 49-yard catch capped a run of 15 straight points.{s86,run:s65}",
    "Diallo's 17-yard catch capped a run of 15 straight points.{s65,run:s65}",
  ],
  [
    "Diallo ran 67 yards for a touchdown,{s113} and Huerta replied with a 4-yard run.{s126}",
    "Huerta scored on a 4-yard run,{s126} and Diallo replied with a 67-yard touchdown run.{s113}",
  ],
  [
    "It answered Diallo's 67-yard touchdown run.{answered:s126}",
    "It answered Huerta's 4-yard touchdown run.{answered:s126}",
  ],
  [
    "Minh Greyson intercepted Rainwater,{in101} and on the next drive Mensah kicked a 44-yard field goal.{s110}",
    "Minh Greyson intercepted Rainwater,{in39} and on the next drive Mensah kicked a 44-yard field goal.{s110}",
  ],
  [
    "Quiroz sacked Duongle for a loss of 2 yards{sk54} before Diallo's 17-yard touchdown catch.{s65}",
    "Quiroz sacked Duongle for a loss of 2 yards{sk54} before Mensah's 25-yard field goal.{s43}",
  ],
  [
    "O'Fallon lost a fumble,{fu153} and moments later Huerta caught a 7-yard touchdown pass.{s157}",
    "Greyson intercepted Rainwater,{in39} and moments later Huerta caught a 7-yard touchdown pass.{s157}",
  ],
  [
    "The Lions carried a 23-16 lead into the fourth quarter.{break:3}",
    "The Vikings carried a 23-16 lead into the fourth quarter.{break:3}",
  ],
  ["The Vikings went into the break up 13-7.{break:2}", "The Lions went into the break up 13-7.{break:2}"],
  [
    "Delacroix hit from 29 yards{s142} after Huerta's 4-yard run had tied it.{s126}",
    "Huerta caught a 7-yard touchdown pass{s157} after Delacroix's 29-yard field goal had tied it.{s142}",
  ],
  [
    "Having intercepted Rainwater,{in101} the Vikings took the lead on Mensah's 44-yard field goal.{s110}",
    "Having intercepted Rainwater,{in101} the Vikings went up 10-0 on Quintanilla's 17-yard touchdown catch.{s22}",
  ],
  [
    "Mensah's 44-yard field goal followed Achebe's 49-yard catch with the Vikings trailing 15-13.{s110,s86}",
    "Achebe's 49-yard catch followed Mensah's 44-yard field goal with the Vikings trailing 15-13.{s86,s110}",
  ],
  [
    "Diallo followed Mensah's 44-yard field goal with a 67-yard touchdown run.{s113,s110}",
    "Diallo followed Huerta's 4-yard run with a 67-yard touchdown run.{s113,s126}",
  ],
  [
    "After Mensah's 25-yard field goal the Lions scored 15 straight points.{s43,run:s65}",
    "After Mensah's 44-yard field goal the Lions scored 15 straight points.{s110,run:s65}",
  ],
  [
    "Greyson's interception led to Mensah's 44-yard field goal.{ledTo:in101}",
    "Pickersgill's 25-yard run led to Mensah's 44-yard field goal.{pl84,ledTo:in101}",
  ],
];

describe("an order that is claimed", () => {
  it.each(PAIRS)("%s", (yes, no) => {
    expect(found(yes)).toBe("");
    expect(found(no)).not.toBe("");
  });

  it.each([
    ["Diallo ran 67 yards for a touchdown before that.{s113}", /order "before that"/],
    ["In between, Mensah kicked a 44-yard field goal.{s110}", /order "in between"/],
    [
      "O'Fallon lost a fumble,{fu153} and one play later Huerta caught a 7-yard touchdown pass.{s157}",
      /order "one play later"/,
    ],
    ["Birdsong's sack of Rainwater came just before that surge.{sk13,run:s65}", /order "just before"/],
  ])("stops where nothing shows it: %s", (text, fault) => {
    expect(found(text)).toMatch(fault);
  });

  it("tells its writer what to do", () => {
    expect(found("Afterward Diallo ran 67 yards for a touchdown.{s113}")).toBe('order "afterward"');
  });
});
