import { describe, expect, it } from "vitest";
import { FactIndex } from "../../../domain/facts/fact-index.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase } from "../../../domain/facts/wording/phrase-of.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

// The Vikings beat the Lions 30-26: Mensah 41 yards, Quintanilla 17, Mensah 25 (13-0); Diallo 17, Achebe 49 (13-15); Mensah 44 (16-15), Diallo 67 (16-23),
// Huerta 4 (23-23), Delacroix 29 (23-26), Huerta 7.
const index = indexFacts(simulatedSnapshot(2), null);
const found = (text: string): string => faultsOf(text, index, { kind: "answer", round: "last" }).join("; ");

/** What somebody did in each of several deeds. */
const OF_THEM: readonly (readonly [yes: string, no: string])[] = [
  [
    "Minh Greyson picked off two passes.{in39,in101} Greyson had both of them.{in39,in101}",
    "Rory Schellenberg and Roman Figueroa picked off passes.{in17,in31} Figueroa had both of them.{in17,in31}",
  ],
  [
    "Rainwater was picked off twice in the first quarter.{in17,in31} Rainwater threw both of them.{in17,in31}",
    "Rainwater was picked off twice in the first quarter.{in17,in31} Figueroa picked off both.{in17,in31}",
  ],
  [
    "Diallo and Achebe caught touchdown passes.{s65,s86} Both were thrown by Rainwater.{s65,s86}",
    "Diallo and Achebe caught touchdown passes.{s65,s86} Both were caught by Diallo.{s65,s86}",
  ],
  [
    "Diallo and Achebe caught touchdown passes.{s65,s86} Rainwater threw each of them.{s65,s86}",
    "Diallo scored on a catch and on a run.{s65,s113} Rainwater threw each of them.{s65,s113}",
  ],
];

/** "He" and "his" of who was named before. */
const HIS: readonly (readonly [yes: string, no: string])[] = [
  [
    "Amos Diallo ran for 107 yards.{l:demo-det-rb1:rushing} He also led the game with 32.7 PPR points.{rank:game:pprPoints}",
    "Amos Diallo ran for 107 yards.{l:demo-det-rb1:rushing} He also led the Lions with nine targets.{rank:DET:targets}",
  ],
  [
    "Darnell Chukwuma led the Lions with nine targets.{rank:DET:targets} His nine targets led the Lions.{rank:DET:targets}",
    "Darnell Chukwuma led the Lions with nine targets.{rank:DET:targets} His 58 receiving yards led them too.{rank:DET:receivingYards}",
  ],
  [
    "Amos Diallo ran for 107 yards,{l:demo-det-rb1:rushing} and he led the Lions with 13 carries.{rank:DET:carries}",
    "Amos Diallo ran for 107 yards,{l:demo-det-rb1:rushing} and he led the Lions with nine targets.{rank:DET:targets}",
  ],
];

/** Whose score gave the lead, tied or answered. */
const OWN_LEADS: readonly (readonly [yes: string, no: string])[] = [
  [
    "Mensah's 44-yard field goal gave the Vikings a 16-15 lead.{s110,goAhead:s110}",
    "Huerta's 4-yard run gave the Vikings a 16-15 lead.{s126,goAhead:s110}",
  ],
  [
    "Mensah's 44-yard field goal put the Vikings back in front.{s110,goAhead:s110}",
    "Mensah's 41-yard field goal put the Vikings back in front.{s11,goAhead:s110}",
  ],
  [
    "The Vikings took the lead on Huerta's 7-yard catch.{s157,goAhead:s157}",
    "The Vikings took the lead on Huerta's 4-yard run.{s126,goAhead:s157}",
  ],
  [
    "Huerta's 4-yard run tied the game at 23.{s126,tying:s126}",
    "Diallo's 67-yard run tied the game at 23.{s113,tying:s126}",
  ],
  [
    "Huerta's 7-yard catch answered Delacroix's 29-yard field goal.{answered:s157,s142}",
    "Huerta's 7-yard catch answered Diallo's 67-yard run.{answered:s126,s157}",
  ],
];

/** How often a team led or trailed, and how often the game was tied. */
const TIMES: readonly (readonly [yes: string, no: string])[] = [
  ["The Vikings trailed three times.{goAhead:s142}", "The Vikings trailed only once.{goAhead:s142}"],
  [
    "The Vikings fell behind three times.{goAhead:s86}",
    "The Vikings fell behind just once, on Achebe's 49-yard touchdown catch.{goAhead:s86}",
  ],
  ["The Lions led by as many as seven.{lead:DET}", "The Lions led only once, by seven.{lead:DET}"],
  ["The game was tied once.{tying:s126}", "The game was tied twice.{tying:s126}"],
  [
    "The Lions took a 15-13 lead on Achebe's 49-yard catch.{goAhead:s86}",
    "The only time the Lions led was after Achebe's 49-yard catch.{goAhead:s86}",
  ],
];

