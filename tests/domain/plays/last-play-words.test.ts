import { describe, expect, it } from "vitest";
import { lastPlayWords } from "../../../domain/plays/plain/last-play-words.ts";
import { smallGame } from "../../fixtures/small-game.ts";

describe("the words about a last play", () => {
  const { game, allPlays } = smallGame();
  const last = allPlays.findLast(({ type }) => type === "Rush" || type.startsWith("Pass")) ?? expect.fail("no play");
  const plays = allPlays.slice(0, allPlays.indexOf(last) + 1);

  it("are a sentence where the provider speaks of the newest stored play", () => {
    const words = lastPlayWords({ game: { ...game, lastPlay: last.description }, allPlays: plays });
    expect(words).toMatch(/^[A-Z][a-z]+ .*(?:ran|threw|passed|scrambled|was sacked|knelt)/);
    expect(words).not.toMatch(/[{}]/);
  });

  it("are the provider's own, without the clock, where it speaks of another play or of none that is stored", () => {
    const ahead = { ...game, lastPlay: "(3:07) A play that is not stored yet." };
    expect(lastPlayWords({ game: ahead, allPlays: plays })).toBe("A play that is not stored yet.");
    expect(lastPlayWords({ game: ahead, allPlays: [] })).toBe("A play that is not stored yet.");
    expect(lastPlayWords({ game: { ...game, lastPlay: null }, allPlays: plays })).toBe(null);
  });
});
