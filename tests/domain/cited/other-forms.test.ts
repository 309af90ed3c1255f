import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase, playersOwn, team } from "../../../domain/facts/wording/phrase-of.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";
import { seasonHighOf } from "./season-high-of.ts";
import { withFacts } from "./with-facts.ts";

const diallo = "demo-det-rb1";
const played = indexFacts(simulatedSnapshot(2), null);
/** The game with Diallo's season high and the losing streak of the Lions. */
const index = withFacts(played, [
  ...played.facts,
  seasonHighOf(
    diallo,
    { rushingYards: 107, previousBest: 80 },
    phrase`${playersOwn(diallo)} 107 rushing yards were a season high`,
  ),
  makeFact({
    id: "skid",
    kind: "streak",
    weight: 32,
    team: "DET",
    marks: ["losing"],
    values: { games: 2 },
    receipts: [],
    clause: phrase`${team("DET")} have lost two straight`,
  }),
]);
const found = (text: string): string => faultsOf(text, index, { round: "last" }).join("; ");

/** What is said in a form that hides it: whose a figure is, what other weeks held, what brought a score about, how much of a quarter was left. */
const FORMS: readonly { form: string; yes: readonly string[]; no: readonly string[] }[] = [
  {
    form: "what the week before was by a streak",
    yes: [
      "The Lions have lost two straight.{skid}",
      "The Lions lost a week after a loss.{result,skid}",
      "The Lions have lost two straight, one week after losing.{skid}",
      "The Lions have lost two straight, a week after a defeat.{skid}",
    ],
    no: [
      "The Lions lost a week after picking up a win.{result,skid}",
      "The Lions have lost two straight, one week after winning.{skid}",
      "A week removed from a victory, the Lions lost.{result,skid}",
      "The Lions lost, just seven days after beating somebody.{result,skid}",
    ],
  },
  {
    form: "the edge of a row beside other facts",
    yes: [
      "With Diallo running for 107 yards, the Lions came out ahead on the ground, 155-103.{l:demo-det-rb1:rushing,cmp:rushingYards}",
      "The Lions held the slimmest of edges through the air, 250-248.{cmp:passingYards,cmp:rushingYards}",
      "The Lions led on the ground, 155-103.{cmp:rushingYards}",
      "The Lions lost but won on the ground, 155-103.{result,cmp:rushingYards}",
    ],
    no: [
      "The Vikings won the game and won on the ground as well, 155-103.{result,cmp:rushingYards}",
      "With Diallo running for 107 yards, the Vikings came out ahead on the ground, 155-103.{l:demo-det-rb1:rushing,cmp:rushingYards}",
      "The Vikings held the slimmest of edges through the air, 250-248.{cmp:passingYards,cmp:rushingYards}",
      "The Vikings led on the ground, 155-103.{cmp:rushingYards}",
      "Rushing yards went the Vikings' way, 155-103.{cmp:rushingYards}",
    ],
  },
  {
    form: "a figure of a row before its team, and a line that a team got",
    yes: [
      "There were 155 rushing yards for the Lions and 103 for the Vikings.{cmp:rushingYards}",
      "The Lions got 107 yards from Diallo.{l:demo-det-rb1:rushing}",
      "For the Lions, Diallo ran for 107 yards.{l:demo-det-rb1:rushing}",
    ],
    no: [
      "There were 155 rushing yards for the Vikings and 103 for the Lions.{cmp:rushingYards}",
      "The Vikings got 107 yards from Diallo.{l:demo-det-rb1:rushing}",
      "For the Vikings, Diallo ran for 107 yards.{l:demo-det-rb1:rushing}",
      "The Vikings leaned on Diallo for 107 yards.{l:demo-det-rb1:rushing}",
    ],
  },
  {
    form: "the one of its team",
    yes: ["Huerta's 7-yard catch was the last touchdown that the Vikings scored.{s157}"],
    no: [
      "Huerta's 7-yard catch was the only touchdown the Vikings scored.{s157}",
      "Huerta's 7-yard catch was the only touchdown that the Lions gave up.{s157}",
    ],
  },
  {
    form: "what other weeks held",
    yes: [
      "The Lions had lost the week before as well.{skid}",
      "Diallo ran for 107 yards, more than in any of his earlier games.{high}",
    ],
    no: [
      "The Lions had won the week before.{skid}",
      "After two wins in a row, the Lions lost.{result,skid}",
      "The Lions, coming off a win, lost.{result,skid}",
      "Diallo's 107 rushing yards had been surpassed in one of his earlier games.{high}",
      "The Lions, who came in off three straight wins, lost.{result,skid}",
      "Even 107 rushing yards were not enough for a new season high by Diallo.{high}",
      "Diallo ran for 107 yards, though not his best of the season.{high}",
      "Diallo ran for 107 yards, still short of his best this season.{high}",
    ],
  },
  {
    form: "what was projected, and by how much it was beaten",
    yes: [
      "Diallo led with 32.7 PPR points, beating his projection by 20.5.{f:demo-det-rb1}",
      "Diallo scored 32.7 PPR points, of which his projection had foreseen just 12.2.{f:demo-det-rb1}",
    ],
    no: [
      "Diallo scored 32.7 PPR points, beating his projection by 12.2.{f:demo-det-rb1}",
      "Diallo scored 32.7 PPR points against a projection of 20.5.{f:demo-det-rb1}",
      "Diallo scored 32.7 PPR points, of which his projection had foreseen just 20.5.{f:demo-det-rb1}",
    ],
  },
  {
    form: "what one deed of a clause brought about",
    yes: [
      "It was a fumble that led to the touchdown.{ledTo:fu153}",
      "The Lions lost a fumble,{fu153} a turnover that led to a touchdown.{ledTo:fu153}",
      "What put Diallo in position for that 17-yard touchdown was his own 21-yard catch.{pl64,s65}",
      "Achebe turned a short catch into a 49-yard touchdown, and Diallo scored on a 67-yard run.{s86,s113}",
    ],
    no: [
      "The Lions threw an interception,{in101} a turnover that led to a touchdown.{ledTo:fu153}",
      "It was a fourth-down stop of the Lions that led to the touchdown.{ledTo:fu153}",
      "What put Mensah in position for that 44-yard field goal was a 24-yard catch by Quintanilla.{pl33,s110}",
      "Pickersgill's 25-yard run was the spark for Diallo's 67-yard touchdown run.{pl84,s113}",
      "The Lions paid dearly for Greyson's interception, which Mensah turned into a 44-yard field goal.{in39,s110}",
    ],
  },
  {
    form: "a ball given right back",
    yes: ["The Lions threw one interception,{in17} and they gave the ball right back with another.{in31}"],
    no: ["The Lions threw one interception,{in31} and they gave the ball right back with another.{in17}"],
  },
  {
    form: "how a part of the game began",
    yes: ["The Lions opened the second half with a 25-yard run by Pickersgill.{pl84}"],
    no: [
      "The Lions opened the second half with a 67-yard run by Diallo.{s113}",
      "The Lions scored on a 49-yard catch and a 67-yard run, both in the last five minutes.{s86,s113}",
    ],
  },
  {
    form: "what had been done by then, and who goes on after an aside",
    yes: [
      "Achebe had a touchdown behind him when Diallo scored on a 67-yard run.{s86,s113}",
      "Diallo, who had caught a touchdown pass,{s65} scored on a 67-yard run.{s113}",
    ],
    no: [
      "Diallo had scored on a 67-yard run when Achebe caught a 49-yard touchdown pass.{s86,s113}",
      "When Achebe caught a 49-yard touchdown pass, Diallo had his long run behind him.{s86,s113}",
      "Achebe, who had caught a touchdown pass,{s86} scored on a 67-yard run.{s113}",
    ],
  },
  {
    form: "who it was done to, in a list or after an aside",
    yes: ["Quaye sacked Duongle late,{sk148} and Quiroz sacked him early.{sk54}"],
    no: [
      "Quaye sacked Duongle and Rainwater.{sk148,sk13}",
      "Quaye, who had already sacked Duongle, dropped Rainwater for a loss of 16 yards.{sk148,sk13}",
    ],
  },
  {
    form: "how much of a quarter was left",
    yes: [
      "Achebe caught a 49-yard touchdown pass with most of the third quarter still to be played.{s86}",
      "Diallo scored on a 67-yard run with the third quarter all but over.{s113}",
    ],
    no: [
      "Diallo scored on a 67-yard run with the larger part of the third quarter still to be played.{s113}",
      "Achebe caught a 49-yard touchdown pass with the third quarter all but over.{s86}",
      "Achebe caught a 49-yard touchdown pass with little of the third quarter left.{s86}",
    ],
  },
  {
    form: "how it stood, and what did not happen",
    yes: [
      "Trailing 30-26, the Lions drove 11 yards in five plays but turned the ball over on downs.{d160}",
      "Achebe caught a 49-yard touchdown pass,{s86} one of three touchdowns for the Lions.{count:DET:touchdowns}",
      "Diallo scored on a 67-yard run,{s113} and nobody scored again in the quarter.{break:3}",
      "The Lions scored 15 points without a reply.{run:s65}",
      "Diallo did not let any of his four targets go to waste.{l:demo-det-rb1:receiving}",
    ],
    no: [
      "Leading 30-26, the Lions drove 11 yards in five plays but turned the ball over on downs.{d160}",
      "Down by seven, the Lions drove 11 yards in five plays but turned the ball over on downs.{d160}",
      "Mensah kicked a 44-yard field goal,{s110} and nobody scored again in the quarter.{break:3}",
      "The Lions scored 16 points without a reply.{run:s65}",
      "Quintanilla did not let any of his targets go to waste.{l:demo-min-wr1:receiving}",
    ],
  },
  {
    form: "a deed for a team, with whatever verb",
    yes: [
      "Greyson came up with an interception for the Vikings.{in39}",
      "Greyson's interception for the Vikings came in the second quarter.{in39}",
      "It was an interception for the Vikings.{in39}",
      "Greyson's pick gave the Vikings the ball.{in39}",
      "The Vikings picked off Rainwater.{in39}",
      "Rainwater's interception was big for the Vikings.{in39}",
      "The Vikings came up empty on a 53-yard try.{ms151}",
      "The Vikings' 53-yard try was no good.{ms151}",
    ],
    no: [
      "Greyson came up with an interception for the Lions.{in39}",
      "Greyson's interception for the Lions came in the second quarter.{in39}",
      "It was an interception for the Lions.{in39}",
      "An interception by Greyson for the Lions came in the second quarter.{in39}",
      "For the Lions, it was Greyson who had the interception.{in39}",
      "The Lions got an interception from Greyson.{in39}",
      "Greyson's pick gave the Lions the ball.{in39}",
      "The Lions picked off Rainwater.{in39}",
      "Mensah booted a 25-yard field goal for the Lions.{s43}",
      "Quiroz got to Duongle for a loss of 2 yards for the Vikings.{sk54}",
      "The Lions also came up empty on a 53-yard try.{ms151}",
      "It was the Lions who missed from 53 yards.{ms151}",
      "The Lions had a 17-yard touchdown catch by Quintanilla.{s22}",
      "Quintanilla's 17-yard catch gave the Lions a 10-0 lead.{s22}",
      "The Lions' 53-yard try was no good.{ms151}",
    ],
  },
  {
    form: "who was in on the two points after a touchdown",
    yes: [
      "Achebe caught a 49-yard touchdown pass and Diallo ran in the two-point try.{s86}",
      "Diallo ran in the two-point try.{s86}",
    ],
    no: [
      "Achebe also caught the two-point pass.{s86}",
      "Achebe scored on the two-point try.{s86}",
      "Achebe caught a 49-yard touchdown pass from Rainwater and the two-point pass.{s86}",
      "Rainwater found Achebe for the two-point conversion.{s86}",
      "The two-point pass went to Achebe.{s86}",
      "Achebe finished it off by catching the two-point pass.{s86}",
      "Diallo ran 67 yards for a touchdown and added the two-point conversion.{s113}",
    ],
  },
  {
    form: "when a drive began",
    yes: [
      "Huerta's winning drive started with 2:22 left.{s157}",
      "The winning drive began in the fourth quarter.{s157}",
    ],
    no: [
      "The winning drive started with 1:37 left.{s157}",
      "With 1:37 left, the winning drive started.{s157}",
      "The Vikings got the ball for the winning drive with 3:08 to play.{s157,ms151}",
      "The winning drive began in the third quarter.{s157}",
    ],
  },
  {
    form: "a deed told before a deed of the same team by what it was",
    yes: [
      "The Vikings had already kicked a field goal when Quintanilla scored.{s11,s22}",
      "The Vikings already had a touchdown when Mensah hit from 25 yards.{s22,s43}",
      "Mensah hit from 25 yards after that Quintanilla touchdown.{s22,s43}",
      "Before that Quintanilla touchdown, Mensah hit from 41 yards.{s11,s22}",
    ],
    no: [
      "The Vikings had already kicked a field goal when Quintanilla scored.{s43,s22}",
      "When Quintanilla scored, the Vikings already had a field goal.{s43,s22}",
      "The Vikings already had a touchdown when Mensah hit from 41 yards.{s22,s11}",
      "Quintanilla scored after that Mensah field goal.{s22,s43}",
      "Before that Quintanilla touchdown, Mensah hit from 25 yards.{s43,s22}",
    ],
  },
  {
    form: "the low end of a season high",
    yes: ["Diallo's 107 rushing yards were his biggest total of the season.{high}"],
    no: [
      "Diallo's 107 rushing yards were his lowest total of the season.{high}",
      "Diallo's 107 rushing yards were a season low.{high}",
      "Diallo had never had a lower total this season than 107 rushing yards.{high}",
    ],
  },
  {
    form: "sacks by who did it, and by whose they were",
    yes: [
      "Quiroz threw Duongle for a 2-yard loss.{sk54}",
      "The Lions sacked the Vikings' quarterback five times.{cmp:sacks}",
      "The Lions ran for 155 yards,{cmp:rushingYards} and they sacked the Vikings five times.{cmp:sacks}",
      "The Vikings were sacked five times.{cmp:sacks}",
      "The Vikings gave up five sacks and had two.{cmp:sacks}",
    ],
    no: [
      "Duongle threw Quiroz for a 2-yard loss.{sk54}",
      "Birdsong dumped Duongle for a 2-yard loss.{sk54}",
      "The Vikings sacked the Lions' quarterback five times.{cmp:sacks}",
      "The Lions gave up five sacks and had two.{cmp:sacks}",
    ],
  },
  {
    form: "a rush that nothing tells",
    yes: ["Greyson intercepted Rainwater.{in39} Birdsong had sacked him in the first quarter.{sk13}"],
    no: [
      "Greyson intercepted Rainwater.{in39} Pressure from Birdsong forced that throw.{sk13,in39}",
      "Birdsong hurried the throw that Greyson picked off.{in39}",
      "Greyson intercepted Rainwater under heavy pressure.{in39}",
    ],
  },
  {
    form: "which one of a count the clause before has told",
    yes: ["Achebe scored on a 49-yard catch,{s86} the second touchdown for the Lions.{count:DET:touchdowns}"],
    no: ["Achebe scored on a 49-yard catch,{s86} the third touchdown for the Lions.{count:DET:touchdowns}"],
  },
];

describe.each(FORMS)("$form", ({ yes, no }) => {
  it.each(yes)("may be said: %s", (text) => {
    expect(found(text)).toBe("");
  });

  it.each(no)("is held: %s", (text) => {
    expect(found(text)).not.toBe("");
  });
});