/** A play, a score and a drive that are told as one. */
const DRIVES: readonly (readonly [yes: string, no: string])[] = [
  [
    "The Vikings drove 68 yards in nine plays to Huerta's 4-yard touchdown run.{d116,s126}",
    "The Vikings drove 52 yards in three plays to Huerta's 4-yard touchdown run.{d154,s126}",
  ],
  [
    "The Vikings drove 68 yards in nine plays,{d116} capped by Huerta's 4-yard touchdown run.{s126}",
    "The Vikings drove 52 yards in three plays,{d154} capped by Huerta's 4-yard touchdown run.{s126}",
  ],
  [
    "Huerta ran 4 yards for a touchdown.{s126} It capped a 68-yard drive.{d116}",
    "Huerta ran 4 yards for a touchdown.{s126} It capped a 52-yard drive.{d154}",
  ],
  [
    "Huerta's 4-yard touchdown run finished a nine-play, 68-yard drive.{s126,d116}",
    "Huerta's 4-yard touchdown run finished a three-play, 52-yard drive.{s126,d154}",
  ],
  [
    "McCorriston's 24-yard catch came on the drive that Huerta finished with a 4-yard run.{pl122,s126}",
    "Wigfall's 23-yard catch came on the drive that Huerta finished with a 4-yard run.{pl154,s126}",
  ],
  [
    "The Lions' 58-yard drive ended with Diallo's 17-yard touchdown catch.{d57,s65}",
    "The Lions' 58-yard drive ended in Achebe's 49-yard touchdown catch.{d57,s86}",
  ],
  [
    "The Lions went 80 yards in four plays for Achebe's 49-yard touchdown catch.{d83,s86}",
    "The Lions went 58 yards in eight plays for Achebe's 49-yard touchdown catch.{d57,s86}",
  ],
];

/** Who did it to somebody, whose deed a pronoun tells, and how many of several it was. */
const WHOSE: readonly (readonly [yes: string, no: string])[] = [
  [
    "Birdsong sacked Rainwater for a loss of 16 yards, and Quiroz sacked Duongle for 2.{sk13,sk54}",
    "Birdsong sacked Duongle for a loss of 16 yards, and Quiroz sacked Rainwater for 2.{sk13,sk54}",
  ],
  ["Birdsong and Faleolo sacked Rainwater.{sk13,sk141}", "Birdsong and Quiroz sacked Rainwater.{sk13,sk54}"],
  [
    "Diallo ran for a game-high 107 yards.{rank:game:rushingYards} His 67-yard touchdown made it 23-16.{s113}",
    "Diallo ran for a game-high 107 yards.{rank:game:rushingYards} His 49-yard touchdown made it 15-13.{s86}",
  ],
  [
    "Rainwater threw two touchdown passes.{l:demo-det-qb1:passing} They went to Diallo and Achebe.{s65,s86}",
    "Rainwater threw two touchdown passes.{l:demo-det-qb1:passing} Two of them went to Diallo.{s65,s86}",
  ],
  [
    "Mensah kicked field goals from 41 and 44 yards.{s11,s110}",
    "Mensah kicked field goals from 41 and 44 yards in the first quarter.{s11,s110}",
  ],
  [
    "Mensah kicked field goals from 41 and 44 yards.{s11,s110} He made both of them.{s11,s110}",
    "Mensah kicked field goals from 41 and 44 yards.{s11,s110} He made all three that he tried.{s11,s110,ms151}",
  ],
  ["The Vikings led 13-7 at halftime.{break:2}", "The Lions scored 13 points in the first half.{break:2}"],
  [
    "Diallo's 67-yard run came 55 seconds after Mensah's 44-yard field goal.{gap:s113}",
    "Diallo's 67-yard run came 55 seconds after Achebe's 49-yard catch.{gap:s113,s86}",
  ],
  [
    "The Lions scored 16 points in the third quarter,{q3:DET} and the Vikings scored three.{q3:MIN}",
    "Each team scored three points in the third quarter.{q3:DET,q3:MIN}",
  ],
];

