import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase, player, team } from "../../../domain/facts/wording/phrase-of.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";
import { faultsIn, type Said } from "./said-of-games.ts";
import { seasonHighOf } from "./season-high-of.ts";
import { withFacts } from "./with-facts.ts";

/** Whose a figure or a ball was, what gave it, what answered what, and what came after what. */
const FORMS: readonly { form: string; yes: readonly Said[]; no: readonly Said[] }[] = [
  {
    form: "a figure of each of two",
    yes: [
      [2, "Schellenberg and Figueroa had one interception each.{l:demo-min-s1:defense,l:demo-min-s2:defense}"],
      [2, "Duongle and Rainwater threw two touchdown passes apiece.{l:demo-min-qb1:passing,l:demo-det-qb1:passing}"],
      [
        2,
        "The Lions had five sacks.{t:DET:sacks} Quaye and Quiroz had one apiece.{l:demo-det-dl1:defense,l:demo-det-lb4:defense}",
      ],
    ],
    no: [
      [2, "Quintanilla and Wigfall caught six passes apiece.{l:demo-min-wr1:receiving,l:demo-min-wr4:receiving}"],
      [2, "Greyson and Figueroa had two interceptions each.{l:demo-min-cb3:defense,l:demo-min-s2:defense}"],
      [2, "Two sacks apiece went to Morikawa and Vandermeer.{l:demo-det-dl3:defense,l:demo-det-dl6:defense}"],
      [2, "Morikawa and Vandermeer each had two sacks.{l:demo-det-dl3:defense,l:demo-det-dl6:defense}"],
      // Vandermeer has two tackles.
      [
        2,
        "The Lions had five sacks.{t:DET:sacks} Morikawa and Vandermeer had two apiece.{l:demo-det-dl3:defense,l:demo-det-dl6:defense}",
      ],
    ],
  },
  {
    form: "whose a turnover is",
    yes: [
      [1, "It was the Bears' only turnover.{only:turnover:in116}"],
      [1, "The Lions' only takeaway was Renteria's interception.{in116,only:turnover:in116}"],
      [1, "The Bears committed the only turnover of the game.{only:turnover:in116}"],
      [5, "The Chargers had the only turnover of the game.{only:turnover:fu59}"],
    ],
    no: [
      [1, "It was the Lions' only turnover.{only:turnover:in116}"],
      [1, "That was the only turnover the Lions had.{only:turnover:in116}"],
      [1, "The Bears' only takeaway was Renteria's interception.{in116,only:turnover:in116}"],
      [1, "The only turnover was by the Lions.{only:turnover:in116}"],
      [5, "The Bengals had one turnover, a fumble that Longfeather recovered.{fu59}"],
      [5, "The Bengals' lone giveaway was Truelove's fumble.{fu59,only:turnover:fu59}"],
    ],
  },
  {
    form: "which score answered which",
    yes: [
      [2, "Diallo answered Mensah's 44-yard field goal with a 67-yard touchdown run.{answered:s113}"],
      [2, "Diallo scored on a 67-yard run to answer Mensah's 44-yard field goal.{answered:s113}"],
      [2, "The Vikings answered Diallo's 67-yard run with Huerta's 4-yard touchdown run.{answered:s126}"],
    ],
    no: [
      [2, "Mensah kicked a 44-yard field goal to answer Diallo's 67-yard touchdown run.{answered:s113}"],
      [2, "The Vikings answered Diallo's 67-yard run with a 44-yard field goal by Mensah.{answered:s113}"],
      [2, "The Vikings responded to Diallo's 67-yard run with Mensah's 44-yarder.{answered:s113}"],
      [2, "Huerta countered Delacroix's 29-yard field goal with a 4-yard touchdown run.{answered:s142}"],
      [2, "Delacroix kicked a 29-yard field goal in reply to Huerta's 7-yard touchdown catch.{answered:s157}"],
    ],
  },
  {
    form: "what came after what",
    yes: [
      [2, "Mensah missed from 53 yards, and after that the Vikings recovered a fumble.{ms151,fu153}"],
      [1, "Traore missed from 49 yards, and later the Lions stopped the Bears on fourth-and-3.{ms53,st70}"],
      [1, "Delacroix missed from 57 yards, and then the Lions stopped the Bears on fourth-and-1.{ms163,st173}"],
    ],
    no: [
      [1, "Delacroix missed from 57 yards, and after that the Lions stopped the Bears on fourth-and-3.{ms163,st70}"],
      [1, "Delacroix missed from 57 yards, and then the Lions stopped the Bears on fourth-and-14.{ms163,st30}"],
      [1, "Delacroix missed from 57 yards, and next came a stop of the Bears.{ms163,st30}"],
      [1, "Delacroix missed from 57 yards, and later the Lions stopped the Bears on fourth-and-3.{ms163,st70}"],
      [2, "Huerta caught a 7-yard touchdown pass, and after that Mensah missed from 53 yards.{s157,ms151}"],
    ],
  },
  {
    form: "what gave the ball for a drive",
    yes: [
      [2, "Greyson's interception gave the Vikings the ball for that drive.{d102,in101}"],
      [2, "Mansour's fumble recovery gave the Vikings the ball for a 52-yard drive.{d154,fu153}"],
      [2, "Schellenberg's interception gave the Vikings the ball at the Lions' 37.{d18,in17}"],
      [2, "The Lions' drive ended with Schellenberg's interception.{d13,in17}"],
    ],
    no: [
      [2, "Greyson's interception in the third quarter gave the Vikings the ball at the 11.{d40,in101}"],
      [2, "Their 68-yard drive began with Mansour's fumble recovery.{d116,fu153}"],
      [2, "The Vikings drove 68 yards.{d116} Mansour's fumble recovery gave them the ball.{fu153}"],
      [2, "Huerta scored on a 4-yard run.{s126} Schellenberg's interception gave them the ball for it.{in17}"],
      [1, "A fourth-down stop put the Lions in business at the Bears' 41.{d103,st126}"],
    ],
  },
  {
    form: "what kind of play led to a score",
    yes: [
      [2, "An interception gave the Vikings the ball for Mensah's 25-yard field goal.{ledTo:in39}"],
      [2, "A turnover led to Huerta's 7-yard touchdown catch.{ledTo:fu153}"],
      [1, "A fourth-down stop led to Traore's 52-yard field goal.{ledTo:st126}"],
      [1, "Traore's miss led to Diallo's 2-yard touchdown run.{ledTo:ms53}"],
    ],
    no: [
      [2, "A fourth-down stop got the Vikings the ball for Huerta's 7-yard touchdown.{ledTo:fu153}"],
      [2, "A pick led to Huerta's 7-yard touchdown catch.{ledTo:fu153}"],
      [2, "A fumble recovery gave the Vikings the ball for Mensah's 25-yard field goal.{ledTo:in39}"],
      [2, "A missed field goal led to Huerta's 7-yard touchdown.{ledTo:fu153}"],
      [1, "A turnover on downs led to Diallo's 2-yard touchdown run.{ledTo:ms53}"],
      [1, "An interception led to Traore's 52-yard field goal.{ledTo:st126}"],
    ],
  },
  {
    form: "what each of two led to",
    yes: [
      [
        2,
        "Schellenberg and Greyson intercepted Rainwater.{in17,in39} The first pick led to Quintanilla's 17-yard touchdown catch and the second to Mensah's 25-yard field goal.{ledTo:in17,ledTo:in39}",
      ],
      [
        2,
        "Schellenberg and Greyson intercepted Rainwater.{in17,in39} The first led to a touchdown and the second to a field goal.{ledTo:in17,ledTo:in39}",
      ],
    ],
    no: [
      [
        2,
        "Schellenberg and Greyson intercepted Rainwater.{in17,in39} The first led to a field goal and the second to a touchdown.{ledTo:in17,ledTo:in39}",
      ],
      [
        2,
        "Schellenberg and Greyson intercepted Rainwater.{in17,in39} The first pick led to Mensah's 25-yard field goal.{ledTo:in39}",
      ],
      [
        2,
        "Schellenberg and Greyson intercepted Rainwater.{in17,in39} The second one led to Quintanilla's 17-yard touchdown catch.{ledTo:in17}",
      ],
    ],
  },
  {
    form: "drives in a row",
    yes: [
      [2, "The Vikings scored on two straight drives.{d102,d116}"],
      [2, "The Lions scored on two straight drives.{d112,d129}"],
    ],
    no: [
      [2, "The Vikings scored touchdowns on two straight drives.{d102,d116}"],
      [2, "The Vikings scored on two straight drives.{d116,d154}"],
      [2, "The Vikings scored on three straight drives.{d102,d116}"],
      [2, "The Vikings scored on two straight drives.{d144,d154}"],
    ],
  },
  {
    form: "which defense it was that held",
    yes: [
      [1, "Each team had a stop in the half.{st30,st70} The Lions got theirs on fourth-and-3.{st70}"],
      [1, "The Lions held again on fourth-and-1 at the 29.{st173}"],
      [1, "The Bears made a stop of their own on fourth-and-13.{st126}"],
      [1, "Both defenses came up with stops.{st70,st126} The Bears' came on fourth-and-13.{st126}"],
      [1, "Detroit stood firm on fourth-and-14 at the 39.{st30}"],
    ],
    no: [
      [1, "Each team had a stop in the half.{st30,st70} The Bears got theirs on fourth-and-3.{st70}"],
      [1, "The Bears held again on fourth-and-1 at the 29.{st173}"],
      [1, "The Lions made a big stop on fourth-and-13.{st126}"],
      [1, "Both defenses came up with stops.{st70,st126} The Lions' came on fourth-and-13.{st126}"],
      [1, "Chicago stood firm on fourth-and-14 at the 39.{st30}"],
      [1, "The Bears stopped them once.{st126} The Bears did it again on fourth-and-3.{st70}"],
    ],
  },
  {
    form: "what a run began and ended with",
    yes: [
      [2, "The Vikings had the first 13 points.{run:s11} It began with Mensah's 41-yard field goal.{s11}"],
      [2, "The Lions scored 15 straight points.{run:s65} That ended with Achebe's 49-yard touchdown catch.{s86}"],
    ],
    no: [
      [2, "The Vikings scored 13 straight points.{run:s11} It began with Quintanilla's 17-yard touchdown catch.{s22}"],
      [2, "The Lions scored 15 straight points.{run:s65} That ended with Diallo's 17-yard touchdown catch.{s65}"],
      [
        2,
        "The Vikings scored 13 straight points.{run:s11} This all started when Mensah kicked a 25-yard field goal.{s43}",
      ],
    ],
  },
  {
    form: "what was later, all of it",
    yes: [
      [
        2,
        "Quintanilla caught a 17-yard touchdown pass,{s22} and Mensah then made field goals of 25 and 44 yards.{s43,s110}",
      ],
    ],
    no: [
      [
        2,
        "Quintanilla caught a 17-yard touchdown pass,{s22} and Mensah then made field goals of 41 and 25 yards.{s11,s43}",
      ],
      [2, "Quintanilla caught a 17-yard touchdown pass.{s22} Mensah later made kicks from 41 and 44 yards.{s11,s110}"],
    ],
  },
  {
    form: "what the score that was told came after",
    yes: [
      [2, "Huerta scored from the 4.{s126} The run came after Diallo's 67-yard run.{s126,s113}"],
      [2, "Diallo went 67 yards for a score.{s113} The touchdown answered Mensah's 44-yard field goal.{s113,s110}"],
    ],
    no: [
      [2, "Diallo went 67 yards for a score.{s113} The touchdown answered Huerta's 4-yard run.{s113,s126}"],
      [2, "Mensah hit from 44 yards.{s110} The kick answered Diallo's 67-yard run.{s110,s113}"],
      [2, "The touchdown answered Huerta's 4-yard run.{s113,s126}"],
    ],
  },
  {
    form: "what had set a team up",
    yes: [
      [
        2,
        "Quintanilla caught a 17-yard touchdown pass.{s22} Rory Schellenberg's interception had set the Vikings up.{in17}",
      ],
      [2, "Mensah kicked a 25-yard field goal.{s43} Greyson's interception set them up.{in39}"],
    ],
    no: [
      [2, "Quintanilla caught a 17-yard touchdown pass.{s22} Figueroa's interception had set the Vikings up.{in31}"],
      [2, "Mensah kicked a 25-yard field goal.{s43} Rory Schellenberg's interception set them up.{in17}"],
      [
        2,
        "Mensah kicked a 44-yard field goal.{s110} Greyson's interception in the second quarter had set him up.{in39}",
      ],
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

const played = indexFacts(simulatedSnapshot(1), null);
const hightower = "demo-det-rb3";
const record = (code: string, wins: number, losses: number) =>
  makeFact({
    id: `record:${code}`,
    kind: "record",
    weight: 10,
    team: code,
    values: { wins, losses, ties: 0 },
    receipts: [],
    clause: phrase`${team(code)} are ${`${wins}-${losses}`}`,
  });
/** The Lions won and are 6-5, the Bears lost and are 5-6; Hightower's 152 yards are a season high. */
const index = withFacts(played, [
  ...played.facts.filter(({ kind }) => kind !== "record"),
  record("DET", 6, 5),
  record("CHI", 5, 6),
  seasonHighOf(
    hightower,
    { rushingYards: 152, previousBest: 98 },
    phrase`${player(hightower)} ran for a season-high 152 yards`,
  ),
]);
const found = (text: string): string => faultsOf(text, index, { kind: "answer", round: "last" }).join("; ");

describe("what a record was before the game, and what a season high denies", () => {
  it.each([
    "The Lions came in at .500.{record:DET}",
    "The Lions were 5-5 before the game.{record:DET}",
    "The Lions came in at 5-5 and left at 6-5.{record:DET}",
    "The win moved the Lions above .500.{record:DET}",
    "The Lions now have a winning record.{record:DET}",
    "The Bears had been at .500.{record:CHI}",
    "It was Tyrell Hightower's biggest day of the season.{high}",
    "Tyrell Hightower had not had a bigger day this season.{high}",
    "Tyrell Hightower ran for more yards than in any earlier game.{high}",
  ])("may say: %s", (text) => {
    expect(found(text)).toBe("");
  });

  it.each([
    "The Lions had come in with a winning record.{record:DET}",
    "The Lions entered the day above .500.{record:DET}",
    "The win kept the Lions above .500.{record:DET}",
    "The Bears came in with a losing record.{record:CHI}",
    "The Bears had more wins than losses before this game.{record:CHI}",
    "The Lions came in at 6-4.{record:DET}",
    "The Lions came in at 6-5 and left at 5-5.{record:DET}",
    "The Lions came in at 5-5 and left at 5-6.{record:DET}",
    "The Bears dropped to .500.{record:CHI}",
    "Tyrell Hightower had already had a bigger day this season.{high}",
    "Tyrell Hightower ran for more earlier this season.{high}",
    "Tyrell Hightower has had better games this season.{high}",
    "It was not Tyrell Hightower's biggest rushing day this season.{high}",
    "Tyrell Hightower's best rushing day of the season came earlier.{high}",
  ])("does not say: %s", (text) => {
    expect(found(text)).not.toBe("");
  });
});

describe("a record that is even", () => {
  const early = withFacts(played, [
    ...played.facts.filter(({ kind }) => kind !== "record"),
    record("DET", 1, 1),
    record("CHI", 0, 2),
  ]);
  const said = (text: string): string => faultsOf(text, early, { kind: "answer", round: "last" }).join("; ");

  it("may be evened out at", () => {
    expect(said("The Lions evened out at 1-1.{record:DET}")).toBe("");
  });

  it.each([
    "The Lions evened out at 2-2.{record:DET}",
    "The Bears evened out at 0-2.{record:CHI}",
    "The Bears evened out at 1-1.{record:DET}",
  ])("does not say: %s", (text) => {
    expect(said(text)).not.toBe("");
  });
});

/** The Bears' kicker with one of two, from 41 and 49 yards. */
const halved = withFacts(
  played,
  played.facts.map((fact) =>
    fact.id === "l:demo-chi-k1:kicking"
      ? { ...fact, values: { ...fact.values, fieldGoalsMade: 1, fieldGoalAttempts: 2 } }
      : fact,
  ),
);

describe("half of a kicker's tries", () => {
  const said = (text: string): string => faultsOf(text, halved, { kind: "answer", round: "last" }).join("; ");

  it.each([
    "Omari Traore split his two tries, hitting from 41 and missing from 49.{s91,ms53}",
    "Omari Traore split his two field goal tries, missing from 49 and hitting from 41.{ms53,s91}",
  ])("may say: %s", (text) => {
    expect(said(text)).toBe("");
  });

  it.each([
    "Omari Traore split his two tries, missing from 41 and hitting from 49.{s91,ms53}",
    "Omari Traore split his four tries, hitting from 41 and missing from 49.{s91,ms53}",
    "Omari Traore split his two tries, hitting from 42 and missing from 49.{s91,ms53}",
    "Omari Traore split his two tries in the third quarter.{s91,ms53}",
    "Omari Traore split his two extra points, hitting from 41 and missing from 49.{s91,ms53}",
    "Omari Traore never split his two tries, hitting from 41 and missing from 49.{s91,ms53}",
    "Omari Traore split his two tries, hitting from 41.{s91}",
    "Lamont Delacroix split his two tries, hitting from 41 and missing from 49.{s91,ms53}",
  ])("does not say: %s", (text) => {
    expect(said(text)).not.toBe("");
  });
});
