import { describe, expect, it } from "vitest";
import { isShareGone, isShareLeft, MUCH_GONE, MUCH_LEFT } from "../../../domain/cited/rules/time/shares-of-period.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

const index = indexFacts(simulatedSnapshot(2), null);
const found = (text: string): string => faultsOf(text, index, { round: "last" }).join("; ");

/** What a few words count or leave out: the share of a period, a named quarter, how often, and where it is the only one. */
const CLAIMS: readonly { claim: string; yes: readonly string[]; no: readonly string[] }[] = [
  {
    claim: "how much of a period was left or gone",
    yes: [
      "Mensah kicked a 25-yard field goal with most of the second quarter left.{s43}",
      "Diallo scored on a 67-yard run with the third quarter just about over.{s113}",
      "Diallo scored on a 67-yard run with the third quarter just over.{s113}",
      "Achebe caught a 49-yard touchdown pass with the third quarter just under way.{s86}",
      "Achebe caught a 49-yard touchdown pass with almost all of the third quarter left.{s86}",
      "Quintanilla caught a 17-yard touchdown pass with under half of the first quarter left.{s22}",
    ],
    no: [
      "Mensah kicked a 25-yard field goal with almost half of the second quarter left.{s43}",
      "Achebe caught a 49-yard touchdown pass with the third quarter just about over.{s86}",
      "Achebe caught a 49-yard touchdown pass with the third quarter barely over.{s86}",
      "Quintanilla caught a 17-yard touchdown pass with almost all of the first quarter left.{s22}",
      "Quintanilla caught a 17-yard touchdown pass with almost half of the third quarter left.{s22}",
    ],
  },
  {
    claim: "silence of a named quarter or half",
    yes: [
      "Diallo scored on a 67-yard run,{s113} and nobody scored again in the third quarter.{break:3}",
      "Diallo caught a 17-yard touchdown pass,{s65} and nobody scored again in the second quarter.{break:2}",
      "Diallo caught a 17-yard touchdown pass,{s65} and nobody scored again in the first half.{break:2}",
    ],
    no: [
      "Mensah kicked a 44-yard field goal,{s110} and nobody scored again in the third quarter.{break:3}",
      "Mensah kicked a 25-yard field goal,{s43} and nobody scored again in the second quarter.{break:2}",
      "Diallo scored on a 67-yard run,{s113} and nobody scored again in the fourth quarter.{break:3}",
      "Diallo caught a 17-yard touchdown pass,{s65} and nobody scored again in the second half.{break:2}",
    ],
  },
  {
    claim: "how often somebody was intercepted, sacked or fumbled",
    yes: [
      "Rainwater completed 20 of 33 passes for 269 yards and was intercepted four times.{l:demo-det-qb1:passing}",
      "Rainwater was picked off four times.{l:demo-det-qb1:passing}",
      "Rainwater was sacked twice.{l:demo-det-qb1:passing}",
      "Rainwater was sacked twice and was intercepted four times.{l:demo-det-qb1:passing}",
      "Rainwater was twice sacked.{l:demo-det-qb1:passing}",
      "Duongle was sacked five times.{l:demo-min-qb1:passing}",
      "O'Fallon fumbled once.{fu153}",
      "O'Fallon lost a fumble once.{fu153}",
      "Rainwater was sacked two times.{l:demo-det-qb1:passing}",
      "Greyson intercepted Rainwater twice.{in39,in101}",
      "Rainwater was intercepted twice in the first quarter.{in17,in31}",
    ],
    no: [
      "Rainwater completed 20 of 33 passes for 269 yards and was intercepted twice.{l:demo-det-qb1:passing}",
      "Rainwater completed 20 of 33 passes for 269 yards and was picked off two times.{l:demo-det-qb1:passing}",
      "Rainwater was picked off once.{l:demo-det-qb1:passing}",
      "Rainwater was sacked twice and was intercepted three times.{l:demo-det-qb1:passing}",
      "Rainwater was sacked four times and intercepted twice.{l:demo-det-qb1:passing}",
      "Rainwater was sacked four times.{l:demo-det-qb1:passing}",
      "Rainwater was sacked once.{l:demo-det-qb1:passing}",
      "Rainwater was twice intercepted.{l:demo-det-qb1:passing}",
      "Duongle was intercepted twice.{l:demo-min-qb1:passing}",
      "Duongle was sacked twice.{l:demo-min-qb1:passing}",
      "Diallo fumbled twice.{l:demo-det-rb1:rushing}",
      "Diallo fumbled once.{l:demo-det-rb1:rushing}",
      "O'Fallon fumbled twice.{fu153}",
      "O'Fallon lost a fumble twice.{fu153}",
      "Greyson intercepted Rainwater three times.{l:demo-min-cb3:defense}",
      "Rainwater was intercepted twice.{in17}",
      "Rainwater was intercepted twice.{l:demo-det-qb1:passing,l:demo-det-qb1:rushing}",
      "Rainwater lost two fumbles.{l:demo-det-qb1:passing}",
    ],
  },
  {
    claim: "the only one of both teams",
    yes: [
      "Delacroix made his only field goal.{l:demo-det-k1:kicking}",
      "Mensah had the only missed field goal by either team.{ms151}",
      "Mensah had the only miss either kicker had.{ms151}",
      "O'Fallon lost the only lost fumble by either team.{fu153}",
      "Delacroix kicked the only field goal the Lions made.{s142}",
    ],
    no: [
      "Delacroix, good from 29 yards, kicked the only field goal that either team made.{s142}",
      "Delacroix kicked the only field goal by either team.{s142}",
      "Delacroix kicked the only field goal of the day by anyone.{s142}",
      "Delacroix kicked the only field goal anybody made.{s142}",
      "Diallo scored the only rushing touchdown of the game.{s113}",
      "Diallo scored the only rushing touchdown that anyone had.{s113}",
      "Delacroix made the only field goal that either team kicked.{l:demo-det-k1:kicking}",
      "Delacroix made the only field goal of the game.{l:demo-det-k1:kicking}",
      "Delacroix kicked the only field goal that either team made.{only:fieldGoal:s142}",
      "Greyson made the only interception that either team had.{in101}",
    ],
  },
];

