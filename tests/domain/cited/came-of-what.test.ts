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
];

describe.each(FORMS)("$form", ({ yes, no }) => {
  it.each(yes.map((said) => ({ said, text: said[1] })))("may say: $text", ({ said }) => {
    expect(faultsIn(said)).toBe("");
  });

  it.each(no.map((said) => ({ said, text: said[1] })))("does not say: $text", ({ said }) => {
    expect(faultsIn(said)).not.toBe("");
  });
});
