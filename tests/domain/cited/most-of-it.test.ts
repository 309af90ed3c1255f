import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase, player, playersOwn, team } from "../../../domain/facts/wording/phrase-of.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";
import { seasonHighOf } from "./season-high-of.ts";
import { withFacts } from "./with-facts.ts";

const played = indexFacts(simulatedSnapshot(2), null);
const diallo = "demo-det-rb1";
/** The Vikings' win over the Lions, their fifth straight one. Diallo's 107 rushing yards are a season high, and his 32.7 points are far from his average of 14.1. */
const index = withFacts(played, [
  ...played.facts,
  seasonHighOf(
    diallo,
    { rushingYards: 107, previousBest: 95 },
    phrase`${playersOwn(diallo)} 107 rushing yards were a season high`,
  ),
  makeFact({
    id: "mean",
    kind: "projection",
    weight: 20,
    team: "DET",
    marks: ["ppr", "belowMean"],
    roles: { player: diallo },
    values: { projectedPoints: 13.8, meanPoints: 14.1, difference: 0.3, games: 9 },
    receipts: [],
    clause: phrase`${player(diallo)} was projected for 13.8 PPR points, and averages 14.1`,
  }),
  makeFact({
    id: "streak",
    kind: "streak",
    weight: 20,
    team: "MIN",
    marks: ["winning"],
    values: { games: 5 },
    receipts: [],
    clause: phrase`${team("MIN")} have won five straight`,
  }),
]);