describe.each(CLAIMS)("$claim", ({ yes, no }) => {
  it.each(yes)("may be said: %s", (text) => {
    expect(found(text)).toBe("");
  });

  it.each(no)("is held: %s", (text) => {
    expect(found(text)).not.toBe("");
  });
});

describe("words of a share", () => {
  it.each([
    ["almost half", 0.47, 0.55],
    ["just about half", 0.4, 0.6],
    ["less than half", 0.3, 0.55],
    ["more than half", 0.55, 0.45],
    ["half", 0.5, 0.7],
    ["most", 0.7, 0.3],
    ["the bulk", 0.7, 0.3],
    ["all", 0.9, 0.6],
    ["almost all", 0.9, 0.55],
    ["much", 0.5, 0.2],
    ["not much", 0.1, 0.5],
    ["very little", 0.1, 0.5],
    ["hardly anything", 0.1, 0.5],
  ])("%s is left", (words, yes, no) => {
    expect(new RegExp(`^${MUCH_LEFT}$`).exec(`with ${words}`)?.[1]).toBe(words);
    expect(isShareLeft(yes, ["", words])).toBe(true);
    expect(isShareLeft(no, ["", words])).toBe(false);
  });

  it.each([
    ["all but over", 0.97, 0.5],
    ["just about over", 0.97, 0.1],
    ["just over", 0.97, 0.1],
    ["barely over", 0.97, 0.1],
    ["just under way", 0.1, 0.97],
    ["barely begun", 0.1, 0.5],
    ["well under way", 0.4, 0.1],
    ["well over half gone", 0.7, 0.45],
    ["almost half gone", 0.47, 0.55],
    ["half over", 0.5, 0.7],
  ])("that a period is %s", (words, yes, no) => {
    expect(new RegExp(`^${MUCH_GONE}$`).exec(words)?.[1]).toBe(words);
    expect(isShareGone(yes, ["", "", words])).toBe(true);
    expect(isShareGone(no, ["", "", words])).toBe(false);
  });
});
