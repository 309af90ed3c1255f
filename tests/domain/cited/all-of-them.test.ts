import { describe, expect, it } from "vitest";
import { faultsIn, type Said } from "./said-of-games.ts";

/** Claims about more than the facts that a clause cites: every ball won, both figures, another play than the one that is ranked, another drive. */
const FORMS: readonly { form: string; yes: readonly Said[]; no: readonly Said[] }[] = [
  {
    form: "what all of a team's takeaways led to",
    yes: [
      [4, "Okonkwo's lost fumble led to Dandridge's 5-yard touchdown catch.{ledTo:fu35}"],
      [2, "O'Fallon's lost fumble led to Huerta's 7-yard touchdown catch.{ledTo:fu153}"],
      [3, "Crutchlow's lost fumble led to Hairston's 3-yard touchdown run.{ledTo:fu85}"],
    ],
    no: [
      [2, "All five of the Lions' turnovers{cmp:turnovers} led to points.{ledTo:in17,ledTo:in39,ledTo:fu153}"],
      [2, "Every Lions turnover led to points.{ledTo:in17,ledTo:in39,ledTo:fu153}"],
      [2, "All four interceptions led to Mensah field goals.{ledTo:in39,ledTo:in101}"],
      [2, "The Vikings turned all five turnovers into points.{ledTo:in17,ledTo:in39,ledTo:fu153}"],
      [0, "Both interceptions led to touchdowns.{ledTo:in45}"],
    ],
  },
  {
    form: "both columns of a line",
    yes: [
      [
        2,
        "Quintanilla caught six passes for 76 yards,{l:demo-min-wr1:receiving} the most of the game in both columns.{rank:game:receptions,rank:game:receivingYards}",
      ],
      [
        2,
        "Diallo's 13 carries for 107 yards{l:demo-det-rb1:rushing} led everyone in both categories.{rank:game:rushingYards,rank:game:carries}",
      ],
    ],
    no: [
      [0, "Guidry led everyone in both columns.{rank:game:receivingYards}"],
      [0, "Trevino led all receivers in both categories.{rank:game:receptions}"],
      [0, "Jaramillo's 60 rushing yards topped everybody in both departments.{rank:game:rushingYards}"],
    ],
  },
  {
    form: "the longest play beside another one",
    yes: [
      [2, "Diallo scored on a 67-yard run,{s113} the longest play of the game.{rank:game:yards}"],
      [
        2,
        "Achebe caught a 49-yard touchdown pass,{s86} and Diallo's 67-yard run was the longest play of the game.{rank:game:yards}",
      ],
    ],
    no: [
      [2, "Diallo caught a 17-yard touchdown pass from Rainwater,{s65} the longest play of the game.{rank:game:yards}"],
      [2, "Achebe's 49-yard touchdown catch{s86} stood up as the longest play of the game.{rank:game:yards}"],
      [
        2,
        "Diallo caught a 21-yard pass on third-and-22,{pl64} which was the longest play of the game.{rank:game:yards}",
      ],
    ],
  },
  {
    form: "the drive that a play kept alive",
    yes: [
      [
        2,
        "Diallo's 21-yard catch on third-and-22{pl64} kept alive the drive that ended in his own 17-yard touchdown catch.{s65}",
      ],
      [2, "Wigfall's 23-yard catch{pl154} kept alive the drive that ended in Huerta's 7-yard touchdown catch.{s157}"],
    ],
    no: [
      [
        2,
        "Schellenberg's 26-yard catch on third-and-16{pl15} kept alive the drive that ended in Diallo's 17-yard touchdown catch.{s65}",
      ],
      [2, "Schellenberg's 21-yard catch{pl48} fueled the drive that ended in Diallo's 17-yard touchdown catch.{s65}"],
      [
        2,
        "McCorriston's 24-yard catch{pl122} kept alive the drive that ended in Huerta's 7-yard touchdown catch.{s157}",
      ],
    ],
  },
  {
    form: "whose team he gave a boost",
    yes: [[2, "Haddad gave the Lions a boost with four kickoff returns for 86 yards.{l:demo-det-wr5:returning}"]],
    no: [
      [2, "Haddad gave the Vikings a boost with four kickoff returns for 86 yards.{l:demo-det-wr5:returning}"],
      [2, "Threadgill provided the Lions another lift with a 27-yard kickoff return.{l:demo-min-rb3:returning}"],
    ],
  },
  {
    form: "of what somebody has the most",
    yes: [
      [2, "Diallo led everyone with 107 rushing yards on 13 carries.{rank:game:rushingYards,l:demo-det-rb1:rushing}"],
      [2, "Quintanilla was the leading receiver with 76 yards.{rank:game:receivingYards}"],
      [2, "Diallo was the busiest back with 13 carries.{rank:game:carries}"],
      [
        2,
        "Quintanilla led the Vikings in both catches and receiving yards.{rank:game:receptions,rank:game:receivingYards}",
      ],
      [2, "Nobody topped Diallo's 107 rushing yards.{rank:game:rushingYards}"],
    ],
    no: [
      [0, "Vitale led everyone with 41 rushing yards on 10 carries.{rank:game:carries}"],
      [0, "Vitale was the leading rusher.{rank:game:carries}"],
      [0, "Jaramillo was the busiest back on the field.{rank:game:rushingYards}"],
      [0, "Trevino led all receivers in both catches and receiving yards.{rank:game:receptions}"],
      [2, "Nobody on either team topped Duongle's 30 rushing yards.{l:demo-min-qb1:rushing}"],
    ],
  },
  {
    form: "the only one of the game",
    yes: [[1, "The Bears and the Lions had one turnover, Renteria's interception of Vogelsang.{in116}"]],
    no: [
      [0, "Fonoimoana's interception of Motuapuaka was the only turnover of the game.{in62}"],
      [0, "Motuapuaka was intercepted by Fonoimoana,{in62} the only turnover of the game.{cmp:turnovers}"],
    ],
  },
  {
    form: "as the half ended, of the deed that is told",
    yes: [[2, "The Vikings led 13-7 as the half ended.{break:2}"]],
    no: [
      [2, "Diallo caught a 17-yard touchdown pass from Rainwater as the half expired.{s65,q2:DET}"],
      [2, "Huerta caught a 7-yard touchdown pass as time expired.{s157,result}"],
    ],
  },
  {
    form: "a score that comes after what was told",
    yes: [
      [2, "Huerta scored on a 4-yard run.{s126} Delacroix came right back with a 29-yard field goal.{s142}"],
      [
        2,
        "Delacroix's 29-yard field goal gave the Lions a 26-23 lead.{s142} Huerta's 4-yard run had tied it earlier.{s126}",
      ],
    ],
    no: [
      [2, "Huerta caught a 7-yard touchdown pass.{s157} Delacroix came right back with a 29-yard field goal.{s142}"],
      [2, "Achebe caught a 49-yard touchdown pass,{s86} and Diallo's 17-yard touchdown catch came next.{s65}"],
      [2, "Diallo scored on a 67-yard run.{s113} Mensah answered with a 44-yard field goal.{s110}"],
    ],
  },
  {
    form: "what was done on a drive",
    yes: [[2, "The Lions moved the chains on a 12-play drive and settled for a field goal.{d129}"]],
    no: [
      [2, "The Vikings picked up a first down and punted.{d53}"],
      [2, "The Vikings ran out the clock on that drive.{d53}"],
      [2, "The Lions ran out the clock.{d160}"],
    ],
  },
  {
    form: "how far two lie apart",
    yes: [
      [
        2,
        "Only 4 yards separated them, with Duongle at 273{rank:game:passingYards} and Rainwater at 269.{rank:DET:passingYards}",
      ],
      [
        2,
        "Four yards separated the two quarterbacks,{rank:game:passingYards} with Rainwater at 269.{rank:DET:passingYards}",
      ],
    ],
    no: [
      [
        2,
        "Only 14 yards separated them, with Duongle at 273{rank:game:passingYards} and Rainwater at 269.{rank:DET:passingYards}",
      ],
    ],
  },
  {
    form: "tackles in the next clause",
    yes: [
      [
        2,
        "Corbin Renteria had five tackles,{l:demo-det-lb3:defense} and Thaddeus Quaye added six.{l:demo-det-dl1:defense}",
      ],
    ],
    no: [
      [
        2,
        "Corbin Renteria had five tackles,{l:demo-det-lb3:defense} and Thaddeus Quaye added seven.{l:demo-det-dl1:defense}",
      ],
    ],
  },
  {
    form: "what was not another one, and the last points",
    yes: [
      [1, "There wasn't another turnover in the game.{only:turnover:in116}"],
      [2, "Mensah missed from 53 yards,{ms151} after hitting from 25 and 44.{s43,s110}"],
      [2, "In hindsight, Diallo led all skill players with 32.7 PPR points.{rank:game:pprPoints}"],
    ],
    no: [
      [2, "There wasn't another turnover in the game.{in17}"],
      [2, "The last 10 points were all the Vikings'.{run:s11}"],
      [2, "The Lions scored 15 straight points{run:s65} in the final 10 minutes.{s113}"],
      [2, "Mensah hit from 41 yards,{s11} after hitting from 25 and 44.{s43,s110}"],
    ],
  },
  {
    form: "every score of a kind",
    yes: [
      [2, "Mensah kicked every Vikings field goal.{l:demo-min-k1:kicking}"],
      [1, "Odunsi scored every Bears touchdown.{s156}"],
      [1, "Hightower scored every Lions touchdown in the fourth quarter.{s142}"],
    ],
    no: [
      [1, "Hightower scored every Lions touchdown.{s9,s142}"],
      [2, "Huerta scored every Vikings touchdown.{s126,s157}"],
      [2, "Diallo had all of the Lions' touchdowns after halftime.{s113}"],
    ],
  },
  {
    form: "in every quarter, beside the scores at its breaks",
    yes: [[1, "The Lions scored in every quarter.{q1:DET,q2:DET,q4:DET}"]],
    no: [
      [1, "The Bears scored in every quarter.{break:1,break:2,break:3}"],
      [2, "The Lions scored in every quarter.{break:1,break:2,break:3}"],
    ],
  },
  {
    form: "a mean that the figures come to",
    yes: [
      [2, "Quintanilla averaged more than 12 yards on his six catches.{l:demo-min-wr1:receiving}"],
      [2, "Diallo averaged 8.2 yards a carry.{l:demo-det-rb1:rushing}"],
    ],
    no: [
      [2, "Quintanilla averaged more than 13 yards on his six catches.{l:demo-min-wr1:receiving}"],
      [2, "Diallo averaged nearly 12 yards a carry.{l:demo-det-rb1:rushing}"],
    ],
  },
  {
    form: "what several came to",
    yes: [[2, "Schellenberg had three catches for 58 yards.{l:demo-det-wr1:receiving}"]],
    no: [
      [2, "Schellenberg had three catches for 26 yards.{l:demo-det-wr1:receiving}"],
      [2, "Diallo had 13 carries for 67 yards.{l:demo-det-rb1:rushing}"],
    ],
  },
  {
    form: "tackles of both kinds",
    yes: [[2, "Thaddeus Quaye had six tackles.{l:demo-det-dl1:defense}"]],
    no: [
      [2, "Thaddeus Quaye had five tackles.{l:demo-det-dl1:defense}"],
      [
        2,
        "Renteria had five tackles.{l:demo-det-lb3:defense} Quaye and Greyson had three apiece.{l:demo-det-dl1:defense,l:demo-min-cb3:defense}",
      ],
    ],
  },
  {
    form: "how far two scores lie apart",
    yes: [[2, "Huerta scored on a 4-yard run 10 minutes, 40 seconds before his 7-yard touchdown catch.{s126,s157}"]],
    no: [[2, "Huerta scored on a 4-yard run 45 seconds before his 7-yard touchdown catch.{s126,s157}"]],
  },
  {
    form: "a ball that came too late, and a lead that did not stay",
    yes: [[2, "Huerta caught a 7-yard touchdown pass, putting the Vikings ahead to stay.{s157}"]],
    no: [
      [
        2,
        "Quintanilla caught a 17-yard touchdown pass.{s22} Figueroa's interception gave the Vikings the ball for it.{in31}",
      ],
      [2, "Delacroix's 29-yard field goal put the Lions ahead to stay.{s142}"],
      [2, "Rainwater was hit as he threw.{in31}"],
    ],
  },
  {
    form: "every kick of two kickers, and talk before an answer",
    yes: [
      [2, "Delacroix made every kick he tried.{l:demo-det-k1:kicking}"],
      [2, "Not close at all: the Lions outgained the Vikings 405-351.{cmp:totalYards}"],
    ],
    no: [[2, "Mensah and Delacroix made every kick they tried.{l:demo-min-k1:kicking,l:demo-det-k1:kicking}"]],
  },
  {
    form: "more of a kind than there were, and a run's first score in the sentence after it",
    yes: [
      [2, "The Vikings scored 13 straight points.{run:s11} Mensah's 41-yard field goal started the run.{s11}"],
      [2, "Mensah's 53-yard miss was his first miss of the game.{ms151}"],
    ],
    no: [
      [
        2,
        "The Vikings scored 13 straight points.{run:s11} Quintanilla's 17-yard touchdown catch started the run.{s22}",
      ],
      [2, "It was Mensah's second missed field goal of the game.{l:demo-min-k1:kicking}"],
    ],
  },
  {
    form: "what a ball led to, by the score told before it, and all of one passer's",
    yes: [
      [2, "Quintanilla caught a 17-yard touchdown pass.{s22} Rory Schellenberg's interception led to it.{ledTo:in17}"],
    ],
    no: [
      [2, "Huerta scored on a 4-yard run.{s126} Rory Schellenberg's interception led to it.{ledTo:in17}"],
      [2, "The Vikings turned all four of Rainwater's interceptions into points.{ledTo:in17,ledTo:in39,ledTo:in101}"],
    ],
  },
  {
    form: "where a drive began, from its own goal line",
    yes: [[2, "The Lions started at their own 20 and drove 80 yards in four plays for a touchdown.{d83}"]],
    no: [[2, "The Lions started at their own 30 and drove 80 yards in four plays for a touchdown.{d83}"]],
  },
  {
    form: "how a play was set up, a try of another kind, and who beat his projection by the most",
    yes: [[2, "Nobody beat his projection by more than Diallo did.{f:demo-det-rb1}"]],
    no: [
      [2, "Quintanilla lined up in the slot for most of his catches.{l:demo-min-wr1:receiving}"],
      [2, "Quintanilla caught a 17-yard touchdown pass off play-action.{s22}"],
      [2, "Nobody beat his projection by more than Quintanilla did.{f:demo-min-wr1}"],
    ],
  },
  {
    form: "a run in a part of the game, a kick at the end of a half, the first play of a quarter",
    yes: [
      [2, "The Vikings scored 13 straight points in the first half.{run:s11}"],
      [2, "The 15 straight points of the Lions began before halftime.{run:s65}"],
    ],
    no: [
      [2, "The Lions' 15 straight points all came after halftime.{run:s65}"],
      [2, "The Vikings scored 13 straight points in the first quarter.{run:s11}"],
      [2, "Mensah kicked a 44-yard field goal as the third quarter expired.{s110}"],
      [2, "Achebe caught a 49-yard touchdown pass on the first play of the third quarter.{s86}"],
    ],
  },
  {
    form: "two game highs, and whose team somebody had a line for",
    yes: [
      [
        2,
        "Quintanilla had game highs of six catches{rank:game:receptions} and 76 receiving yards.{rank:game:receivingYards}",
      ],
      [2, "Haddad had four kickoff returns for 86 yards for the Lions.{l:demo-det-wr5:returning}"],
    ],
    no: [
      [
        0,
        "Trevino had game highs of seven catches{rank:game:receptions} and 41 receiving yards.{rank:game:receptions}",
      ],
      [2, "Schellenberg added three catches for 58 yards for the Vikings.{l:demo-det-wr1:receiving}"],
    ],
  },
  {
    form: "what scores came off, what a miss cost, and what came after that",
    yes: [
      [2, "Diallo scored on a 67-yard run.{s113} After that touchdown,{s113} Huerta scored on a 4-yard run.{s126}"],
    ],
    no: [
      [2, "All four touchdowns of the Vikings came off turnovers.{cmp:turnovers,ledTo:in17}"],
      [2, "Both Vikings touchdowns came off interceptions.{cmp:turnovers,ledTo:in17}"],
      [1, "Traore's missed 49-yard field goal{ms53} cost the Lions the halftime lead.{break:2}"],
      [
        2,
        "Diallo scored on a 67-yard run.{s113} After that touchdown,{s113} Achebe caught a 49-yard touchdown pass.{s86}",
      ],
      [2, "The Vikings came away with points on three of five trips inside the 20.{t:MIN:redZone}"],
    ],
  },
  {
    form: "what is said of some of them, of another deed, or beside a play",
    yes: [
      [2, "Diallo led everyone with 13 carries for 107 yards.{rank:game:rushingYards,l:demo-det-rb1:rushing}"],
      [2, "Quintanilla led the Vikings in receiving, with six catches for 76 yards.{rank:game:receivingYards}"],
      [
        2,
        "Diallo averaged 8.2 yards a carry and Dvorak averaged 4.6 yards a carry.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      ],
      [2, "Diallo and Dvorak combined for 22 carries for 148 yards.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}"],
      [2, "Mensah kicked all of his field goals in three quarters.{s11,s43,s110}"],
      [2, "The Lions drained the clock on a 12-play drive for a field goal.{d129}"],
    ],
    no: [
      [
        2,
        "Diallo averaged 8.2 yards a carry and Dvorak averaged 8.2 yards a carry.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      ],
      [2, "Vitale and Dvorak combined for 22 carries for 158 yards.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}"],
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
