import { describe, expect, it } from "vitest";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { type FactDraft, makeFact } from "../../../domain/facts/make-fact.ts";
import { phrase, player, team } from "../../../domain/facts/wording/phrase-of.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";
import { withFacts } from "./with-facts.ts";

const played = indexFacts(simulatedSnapshot(1), null);
const fact = (draft: Omit<FactDraft, "weight" | "receipts">) => makeFact({ weight: 10, receipts: [], ...draft });
const back = "demo-det-rb3";
/** The simulated game, in which the Lions' Hightower was also hurt and came back, and the Bears never went for it on fourth down. */
const index = withFacts(played, [
  ...played.facts.filter(({ id }) => id !== "t:CHI:fourthDowns"),
  fact({
    id: "t:CHI:fourthDowns",
    kind: "team",
    team: "CHI",
    marks: ["fourthDowns"],
    values: { made: 0, of: 0 },
    clause: phrase`${team("CHI")} never went for it on fourth down`,
  }),
  fact({
    id: "hurt",
    kind: "absence",
    team: "DET",
    marks: ["injury", "left"],
    roles: { player: back },
    clause: phrase`${player(back)} was shaken up on a play`,
  }),
  fact({
    id: "back",
    kind: "absence",
    team: "DET",
    marks: ["injury", "cameIn"],
    roles: { player: back },
    clause: phrase`${player(back)} returned to the game after an injury`,
  }),
]);
const found = (text: string): string => faultsOf(text, index, { round: "last" }).join("; ");

const CASES: readonly (readonly [yes: string, no: string, reason: RegExp])[] = [
  [
    "The Bears never went for it on fourth down.{t:CHI:fourthDowns}",
    "The Bears went for it on fourth down and got stuffed.{t:CHI:fourthDowns}",
    /outcomes "went for it"/,
  ],
  ["Hightower returned to the game.{back}", "Hightower was back in the game.{hurt}", /outcomes "was back"/],
  [
    "Hightower was shaken up on a play.{hurt}",
    "Hightower was shaken up and re-entered.{hurt}",
    /outcomes "re-entered"/,
  ],
];

describe("what a clause adds to what it cites", () => {
  it.each(CASES)("%s", (yes, no, reason) => {
    expect(found(yes)).toBe("");
    expect(found(no)).toMatch(reason);
  });

  it("undoes no lead before it was there", () => {
    const [first, second] = index.ofKind("score");
    const text = (act: string, lead: string): string =>
      `That score wiped out the lead that the other had given them.{${act},${lead}}`;
    expect(found(text(first?.id ?? "", second?.id ?? ""))).toMatch(/outcomes "wiped out/);
    expect(found(text(second?.id ?? "", first?.id ?? ""))).not.toMatch(/outcomes "wiped out/);
  });
});
