import { describe, expect, it } from "vitest";
import { faultsIn, type Said } from "./said-of-games.ts";

/** Who or which team had more than another or than all others, and the same where it is not so. */
const FORMS: readonly { form: string; yes: readonly Said[]; no: readonly Said[] }[] = [
  {
    form: "one who outdid all others",
    yes: [
      [2, "Amos Diallo outscored everybody in the game.{rank:game:pprPoints}"],
      [2, "With 32.7 PPR points, Amos Diallo outscored everyone else.{rank:game:pprPoints}"],
      [2, "Amos Diallo outrushed everybody on the field with 107 yards.{rank:game:rushingYards}"],
      [2, "Amos Diallo outgained every other runner with 107 rushing yards.{rank:game:rushingYards}"],
      [2, "Rafael Huerta outscored every other Viking with 22.2 PPR points.{rank:MIN:pprPoints}"],
      [2, "Quintanilla outcaught everybody with six.{rank:game:receptions}"],
      [2, "Yusuf Duongle outpassed every other quarterback with 273 yards.{rank:game:passingYards}"],
      [2, "Amos Diallo outran the field, gaining 107 yards.{rank:game:rushingYards}"],
      [2, "Diallo outscored all players on either team.{rank:game:pprPoints}"],
      [2, "Quintanilla outcaught everyone on the Vikings with six.{rank:MIN:receptions}"],
      [2, "Nobody in the game outscored Diallo, who had 32.7 PPR points.{rank:game:pprPoints}"],
      [2, "Nobody outrushed Amos Diallo.{rank:game:rushingYards}"],
      [2, "Amos Diallo was outscored by nobody.{rank:game:pprPoints}"],
    ],
    no: [
      [2, "Rafael Huerta outscored everybody in the game with 22.2 PPR points.{rank:MIN:pprPoints}"],
      [2, "Rafael Huerta outscored everybody.{f:demo-min-rb2}"],
      [2, "Rafael Huerta outscored every Lion with 22.2 PPR points.{rank:MIN:pprPoints}"],
      [2, "Amos Diallo outscored everybody with 107 rushing yards.{rank:game:rushingYards}"],
      [2, "Rafael Huerta outscored everybody in the game.{rank:game:pprPoints}"],
      [2, "Quintanilla outcaught everyone on the Lions with six.{rank:MIN:receptions}"],
      [2, "Augustus Rainwater outpassed everybody in the game with 269 yards.{rank:DET:passingYards}"],
      [2, "Amir Dvorak outran the field with 41 yards.{rank:MIN:rushingYards}"],
      [2, "Nobody in the game outscored Huerta, who had 22.2 PPR points.{rank:MIN:pprPoints}"],
      [2, "Nobody outscored Huerta.{f:demo-min-rb2}"],
      [2, "Huerta was outscored by nobody.{f:demo-min-rb2}"],
    ],
  },
  {
    form: "which team was up in a row, and by how long",
    yes: [
      [
        2,
        "The Lions outrushed the Vikings 155-103.{cmp:rushingYards} Possession went the other way, with the Vikings holding the ball 3:30 longer.{cmp:possession}",
      ],
      [2, "In first downs the Vikings were up 21-19.{cmp:firstDowns}"],
      [
        0,
        "The Cardinals outgained the Bills.{cmp:totalYards} First downs went the same way, with the Cardinals up 20-19.{cmp:firstDowns}",
      ],
      [2, "The Vikings won it easily.{cmp:turnovers}", "who won the turnover battle"],
    ],
    no: [
      [
        2,
        "The Lions outrushed the Vikings 155-103.{cmp:rushingYards} Possession went the same way, with the Vikings holding the ball 3:30 longer.{cmp:possession}",
      ],
      [2, "The Lions held the ball 3:30 longer.{cmp:possession}"],
      [2, "The Vikings held the ball 3:40 longer.{cmp:possession}"],
      [2, "The Vikings held the ball at 3:30.{cmp:possession}"],
      [2, "In first downs the Lions were up 21-19.{cmp:firstDowns}"],
      [
        0,
        "The Cardinals outgained the Bills.{cmp:totalYards} First downs went the same way, with the Bills up 20-19.{cmp:firstDowns}",
      ],
      [
        0,
        "The Cardinals outgained the Bills.{cmp:totalYards} Passing yards went the same way, with the Bills up 254-189.{cmp:passingYards}",
      ],
      [2, "The Lions won it easily.{cmp:turnovers}", "who won the turnover battle"],
      [2, "The Lions won it in the end.{cmp:turnovers}"],
      [2, "The Vikings won it on that.{cmp:turnovers}"],
      [2, "The Lions won it, five to none.{cmp:turnovers}"],
    ],
  },
  {
    form: "who had more than everybody else",
    yes: [
      [2, "Amos Diallo's 32.7 PPR points beat everybody else in the game.{f:demo-det-rb1}"],
      [2, "Yusuf Duongle's 273 passing yards topped everyone.{l:demo-min-qb1:passing,rank:game:passingYards}"],
    ],
    no: [
      [2, "Rafael Huerta, whose 22.2 PPR points beat everybody else in the game.{f:demo-min-rb2}"],
      [2, "Yusuf Duongle topped every other player with 21.9 PPR points.{f:demo-min-qb1}"],
      [2, "Amir Dvorak's 41 rushing yards bested all of the others.{l:demo-min-rb1:rushing}"],
      [2, "Augustus Rainwater's 269 passing yards surpassed everyone.{l:demo-det-qb1:passing,rank:game:passingYards}"],
    ],
  },
];

describe.each(FORMS)("$form", ({ yes, no }) => {
  it.each(yes.map((said) => [said[1], said] as const))("may say: %s", (_text, said) => {
    expect(faultsIn(said)).toBe("");
  });

  it.each(no.map((said) => [said[1], said] as const))("does not say: %s", (_text, said) => {
    expect(faultsIn(said)).not.toBe("");
  });
});
