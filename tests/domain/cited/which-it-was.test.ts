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
  {
    form: "who was hurt, and is not said to be back",
    yes: [
      [5, "Truelove was shaken up late in the third quarter.{hurt114:demo-lac-rb1}"],
      [
        5,
        "Truelove was shaken up late in the third quarter.{hurt114:demo-lac-rb1} The Chargers were back within five on a 37-yard kick.{s127}",
      ],
    ],
    no: [
      [
        5,
        "Truelove was shaken up late in the third quarter.{hurt114:demo-lac-rb1} He was back for the Chargers' final drive.{hurt114:demo-lac-rb1,d162}",
      ],
      [
        5,
        "Truelove was shaken up late in the third quarter,{hurt114:demo-lac-rb1} but he returned before Jessup scored.{s150}",
      ],
      [5, "Northcott was shaken up in the third quarter{hurt116:demo-lac-rb2} and stayed in for the drive.{d108}"],
      [11, "Tauiliili was shaken up with 2:52 left.{hurt151:demo-phi-lb5} He was back on the field soon.{s158}"],
      [11, "Tauiliili was shaken up with 2:52 left.{hurt151:demo-phi-lb5} He was able to continue.{d142}"],
      [5, "Truelove of the Chargers was shaken up on a play, but returned to the game.{hurt114:demo-lac-rb1}"],
      [5, "Truelove was shaken up on a play against the Bengals but was back.{hurt114:demo-lac-rb1}"],
      [5, "Truelove was shaken up on a play by the Bengals, but returned.{hurt114:demo-lac-rb1,cmp:sacks}"],
      [5, "Truelove was shaken up as the Chargers ran it and was back in the game.{hurt114:demo-lac-rb1,cmp:sacks}"],
    ],
  },
  {
    form: "whose two-point try it was, and how it came off",
    yes: [
      [5, "The Chargers came up short on a two-point try late in the fourth quarter.{tp151}"],
      [11, "Miami fell short on a two-point try with 1:35 left.{tp159}"],
      [2, "Rainwater threw a two-point pass and Schellenberg caught it.{tp114}"],
      [2, "The Lions got two on a Diallo run.{tp87}"],
    ],
    no: [
      [5, "The Bengals came up short on a two-point try late in the fourth quarter.{tp151}"],
      [5, "Cincinnati was stopped on a two-point try.{tp151}"],
      [11, "The Eagles could not convert a two-point try.{tp159}"],
      [11, "Philadelphia made good on a two-point try.{tp163}"],
      [11, "Standingbear ran in the two-point try.{tp163}"],
      [2, "Diallo caught a two-point pass.{tp87}"],
      [2, "The Vikings got two on a Diallo run.{tp87}"],
    ],
  },
  {
    form: "what stands after one and before another",
    yes: [
      [
        11,
        "Kovacs caught an 11-yard touchdown pass.{s108} It came after Drinkwater's touchdown and before Millhouse's.{s108,s36,s158}",
      ],
      [11, "Drinkwater scored after Delgadillo and before Kovacs.{s36,s13,s108}"],
      [2, "Achebe's catch came between Quintanilla's touchdown and Huerta's run.{s86,s22,s126}"],
    ],
    no: [
      [
        11,
        "Kovacs caught an 11-yard touchdown pass.{s108} It came after Delgadillo's 7-yard touchdown and before Drinkwater's.{s108,s13,s36}",
      ],
      [11, "Kovacs' touchdown came after Delgadillo's 7-yard catch, and it came before Drinkwater's.{s108,s13,s36}"],
      [11, "Millhouse scored after Drinkwater but before Kovacs.{s158,s36,s108}"],
      [11, "After Drinkwater and before Millhouse, Raghavan scored.{s162,s36,s158}"],
      [2, "Huerta's run came between Quintanilla's touchdown and Achebe's catch.{s126,s22,s86}"],
    ],
  },
  {
    form: "which one of somebody's, and no other one",
    yes: [
      [2, "Duongle threw two touchdown passes.{l:demo-min-qb1:passing} Quintanilla caught the first.{s22}"],
      [
        2,
        "Rainwater threw four picks.{l:demo-det-qb1:passing} Figueroa got the second, and Greyson the last.{in31,in101}",
      ],
      [1, "Renteria intercepted Vogelsang.{in116} He threw no other pick.{l:demo-chi-qb1:passing}"],
      [2, "Achebe caught a 49-yard touchdown.{s86} He had no other touchdown.{l:demo-det-rb2:receiving}"],
      [
        2,
        "Mensah kicked field goals of 41, 25 and 44 yards,{s11,s43,s110} and made no other field goal.{l:demo-min-k1:kicking}",
      ],
    ],
    no: [
      [2, "Duongle threw two touchdown passes.{l:demo-min-qb1:passing} Huerta caught the first.{s157}"],
      [
        2,
        "Rainwater threw four picks.{l:demo-det-qb1:passing} Figueroa got the third, and Greyson the last.{in31,in101}",
      ],
      [2, "Figueroa intercepted Rainwater.{in31} He threw no other pick.{l:demo-det-qb1:passing}"],
      [2, "Huerta scored on a 4-yard run.{s126} He had no other touchdown.{l:demo-min-rb2:rushing}"],
      ...["no other field goal was missed", "with no other field goal attempted", "tried no other field goal"].map(
        (what): Said => [
          2,
          `Mensah kicked field goals of 41, 25 and 44 yards,{s11,s43,s110} and ${what}.{l:demo-min-k1:kicking}`,
        ],
      ),
      [2, "Achebe caught a 49-yard touchdown,{s86} and the Lions had no other touchdown.{l:demo-det-rb2:receiving}"],
    ],
  },
  {
    form: "more of it than the other one, in as many tries or with more of them",
    yes: [
      [1, "The Lions also had the most sacks, four to two.{cmp:sacks}"],
      [1, "The Lions brought a 14-0 lead out of halftime.{break:2}"],
      [1, "Chicago kept drives alive on 4 of 13 third downs.{t:CHI:thirdDowns}"],
      [
        1,
        "Vogelsang threw for 313 yards.{l:demo-chi-qb1:passing} No passer in the game had more.{rank:game:passingYards}",
      ],
      [
        1,
        "Hightower outran Achebe, 152 yards to 41.{l:demo-det-rb3:rushing,l:demo-det-rb2:rushing} He needed two more carries to do it, 10 to 8.{l:demo-det-rb3:rushing,l:demo-det-rb2:rushing}",
      ],
    ],
    no: [
      [1, "The Bears also had the most sacks, four to two.{cmp:sacks}"],
      [1, "The Lions had the most sacks of any team this season.{cmp:sacks}"],
      [1, "The Lions had the most sacks anywhere.{cmp:sacks}"],
      [1, "The Lions had the most sacks yet.{cmp:sacks}"],
      [1, "The Lions had the most yards nationally.{cmp:totalYards}"],
      [1, "The Lions had the most sacks, of any team.{cmp:sacks}"],
      [1, "The Lions had the most first downs.{cmp:sacks}"],
      [1, "The Bears brought a 14-0 lead out of halftime.{break:2}"],
      [1, "The Lions brought a 21-3 lead out of halftime.{break:3}"],
      [1, "Detroit converted half of its fourth downs, as much as Chicago in as many tries.{cmp:fourthDowns}"],
      [
        1,
        "Rainwater threw for 135 yards.{l:demo-det-qb1:passing} No passer in the game had more.{rank:game:passingYards}",
      ],
      [1, "Odunsi caught eight passes.{l:demo-chi-wr3:receiving} Nobody in the league had more.{rank:game:receptions}"],
      [
        1,
        "Hightower outran Achebe, 152 yards to 41.{l:demo-det-rb3:rushing,l:demo-det-rb2:rushing} He needed two more carries to do it, 8 to 10.{l:demo-det-rb3:rushing,l:demo-det-rb2:rushing}",
      ],
    ],
  },
  {
    form: "that all of what somebody tried was good",
    yes: [
      [2, "Delacroix made all of his field goal tries.{l:demo-det-k1:kicking}"],
      [1, "Delacroix missed his only field goal try.{l:demo-det-k1:kicking}"],
      [2, "Duongle had 11 incompletions on 36 passes.{l:demo-min-qb1:passing}"],
      [
        1,
        "Fauntleroy had nine tackles.{l:demo-chi-lb1:defense} Petrovic had five with a sack.{l:demo-chi-dl2:defense}",
      ],
    ],
    no: [
      [2, "Mensah made all three of his field goal tries.{l:demo-min-k1:kicking}"],
      [2, "Mensah was good on all four field goal attempts.{l:demo-min-k1:kicking}"],
      [2, "Mensah hit each of his three long field goal tries.{l:demo-min-k1:kicking}"],
      [2, "Mensah made all of his field goal tries.{l:demo-min-k1:kicking}"],
      [1, "Traore made neither of his field goal tries.{l:demo-chi-k1:kicking}"],
      [2, "Duongle had 25 incompletions on 36 passes.{l:demo-min-qb1:passing}"],
      [2, "Those three kicks made up all 27 of the Vikings' points.{count:MIN:fieldGoals,result}"],
      [
        1,
        "Fauntleroy had nine tackles.{l:demo-chi-lb1:defense} Petrovic had four with a sack.{l:demo-chi-dl2:defense}",
      ],
    ],
  },
  {
    form: "which score a lost ball gave",
    yes: [
      [2, "Schellenberg's interception gave the Vikings the ball for Quintanilla's 17-yard touchdown catch.{in17,s22}"],
      [2, "Greyson's interception turned into Mensah's 25-yard field goal.{in39,s43}"],
      [
        2,
        "Greyson intercepted Rainwater twice.{in39,in101} The first of those interceptions led to a field goal.{ledTo:in39}",
      ],
    ],
    no: [
      [2, "Schellenberg's interception gave the Vikings the ball for Mensah's 25-yard field goal.{in17,s43}"],
      [2, "Figueroa's interception gave the Vikings the ball for Quintanilla's 17-yard touchdown catch.{in31,s22}"],
      [2, "O'Fallon's lost fumble put the ball in Minnesota's hands for Huerta's 4-yard touchdown run.{fu153,s126}"],
      [2, "O'Fallon's lost fumble turned into Huerta's 4-yard touchdown run.{fu153,s126}"],
      [2, "Figueroa's interception brought on Mensah's 41-yard field goal.{in31,s11}"],
      [
        2,
        "Greyson intercepted Rainwater twice.{in39,in101} The second of those interceptions led to a field goal.{ledTo:in39}",
      ],
    ],
  },
  {
    form: "by how much is no total, and whose edge it is",
    yes: [
      [2, "The Lions had 54 more yards.{cmp:totalYards}"],
      [2, "The Lions finished with a 54-yard edge.{cmp:totalYards}"],
      [2, "Diallo had the edge in PPR points, 32.7 to 22.2.{f:demo-det-rb1,f:demo-min-rb2}"],
      [2, "Duongle's edge was 4 passing yards.{l:demo-min-qb1:passing,l:demo-det-qb1:passing}"],
      [1, "The Bears had no points at halftime.{break:2}"],
    ],
    no: [
      [2, "The Vikings were held to 54.{cmp:totalYards}"],
      [2, "Minnesota was held to 54 yards.{cmp:totalYards}"],
      [2, "The Vikings finished with a 54-yard edge.{cmp:totalYards}"],
      [2, "Huerta had the edge in PPR points, 32.7 to 22.2.{f:demo-det-rb1,f:demo-min-rb2}"],
      [2, "Rainwater's edge was 4 passing yards.{l:demo-min-qb1:passing,l:demo-det-qb1:passing}"],
      [2, "Duongle's edge was 14 passing yards.{l:demo-min-qb1:passing,l:demo-det-qb1:passing}"],
      [1, "The Lions had no points at halftime.{break:2}"],
    ],
  },
  {
    form: "the order of kicks, and which score came before all others",
    yes: [
      [2, "Mensah hit from 41 yards first and then connected from 25 later.{s11,s43}"],
      [2, "Mensah hit from 41 before hitting from 25.{s43,s11}"],
      [2, "Mensah opened with a 41-yard field goal.{s11} Nobody had scored before that.{first:game:s11}"],
      [2, "Mensah kicked a 41-yard field goal.{s11} That kick began a run of 13 straight points.{run:s11}"],
      [1, "It was 14-0 before Chicago got on the board.{s59,first:team:s91}"],
    ],
    no: [
      [2, "Mensah hit from 25 yards first and then connected from 41 later.{s43,s11}"],
      [2, "Mensah hit from 25 yards and then from 41.{s11,s43}"],
      [2, "Mensah hit from 25 before hitting from 41.{s11,s43}"],
      [2, "Mensah started with a kick from 25 yards and added one from 41 after that.{s11,s43}"],
      [2, "Quintanilla scored on a 17-yard catch.{s22} Nobody had scored before that.{first:game:s11}"],
      [2, "Quintanilla scored on a 17-yard catch.{s22} That touchdown began a run of 13 straight points.{run:s11}"],
      [1, "It was 14-0 before Detroit got on the board.{s59,first:team:s91}"],
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
