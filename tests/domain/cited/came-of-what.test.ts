import { describe, expect, it } from "vitest";
import { faultsIn, type Said } from "./said-of-games.ts";

/** What a score came of, which of two was first, what lay between them, and how it stood before it. */
const FORMS: readonly { form: string; yes: readonly Said[]; no: readonly Said[] }[] = [
  {
    form: "what a score came of",
    yes: [
      [2, "Quintanilla caught a 17-yard touchdown pass.{s22} Schellenberg's interception set that one up.{ledTo:in17}"],
      [2, "Huerta's 7-yard touchdown catch came off a fumble.{ledTo:fu153}"],
      [1, "Traore hit from 52 yards.{s135} It came off a fourth-down stop.{ledTo:st126}"],
      [1, "Diallo's 2-yard touchdown run came from a Traore miss.{ledTo:ms53}"],
    ],
    no: [
      [2, "Mensah kicked a 41-yard field goal.{s11} Schellenberg's interception set that one up.{ledTo:in17}"],
      [2, "Mensah kicked a 25-yard field goal.{s43} Mansour's fumble recovery made it possible.{ledTo:fu153}"],
      [2, "Huerta's touchdown came off an interception by Greyson.{ledTo:in39,s157}"],
      [2, "Quintanilla's touchdown came off an interception.{ledTo:in39}"],
      [1, "Traore hit from 41 yards.{s91} It came off a fourth-down stop.{ledTo:st126}"],
      [1, "Hightower's 14-yard touchdown run came from a Traore miss.{ms53,s9}"],
    ],
  },
  {
    form: "which of two was first, and what lay between them",
    yes: [
      [2, "Mensah hit the 41-yarder first and came back with a 25-yarder.{s11,s43}"],
      [2, "Mensah hit from 41 and 25 yards.{s11,s43} Quintanilla's 17-yard touchdown came between the two.{s22}"],
      [2, "Mensah had hit from 41 yards when Quintanilla caught a 17-yard touchdown pass.{s11,s22}"],
    ],
    no: [
      [2, "Mensah hit the 25-yarder first and came back with a 41-yarder.{s11,s43}"],
      [2, "Mensah hit the 25-yarder first and added a 41-yarder.{s11,s43}"],
      [2, "Mensah hit from 25 yards and followed up with a 41-yarder.{s11,s43}"],
      [2, "Mensah hit from 41 and 25 yards.{s11,s43} Huerta's 4-yard touchdown run came between the two.{s126}"],
      [2, "Mensah hit from 41 and 25 yards.{s11,s43} Huerta's touchdown run came in between those two scores.{s126}"],
      [2, "Mensah hit from 41 yards after Quintanilla had caught a 17-yard touchdown pass.{s11,s22}"],
      [2, "Mensah hit from 41 yards because Quintanilla had caught a 17-yard touchdown pass.{s11,s22}"],
    ],
  },
  {
    form: "who was stopped, and who lost the ball",
    yes: [
      [1, "The Lions were stuffed on fourth down.{st126}"],
      [2, "The Lions lost 30-26.{result} They also threw four interceptions.{count:MIN:interceptions}"],
    ],
    no: [
      [1, "The Bears were stuffed on fourth down.{st126}"],
      [1, "The Bears got stopped on fourth down.{st126}"],
      [1, "Chicago was denied on fourth down.{st126}"],
      [2, "The Vikings won.{result} They also threw four interceptions.{count:MIN:interceptions}"],
    ],
  },
  {
    form: "how it stood at a break, and the first points",
    yes: [
      [1, "The Bears lost 28-13,{result} after trailing 14-0 at the half.{break:2}"],
      [1, "The Bears lost 28-13,{result} after going into the break down 14-0.{break:2}"],
      [1, "The Lions scored the first 14 points, all before halftime.{run:s9,break:2}"],
    ],
    no: [
      [1, "The Lions won 28-13,{result} after trailing 14-0 at the half.{break:2}"],
      [1, "The Bears lost 28-13,{result} after going into the break up 14-0.{break:2}"],
      [1, "The Lions scored the first 14 points, all in the first quarter.{run:s9}"],
      [2, "The Lions scored the first 15 points.{run:s65}"],
    ],
  },
  {
    form: "a kicker without a miss",
    yes: [[2, "Delacroix made one field goal in as many tries.{l:demo-det-k1:kicking}"]],
    no: [
      [1, "Neither kicker missed.{l:demo-chi-k1:kicking,l:demo-det-k1:kicking}"],
      [2, "Neither one missed a field goal.{l:demo-det-k1:kicking}"],
      [2, "Mensah made three field goals in as many tries.{l:demo-min-k1:kicking}"],
    ],
  },
  {
    form: "which team a first score put on the board",
    yes: [
      [1, "Hightower put the Lions on the board with a 14-yard run.{s9,first:game:s9}"],
      [1, "Traore got the Bears on the board with a 41-yard field goal.{s91,first:team:s91}"],
      [1, "Hightower opened the scoring for the Lions with a 14-yard run.{first:game:s9}"],
      [2, "Mensah gave the Vikings the first points of the game.{first:game:s11}"],
    ],
    no: [
      [1, "Hightower put the Bears on the board first with a 14-yard run.{first:game:s9}"],
      [1, "Traore put the Lions on the board with a 41-yard field goal.{s91,first:team:s91}"],
      [1, "Hightower opened the scoring for the Bears with a 14-yard run.{first:game:s9}"],
      [2, "Mensah gave the Lions the first points of the game.{first:game:s11}"],
    ],
  },
  {
    form: "a deed and not the beginning of its drive",
    yes: [
      [1, "Renteria intercepted Vogelsang with 2:05 left in the third quarter.{in116,d109}"],
      [2, "Huerta scored on a 4-yard run in the fourth quarter.{s126,d116}"],
      [2, "The Vikings took over with 1:27 left in the third quarter, and Huerta scored on a 4-yard run.{d116,s126}"],
      [2, "The drive started with 1:27 left in the third quarter and ended with Huerta's 4-yard run.{d116,s126}"],
    ],
    no: [
      [1, "Renteria intercepted Vogelsang with 6:10 left in the third quarter.{in116,d109}"],
      [2, "Huerta scored on a 4-yard run with 1:27 left in the third quarter.{s126,d116}"],
      [2, "Huerta capped the drive with a 4-yard run late in the third quarter.{s126,d116}"],
      [2, "Huerta scored on a 4-yard run at 1:27 of the third.{d116,s126}"],
    ],
  },
  {
    form: "an answer to what was told before it",
    yes: [
      [
        2,
        "Mensah made it from 44 yards.{s110} Diallo's 67-yard run was the Lions' answer to that kick.{answered:s113}",
      ],
      [2, "Mensah made it from 44 yards.{s110} Diallo's 67-yard run answered it.{answered:s113}"],
      [1, "Traore kicked a 52-yard field goal.{s135} Hightower's 8-yard run answered it.{answered:s142}"],
      [1, "Hightower's 8-yard run was the Lions' answer to Traore's 52-yard field goal.{answered:s142}"],
    ],
    no: [
      [2, "Mensah made it from 25 yards.{s43} Diallo's 67-yard run was the Lions' answer to that kick.{answered:s113}"],
      [2, "Huerta scored on a 4-yard run.{s126} Diallo's 67-yard run answered it.{answered:s113,s126}"],
      [1, "Traore kicked a 41-yard field goal.{s91} Hightower's 8-yard run answered it.{answered:s142}"],
      [
        1,
        "Odunsi scored on an 18-yard catch.{s156} Hightower's 8-yard run was a quick reply to that score.{answered:s142}",
      ],
    ],
  },
  {
    form: "a try or a throw that came to nothing, which something has to tell",
    yes: [
      [1, "Traore came up short on a 49-yard try.{ms53}"],
      [1, "Delacroix pushed a 57-yard kick wide.{ms163}"],
      [1, "Delacroix had one field goal try and missed it.{l:demo-det-k1:kicking}"],
      [2, "Mensah missed a long field goal.{ms151}"],
    ],
    no: [
      [1, "Hightower came up short on a long try at the end of the half.{d75}"],
      [2, "The Lions left a long kick short.{d80}"],
      [2, "Delacroix pushed a long kick.{l:demo-det-k1:kicking}"],
      [1, "Delacroix had one field goal try and made it.{l:demo-det-k1:kicking}"],
      [1, "Odunsi dropped a third-down throw from Vogelsang.{l:demo-chi-wr3:receiving,l:demo-chi-qb1:passing}"],
      [1, "Schellenberg let two passes go through his hands.{l:demo-det-wr1:receiving}"],
      [1, "Schellenberg dropped one.{l:demo-det-wr1:receiving}"],
    ],
  },
  {
    form: "the only one of a team",
    yes: [
      [1, "Petrovic had the Bears' only forced fumble.{l:demo-chi-dl2:defense}"],
      [2, "Morikawa had the Lions' only forced fumble.{l:demo-det-dl3:defense}"],
      [2, "Delacroix made his only field goal.{l:demo-det-k1:kicking}"],
      [2, "Quiroz had only one sack.{l:demo-det-lb4:defense}"],
    ],
    no: [
      [1, "Renteria had the Lions' only forced fumble.{l:demo-det-lb3:defense}"],
      [1, "Quiroz had the team's only forced fumble.{l:demo-det-lb4:defense}"],
      [2, "Figueroa had the only forced fumble for the Vikings.{l:demo-min-s2:defense}"],
      [2, "Quiroz had the Lions' only sack.{l:demo-det-lb4:defense}"],
    ],
  },
  {
    form: "the team of a score at a break",
    yes: [
      [1, "It was 14-0 Lions at halftime.{break:2}"],
      [1, "It was 21-3 Lions going into the fourth.{break:3}"],
      [2, "It was 10-0 Vikings after the first quarter.{break:1}"],
      [2, "It was 13-7 Minnesota by halftime.{break:2}"],
    ],
    no: [
      [1, "It was 14-0 Bears at halftime.{break:2}"],
      [1, "It was 21-3 Bears going into the fourth.{break:3}"],
      [2, "It was 10-0 Lions after the first quarter.{break:1}"],
      [2, "It was 13-7 Detroit by halftime.{break:2}"],
    ],
  },
  {
    form: "which one of two that are told before",
    yes: [
      [
        2,
        "Duongle threw two touchdown passes.{rank:MIN:passingTouchdowns} The 17-yarder to Quintanilla was the first.{s22}",
      ],
      [
        1,
        "The Lions stopped the Bears twice.{st30,st70} The first ended on fourth-and-14,{st30} the second on fourth-and-3.{st70}",
      ],
      [2, "Duongle threw two touchdown passes.{l:demo-min-qb1:passing} Huerta's 7-yard catch was the second.{s157}"],
      [1, "The Lions' stop ended the Bears' final drive.{st173}"],
      [1, "The Lions stopped the Bears twice.{st30,st173} The second ended the game.{st173}"],
      [1, "Hightower ran for two touchdowns.{rank:game:rushingTouchdowns} The 8-yarder was the second.{s142}"],
    ],
    no: [
      [
        2,
        "Duongle threw two touchdown passes.{rank:MIN:passingTouchdowns} The 7-yarder to Huerta was the first.{s157}",
      ],
      [1, "The Lions stopped the Bears twice.{st30,st70} The second ended on fourth-and-14.{st30}"],
      [1, "The Lions stopped the Bears twice.{st30,st173} The first ended the game.{st30}"],
      [1, "The Lions stopped the Bears twice.{st30,st173} The first ended their final drive.{st30}"],
      [1, "The Lions stopped the Bears twice.{st30,st173} The second ended a drive.{st30}"],
      [1, "The Lions' stop ended the Bears' final drive.{st30}"],
      [2, "Mensah made three field goals.{count:MIN:fieldGoals} The first ended the half.{s11}"],
      [
        2,
        "Duongle threw two touchdown passes.{rank:MIN:passingTouchdowns} Quintanilla's 17-yard catch was the second.{s22}",
      ],
      [1, "Hightower ran for two touchdowns.{rank:game:rushingTouchdowns} The 8-yarder was the first.{s142}"],
    ],
  },
  {
    form: "all of a row, a lead at its largest, a share of both teams",
    yes: [
      [1, "22 was as big as that lead ever got.{lead:DET}"],
      [1, "The Lions led 28-6, the most they led by.{s142,lead:DET}"],
      [1, "Hightower's run made it 28-6.{s142} That was as big as their lead got.{lead:DET}"],
      [1, "Traore's kick cut it to 11.{s91} Detroit's biggest lead came later.{lead:DET}"],
      [2, "Seven points was the most they were ever ahead by.{lead:DET}"],
      [1, "The two teams were a combined 2-for-6 on fourth down.{cmp:fourthDowns}"],
      [1, "Third down was a wash.{cmp:thirdDowns}"],
      [
        2,
        "Diallo scored once on the ground and once through the air.{l:demo-det-rb1:rushing,l:demo-det-rb1:receiving}",
      ],
      [1, "Traore made two field goals.{nth:fieldGoal:s135}"],
      [2, "The Vikings won.{result} They had the upper hand in possession, holding Detroit to 28:15.{cmp:possession}"],
      [2, "One of the Lions' conversions was a 26-yard catch by Schellenberg on third-and-16.{pl15}"],
      [1, "Diallo ran in from 2 yards out.{s59} Those were the last of 14 straight Lions points.{run:s9}"],
    ],
    no: [
      [1, "23 was as big as that lead ever got.{lead:DET}"],
      [1, "22 was as big as Chicago's lead ever got.{lead:DET}"],
      [1, "The Lions led 14-0 at halftime, the most they led by.{break:2,lead:DET}"],
      [1, "The Lions led at halftime, the most they led by.{break:2,lead:DET}"],
      [1, "The Lions led 14-0 at halftime.{break:2} That was as big as their lead got.{lead:DET}"],
      [1, "The Lions led 21-3 after three quarters, the biggest their lead ever was.{break:3,lead:DET}"],
      [1, "The Lions led 21-3 after three quarters, as big as that lead ever got.{break:3,lead:DET}"],
      [1, "The Lions led at halftime, their biggest lead.{break:2,lead:DET}"],
      [1, "The Lions led by as many as 14.{break:2,lead:DET}"],
      [2, "Seven points was the most Minnesota was ever ahead by.{lead:DET}"],
      [2, "Seven points was the least they were ever ahead by.{lead:DET}"],
      [2, "Seven points was the most they were ever ahead by in any game.{lead:DET}"],
      [2, "The Lions' ball security was perfect.{t:DET:turnovers}"],
      [2, "Ball security was a wash.{cmp:turnovers}"],
      [2, "Rushing was a wash.{cmp:passingYards}"],
      [1, "Penalties were a wash.{cmp:thirdDowns}"],
      [1, "Sacks were a plus for the Lions.{cmp:rushingYards}"],
      [1, "The two teams were a combined 2-for-7 on fourth down.{cmp:fourthDowns}"],
      [1, "The Bears were a combined 2-for-6 on fourth down.{cmp:fourthDowns}"],
      [1, "The two teams were a combined 8-for-25 on fourth down.{cmp:thirdDowns}"],
      [2, "Diallo scored twice on the ground.{l:demo-det-rb1:rushing}"],
      [
        2,
        "Diallo scored once on the ground and twice through the air.{l:demo-det-rb1:rushing,l:demo-det-rb1:receiving}",
      ],
      [2, "Mensah made four field goals.{nth:fieldGoal:s110}"],
      [2, "The Vikings won.{result} They had the upper hand in rushing yards.{cmp:possession}"],
      [2, "One of the Vikings' conversions was a 26-yard catch by Schellenberg on third-and-16.{pl15}"],
      [2, "One of the Lions' conversions was a 21-yard catch by Diallo on third-and-22.{pl64}"],
      [2, "Schellenberg made the only one of the Lions' conversions, a 26-yard catch.{pl15}"],
      [1, "Diallo ran in from 2 yards out.{s59} Those were the first of 14 straight Lions points.{run:s9}"],
      [1, "Hightower ran in from 14 yards out.{s9} Those were the last of 14 straight Lions points.{run:s9}"],
    ],
  },
  {
    form: "what the drives after a ball won came to, and which play it was",
    yes: [
      [1, "Renteria intercepted Vogelsang.{in116} The Lions could not turn that takeaway into points.{d117}"],
      [
        1,
        "Hightower ran for 50 yards.{pl137} It was the longest play of the game,{rank:game:yards} and he scored from 8 yards out on that drive.{s142}",
      ],
      [1, "The Lions' march to the winning touchdown covered 65 yards.{d2}"],
      [1, "The winning score was Hightower's 14-yard run.{s9}"],
      [1, "The Bears converted the one fourth down thanks to Mazurek's 10-yard catch.{t:CHI:fourthDowns,cv148}"],
      [1, "Mazurek caught a 10-yard pass on fourth-and-1.{cv148} That kept the drive alive.{d145}"],
      [1, "Mazurek caught a 10-yard pass on fourth-and-1.{cv148} That kept a fourth-quarter drive alive.{d145}"],
      [1, "The Lions drove 72 yards.{d137} Hightower had 50 of those yards on one run.{pl137}"],
    ],
    no: [
      [1, "Renteria intercepted Vogelsang.{in116} The Lions turned that takeaway into points.{d117}"],
      [1, "Renteria intercepted Vogelsang.{in116} The Lions could not turn that takeaway into points.{d93}"],
      [2, "Greyson intercepted Rainwater.{in39} The Vikings could not turn that takeaway into points.{d40}"],
      [1, "Tanimoto caught a 41-yard pass.{pl25} It was the longest play of the game.{rank:game:yards}"],
      [1, "Hightower ran for 50 yards.{pl137} It was the longest catch of the game.{rank:game:yards}"],
      [1, "The Bears' march to the winning touchdown covered 65 yards.{d145}"],
      [1, "The winning touchdown was Diallo's 2-yard run.{s59,d2}"],
      [1, "Diallo's run won it.{s59,d2}"],
      [2, "The winning field goal was Mensah's 44-yarder.{s110,d154}"],
      [2, "Mensah's 25-yard field goal was the winning kick.{s43,d154}"],
      [1, "Hightower's 33-yard run was the winning run.{pl31,d2}"],
      [1, "The Bears got the lead thanks to Mazurek's 10-yard catch on fourth-and-1.{t:CHI:fourthDowns,cv148}"],
      [1, "The Bears got the win thanks to Mazurek's 10-yard catch on fourth-and-1.{t:CHI:fourthDowns,cv148}"],
      [1, "The Bears made it into the end zone once, thanks to Mazurek's 10-yard catch.{t:CHI:fourthDowns,cv148}"],
      [1, "Mazurek caught a 10-yard pass on fourth-and-1.{cv148} That kept a fruitless drive alive.{d145}"],
      [1, "The Lions drove 61 yards.{d54} Hightower had 50 of those yards on one run.{pl137}"],
      [1, "The Lions drove 72 yards.{d137} Hightower had 52 of those yards on one run.{pl137}"],
    ],
  },
  {
    form: "what brought about the score that was told or asked for, in other words",
    yes: [
      [
        2,
        "Quintanilla caught a 17-yard touchdown pass.{s22} Schellenberg's interception put the Vikings in position for it.{in17}",
      ],
      [
        2,
        "Quintanilla caught a 17-yard touchdown pass.{s22} The Vikings got that chance with Schellenberg's interception.{in17}",
      ],
      [2, "Quintanilla caught a 17-yard touchdown pass.{s22} Schellenberg's interception made it possible.{in17}"],
      [2, "Quintanilla caught a 17-yard touchdown pass.{s22} Schellenberg's interception opened the door.{ledTo:in17}"],
      [1, "Traore kicked a 52-yard field goal.{s135} A fourth-down stop handed the Bears the ball for it.{st126}"],
      [1, "Traore kicked a 52-yard field goal.{s135} A fourth-down stop started that drive.{st126}"],
      [1, "Diallo scored on a 2-yard run.{s59} Traore's miss paved the way for it.{ms53}"],
      [1, "Diallo scored on a 2-yard run.{s59} Traore's miss was behind it.{ledTo:ms53}"],
      [1, "A fourth-down stop gave the Bears the ball for it.{st126}", "how did they end up kicking a 52 yarder"],
    ],
    no: [
      [
        2,
        "Mensah kicked a 41-yard field goal.{s11} Schellenberg's interception put the Vikings in position for it.{in17}",
      ],
      [
        2,
        "Mensah kicked a 25-yard field goal.{s43} The Vikings got that chance with Schellenberg's interception.{in17}",
      ],
      [2, "Huerta's 7-yard catch was a touchdown.{s157} Schellenberg's interception made it possible.{in17}"],
      [2, "Mensah kicked a 25-yard field goal.{s43} Schellenberg's interception opened the door.{ledTo:in17}"],
      [1, "Traore kicked a 41-yard field goal.{s91} A fourth-down stop handed the Bears the ball for it.{st126}"],
      [1, "Traore kicked a 41-yard field goal.{s91} A fourth-down stop started that drive.{ledTo:st126}"],
      [1, "Hightower scored on a 14-yard run.{s9} Traore's miss paved the way for it.{ms53}"],
      [1, "Hightower scored on a 14-yard run.{s9} Traore's miss was behind it.{ledTo:ms53}"],
      [1, "A fourth-down stop gave the Bears the ball for it.{st126}", "how did they end up kicking a 41 yarder"],
    ],
  },
  {
    form: "a comparison that goes the same way as the one before it, and the quarter of a deed beside a quarter's points",
    yes: [
      [1, "The Bears had more first downs.{cmp:firstDowns} Time of possession went the same way.{cmp:possession}"],
      [1, "The Bears had more first downs.{cmp:firstDowns} Rushing yards went the other way.{cmp:rushingYards}"],
      [1, "The Bears had more first downs,{cmp:firstDowns} and possession told the same story.{cmp:possession}"],
      [1, "The Lions won,{result} but time of possession went the other way.{cmp:possession}"],
      [2, "Mensah's 25-yard kick made it 13-0 in the second quarter.{s43,q2:MIN}"],
      [2, "Mensah's 25-yard kick made it 13-0 before the second quarter was over.{s43,q2:MIN}"],
      [2, "Quintanilla's catch made it 10-0 before the first quarter ended.{s22,q1:MIN}"],
      [2, "Quintanilla's catch made it 10-0 late in the first quarter.{s22,break:1}"],
    ],
    no: [
      [1, "The Bears had more first downs.{cmp:firstDowns} Rushing yards went the same way.{cmp:rushingYards}"],
      [1, "The Bears had more first downs.{cmp:firstDowns} Time of possession went the other way.{cmp:possession}"],
      [1, "The Lions outrushed the Bears,{cmp:rushingYards} and possession told the same story.{cmp:possession}"],
      [1, "The Lions won,{result} and time of possession went the same way.{cmp:possession}"],
      [2, "Mensah's 25-yard kick made it 13-0 in the first quarter.{s43,q1:MIN}"],
      [2, "Mensah's 25-yard kick made it 13-0 before the first quarter was over.{s43,q1:MIN}"],
      [2, "Huerta's run tied it at 23 before the third quarter ended.{s126,q3:MIN}"],
      [2, "Mensah's 25-yard kick made it 13-0 late in the first quarter.{s43,break:1}"],
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
