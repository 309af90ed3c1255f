import { describe, expect, it } from "vitest";
import { plainTalk, TALK } from "../../../domain/cited/plain-talk.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

// The Lions beat the Bears 28-13; Vogelsang threw for the Bears, Odunsi caught, Renteria intercepted.
const index = indexFacts(simulatedSnapshot(1), null);
const asAnswer = (text: string): string[] => faultsOf(text, index, { kind: "answer", round: "last" });

describe("plainTalk", () => {
  it.each(TALK.map(({ example, plain }) => [example, plain]))("reads %j as %j", (example, plain) => {
    expect(plainTalk(example)).toBe(plain);
  });
});

describe("an answer", () => {
  it.each([
    "Yes, the Lions won it 28-13.{result}",
    "If you had Nash Odunsi, you're thrilled, because he caught eight passes for 95 yards.{l:demo-chi-wr3:receiving}",
    "I'd point to the end, when Corbin Renteria intercepted Sawyer Vogelsang.{in116}",
    "You bet, Nash Odunsi hauled in an 18-yard touchdown pass.{s156}",
    "I don't give betting advice. The Lions won it 28-13.{result}",
    "Believe it or not, Tyrell Hightower scored on a 14-yard run.{s9}",
  ])("may talk to who asked: %s", (answer) => {
    expect(asAnswer(answer)).toEqual([]);
  });

  it.each([
    "Yes, the Bears won it 28-13.{result}",
    "If you had Nash Odunsi, you're thrilled, because he caught nine passes for 95 yards.{l:demo-chi-wr3:receiving}",
    "If you had Sawyer Vogelsang, you're thrilled, because he caught eight passes.{l:demo-chi-wr3:receiving}",
    "I'd point to the end, when Sawyer Vogelsang intercepted Corbin Renteria.{in116}",
    "You bet, he was arrested after the game.{result}",
    "You should bet on the Lions.{result}",
    "I don't give betting advice, but take the Lions to cover.{result}",
    "I'd take the over tonight.{result}",
    "I'd go with the Lions to cover next week.{result}",
    "You got it: his agent told me.{result}",
  ])("is held for what is left: %s", (answer) => {
    expect(asAnswer(answer)).not.toEqual([]);
  });

  it("is talk, and no report", () => {
    expect(faultsOf("You bet, the Lions won 28-13.{result}", index)).not.toEqual([]);
  });
});
