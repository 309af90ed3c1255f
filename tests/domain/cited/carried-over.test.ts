import { describe, expect, it } from "vitest";
import { faultsIn, type Said } from "./said-of-games.ts";

/** What a sentence carries over from one of its clauses to the next: a figure's line, an order, a kind, who it was. */
const FORMS: readonly { form: string; yes: readonly Said[]; no: readonly Said[] }[] = [
  {
    form: "a second figure of the first one's line",
    yes: [
      [
        2,
        "Diallo ran 13 times for 107 yards and a touchdown{l:demo-det-rb1:rushing} and caught a 17-yard touchdown pass.{s65}",
      ],
      [2, "Rainwater completed 20 of 33 passes for 269 yards and two touchdowns.{l:demo-det-qb1:passing}"],
    ],
    no: [
      [
        2,
        "Diallo ran 13 times for 107 yards and two touchdowns{l:demo-det-rb1:rushing} and led the game with them.{l:demo-det-rb1:receiving}",
      ],
      [
        2,
        "Rainwater completed 20 of 33 passes for 269 yards and three touchdowns{l:demo-det-qb1:passing} and ran twice for 1 yard.{l:demo-det-qb1:rushing}",
      ],
    ],
  },
  {
    form: "what a passer threw beside what his team did",
    yes: [
      [2, "Rainwater was intercepted four times.{l:demo-det-qb1:passing,count:MIN:interceptions}"],
      [2, "Duongle was sacked five times.{l:demo-min-qb1:passing}"],
    ],
    no: [[2, "Duongle was intercepted four times.{l:demo-min-qb1:passing,count:MIN:interceptions}"]],
  },
  {
    form: "what came once the others were done",
    yes: [
      [
        2,
        "Mensah kicked field goals of 25 and 44 yards{s43,s110} and, once both of those were in the books, Diallo scored on a 67-yard run.{s113}",
      ],
    ],
    no: [
      [
        2,
        "Mensah kicked field goals of 25 and 44 yards{s43,s110} and, once both of those were in the books, Diallo caught a 17-yard touchdown pass.{s65}",
      ],
    ],
  },
  {
    form: "what somebody had just done before it",
    yes: [
      [
        2,
        "Diallo scored on a 67-yard run.{s113} It came after the kick that Mensah had just made from 44 yards.{s110}",
      ],
    ],
    no: [
      [
        2,
        "Mensah kicked a 44-yard field goal.{s110} It cut into the lead that Diallo had just built with a 67-yard run.{s113}",
      ],
    ],
  },
  {
    form: "who recovered what he forced",
    yes: [[2, "O'Fallon lost a fumble that Mansour recovered.{fu153}"]],
    no: [[2, "Mansour forced O'Fallon's fumble and fell on it himself.{fu153}"]],
  },
  {
    form: "whose figure was second to whose",
    yes: [[2, "Diallo's 107 rushing yards were the most of the game.{rank:game:rushingYards}"]],
    no: [
      [
        2,
        "Pickersgill had 25 rushing yards,{l:demo-det-fb1:rushing} second in the game only to Diallo's 107.{rank:game:rushingYards}",
      ],
    ],
  },
];

describe.each(FORMS)("$form", ({ yes, no }) => {
  it.each(yes.map((said) => ({ said })))("holds: $said", ({ said }) => {
    expect(faultsIn(said)).toBe("");
  });

  it.each(no.map((said) => ({ said })))("is stopped: $said", ({ said }) => {
    expect(faultsIn(said)).not.toBe("");
  });
});