/** Who is said to have done better, or to have more, of a comparison; "they" are the team of the sentence before. */
const SIDES: readonly (readonly [yes: string, no: string])[] = [
  [
    "As a team, though, the Lions came out ahead on the ground, 155-103.{cmp:rushingYards}",
    "As a team, though, the Vikings came out ahead on the ground, 155-103.{cmp:rushingYards}",
  ],
  [
    "The Vikings had the edge in first downs, 21-19.{cmp:firstDowns}",
    "The Lions had the edge in first downs, 21-19.{cmp:firstDowns}",
  ],
  ["The Vikings won the turnover battle.{cmp:turnovers}", "The Lions won the turnover battle.{cmp:turnovers}"],
  [
    "The Vikings were the cleaner team, without a turnover.{cmp:turnovers}",
    "The Lions were the cleaner team, with five turnovers.{cmp:turnovers}",
  ],
  [
    "The Lions came out ahead on the ground, 155 rushing yards to 103.{cmp:rushingYards}",
    "The Lions came out ahead on the ground, 103 rushing yards to 155.{cmp:rushingYards}",
  ],
  [
    "The Lions outgained the Vikings 405-351.{cmp:totalYards} They came out ahead through the air as well, 250 passing yards to 248.{cmp:passingYards}",
    "The Lions outgained the Vikings 405-351.{cmp:totalYards} They came out ahead in first downs as well, 21 to 19.{cmp:firstDowns}",
  ],
  [
    "The Lions gained 405 yards.{t:DET:totalYards} They had 155 rushing yards.{cmp:rushingYards}",
    "The Lions gained 405 yards.{t:DET:totalYards} They had 103 rushing yards.{cmp:rushingYards}",
  ],
  [
    "The Lions gained 405 yards.{t:DET:totalYards} They also had more rushing yards, 155 to 103.{cmp:rushingYards}",
    "The Lions gained 405 yards.{t:DET:totalYards} They also had more first downs, 21 to 19.{cmp:firstDowns}",
  ],
  [
    "The Lions outgained the Vikings 405-351,{cmp:totalYards} and had the edge on the ground, 155-103.{cmp:rushingYards}",
    "The Lions outgained the Vikings 405-351,{cmp:totalYards} and had the edge in first downs, 21-19.{cmp:firstDowns}",
  ],
];

/** Which possession a score came of, and how long something took. */
const AFTER: readonly (readonly [yes: string, no: string])[] = [
  [
    "The Vikings recovered a fumble.{fu153} They turned that possession into Huerta's 7-yard touchdown catch.{s157}",
    "The Vikings recovered a fumble.{fu153} They turned that possession into Huerta's 4-yard touchdown run.{s126}",
  ],
  [
    "Minh Greyson intercepted Rainwater.{in39} The Vikings turned that chance into Mensah's 25-yard field goal.{s43}",
    "Roman Figueroa intercepted Rainwater.{in31} The Vikings turned that chance into Mensah's 25-yard field goal.{s43}",
  ],
  [
    "Minh Greyson intercepted Rainwater.{in39} The Vikings cashed that in with Mensah's 25-yard field goal.{s43}",
    "Minh Greyson intercepted Rainwater.{in101} The Vikings cashed that in with Huerta's 4-yard touchdown run.{s126}",
  ],
  ["The Lions needed 62 seconds to go 73 yards.{d112}", "The Lions needed two seconds to go 73 yards.{d112}"],
];

describe.each([
  ["who did better has", SIDES],
  ["a possession is the next one", AFTER],
  ["whose each deed is", WHOSE],
  ["each of several deeds is his", OF_THEM],
  ["a pronoun is of who was named before", HIS],
  ["a lead, a tie and an answer are of the score that is told", OWN_LEADS],
  ["how often is counted over the game", TIMES],
  ["a drive is that of its score", DRIVES],
])("%s", (_what, pairs) => {
  it.each(pairs)("%s", (yes, no) => {
    expect(found(yes)).toBe("");
    expect(found(no)).not.toBe("");
  });
});

describe("what lies between two deeds", () => {
  const gap = (seconds: number, after: string): string => {
    const long = new FactIndex({
      phase: "over",
      away: index.away,
      home: index.home,
      people: index.people,
      playIds: [],
      facts: [
        ...index.facts.filter(({ id }) => id !== "gap:s113"),
        fact({
          id: "gap:s113",
          kind: "gap",
          team: null,
          values: { seconds },
          of: ["s110", "s113"],
          clause: phrase`Diallo scored one minute, 48 seconds after Mensah`,
        }),
      ],
    });
    const text = `Diallo's 67-yard run came ${after} Mensah's 44-yard field goal.{gap:s113}`;
    return faultsOf(text, long, { kind: "answer", round: "last" }).join("; ");
  };

  it("is told whole", () => {
    expect(gap(108, "one minute, 48 seconds after")).toBe("");
    expect(gap(108, "just 48 seconds after")).not.toBe("");
    expect(gap(108, "one minute after")).not.toBe("");
  });
});

