import { describe, expect, it } from "vitest";
import { faultsIn, type Said } from "./said-of-games.ts";

/** Which score it was that is told before, what it came of and what came after it; what is all of a team's own. */
const FORMS: readonly { form: string; yes: readonly Said[]; no: readonly Said[] }[] = [
  {
    form: "what got points going, and what ended them",
    yes: [
      [2, "The Vikings had 14 points in the fourth quarter.{q4:MIN} Huerta's 4-yard touchdown run got it going.{s126}"],
      [2, "The Lions had 16 points in the third quarter.{q3:DET} Diallo's 67-yard run finished it.{s113}"],
      [
        2,
        "The Lions had a run of 15 straight points,{run:s65,q3:DET} and Achebe's 49-yard touchdown catch finished it.{s86,run:s65}",
      ],
      [1, "Hightower's 14-yard touchdown run got things going for the Lions.{s9}"],
    ],
    no: [
      [
        2,
        "The Vikings had 14 points in the fourth quarter.{q4:MIN} Huerta's 7-yard touchdown catch got it going.{s157}",
      ],
      [2, "The Lions had 16 points in the third quarter.{q3:DET} Diallo's 67-yard run started it.{s113}"],
      [2, "The Lions had 16 points in the third quarter,{q3:DET} and Diallo's 67-yard run kicked it off.{s113}"],
      [
        2,
        "The Lions had a run of 15 straight points,{run:s65,q3:DET} and Achebe's 49-yard touchdown catch began it.{s86}",
      ],
      [
        2,
        "The Lions had a run of 15 straight points,{run:s65} and Achebe's 49-yard touchdown catch began it.{s86,run:s65}",
      ],
      [1, "Hightower's 8-yard touchdown run got things going for the Lions.{s142}"],
      [1, "The Bears lost.{result} Traore's 52-yard field goal got them going.{s135}"],
    ],
  },
  {
    form: "what gave the ball for a score that is told before",
    yes: [
      [2, "Quintanilla scored on a 17-yard catch.{s22} An interception gave the Vikings the ball for it.{ledTo:in17}"],
      [1, "Diallo scored on a 2-yard run.{s59} A missed field goal gave the Lions the ball for it.{ledTo:ms53}"],
      [1, "Traore kicked a 52-yard field goal.{s135} The drive began after a fourth-down stop.{st126}"],
      [
        1,
        "The Bears drove 40 yards for a field goal,{d127} and Traore kicked a 41-yarder{s91} and a 52-yarder.{s135} That drive began with a fourth-down stop.{st126}",
      ],
    ],
    no: [
      [2, "Huerta scored on a 7-yard catch.{s157} An interception gave the Vikings the ball for it.{ledTo:in101}"],
      [2, "Huerta scored on a 4-yard run.{s126} A fumble recovery gave the Vikings the ball for it.{d116,s126}"],
      [1, "Traore kicked a 41-yard field goal.{s91} A fourth-down stop gave the Bears the ball for it.{d80,s91}"],
      [1, "Traore kicked a 41-yard field goal.{s91} That drive began with a fourth-down stop.{st126}"],
      [
        1,
        "The Bears drove 46 yards for a field goal,{d80} and Traore kicked a 41-yarder{s91} and a 52-yarder.{s135} That drive began with a fourth-down stop.{st126}",
      ],
      [2, "The Lions scored on a 49-yard catch.{s86} A punt gave the Lions the ball for it.{d83}"],
      [1, "Diallo scored on a 2-yard run.{s59} It was a fourth-down stop that gave the Lions the ball for it.{st30}"],
    ],
  },
  {
    form: "what came next",
    yes: [
      [
        2,
        "Huerta scored on a 4-yard run.{s126} The next points of the game were Delacroix's 29-yard field goal.{answered:s142}",
      ],
      [2, "Huerta scored on a 4-yard run.{s126} The next touchdown was his 7-yard catch.{s157}"],
      [2, "Diallo scored on a 67-yard run.{s113} The next score was Huerta's 4-yard run.{s126}"],
      [2, "Mensah kicked a 25-yard field goal.{s43} Diallo scored the next points with a 17-yard catch.{s65,run:s65}"],
      [
        2,
        "Diallo ran 67 yards for a touchdown,{s113} and Huerta answered with a 4-yard run.{answered:s126} The next points were Delacroix's 29-yard field goal.{s142}",
      ],
    ],
    no: [
      [
        2,
        "Diallo scored on a 67-yard run.{s113} The next points of the game were Delacroix's 29-yard field goal.{answered:s142}",
      ],
      [2, "Diallo scored on a 67-yard run.{s113} The next touchdown was Huerta's 7-yard catch.{s157}"],
      [
        2,
        "Mensah kicked a 41-yard field goal.{s11} The next points of the half were Mensah's 25-yard field goal.{s43}",
      ],
      [2, "Mensah kicked a 41-yard field goal.{s11} Diallo scored the next points with a 17-yard catch.{s65,run:s65}"],
      [
        2,
        "Mensah kicked a 41-yard field goal.{s11} Mensah scored the next points with a 25-yard field goal.{s43,ledTo:in101}",
      ],
      [1, "Hightower scored on a 14-yard run.{s9} Next on the board was Traore with a 41-yard field goal.{s91}"],
    ],
  },
  {
    form: "what came before and after it",
    yes: [
      [2, "Mensah kicked a 44-yard field goal, and after it Diallo ran 67 yards for a touchdown.{s110,s113}"],
      [2, "Delacroix hit a 29-yard field goal, and before it Huerta scored on a 4-yard run.{s142,s126}"],
      [2, "Mensah kicked a 41-yard field goal,{s11} and Quintanilla and Huerta scored after that.{s22,s126}"],
    ],
    no: [
      [2, "Diallo ran 67 yards for a touchdown, and after it Mensah kicked a 44-yard field goal.{s113,s110}"],
      [2, "Huerta scored on a 4-yard run, and before it Delacroix hit a 29-yard field goal.{s126,s142}"],
      [2, "Huerta scored on a 4-yard run,{s126} and Quintanilla and Delacroix scored after that.{s22,s142}"],
    ],
  },
  {
    form: "which score it is",
    yes: [
      [2, "Delacroix kicked a 29-yard field goal.{s142} It put the Lions up 26-23.{s142}"],
      [2, "Mensah kicked field goals of 41 and 25 yards.{s11,s43} The second one made it 13-0.{s43}"],
      [2, "Huerta scored on a 4-yard run.{s126} It was a nine-play drive.{d116}"],
    ],
    no: [
      [2, "Mensah kicked a 41-yard field goal.{s11} It made it 13-0.{s43}"],
      [2, "Mensah kicked field goals of 41 and 25 yards.{s11,s43} The second one made it 3-0.{s11}"],
      [2, "Huerta scored on a 4-yard run.{s126} That one was a 7-yard catch.{s157}"],
      [1, "Traore kicked a 41-yard field goal.{s91} That one came in the fourth quarter.{s135}"],
    ],
  },
  {
    form: "all of a team's own, and its only one",
    yes: [
      [1, "The Lions scored touchdowns on all three of their red-zone trips.{cmp:redZone}"],
      [1, "The Bears had no other touchdown.{only:touchdown:s156}"],
    ],
    no: [
      [1, "The Bears scored touchdowns on all three of their red-zone trips.{cmp:redZone}"],
      [1, "The Lions had no other touchdown.{only:touchdown:s156}"],
      [1, "The Bears had no other field goal.{only:touchdown:s156}"],
      [1, "On fourth down the Lions did not miss, going 1-for-2.{cmp:fourthDowns}"],
    ],
  },
  {
    form: "who was in when",
    yes: [
      [1, "Rainwater started at quarterback for the Lions.{l:demo-det-qb1:passing}"],
      [2, "Duongle threw a 7-yard touchdown pass at the end.{s157}"],
    ],
    no: [
      [2, "Duongle finished the game at quarterback.{s22}"],
      [2, "Duongle came in for Rainwater.{l:demo-min-qb1:passing}"],
      [2, "Huerta played the rest of the game.{l:demo-min-rb2:rushing}"],
    ],
  },
  {
    form: "what each team had then, and what made a score",
    yes: [
      [2, "Delacroix kicked a 29-yard field goal.{s142} That made it Lions 26, Vikings 23.{s142}"],
      [2, "Rainwater threw a touchdown pass to Diallo.{s65}"],
      [2, "The Lions, with 54 more yards.{cmp:totalYards}", "who had more yards"],
      [2, "The Vikings did.{cmp:possession}", "who had the ball longer"],
    ],
    no: [
      [2, "Delacroix kicked a 29-yard field goal.{s142} That made it Lions 23, Vikings 26.{s142}"],
      [2, "Delacroix kicked a 29-yard field goal.{s142} That made it Lions 30, Vikings 26.{s142}"],
      [2, "Diallo caught a touchdown pass.{s113}"],
      [2, "Rainwater threw a touchdown pass to Diallo.{s113}"],
      [2, "The Vikings did, with 54 more yards.{cmp:totalYards}", "who had more yards"],
      [2, "The Lions did.{cmp:possession}", "who had the ball longer"],
    ],
  },
];

describe.each(FORMS)("$form", ({ yes, no }) => {
  it.each(yes.map((said) => ({ said, text: said[1] })))("may say: $text", ({ said }) => {
    expect(faultsIn(said)).toBe("");
  });

  it.each(no.map((said) => ({ said, text: said[1] })))("does not say: $text", ({ said }) => {
    expect(faultsIn(said)).not.toBe("");
  });
});