const FORMS: readonly { form: string; yes: readonly string[]; no: readonly string[] }[] = [
  {
    form: "which play it is that none was longer than",
    yes: [
      "Diallo ran 67 yards for a touchdown.{s113} It was the longest play of the game.{rank:game:yards}",
      "Diallo ran 67 yards for a touchdown.{s113} No play in the game went for more.{rank:game:yards}",
      "Huerta scored on a 4-yard run.{s126} The longest play of the game went for 67 yards.{rank:game:yards}",
    ],
    no: [
      "Quintanilla caught a 22-yard pass.{pl156} It was the longest play of the game.{rank:game:yards}",
      "Quintanilla caught a 22-yard pass.{pl156} No play in the game went for more.{rank:game:yards}",
      "Huerta scored on a 4-yard run.{s126} That was the biggest gain of the game.{rank:game:yards}",
      "Huerta scored on a 4-yard run.{s126} Nothing else went for longer.{rank:game:yards}",
      "Huerta scored on a 4-yard run.{s126} That was the Vikings' largest lead.{lead:MIN}",
    ],
  },
  {
    form: "which figure it is that is the most",
    yes: [
      "Diallo ran for 107 yards.{l:demo-det-rb1:rushing} It was the most he has had in a game this season.{high}",
      "Diallo ran for 107 yards.{l:demo-det-rb1:rushing} It was the most in the game.{rank:game:rushingYards}",
      "Diallo ran for 107 yards on 13 carries.{l:demo-det-rb1:rushing} The yards were a season high.{high}",
    ],
    no: [
      "Diallo had 13 carries.{l:demo-det-rb1:rushing} It was the most he has had in a game this season.{high}",
      "Diallo caught four passes for 40 yards.{l:demo-det-rb1:receiving} It was a season high.{high}",
      "Diallo ran for 107 yards.{l:demo-det-rb1:rushing} It was the most in the game.{rank:game:carries}",
      "Diallo scored 32.7 PPR points.{f:demo-det-rb1} That was his best of the season.{high}",
    ],
  },
  {
    form: "a streak, which is no matter of one opponent or place",
    yes: ["It was the Vikings' fifth straight win.{streak}", "The Vikings have won five in a row.{streak}"],
    no: [
      "It was the Vikings' fifth straight win over the Lions.{streak}",
      "The Vikings have won five in a row against the Lions.{streak}",
      "The Vikings have beaten the Lions five straight times.{streak}",
      "The Vikings have won five straight at home.{streak}",
    ],
  },
  {
    form: "what is level with an average or a projection",
    yes: [
      "Diallo was projected for 13.8 PPR points, right around his average.{mean}",
      "Diallo was projected for 13.8 PPR points, in line with his average.{mean}",
      "Diallo was projected for 13.8 PPR points, close to his average.{mean}",
      "Diallo was projected for 13.8 PPR points, about what he had been averaging.{mean}",
      "Diallo scored 32.7 PPR points.{f:demo-det-rb1} That was more than he had been averaging.{mean}",
      "Diallo scored 32.7 PPR points.{f:demo-det-rb1} His projection was close to his average.{mean}",
    ],
    no: [
      "Diallo scored 32.7 PPR points.{f:demo-det-rb1} That was about what he had been averaging.{mean}",
      "Diallo scored 32.7 PPR points.{f:demo-det-rb1} It was right around what he usually scores.{mean}",
      "Diallo scored 32.7 PPR points.{f:demo-det-rb1} He had been averaging about that.{mean}",
      "Diallo scored 32.7 PPR points.{f:demo-det-rb1} He was projected for about that.{mean}",
      "Diallo scored 32.7 PPR points.{f:demo-det-rb1} That was a typical game for him.{mean}",
      "Diallo was projected for 13.8 PPR points, exactly his average.{mean}",
      "Diallo scored 32.7 PPR points.{f:demo-det-rb1} That was close to his projection.{mean}",
      "Diallo scored 32.7 PPR points, right at his projection.{f:demo-det-rb1}",
      "Diallo scored 32.7 PPR points, in line with his projection.{f:demo-det-rb1}",
    ],
  },
  {
    form: "which one of his it is",
    yes: [
      "Mensah made three field goals.{l:demo-min-k1:kicking} The second was from 25 yards.{nth:fieldGoal:s43}",
      "Mensah made three field goals.{l:demo-min-k1:kicking} The third was a 44-yarder.{s110}",
      "Mensah made three field goals.{l:demo-min-k1:kicking} The first was from 41 yards.{s11}",
    ],
    no: [
      "Mensah made three field goals.{l:demo-min-k1:kicking} The third was from 25 yards.{nth:fieldGoal:s43}",
      "Mensah made three field goals.{l:demo-min-k1:kicking} The third was a 25-yarder.{s43}",
      "Mensah made three field goals.{l:demo-min-k1:kicking} The second was a 44-yarder.{s110}",
      "Mensah made three field goals.{l:demo-min-k1:kicking} The last was from 25 yards.{s43}",
    ],
  },
  {
    form: "what gave them the ball",
    yes: [
      "Huerta scored on a 7-yard catch.{s157} A fumble set that one up.{ledTo:fu153}",
      "Quintanilla scored on a 17-yard catch.{s22} An interception set that one up.{ledTo:in17}",
    ],
    no: [
      "An interception set that one up.{ledTo:fu153,in101} Huerta scored on a 7-yard catch.{s157}",
      "Huerta scored on a 7-yard catch.{s157} An interception set that score up.{ledTo:in101}",
      "Huerta scored on a 4-yard run.{s126} A fumble had given them the ball.{fu153,d116}",
    ],
  },
  {
    form: "who did more of two",
    yes: [
      "Diallo outscored Huerta 32.7 to 22.2 in PPR points.{f:demo-det-rb1,f:demo-min-rb2} He ran for more yards, 107 to 24.{l:demo-det-rb1:rushing,l:demo-min-rb2:rushing}",
      "Markovic did more, with 46 yards on five catches to Wigfall's 35 on two.{l:demo-min-wr2:receiving,l:demo-min-wr3:receiving}",
    ],
    no: [
      "Huerta trailed Diallo 22.2 to 32.7 in PPR points.{f:demo-min-rb2,f:demo-det-rb1} He ran for more yards, 107 to 24.{l:demo-det-rb1:rushing,l:demo-min-rb2:rushing}",
      "Diallo outscored Huerta 32.7 to 22.2 in PPR points.{f:demo-det-rb1,f:demo-min-rb2} He had more catches, five to four.{l:demo-det-rb1:receiving,l:demo-min-rb2:receiving}",
    ],
  },
  {
    form: "what both teams have, what neither has, and a half of it",
    yes: [
      "There were seven in all, five by the Lions and two by the Vikings.{cmp:sacks}",
      "Neither team was ever ahead by more than 13.{lead:MIN,lead:DET}",
      "The Lions were never up by more than seven{lead:DET} and the Vikings never by more than 13.{lead:MIN}",
      "The Lions split their two red-zone trips.{t:DET:redZone}",
      "The lead changed hands four times all game.{count:leadChanges}",
      "Mensah hit from 41 and 25 yards in the first half,{s11,s43} then from 44 in the second.{s110}",
    ],
    no: [
      "There were eight in all, five by the Lions and two by the Vikings.{cmp:sacks}",
      "There were seven in all, two by the Lions and five by the Vikings.{cmp:sacks}",
      "Neither team was ever ahead by more than seven.{lead:MIN,lead:DET}",
      "The Lions were never up by more than seven{lead:DET} and the Vikings never by more than 10.{lead:MIN}",
      "Mensah split his four field goal tries.{l:demo-min-k1:kicking}",
      "The Lions were perfect in the red zone.{cmp:redZone}",
      "Mensah hit from 44 yards in the first half,{s110} then from 41 and 25 in the second.{s11,s43}",
    ],
  },
  {
    form: "whose the most is, and that nothing went farther",
    yes: [
      "Quintanilla's six catches were the most on the Vikings.{rank:MIN:receptions}",
      "Diallo was the leading rusher for the Lions with 107 yards.{rank:DET:rushingYards}",
      "Markovic was thrown to nine times, the most on the Vikings.{rank:MIN:targets}",
      "Nothing went longer than Diallo's 67-yard touchdown run.{rank:game:yards}",
      "Diallo ran 67 yards for a touchdown,{s113} and no other play in the game covered that much ground.{rank:game:yards}",
      "The Lions had no other field goal in the game.{only:fieldGoal:s142}",
    ],
    no: [
      "Quintanilla's six catches were the most on the Lions.{rank:MIN:receptions}",
      "Diallo was the leading rusher for the Vikings with 107 yards.{rank:DET:rushingYards}",
      "Diallo ran for 107 yards, tops among the Vikings.{rank:DET:rushingYards}",
      "Diallo was Minnesota's leading rusher with 107 yards.{rank:DET:rushingYards}",
      "Markovic saw the most targets of all the Lions with nine.{rank:MIN:targets}",
      "Nothing went longer than Achebe's 49-yard touchdown catch.{rank:game:yards}",
      "Achebe caught a 49-yard touchdown,{s86} and no other play in the game covered that much ground.{rank:game:yards}",
      "The Vikings had no other field goal in the game.{only:fieldGoal:s142}",
    ],
  },
  {
    form: "what the lines of two give, and what led his team",
    yes: [
      "Amos Diallo outrushed Amir Dvorak 107-41.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      "Rafael Huerta was targeted twice down there.{u:demo-min-rb2:redZone}",
      "Yusuf Duongle gained more on fewer runs, 30 yards on five,{l:demo-min-qb1:rushing} compared with Rafael Huerta's 24 yards on seven.{l:demo-min-rb2:rushing}",
      "Rafael Huerta scored 22.2 PPR points.{f:demo-min-rb2} That led all Vikings skill players.{rank:MIN:pprPoints}",
    ],
    no: [
      "Amos Diallo outrushed Amir Dvorak 41-107.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      "Amir Dvorak outrushed Amos Diallo 107-41.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      "Amir Dvorak outrushed Amos Diallo 41-107.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      "Amos Diallo outcarried Amir Dvorak 107-41.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      "Amos Diallo outrushed Amir Dvorak 13-9.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      "Amos Diallo outrushed Amir Dvorak 107-51.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      "Rafael Huerta gained more on fewer runs, 24 yards on seven,{l:demo-min-rb2:rushing} compared with Yusuf Duongle's 30 yards on five.{l:demo-min-qb1:rushing}",
      "Amos Diallo gained more on fewer carries, 107 yards on 13,{l:demo-det-rb1:rushing} compared with Amir Dvorak's 41 yards on nine.{l:demo-min-rb1:rushing}",
      "Amir Dvorak did more with fewer carries, 41 yards on nine,{l:demo-min-rb1:rushing} compared with Amos Diallo's 107 yards on 13.{l:demo-det-rb1:rushing}",
      "Yusuf Duongle gained more on fewer catches, 30 yards on five,{l:demo-min-qb1:rushing} compared with Rafael Huerta's 24 yards on seven.{l:demo-min-rb2:rushing}",
      "Yusuf Duongle did not gain more on fewer runs, 30 yards on five,{l:demo-min-qb1:rushing} compared with Rafael Huerta's 24 yards on seven.{l:demo-min-rb2:rushing}",
      "Rafael Huerta caught two passes.{l:demo-min-rb2:receiving} That led all Vikings skill players.{rank:MIN:pprPoints}",
      "Rafael Huerta did not lead the Vikings' skill players.{rank:MIN:pprPoints}",
      "Amos Diallo outgained Amir Dvorak 107-41.{l:demo-det-rb1:rushing,l:demo-min-rb1:rushing}",
      "Yusuf Duongle hardly gained more on fewer runs, 30 yards on five,{l:demo-min-qb1:rushing} compared with Rafael Huerta's 24 yards on seven.{l:demo-min-rb2:rushing}",
      "Rafael Huerta scored 22.2 PPR points.{f:demo-min-rb2} That led all Lions skill players.{rank:MIN:pprPoints}",
      "Kyrell Quintanilla scored 19.6 PPR points.{f:demo-min-wr1} That led all Vikings skill players.{rank:MIN:pprPoints}",
      "Rafael Huerta scored 22.2 PPR points.{f:demo-min-rb2} That led all skill players.{rank:MIN:pprPoints}",
      "Rafael Huerta scored 22.2 PPR points.{f:demo-min-rb2} That led all Vikings in carries.{rank:MIN:pprPoints}",
    ],
  },
];

const found = (text: string): string => faultsOf(text, index, { kind: "answer", round: "last" }).join("; ");

describe.each(FORMS)("$form", ({ yes, no }) => {
  it.each(yes)("may say: %s", (text) => {
    expect(found(text)).toBe("");
  });

  it.each(no)("does not say: %s", (text) => {
    expect(found(text)).not.toBe("");
  });
});
