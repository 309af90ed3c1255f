import { describe, expect, it } from "vitest";
import { faultsIn, type Said } from "./said-of-games.ts";

/** What the words around a figure, or the question, make of it, and the same where it is not so. */
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
    form: "how far it was on the downs that are told",
    yes: [
      [2, "The Lions needed 10 yards on fourth down and were stopped.{st164}"],
      [2, "The Lions were stopped, needing 10.{st164}"],
      [6, "The Titans were stopped twice, needing 15 yards and then 11.{st90,st175}"],
      [6, "The Titans went for it and were stopped, needing 15 yards, then 11.{st90,st175}"],
      [6, "The Titans were stopped with 15 yards to go and again with 11 to go.{st90,st175}"],
      [6, "The Titans converted twice, needing 3 yards and then 2.{cv55,cv169}"],
      [1, "The Lions stopped the Bears twice, when they needed 14 and then 3.{st30,st70}"],
      [1, "The Lions stopped the Bears when they needed a yard.{st173}"],
    ],
    no: [
      [2, "The Lions were stopped, needing 9 yards.{st164}"],
      [2, "The Lions needed 4 yards on fourth down and were stopped.{st164}"],
      [6, "The Titans were stopped twice, needing 11 yards and then 15.{st90,st175}"],
      [6, "The Titans were stopped twice, needing 15 yards and then 10.{st90,st175}"],
      [6, "The Titans converted twice, needing 2 yards and then 3.{cv55,cv169}"],
      [1, "The Lions stopped the Bears twice, when they needed 3 and then 14.{st30,st70}"],
      [1, "The Lions stopped the Bears when they needed a yard.{st70}"],
    ],
  },
  {
    form: "the verb of the question",
    yes: [
      [2, "The Vikings did, by as many as seven.{lead:DET}", "did minnesota ever trail"],
      [2, "They did, by as many as seven.{lead:DET}", "did minnesota ever trail"],
      [2, "Yes, by as many as seven.{lead:DET}", "did minnesota ever trail"],
      [2, "They sure did, by as many as seven.{lead:DET}", "did the vikings ever fall behind?"],
      [2, "They were, by as many as seven.{lead:DET}", "were the vikings ever behind"],
      [2, "The Vikings were, 23-16 after the third quarter.{break:3}", "were the vikings ever behind"],
      [2, "Yes, 23-16 after the third quarter.{break:3}", "were the vikings ever down"],
      [2, "The Lions did, by as many as seven.{lead:DET}", "did the lions ever lead"],
      [2, "The Lions did, by as many as 13.{lead:MIN}", "did the lions ever trail"],
      [2, "The Lions did, 10-0 after the first quarter.{break:1}", "did the lions trail"],
      [2, "They did, 13-7 at halftime.{break:2}", "did the lions trail"],
      [2, "They were, 23-16.{break:3}", "were the lions ahead after 3"],
      [2, "The Vikings trailed by as many as seven.{lead:DET}", "did the vikings ever trail"],
      [2, "No, they led 10-0 after the first quarter.{break:1}", "did the vikings trail after 1"],
      [2, "The Vikings' biggest deficit was seven.{lead:DET}", "what was the vikings' biggest deficit"],
      [2, "The Vikings' largest deficit was seven points.{lead:DET}", "did the vikings ever trail"],
      [2, "The Vikings were never down by more than seven.{lead:DET}", "did the vikings ever trail"],
      [2, "The Vikings trailed by seven at most.{lead:DET}", "did the vikings ever trail"],
      [2, "The Vikings faced a deficit of as many as seven points.{lead:DET}", "did the vikings ever trail"],
      [2, "They did, by as many as 13.{lead:MIN}", "did the vikings ever have the lead"],
    ],
    no: [
      [2, "The Vikings did, by as many as 13.{lead:MIN}", "did minnesota ever trail"],
      [2, "They did, by as many as 13.{lead:MIN}", "did minnesota ever trail"],
      [2, "Yes, by as many as 13.{lead:MIN}", "did minnesota ever trail"],
      [2, "The Vikings did, by as many as seven.{lead:DET}", "did minnesota ever lead"],
      [2, "Yes, by as many as seven.{lead:DET}", "did minnesota ever lead"],
      [2, "The Lions did, 23-16 after the third quarter.{break:3}", "did the lions trail"],
      [2, "They did, 23-16 after the third quarter.{break:3}", "did the lions trail"],
      [2, "The Vikings were, 10-0 after the first quarter.{break:1}", "were the vikings ever behind"],
      [2, "They were, 10-0.{break:1}", "were the lions ahead after 1"],
      [2, "The Vikings trailed by as many as 13.{lead:MIN}", "did the vikings ever trail"],
      [2, "They did, by as many as seven.{lead:DET}", "did the vikings ever have the lead"],
      [2, "The Vikings' largest deficit was 13 points.{lead:MIN}", "did the vikings ever trail"],
      [2, "The Vikings were never down by more than 13.{lead:MIN}", "did the vikings ever trail"],
      [2, "The Vikings trailed by 13 at most.{lead:MIN}", "did the vikings ever trail"],
    ],
  },
  {
    form: "words of two senses",
    yes: [
      [2, "The teams' 56 points left the game over its total of 44.5.{overUnder:result}"],
      [2, "That left the game 11.5 points over the total.{overUnder:result}"],
      [2, "Huerta's 4-yard run left the game tied at 23.{tying:s126}"],
      [2, "Huerta's 4-yard run left it tied at 23.{tying:s126}"],
      [2, "Minh Greyson took it straight back the other way for 7 yards.{in101}"],
      [2, "Minh Greyson ran straight the other way for 7 yards with Rainwater's pass.{in101}"],
    ],
    no: [
      [2, "The teams' 56 points left the game under its total of 44.5.{overUnder:result}"],
      [2, "That left the game 10.5 points over the total.{overUnder:result}"],
      [2, "Huerta left the game.{s157}"],
      [2, "Huerta left the game tied at 23.{tying:s126}"],
      [2, "Huerta left the game over a sore knee.{s157}"],
      [2, "Mensah's 44-yard kick left the game tied at 16.{s110}"],
      [2, "The Lions scored two straight.{s86}"],
    ],
  },
  {
    form: "what two facts give together",
    yes: [
      [
        6,
        "Twice the Colts stopped the Titans on fourth down, first on fourth-and-15 and then on fourth-and-11.{st90,st175}",
      ],
      [2, "The Lions answered with a 73-yard drive of two plays.{d112}"],
      [2, "Mensah answered from 44 yards for a 16-15 lead.{goAhead:s110}"],
      [2, "Only the Lions turned it over.{cmp:turnovers}"],
      [
        2,
        "Amos Diallo finished 10.5 ahead, 32.7 PPR points to Rafael Huerta's 22.2.{rank:game:pprPoints,f:demo-det-rb1,f:demo-min-rb2}",
      ],
      [2, "The Lions only got three out of that drive.{d129}"],
      [2, "Twice on fourth down, and one try worked.{t:DET:fourthDowns}", "how many times did the lions go for it"],
      [7, "Nobody failed on one, with the Bills and the Giants both 1-for-1 on fourth down.{cmp:fourthDowns}"],
      [2, "The Lions did not get the ball back.{d165}"],
      [2, "Schellenberg picked off Rainwater 411 seconds in.{in17}"],
    ],
    no: [
      [2, "The Vikings answered with a 37-yard drive.{d18}"],
      [2, "The Lions answered with an 11-yard drive.{d160}"],
      [2, "Only the Vikings turned it over.{cmp:turnovers}"],
      [2, "Only the Lions had sacks.{cmp:sacks}"],
      [2, "Amos Diallo finished 9.5 ahead, 32.7 PPR points to Rafael Huerta's 22.2.{f:demo-det-rb1,f:demo-min-rb2}"],
      [2, "Rafael Huerta finished 10.5 ahead, 22.2 PPR points to Amos Diallo's 32.7.{f:demo-det-rb1,f:demo-min-rb2}"],
      [2, "The Lions only got seven out of that drive.{d129}"],
      [
        2,
        "Three times on fourth down, and one try worked.{t:DET:fourthDowns}",
        "how many times did the lions go for it",
      ],
      [2, "Nobody failed on fourth down.{cmp:fourthDowns}"],
      [1, "Neither team failed on fourth down.{cmp:fourthDowns}"],
      [2, "The Vikings did not get the ball back.{d165}"],
      [2, "The Lions did not get the ball back.{d144}"],
      [
        6,
        "Twice the Colts stopped the Titans on fourth down, first on fourth-and-11 and then on fourth-and-15.{st90,st175}",
      ],
      [2, "Schellenberg picked off Rainwater 431 seconds in.{in17}"],
    ],
  },
  {
    form: "a second figure that leaves out what the first one says",
    yes: [
      [2, "First Rory Schellenberg picked him off, then Figueroa did, and then Greyson.{in17,in31,in39}"],
      [
        2,
        "The Vikings were good on three of five red-zone chances, the Lions on one of two.{t:MIN:redZone,t:DET:redZone}",
      ],
      [2, "The Vikings got three touchdowns on five trips to the Lions' one on two.{t:MIN:redZone,t:DET:redZone}"],
      [2, "The Vikings scored 10 in the first quarter, the Lions none.{q1:MIN,q1:DET}"],
      [2, "The Vikings scored 14 in the fourth quarter, the Lions three.{q4:MIN,q4:DET}"],
      [2, "Minnesota put up 14 points in the fourth quarter, Detroit 3.{q4:MIN,q4:DET}"],
      [2, "The Lions had 405 yards, the Vikings 351.{cmp:totalYards}"],
    ],
    no: [
      [2, "First Figueroa picked him off, then Rory Schellenberg did, and then Greyson.{in17,in31,in39}"],
      [
        2,
        "The Vikings were good on three of five red-zone chances, the Lions on two of two.{t:MIN:redZone,t:DET:redZone}",
      ],
      [2, "The Vikings scored 14 in the fourth quarter, the Lions seven.{q4:MIN,q4:DET}"],
      [2, "Minnesota put up 3 points in the fourth quarter, Detroit 14.{q4:MIN,q4:DET}"],
      [2, "The Lions had 351 yards, the Vikings 405.{cmp:totalYards}"],
    ],
  },
  {
    form: "who they are at a break, and one of his in the mix",
    yes: [
      [2, "The Vikings won 30-26.{result} They were already up 13-7 at halftime.{break:2}"],
      [2, "The Lions lost 30-26.{result} They were down 13-7 at halftime.{break:2}"],
      [1, "Traore was 2-for-3 on field goals,{l:demo-chi-k1:kicking} with a 52-yarder in the mix.{s135}"],
      [1, "Traore was 2-for-3 on field goals,{l:demo-chi-k1:kicking} including a 41-yarder.{s91}"],
    ],
    no: [
      [2, "The Vikings won 30-26.{result} They were already down 13-7 at halftime.{break:2}"],
      [2, "The Vikings won 30-26.{result} They trailed 13-7 at halftime.{break:2}"],
      [2, "Mensah kicked a 25-yard field goal.{s43} The Vikings were already up 13-7 at halftime.{break:2}"],
      [1, "Delacroix was 0-for-1 on field goals,{l:demo-det-k1:kicking} with a 52-yarder in the mix.{s135}"],
      [1, "Delacroix was 0-for-1 on field goals,{l:demo-det-k1:kicking} including a 41-yarder.{s91}"],
    ],
  },
  {
    form: "the last of its kind of drives, the first of a row, and one of those that a row counts",
    yes: [
      [1, "The last Lions touchdown drive went 72 yards.{d137}"],
      [2, "The last Vikings touchdown drive took three plays.{d154}"],
      [
        2,
        "Schellenberg intercepted Rainwater to end a five-play drive,{d13,in17} and it began four straight empty drives.{row:d13}",
      ],
      [1, "The Lions went 1-for-2 on fourth down,{t:DET:fourthDowns} and Diallo's 8-yard catch was the one.{cv7}"],
    ],
    no: [
      [1, "The last Lions touchdown drive went 65 yards.{d2}"],
      [2, "The last Vikings touchdown drive took nine plays.{d116}"],
      [1, "The last Lions drive went 72 yards.{d137}"],
      [
        2,
        "Greyson intercepted Rainwater to end a one-play drive,{d39,in39} and it began four straight empty drives.{row:d13}",
      ],
      [
        1,
        "The Lions went 1-for-2 on fourth down,{t:DET:fourthDowns} and Diallo's 8-yard catch was one of the two.{cv7}",
      ],
    ],
  },
  {
    form: "how far ahead, what two plays come to, what was brought back, and tackles that were asked for",
    yes: [
      [1, "The Bears finished 25 yards ahead, 407-382.{cmp:totalYards}"],
      [1, "Hightower's runs of 33 and 28 yards accounted for 61 of the yards.{pl31,pl54}"],
      [1, "Desmond Haddad was busy, bringing back two kickoffs for 51 yards.{l:demo-det-wr5:returning}"],
      [1, "Renteria had 10 to go with his interception.{l:demo-det-lb3:defense}", "who led in tackles"],
      [1, "Try Corbin Renteria's interception of Sawyer Vogelsang.{in116}"],
      [
        2,
        "Schellenberg intercepted Rainwater.{in17} That put the Vikings in position for Quintanilla's 17-yard catch.{s22}",
      ],
    ],
    no: [
      [1, "The Lions finished 25 yards ahead, 407-382.{cmp:totalYards}"],
      [1, "The Bears finished 35 yards ahead, 407-382.{cmp:totalYards}"],
      [1, "The Bears finished 25 yards behind, 407-382.{cmp:totalYards}"],
      [1, "Hightower's runs of 33 and 28 yards accounted for 62 of the yards.{pl31,pl54}"],
      [1, "Desmond Haddad was busy, bringing back four kickoffs for 51 yards.{l:demo-det-wr5:returning}"],
      [1, "Renteria had eight to go with his interception.{l:demo-det-lb3:defense}", "who led in tackles"],
      [1, "Try Corbin Renteria's interception of Augustus Rainwater.{in116}"],
      [
        2,
        "Schellenberg intercepted Rainwater.{in17} That put the Vikings in position for Mensah's 25-yard field goal.{s43}",
      ],
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
