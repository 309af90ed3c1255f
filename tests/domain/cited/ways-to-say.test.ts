import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

/** A text about a simulated game, with the question that it answers. */
type Said = readonly [game: number, text: string, question?: string];

/** Ways to say what the facts hold in other words, and the same where it is not so. */
const FORMS: readonly { form: string; yes: readonly Said[]; no: readonly Said[] }[] = [
  {
    form: "a clock by its mark, and other ways to say what is left",
    yes: [
      [2, "Mensah hit from 41 yards at the 9:56 mark of the first quarter.{s11}"],
      [2, "Huerta caught a 7-yard touchdown pass with 1:37 to run.{s157}"],
      [2, "Huerta caught a 7-yard touchdown pass at the 1:37 mark of the fourth quarter.{s157}"],
      [2, "The Vikings stopped the Lions at the 58-second mark.{st164}"],
      [2, "The Vikings stopped the Lions at the 58-second mark of the fourth quarter.{st164}"],
      [2, "The Vikings stopped the Lions with fifty-eight seconds showing.{st164}"],
      [2, "The Vikings stopped the Lions around the one-minute mark.{st164}"],
      [2, "O'Fallon lost a fumble at the 2:24 mark.{fu153}"],
      [2, "The Vikings stopped the Lions with 58 seconds on the game clock.{st164}"],
      [2, "Mensah missed from 53 yards near the three-minute mark of the fourth.{ms151}"],
    ],
    no: [
      [2, "Mensah missed from 53 yards near the five-minute mark of the fourth.{ms151}"],
      [2, "The Vikings stopped the Lions at the 57-second mark.{st164}"],
      [2, "The Vikings stopped the Lions at the 58-second mark of the third quarter.{st164}"],
      [2, "The Vikings stopped the Lions with fifty-nine seconds showing.{st164}"],
      [2, "O'Fallon lost a fumble at the 2:42 mark.{fu153}"],
      [2, "Huerta caught a 7-yard touchdown pass at the 97-second mark of the third quarter.{s157}"],
      [2, "Huerta caught a 7-yard touchdown pass with 1:27 to run.{s157}"],
    ],
  },
  {
    form: "a drive, and a deed before or after it",
    yes: [
      [2, "The Lions gained 35 yards in five plays, and then Rainwater was intercepted by Minh Greyson.{d97,in101}"],
      [2, "The Lions drove 35 yards, and then Minh Greyson intercepted Rainwater.{d97,in101}"],
      [2, "It lasted five plays: 35 yards, then an interception by Minh Greyson.{d97,in101}"],
      [2, "The Lions moved 35 yards before Minh Greyson intercepted Rainwater.{d97,in101}"],
      [2, "After moving 35 yards, the Lions gave it away when Minh Greyson intercepted Rainwater.{d97,in101}"],
      [2, "The Lions ran two plays for 9 yards, and then Tavion O'Fallon lost a fumble.{d152,fu153}"],
      [2, "They went 28 yards in eight plays, and then Mensah missed from 53 yards.{d144,ms151}"],
      [2, "Minh Greyson intercepted Rainwater, and then the Vikings drove 55 yards in nine plays.{in101,d102}"],
      [2, "Minh Greyson intercepted Rainwater after the Lions had gone 35 yards in five plays.{in101,d97}"],
      [2, "The Vikings drove 28 yards in eight plays, then Mensah missed a 53-yard field goal.{d144,ms151}"],
      [2, "They covered 11 yards in five plays, and then the Vikings stopped them on fourth-and-10.{d160,st164}"],
      [2, "The Lions drove 73 yards in two plays, and then Mensah missed a 53-yard field goal.{d112,ms151}"],
    ],
    no: [
      [2, "Minh Greyson intercepted Rainwater, and then the Lions drove 35 yards in five plays.{in101,d97}"],
      [2, "The Vikings drove 55 yards in nine plays, and then Minh Greyson intercepted Rainwater.{d102,in101}"],
      [2, "The Vikings drove 55 yards, and then Rory Schellenberg intercepted Rainwater.{d102,in17}"],
      [2, "After moving 55 yards, the Vikings saw Minh Greyson intercept Rainwater.{d102,in101}"],
      [2, "The Vikings drove 55 yards in nine plays before Minh Greyson intercepted Rainwater.{d102,in101}"],
      [2, "The Vikings drove 28 yards in eight plays, then Tavion O'Fallon missed a 53-yard field goal.{d144,ms151}"],
      [2, "Mensah missed a 53-yard field goal, and then the Vikings drove 28 yards in eight plays.{ms151,d144}"],
      [2, "The Lions gained 11 yards in five plays, and then Tavion O'Fallon lost a fumble.{d160,fu153}"],
    ],
  },
  {
    form: "a list of deeds in their order",
    yes: [
      [
        2,
        "Rainwater was picked off three times, first by Rory Schellenberg, then by Roman Figueroa and finally by Minh Greyson.{in17,in31,in39}",
      ],
      [2, "Mensah kicked three field goals, first from 41 yards, then from 25 and finally from 44.{s11,s43,s110}"],
      [2, "Mensah connected three times, first from 41 yards, next from 25 and last from 44.{s11,s43,s110}"],
      [2, "The Lions lost the ball first to Schellenberg, second to Figueroa and third to Greyson.{in17,in31,in39}"],
      [2, "Diallo scored twice, first on a 17-yard catch and then on a 67-yard run.{s65,s113}"],
      [2, "Diallo scored first on a 17-yard catch and later on a 67-yard run.{s65,s113}"],
      [2, "Huerta scored twice, first on a 4-yard run and then on a 7-yard catch.{s126,s157}"],
      [2, "Rainwater threw two touchdown passes, first to Diallo and then to Achebe.{s65,s86}"],
      [2, "Mensah hit from 41 yards, then from 25 and later from 44.{s11,s43,s110}"],
      [
        2,
        "The Vikings took it away three times, first when Rory Schellenberg picked it off, then when Figueroa did and finally when Greyson did.{in17,in31,in39}",
      ],
      [2, "Mensah was good three times: first from 41, then from 25 and last from 44 yards.{s11,s43,s110}"],
      [2, "Rainwater was sacked twice, first by Birdsong and then by Faleolo.{sk13,sk141}"],
      [2, "Huerta scored first on a 4-yard run and later on a 7-yard catch.{s126,s157}"],
    ],
    no: [
      [
        2,
        "Rainwater was picked off three times, first by Roman Figueroa, then by Rory Schellenberg and finally by Minh Greyson.{in17,in31,in39}",
      ],
      [
        2,
        "Rainwater was picked off three times, first by Minh Greyson, then by Roman Figueroa and finally by Rory Schellenberg.{in17,in31,in39}",
      ],
      [
        2,
        "Rainwater was picked off three times, first by Rory Schellenberg, then by Minh Greyson and finally by Roman Figueroa.{in17,in31,in39}",
      ],
      [2, "Mensah kicked three field goals, first from 25 yards, then from 41 and finally from 44.{s11,s43,s110}"],
      [2, "Mensah kicked three field goals, first from 41 yards, then from 44 and finally from 25.{s11,s43,s110}"],
      [2, "Diallo scored twice, first on a 67-yard run and then on a 17-yard catch.{s65,s113}"],
      [2, "Diallo scored first on a 67-yard run and later on a 17-yard catch.{s65,s113}"],
      [2, "Rainwater threw two touchdown passes, first to Achebe and then to Diallo.{s65,s86}"],
      [2, "Mensah hit from 25 yards, then from 41 and later from 44.{s11,s43,s110}"],
      [
        2,
        "The Vikings took it away three times, first when Greyson picked it off, then when Figueroa did and finally when Rory Schellenberg did.{in17,in31,in39}",
      ],
      [2, "Mensah was good three times: first from 44, then from 25 and last from 41 yards.{s11,s43,s110}"],
      [2, "Rainwater was sacked twice, first by Faleolo and then by Birdsong.{sk13,sk141}"],
      [2, "Mensah kicked three field goals, first from 25 yards and then from 44.{s11,s43,s110}"],
      [2, "Huerta scored first on a 4-yard run.{s126}"],
    ],
  },
  {
    form: "no miss",
    yes: [
      [5, "Giovanni Lumumba missed nothing all game.{l:demo-cin-k1:kicking}"],
      [5, "Giovanni Lumumba never missed.{l:demo-cin-k1:kicking}"],
      [5, "Giovanni Lumumba had no misses.{l:demo-cin-k1:kicking}"],
      [5, "Giovanni Lumumba did not miss a kick all day.{l:demo-cin-k1:kicking}"],
      [5, "Giovanni Lumumba kicked without a miss.{l:demo-cin-k1:kicking}"],
      [5, "Giovanni Lumumba made both field goals and missed none of his extra points.{l:demo-cin-k1:kicking}"],
      [5, "Giovanni Lumumba went the whole game without missing.{l:demo-cin-k1:kicking}"],
      [5, "Giovanni Lumumba did not have a single miss.{l:demo-cin-k1:kicking}"],
      [5, "Lumumba had nine points and never once missed.{l:demo-cin-k1:kicking}"],
      [2, "Nico Mensah never missed an extra point.{l:demo-min-k1:kicking}"],
      [2, "Nico Mensah made all three extra points but missed one of his four field goals.{l:demo-min-k1:kicking}"],
      [2, "The Vikings failed on eight of 12 third downs.{t:MIN:thirdDowns}"],
    ],
    no: [
      [2, "Nico Mensah missed nothing all game.{l:demo-min-k1:kicking}"],
      [2, "Nico Mensah never missed.{l:demo-min-k1:kicking}"],
      [2, "Nico Mensah had no misses.{l:demo-min-k1:kicking}"],
      [2, "Nico Mensah did not miss.{l:demo-min-k1:kicking}"],
      [2, "Nico Mensah kicked without a miss.{l:demo-min-k1:kicking}"],
      [2, "Nico Mensah was perfect on field goals.{l:demo-min-k1:kicking}"],
      [2, "Nico Mensah never missed a field goal.{l:demo-min-k1:kicking}"],
      [6, "Merrick Lindqvist missed none of his extra points.{l:demo-ten-k1:kicking}"],
      [5, "Giovanni Lumumba missed one.{l:demo-cin-k1:kicking}"],
      [5, "Giovanni Lumumba missed no games this season.{l:demo-cin-k1:kicking}"],
      [2, "Nico Mensah missed three of his four field goals.{l:demo-min-k1:kicking}"],
      [2, "The Vikings failed on four of 12 third downs.{t:MIN:thirdDowns}"],
    ],
  },
  {
    form: "two figures that are alike",
    yes: [
      [9, "On the ground there was nothing in it, with 91 yards for each side.{cmp:rushingYards}"],
      [9, "There was nothing between them on the ground, 91 yards apiece.{cmp:rushingYards}"],
      [9, "There was no difference on the ground, 91 yards each.{cmp:rushingYards}"],
      [9, "Neither team had an edge on the ground: both ran for 91 yards.{cmp:rushingYards}"],
      [9, "Not a yard separated them on the ground, 91 each.{cmp:rushingYards}"],
      [9, "Neither side had the better of it on the ground, with 91 yards each.{cmp:rushingYards}"],
      [9, "The running game was even, 91 yards for each side.{cmp:rushingYards}"],
      [2, "There was not much between them in first downs, 21 to 19.{cmp:firstDowns}"],
      [2, "There was nothing in it through the air, 250 yards to 248.{cmp:passingYards}"],
      [
        2,
        "Neither: Chukwuma and Markovic were targeted nine times apiece.{u:demo-det-wr2:targets,u:demo-min-wr2:targets}",
        "who got more targets, chukwuma or markovic",
      ],
      [
        2,
        "Neither, as Chukwuma and Markovic had nine each.{u:demo-det-wr2:targets,u:demo-min-wr2:targets}",
        "who got more targets, chukwuma or markovic",
      ],
      [
        2,
        "Neither did: they had nine apiece.{u:demo-det-wr2:targets,u:demo-min-wr2:targets}",
        "who got more targets, chukwuma or markovic",
      ],
      [
        2,
        "Chukwuma was targeted nine times, exactly as often as Markovic.{u:demo-det-wr2:targets,u:demo-min-wr2:targets}",
        "who got more targets, chukwuma or markovic",
      ],
      [
        2,
        "It was even, with nine targets each for Chukwuma and Markovic.{u:demo-det-wr2:targets,u:demo-min-wr2:targets}",
        "who got more targets, chukwuma or markovic",
      ],
      [
        2,
        "Neither one: each of them had nine targets.{u:demo-det-wr2:targets,u:demo-min-wr2:targets}",
        "chukwuma or markovic, who was thrown to more?",
      ],
      [2, "Chukwuma had nine targets, just as many as Markovic.{u:demo-det-wr2:targets,u:demo-min-wr2:targets}"],
      [2, "Chukwuma had nine targets, the same as Markovic.{u:demo-det-wr2:targets,u:demo-min-wr2:targets}"],
      [2, "Chukwuma and Markovic tied with nine targets each.{u:demo-det-wr2:targets,u:demo-min-wr2:targets}"],
      [2, "Schellenberg was targeted five times, as often as Huerta.{u:demo-det-wr1:targets,u:demo-min-rb2:targets}"],
      [
        2,
        "Huerta and Markovic caught five passes each, so there was nothing in it.{l:demo-min-rb2:receiving,l:demo-min-wr2:receiving}",
      ],
      [5, "Neither: both teams had one sack.{cmp:sacks}", "who had more sacks"],
      [9, "Neither did, as both teams ran for 91 yards.{cmp:rushingYards}", "who ran for more yards"],
    ],
    no: [
      [2, "On the ground there was nothing in it.{cmp:rushingYards}"],
      [2, "There was nothing between them on the ground, 155 yards to 103.{cmp:rushingYards}"],
      [2, "There was no difference on the ground.{cmp:rushingYards}"],
      [2, "Neither team had an edge on the ground.{cmp:rushingYards}"],
      [2, "Not a yard separated them on the ground.{cmp:rushingYards}"],
      [2, "There was not much between them in sacks, five to two.{cmp:sacks}"],
      [9, "There was nothing in it, with 90 yards for each side.{cmp:rushingYards}"],
      [
        2,
        "Neither: Quintanilla and Markovic were targeted nine times apiece.{u:demo-min-wr1:targets,u:demo-min-wr2:targets}",
        "who got more targets, quintanilla or markovic",
      ],
      [
        2,
        "Neither: Quintanilla had seven and Markovic nine.{u:demo-min-wr1:targets,u:demo-min-wr2:targets}",
        "who got more targets, quintanilla or markovic",
      ],
      [2, "Quintanilla was targeted exactly as often as Markovic.{u:demo-min-wr1:targets,u:demo-min-wr2:targets}"],
      [2, "Quintanilla was targeted nine times, as often as Chukwuma.{u:demo-min-wr1:targets,u:demo-det-wr2:targets}"],
      [2, "Huerta had just as many carries as Dvorak.{u:demo-min-rb2:carries,u:demo-min-rb1:carries}"],
      [2, "Huerta had the same number of carries as Dvorak.{u:demo-min-rb2:carries,u:demo-min-rb1:carries}"],
      [2, "Quintanilla and Markovic were even in targets.{u:demo-min-wr1:targets,u:demo-min-wr2:targets}"],
      [
        2,
        "Neither: the Lions had five sacks and the Vikings two.{t:DET:sacks,t:MIN:sacks}",
        "who had more sacks, the lions or the vikings",
      ],
      [2, "Neither did, with the Lions at 155 and the Vikings at 103.{cmp:rushingYards}", "who ran for more yards"],
    ],
  },
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
    ],
  },
  {
    form: "every time, both times",
    yes: [
      [4, "Washington cashed in every time, with touchdowns on all three trips inside the 20.{t:WAS:redZone}"],
      [4, "The Commanders scored every time they got inside the 20.{t:WAS:redZone}"],
      [4, "The Commanders scored a touchdown each time they reached the red zone.{t:WAS:redZone}"],
      [4, "The Commanders turned every trip inside the 20 into a touchdown.{t:WAS:redZone}"],
      [4, "The Commanders scored touchdowns on every one of their trips inside the 20.{t:WAS:redZone}"],
      [4, "All three Washington trips inside the 20 ended with a touchdown.{t:WAS:redZone}"],
      [3, "The Chiefs went for it on fourth down twice and got it both times.{t:KC:fourthDowns}"],
      [3, "The Chiefs converted every time they went for it.{t:KC:fourthDowns}"],
      [3, "The Chiefs were a perfect 2-for-2 on fourth down.{t:KC:fourthDowns}"],
      [
        3,
        "The Chiefs cashed in every time, with touchdowns on both trips inside the 20 and conversions on both fourth downs.{t:KC:redZone,t:KC:fourthDowns}",
      ],
      [5, "The Chargers came up short the only time they went for it.{t:LAC:fourthDowns}"],
      [6, "The Titans went for it four times.{t:TEN:fourthDowns}"],
    ],
    no: [
      [4, "The Giants came up empty every time they got inside the 20.{t:NYG:redZone}"],
      [3, "The Steelers scored a touchdown every time they got inside the 20.{t:PIT:redZone}"],
      [3, "The Steelers cashed in every time.{t:PIT:redZone}"],
      [3, "The Steelers cashed in every time, on fourth down and inside the 20.{t:PIT:redZone,t:PIT:fourthDowns}"],
      [4, "The Giants scored every time they got inside the 20.{t:NYG:redZone}"],
      [4, "The Commanders came up empty every time.{t:WAS:redZone}"],
      [2, "The Vikings scored a touchdown each time they reached the red zone.{t:MIN:redZone}"],
      [2, "The Vikings turned every trip inside the 20 into a touchdown.{t:MIN:redZone}"],
      [2, "The Vikings scored touchdowns on all five trips inside the 20.{t:MIN:redZone}"],
      [2, "The Lions were stopped both times they went for it.{t:DET:fourthDowns}"],
      [2, "The Lions converted both times they went for it.{t:DET:fourthDowns}"],
      [5, "The Bengals came up short the only time they went for it.{t:CIN:fourthDowns}"],
      [6, "The Titans went for it three times.{t:TEN:fourthDowns}"],
    ],
  },
  {
    form: "what came of what was tried",
    yes: [
      [2, "The Vikings managed three on five in the red zone.{t:MIN:redZone}"],
      [
        2,
        "The Vikings scored touchdowns on three of five trips, whereas the Lions managed one on two.{t:MIN:redZone,t:DET:redZone}",
      ],
      [2, "The Vikings got touchdowns on three trips, three on five.{t:MIN:redZone}"],
    ],
    no: [
      [
        2,
        "The Vikings scored touchdowns on three of five trips, whereas the Lions managed two on two.{t:MIN:redZone,t:DET:redZone}",
      ],
      [
        2,
        "The Vikings scored touchdowns on three of five trips, whereas the Lions managed three on five.{t:MIN:redZone,t:DET:redZone}",
      ],
      [2, "The Lions managed five on three.{t:DET:redZone}"],
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
];

const INDEXES = new Map(
  [...new Set(FORMS.flatMap(({ yes, no }) => [...yes, ...no].map(([game]) => game)))].map((game) => [
    game,
    indexFacts(simulatedSnapshot(game), null),
  ]),
);

function found([game, text, question = ""]: Said): string {
  const index = INDEXES.get(game);
  if (index === undefined) throw new Error(`No game ${game}.`);
  return faultsOf(text, index, { kind: "answer", round: "last", question }).join("; ");
}

describe.each(FORMS)("$form", ({ yes, no }) => {
  it.each(yes.map((said) => [said[1], said] as const))("may say: %s", (_text, said) => {
    expect(found(said)).toBe("");
  });

  it.each(no.map((said) => [said[1], said] as const))("does not say: %s", (_text, said) => {
    expect(found(said)).not.toBe("");
  });
});
