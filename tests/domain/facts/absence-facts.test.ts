import { describe, expect, it } from "vitest";
import { replyTo } from "../../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { playerId } from "../../fixtures/small-game-people.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { injuryNotes } from "../../../domain/facts/plain/absence-facts.ts";

/** The players that the facts call hurt where a play's text says this, and Jamal Crewe of Minnesota is called something else. */
function hurtIn(text: string, name: string): (string | undefined)[] {
  const game = JSON.parse(JSON.stringify(smallGame()).replaceAll("Jamal Crewe", name)) as ProviderGame;
  const [first] = game.allPlays;
  const allPlays = game.allPlays.map((play) => (play === first ? { ...play, description: `A pass. ${text}` } : play));
  const { facts } = indexFacts(snapshotOf({ ...game, allPlays }), null);
  return facts.filter(({ kind }) => kind === "absence").map(({ roles }) => roles.player);
}

describe("who was hurt, in the words of the league", () => {
  it.each([
    ["MIN-22-J.Crewe was injured during the play.", "Jamal Crewe"],
    ["MIN-22-J.Crewe was injured during the play.", "Jamal Crewe V"],
    ["MIN-22-J.Crewe V was injured during the play.", "Jamal Crewe V"],
    ["MIN-22-J.Crewe V was injured during the play.", "Jamal Crewe"],
    ["MIN-22-J.Crewe IV has returned to the game.", "Jamal Crewe IV"],
    ["MIN-22-J.Crewe Jr. has returned to the game.", "Jamal Crewe Jr."],
    ["MIN-22-J.St. Crewe III was injured during the play.", "Jamal St. Crewe III"],
    ["Injury timeout: Jamal O'Crewe (Minnesota) is helped off the field and will not return.", "Jamal O'Crewe"],
    [
      "Injury timeout: Jamal Crewe Jr. (Minnesota Vikings) is down, gets up and walks off on his own.",
      "Jamal Crewe Jr.",
    ],
    ["tackled by CHI-54-A.Fisk. MIN-22-J.Crewe II was injured during the play.", "Jamal Crewe II"],
  ])("%s: %s", (text, name) => {
    expect(hurtIn(text, name)).toEqual([playerId("crewe")]);
  });

  it.each([
    ["MIN-22-J.Vance was injured during the play.", "Jamal Crewe V"],
    ["Injury timeout: Jamal Crewe (Chicago) is helped off the field and will not return.", "Jamal Crewe"],
    ["CHI-22-J.Crewe V was injured during the play.", "Jamal Crewe V"],
  ])("is nobody of the game: %s", (text, name) => {
    expect(hurtIn(text, name)).toEqual([]);
  });

  it("takes a place that two teams share for the one of them that plays, and for none where both do", () => {
    const play = { playId: "7", description: "Injury timeout: Jamal Crewe (New York) is down, and walks off." };
    const teamOf = (awayTeam: string, homeTeam: string) => injuryNotes(play, { awayTeam, homeTeam })[0]?.team;
    expect(teamOf("NYJ", "NE")).toBe("NYJ");
    expect(teamOf("NE", "NYG")).toBe("NYG");
    expect(teamOf("NYG", "NYJ")).toBe("New York");
  });

  it("says of who will not return that he was helped off for good", () => {
    const game = smallGame();
    const text = "Injury timeout: Jamal Crewe (Minnesota) is helped off the field and will not return.";
    const allPlays = game.allPlays.map((play, at) => (at === 1 ? { ...play, description: text, credits: [] } : play));
    const snapshot = snapshotOf({ ...game, allPlays });
    const index = indexFacts(snapshot, null);
    const said = ["Is anybody hurt?", "did crewe get hurt", "did C rewe get hurt"].map(
      (question) => replyTo(question, snapshot, index).sentences[0]?.text,
    );
    for (const one of said)
      expect(one).toMatch(/^Jamal Crewe was helped off the field for good on the first play of the first quarter/);
  });
});
