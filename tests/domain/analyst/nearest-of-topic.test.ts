import { describe, expect, it } from "vitest";

import { replyTo } from "../../../domain/analyst/reply/reply-to.ts";
import { GameSheet } from "../../../domain/analyst/reply/sheet/game-sheet.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const GAME = snapshotOf(simulatedGame({ week: 2, awayTeam: "MIN", homeTeam: "CHI" }));
const INDEX = indexFacts(GAME, null);
const SHEET = new GameSheet(GAME, INDEX);

/** A question that nobody can read whole. */
function nearestOf(question: string): string {
  const { kind, sentences } = replyTo(`what is the quaggle zorbing, ${question}`, GAME, INDEX);
  expect(kind).toBe("unknown");
  return sentences.map(({ text }) => text).join(" ");
}

function wordsOf(id: string): string {
  const [sentence] = SHEET.sentences(INDEX.byId(id));
  if (sentence === undefined) throw new Error(`no fact ${id}`);
  SHEET.begin();
  return sentence.text;
}

describe("what stands beside the nearest", () => {
  it.each([
    ["red zone", "redZone"],
    ["third downs", "thirdDowns"],
    ["fourth downs", "fourthDowns"],
  ])("are both teams' rows: %s", (asked, mark) => {
    const said = nearestOf(asked);
    expect(said).toContain(wordsOf(`t:MIN:${mark}`));
    expect(said).toContain(wordsOf(`t:CHI:${mark}`));
  });

  it("is the row of the team that is named alone", () => {
    const said = nearestOf("vikings red zone quux blorp");
    expect(said).toContain(wordsOf("t:MIN:redZone"));
    expect(said).not.toContain(wordsOf("t:CHI:redZone"));
  });

  it("is not what a team did where what it allowed is asked", () => {
    expect(nearestOf("vikings sacks quux blorp")).toContain(wordsOf("t:MIN:sacks"));
    expect(nearestOf("vikings sacks allowed quux blorp")).not.toContain(wordsOf("t:MIN:sacks"));
  });

  it("are every kick of a kicker and the points of a fan's player", () => {
    const kicks = INDEX.ofKind("score").filter(({ marks }) => marks.includes("fieldGoal"));
    const kicker = kicks[0]?.roles.kicker ?? "";
    const own = kicks.filter(({ roles }) => roles.kicker === kicker);
    const kicking = nearestOf(`what is ${INDEX.people.get(kicker)?.name} blorp for`);
    for (const { values } of own) expect(kicking).toContain(`${values.yards}-yard field goal`);
    const [points] = INDEX.ofKind("fantasy");
    const name = INDEX.people.get(points?.roles.player ?? "")?.name;
    expect(nearestOf(`was ${name} blorp by ppr`)).toContain(`${points?.values.pprPoints} PPR points`);
  });

  it("is nothing of what is not asked about", () => {
    expect(nearestOf("blorp")).not.toMatch(/percent|inside the 20|penalized|PPR|forecast/);
  });
});
