import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { type FactDraft, makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase, player, team } from "../../../domain/facts/wording/phrase-of.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";
import { withFacts } from "./with-facts.ts";
import { faultsIn, type Said } from "./said-of-games.ts";

/** What two clauses of a sentence, or two sentences, say of each other: what brought it about, who goes on, what was before. */
const FORMS: readonly { form: string; yes: readonly Said[]; no: readonly Said[] }[] = [
  {
    form: "what one clause brought about in the next",
    yes: [
      [
        2,
        "Rory Schellenberg's interception of Rainwater{in17} paved the way for Quintanilla's 17-yard touchdown catch.{s22}",
      ],
      [2, "The Vikings turned Greyson's first interception of Rainwater{in39} into Mensah's 25-yard field goal.{s43}"],
      [2, "The Vikings turned Greyson's interception of Rainwater{in39} into a 25-yard field goal by Mensah.{s43}"],
      [2, "Wigfall's 23-yard catch{pl154} helped produce Huerta's 7-yard touchdown catch.{s157}"],
      [
        2,
        "O'Fallon lost a fumble that Mansour recovered,{fu153} and the Vikings took over from there, with Huerta catching a 7-yard touchdown pass.{s157}",
      ],
      [2, "Diallo's 21-yard catch{pl64} put him in position for a 17-yard touchdown catch.{s65}"],
      [2, "It was a 25-yard run by Pickersgill{pl84} that opened the way to Achebe's 49-yard touchdown catch.{s86}"],
      [1, "Traore missed from 49 yards,{ms53} and the Lions took over and scored on Diallo's 2-yard run.{s59}"],
      [2, "Mensah kicked a 25-yard field goal,{s43} made a 44-yard one{s110} and missed from 53.{ms151}"],
      [2, "A 13-point run that started with Mensah's 41-yard field goal{s11,run:s11} pushed the lead to 13.{lead:MIN}"],
      [2, "Diallo scored on a 67-yard run,{s113} and that left the Vikings down 23-16.{s113}"],
    ],
    no: [
      [2, "Figueroa's interception of Rainwater{in31} paved the way for Mensah's 25-yard field goal.{s43}"],
      [2, "The Vikings turned Figueroa's interception of Rainwater{in31} into a 25-yard field goal by Mensah.{s43}"],
      [2, "Kofi Schellenberg's 26-yard catch{pl15} produced Diallo's 17-yard touchdown catch.{s65}"],
      [
        2,
        "Quaye sacked Duongle,{sk148} and the Lions took over from there, with Delacroix kicking a 29-yard field goal.{s142}",
      ],
      [2, "It was a 25-yard run by Pickersgill{pl84} that opened the way to Diallo's 67-yard touchdown run.{s113}"],
      [2, "Quiroz sacked Duongle,{sk54} which led directly to Achebe's 49-yard touchdown catch.{s86}"],
      [0, "Birdsong intercepted Castille,{in45} which gave O'Fallon the chance to kick a 30-yard field goal.{s66}"],
      [
        6,
        "Kovacs recovered a Loveless fumble,{fu108} which gave Antonelli the chance to score on an 8-yard run.{s162}",
      ],
      [7, "Lichtenberg's interception of Nakai{in20} turned into O'Fallon's 27-yard field goal.{s42}"],
      [2, "Delacroix kicked a 29-yard field goal,{s142} and that left the Vikings down 23-16.{s113}"],
      [0, "Isbell sacked Motuapuaka,{sk16} and that sparked Motuapuaka's 1-yard touchdown run.{s53}"],
    ],
  },
  {
    form: "what somebody had done by then",
    yes: [
      [2, "Wigfall had just caught a 23-yard pass{pl154} when Huerta caught a 7-yard touchdown pass.{s157}"],
      [2, "Diallo scored on a 67-yard run.{s113} By then Mensah had kicked a 44-yard field goal.{s110}"],
      [2, "Mensah had already kicked a 25-yard field goal{s43} before Diallo caught a 17-yard touchdown pass.{s65}"],
      [2, "Achebe had caught a 49-yard touchdown pass{s86} by the time Diallo scored on a 67-yard run.{s113}"],
      [2, "Delacroix kicked a 29-yard field goal.{s142} Huerta had already scored on a 4-yard run.{s126}"],
      [1, "Tanimoto had just caught a 41-yard pass{pl25} when the Lions stopped the Bears on fourth-and-14.{st30}"],
    ],
    no: [
      [2, "Quintanilla had just caught a 22-yard pass{pl156} when Mensah missed from 53 yards.{ms151}"],
      [2, "Mensah kicked a 44-yard field goal.{s110} By then Diallo had scored on a 67-yard run.{s113}"],
      [2, "Huerta had already caught a 7-yard touchdown pass{s157} when O'Fallon lost a fumble.{fu153}"],
      [
        2,
        "Achebe caught a 49-yard touchdown pass.{s86} By that time Diallo had already scored on a 67-yard run.{s113}",
      ],
      [1, "Hightower had ripped off a 50-yard run{pl137} when Traore kicked a 52-yard field goal.{s135}"],
      [0, "Jaramillo had run 41 yards{pl109} by the time Fonoimoana intercepted Motuapuaka.{in62}"],
    ],
  },
  {
    form: "who goes on in the next clause",
    yes: [
      [2, "Diallo caught a 17-yard touchdown pass{s65} and later scored on a 67-yard run.{s113}"],
      [2, "Huerta scored on a 4-yard run{s126} and then caught a 7-yard touchdown pass.{s157}"],
      [2, "Greyson intercepted Rainwater in the second quarter{in39} and picked him off again in the third.{in101}"],
      [
        2,
        "Mensah kicked a 44-yard field goal,{s110} but Diallo scored on a 67-yard run{s113} and finished with 107 rushing yards.{l:demo-det-rb1:rushing}",
      ],
      [
        2,
        "Rainwater found Achebe for a 49-yard touchdown{s86} and finished with 269 passing yards.{l:demo-det-qb1:passing}",
      ],
      [2, "Duongle hit Quintanilla for 22 yards{pl156} and found Huerta for a 7-yard touchdown.{s157}"],
      [
        0,
        "Rothwell intercepted Motuapuaka in the first quarter{in4} and later sacked him for a loss of 8 yards.{sk74}",
      ],
      [1, "Hightower ran for 50 yards{pl137} and scored on an 8-yard run.{s142}"],
    ],
    no: [
      [2, "Mensah kicked a 41-yard field goal{s11} and later caught a 17-yard touchdown pass.{s22}"],
      [2, "Achebe caught a 49-yard touchdown pass{s86} and then ran 67 yards for a touchdown.{s113}"],
      [2, "Quintanilla caught a 22-yard pass{pl156} and then took a 7-yard touchdown pass from Duongle.{s157}"],
      [
        2,
        "Mensah kicked a 44-yard field goal,{s110} but Achebe caught a 49-yard touchdown pass{s86} and finished with 107 rushing yards.{l:demo-det-rb1:rushing}",
      ],
      [1, "Hightower ran for 33 yards{pl31} and later scored on a 2-yard run.{s59}"],
      [0, "Guidry caught a 22-yard touchdown pass{s133} and caught a 13-yard one later.{s145}"],
    ],
  },
  {
    form: "which team goes on in the next clause",
    yes: [
      [2, "The Vikings had more first downs{cmp:firstDowns} and ran for 103 yards.{t:MIN:rushingYards}"],
      [2, "The Vikings won{result} and allowed 155 rushing yards.{t:DET:rushingYards}"],
      [2, "The Vikings won{result} and did not turn the ball over.{t:MIN:turnovers}"],
      [2, "The Lions outgained the Vikings{cmp:totalYards} but turned the ball over five times.{t:DET:turnovers}"],
      [
        2,
        "After the Lions came up empty on four straight drives,{row:d13} the Vikings led 13-0{lead:MIN} and scored three points in the second quarter.{q2:MIN}",
      ],
      [1, "The Lions stopped the Bears on fourth-and-1{st173} and ran out the clock.{d174}"],
    ],
    no: [
      [2, "The Vikings beat the Lions{result} and ran for 155 yards.{t:DET:rushingYards}"],
      [2, "The Vikings won{result} and converted five of nine third downs.{t:DET:thirdDowns}"],
      [2, "The Lions had 405 yards{t:DET:totalYards} and held the ball for 31:45.{t:MIN:possession}"],
      [2, "The Vikings ran for 103 yards{t:MIN:rushingYards} and scored 16 points in the third quarter.{q3:DET}"],
      [2, "The Lions led 23-16 after three quarters,{break:3} but came back from seven points down.{comeback:MIN}"],
    ],
  },
  {
    form: "the next points",
    yes: [
      [
        2,
        "Diallo caught a 17-yard touchdown pass.{s65} The next points were also the Lions', on Achebe's 49-yard touchdown catch.{s86}",
      ],
      [2, "Mensah kicked a 44-yard field goal.{s110} Diallo scored the next points on a 67-yard run.{s113}"],
      [2, "Huerta scored on a 4-yard run,{s126} and the next points came on Delacroix's 29-yard field goal.{s142}"],
      [1, "Diallo scored on a 2-yard run.{s59} The Bears got the next points on Traore's 41-yard field goal.{s91}"],
    ],
    no: [
      [
        2,
        "Diallo caught a 17-yard touchdown pass.{s65} The next points were also the Lions', on Diallo's 67-yard run.{s113}",
      ],
      [2, "Mensah kicked a 25-yard field goal.{s43} Achebe scored the next points on a 49-yard catch.{s86}"],
      [2, "Mensah kicked a 44-yard field goal,{s110} and the next points came on Huerta's 4-yard run.{s126}"],
      [1, "Hightower scored on a 14-yard run.{s9} The Bears got the next points on Traore's 41-yard field goal.{s91}"],
    ],
  },
  {
    form: "a claim about all of a game",
    yes: [
      [1, "The Lions scored a touchdown on every trip inside the 20.{t:DET:redZone}"],
      [1, "The Lions came away with a touchdown on every one of their trips inside the 20.{t:DET:redZone}"],
      [0, "The Cardinals converted every fourth down they tried.{t:ARI:fourthDowns}"],
      [0, "O'Fallon made every field goal he tried.{l:demo-buf-k1:kicking}"],
      [2, "Mensah made every extra point he tried.{l:demo-min-k1:kicking}"],
      [2, "Mensah kicked every field goal the Vikings had.{l:demo-min-k1:kicking}"],
      [1, "Hightower scored every Lions touchdown in the fourth quarter.{s142}"],
      [2, "Duongle threw every touchdown pass the Vikings had.{l:demo-min-qb1:passing}"],
      [2, "Diallo caught every pass thrown his way.{l:demo-det-rb1:receiving}"],
    ],
    no: [
      [2, "Diallo took every Lions carry.{u:demo-det-rb1:carries}"],
      [2, "Every Lions drive ended without points.{row:d13}"],
      [2, "Rainwater's interceptions came entirely in the second half.{in17,in39}"],
      [2, "No other Viking had a catch.{rank:MIN:receptions}"],
      [2, "Mensah made every field goal he tried.{l:demo-min-k1:kicking}"],
      [2, "The Vikings scored a touchdown on every trip inside the 20.{t:MIN:redZone}"],
      [2, "The Vikings relied exclusively on Dvorak on the ground.{l:demo-min-rb1:rushing}"],
      [2, "The Lions forced a punt on every Vikings drive of the second half.{row:d53}"],
      [1, "Delacroix made every kick he tried.{l:demo-det-k1:kicking}"],
      [2, "Quintanilla caught every pass thrown his way.{l:demo-min-wr1:receiving}"],
      [2, "Diallo caught every Lions pass.{l:demo-det-rb1:receiving}"],
      [2, "Diallo caught every Lions touchdown pass.{s65}"],
      [2, "Duongle threw every Vikings touchdown.{l:demo-min-qb1:passing}"],
      [
        2,
        "Mensah made three field goals,{l:demo-min-k1:kicking} and those kicks made up every one of the Vikings' 30 points.{count:MIN:fieldGoals,result}",
      ],
    ],
  },
  {
    form: "whose the edge is",
    yes: [
      [2, "The edge in rushing yards belonged to the Lions, 155-103.{cmp:rushingYards}"],
      [2, "The Vikings held the edge in time of possession, 31:45 to 28:15.{cmp:possession}"],
      [1, "The Bears had a 407-382 advantage in total yards.{cmp:totalYards}"],
      [1, "The advantage in first downs, 24-19, went to the Bears.{cmp:firstDowns}"],
      [0, "The Bills had the upper hand through the air, 254 yards to 189.{cmp:passingYards}"],
    ],
    no: [
      [2, "The edge in rushing yards belonged to the Vikings, 155-103.{cmp:rushingYards}"],
      [2, "The Lions held the edge in time of possession.{cmp:possession}"],
      [1, "The Lions had an advantage in total yards.{cmp:totalYards}"],
      [1, "The advantage in first downs, 24-19, went to the Lions.{cmp:firstDowns}"],
      [0, "The Cardinals had the upper hand through the air.{cmp:passingYards}"],
    ],
  },
  {
    form: "who alone reached a number",
    yes: [
      [2, "Diallo was alone in reaching 100 rushing yards.{threshold:demo-det-rb1:rushingYards}"],
      [1, "Hightower stood alone in topping 150 rushing yards.{threshold:demo-det-rb3:rushingYards}"],
      [1, "Vogelsang stood alone in topping 300 passing yards.{threshold:demo-chi-qb1:passingYards}"],
    ],
    no: [
      [2, "Diallo was alone in reaching 40 rushing yards.{rank:game:rushingYards}"],
      [2, "Duongle was alone in topping 250 passing yards.{rank:game:passingYards}"],
      [2, "Quintanilla was alone in reaching 50 receiving yards.{rank:game:receivingYards}"],
    ],
  },
  {
    form: "a kick that no other one was longer than",
    yes: [
      [2, "Mensah kicked a 44-yard field goal, and neither kicker made a longer one.{s110}"],
      [1, "Traore kicked a 52-yard field goal, and nobody made a longer one.{s135}"],
      [0, "O'Fallon kicked a 51-yard field goal, and no kick was longer.{s33}"],
    ],
    no: [
      [2, "Mensah kicked a 41-yard field goal, and neither kicker made a longer one.{s11}"],
      [1, "Traore kicked a 41-yard field goal, and nobody made a longer one.{s91}"],
      [0, "O'Fallon kicked a 43-yard field goal, and no kick was longer.{s122}"],
      [2, "Mensah kicked a 44-yard field goal, and neither kicker tried a longer one.{s110}"],
      [2, "Mensah kicked a 44-yard field goal, and no Lions drive lasted longer.{s110}"],
    ],
  },
  {
    form: "how a play was set up, and how a try failed",
    yes: [
      [2, "Duongle threw a 7-yard touchdown pass to Huerta.{s157}"],
      [5, "The Chargers' two-point try failed.{tp151}"],
      [7, "The Bills' two-point try failed.{tp136}"],
      [2, "Rainwater hit Diallo for 17 yards and a touchdown.{s65}"],
    ],
    no: [
      [2, "Duongle went under center and threw a 7-yard touchdown pass to Huerta.{s157}"],
      [2, "Duongle went under center on first-and-7 and found Huerta for a 7-yard touchdown.{s157}"],
      [2, "Diallo scored on a designed run of 67 yards.{s113}"],
      [2, "Rainwater hit Diallo from the shotgun for a 17-yard touchdown.{s65}"],
      [5, "The Chargers' two-point try failed when the pass was knocked down.{tp151}"],
      [5, "The Chargers' two-point try failed because Jessup was stopped.{tp151}"],
      [7, "The Bills' two-point try fell short as Vitale was met at the line.{tp136}"],
    ],
  },
  {
    form: "what one team saw of its own man",
    yes: [
      [2, "The Vikings saw Haddad return four kickoffs for 86 yards.{l:demo-det-wr5:returning}"],
      [2, "The Vikings saw Rainwater go down for a loss of 16 yards.{sk13}"],
    ],
    no: [
      [2, "The Vikings had Diallo shaken up on a 67-yard run.{s113}"],
      [2, "The Lions lost Duongle hurt on a 7-yard touchdown pass.{s157}"],
    ],
  },
  {
    form: "the team that the last clause began with",
    yes: [
      [
        2,
        "The Lions outgained the Vikings 405-351,{cmp:totalYards} although the Vikings had more first downs{cmp:firstDowns} and held the ball longer.{cmp:possession}",
      ],
      [
        2,
        "The Vikings had more first downs,{cmp:firstDowns} but the Lions outgained them{cmp:totalYards} and ran for 155 yards.{t:DET:rushingYards}",
      ],
      [
        1,
        "The Bears outgained the Lions,{cmp:totalYards} while the Lions ran for 256 yards{t:DET:rushingYards} and did not turn the ball over.{t:DET:turnovers}",
      ],
    ],
    no: [
      [
        2,
        "The Vikings had more first downs,{cmp:firstDowns} although the Lions gained more yards{cmp:totalYards} and held the ball longer.{cmp:possession}",
      ],
      [
        2,
        "The Lions gained 405 yards,{t:DET:totalYards} but the Vikings had more first downs{cmp:firstDowns} and ran for 155 yards.{t:DET:rushingYards}",
      ],
      [
        1,
        "The Lions ran for 256 yards,{t:DET:rushingYards} but the Bears outgained them{cmp:totalYards} and did not turn the ball over.{t:DET:turnovers}",
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

const played = indexFacts(simulatedSnapshot(1), null);
const fact = (draft: Omit<FactDraft, "weight" | "receipts">) => makeFact({ weight: 10, receipts: [], ...draft });
const game = (who: string, week: number, isWin: boolean, margin: number, said: string) =>
  fact({
    id: `${who}${week}`,
    kind: "form",
    team: who,
    marks: [isWin && "win"],
    values: { points: 24, margin, week },
    clause: phrase`${team(who)} ${said} in Week ${week}`,
  });
const diallo = "demo-det-rb1";
/** The Lions beat the Bears 28-13, after a win by 21 and a loss by 3; the Bears had lost two straight. */
const index = withFacts(played, [
  ...played.facts,
  game("DET", 0, true, 21, "beat the Titans 24-3"),
  game("DET", 1, false, 3, "lost to the Colts 27-24"),
  fact({
    id: "skid",
    kind: "streak",
    team: "CHI",
    marks: ["losing"],
    values: { games: 2 },
    clause: phrase`${team("CHI")} have lost two straight`,
  }),
  fact({
    id: "hurt",
    kind: "absence",
    team: "DET",
    roles: { player: diallo },
    marks: ["left"],
    clause: phrase`${player(diallo)} was shaken up`,
  }),
  ...[
    { id: "out", mark: "left" as const, quarter: "2" as const, clock: 1 },
    { id: "back", mark: "cameIn" as const, quarter: "3" as const, clock: 830 },
  ].map(({ id, mark, quarter, clock }) =>
    fact({
      id,
      kind: "absence",
      team: "DET",
      roles: { player: diallo },
      marks: ["injury", mark],
      at: { quarter, clock, elapsed: 900 * Number(quarter) - clock, playId: null },
      clause: phrase`${player(diallo)} ${mark === "left" ? "was shaken up" : "returned to the game"}`,
    }),
  ),
  fact({
    id: "rankTwo",
    kind: "rank",
    team: "DET",
    roles: { player: diallo },
    marks: ["ofGame"],
    values: { rank: 2, among: 9, rushingYards: 32 },
    clause: phrase`${player(diallo)} was second among all rushers with 32 yards`,
  }),
]);
const found = (text: string): string => faultsOf(text, index, { kind: "recap", round: "last" }).join("; ");

/** Beside what was before the game, or who was lost in it. */
const TRUE_OF_SEASON: readonly string[] = [
  "The Lions beat the Titans in Week 0 by a wider margin.{DET0}",
  "The Lions lost to the Colts by a smaller margin.{DET1}",
  "In Week 0 the Lions beat the Titans by even more.{DET0}",
  "The Bears have lost two straight.{skid}",
  "The Lions had Diallo shaken up.{hurt}",
  "The Lions also had Diallo shaken up.{hurt}",
  "Diallo was shaken up and later returned.{out,back}",
  "Diallo was second among all rushers with 32 yards.{rankTwo}",
];
const FALSE_OF_SEASON: readonly string[] = [
  "The Lions lost to the Colts by a wider margin.{DET1}",
  "The Lions beat the Titans by a smaller margin.{DET0}",
  "In Week 0 the Lions beat the Titans by even less.{DET0}",
  "The Bears ended a two-game losing streak.{result}",
  "The Lions snapped their skid with a 28-13 win.{result}",
  "The Bears' losing streak was over after a 28-13 loss.{result}",
  "The Bears had Diallo shaken up.{hurt}",
  "The Bears saw Diallo leave.{hurt}",
  "The Bears also had Diallo go out.{hurt}",
  "Diallo was shaken up and later returned in the second quarter.{out,back}",
  "Diallo was shaken up and later returned before halftime.{out,back}",
  "Diallo finished third among all rushers with 32 yards.{rankTwo}",
  "Diallo was fifth among all rushers.{rankTwo}",
  "Hightower was second among all rushers with 152 yards.{rank:game:rushingYards}",
];

describe("what was before the game, and who was lost in it", () => {
  it.each(TRUE_OF_SEASON)("may say: %s", (text) => {
    expect(found(text)).toBe("");
  });

  it.each(FALSE_OF_SEASON)("does not say: %s", (text) => {
    expect(found(text)).not.toBe("");
  });
});