describe("two figures that are alike", () => {
  const said = (made: number): string => {
    const row = (team: string, count: number): ReturnType<typeof makeFact> =>
      fact({
        id: `t:${team}:thirdDowns`,
        kind: "team",
        team,
        marks: ["thirdDowns"],
        values: { made: count, of: 14 },
        clause: phrase`they converted four of 14 third downs`,
      });
    const compared = fact({
      id: "cmp:thirdDowns",
      kind: "compare",
      team: null,
      marks: ["thirdDowns", made === 4 ? "same" : "most"],
      values: { difference: made - 4 },
      of: ["t:DET:thirdDowns", "t:MIN:thirdDowns"],
      clause: phrase`both teams converted four of 14 third downs`,
    });
    const { away, home, people } = index;
    const facts = [row("DET", made), row("MIN", 4), compared];
    const both = new FactIndex({ phase: "over", away, home, people, playIds: [], facts });
    return faultsOf("Nobody was, because both teams converted 4 of 14.{cmp:thirdDowns}", both, {
      kind: "answer",
      round: "last",
      question: "Who was better on third down?",
    }).join("; ");
  };

  it("give nobody the edge", () => {
    expect(said(4)).toBe("");
    expect(said(6)).not.toBe("");
  });
});

describe("a score that a question does not ask for", () => {
  it("is read into no answer about third downs", () => {
    const question = "How did the Lions do on third down?";
    expect(
      faultsOf("The Lions were 5-for-9.{t:DET:thirdDowns}", index, { kind: "answer", round: "last", question }),
    ).toEqual([]);
  });
});

describe("a streak", () => {
  /** In Week 10 the Lions, 2-5 before they won, have won two in a row, and the Bears, beaten in Week 7, have lost five in a row. */
  const season = new FactIndex({
    phase: "over",
    away: index.away,
    home: index.home,
    people: index.people,
    playIds: [],
    facts: [
      fact({
        id: "stage",
        kind: "stage",
        team: null,
        values: { week: 10, season: 2025 },
        clause: phrase`it was Week 10`,
      }),
      fact({
        id: "record:DET",
        kind: "record",
        team: "DET",
        values: { wins: 4, losses: 5 },
        clause: phrase`the Lions improved to 4-5`,
      }),
      fact({
        id: "streak:DET",
        kind: "streak",
        team: "DET",
        marks: ["winning"],
        values: { games: 2 },
        clause: phrase`the Lions have won two straight`,
      }),
      fact({
        id: "streak:MIN",
        kind: "streak",
        team: "MIN",
        marks: ["losing"],
        values: { games: 5 },
        clause: phrase`the Vikings have lost five straight`,
      }),
      fact({
        id: "met",
        kind: "lastGame",
        team: "MIN",
        marks: ["headToHead"],
        values: { week: 7, points: 10, margin: 7 },
        clause: phrase`the Vikings lost to the Lions 17-10 in Week 7`,
      }),
    ],
  });
  const said = (text: string): string => faultsOf(text, season, { kind: "answer", round: "last" }).join("; ");

  it.each([
    "The Lions improved to 4-5 and have won two in a row.{record:DET,streak:DET}",
    "The Lions have won two straight,{streak:DET} and the Vikings have lost five straight.{streak:MIN}",
    "The Vikings have lost five games in a row.{streak:MIN}",
  ])("is as long as it is: %s", (text) => {
    expect(said(text)).toBe("");
  });

  it.each([
    "The Lions improved to 4-5 and have won four in a row.{record:DET,streak:DET}",
    "The Lions improved to 4-5, their fourth win and five straight.{record:DET,streak:DET}",
    "The Lions have won five straight, and the Vikings have lost two straight.{streak:DET,streak:MIN}",
    "The Lions are on a four-game winning streak at 4-5.{record:DET,streak:DET}",
    "The Vikings have lost five straight, all of them since they lost to the Lions in Week 7.{streak:MIN,met}",
    "The Vikings have lost five straight since losing to the Lions in Week 7.{streak:MIN,met}",
  ])("is not what a record has, and began when it did: %s", (text) => {
    expect(said(text)).not.toBe("");
  });
});

function fact(draft: Omit<Parameters<typeof makeFact>[0], "weight" | "receipts">): ReturnType<typeof makeFact> {
  return makeFact({ ...draft, weight: 30, receipts: [] });
}
