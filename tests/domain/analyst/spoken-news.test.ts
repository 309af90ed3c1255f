import { describe, expect, it } from "vitest";
import { checkSpeech } from "../../../domain/analyst/speech/check-speech.ts";
import type { FactRow } from "../../../domain/facts/fact-row.ts";
import { withoutDenials } from "../../../domain/analyst/speech/without-denials.ts";
import { analystGame } from "../../fixtures/analyst-game.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const { tools } = analystGame(snapshotOf(simulatedGame({ week: 1, awayTeam: "PHI", homeTeam: "KC" })));

/** Why a spoken sentence is cut off as news: with a game, and where the page has none. */
function stopped(text: string): string[] {
  return [tools, null].flatMap((game) => {
    const fault = checkSpeech(text, game);
    return fault === null || fault.truth !== null ? [] : [fault.reason];
  });
}

describe("what the analyst never advises", () => {
  it.each([
    "I'd take the over tonight.",
    "Take the under here.",
    "The over looks good to me.",
    "I like the Chiefs to cover.",
    "Kansas City should cover easily.",
    "I would lay the points with Philadelphia.",
    "Hammer the receiving prop.",
    "My lock of the week is the Ravens.",
    "A parlay of both teams scoring twice would be fun.",
    "Go with the under.",
    "You should bet the over.",
    "The smart money is on Kansas City.",
    "That is great value at that price.",
    "I can't give advice, but I'd take the points.",
    "I don’t do picks, though the under is the play.",
    "Lean toward the underdog here.",
    "The Eagles are a safe bet.",
    "Bet everything on Kansas City tonight.",
  ])("stops betting advice: %s", (sentence) => {
    expect(stopped(sentence).join(" ")).toContain("betting");
  });

  it.each([
    "I don't give betting advice, so no parlay from me.",
    "I can't tell you what to bet on, but I can tell you who ran well.",
    "I won’t say whether to take the over.",
    "The Chiefs were favored by 3.",
    "The over/under was 48.5.",
    "Smith made an over-the-shoulder catch.",
    "He ran over the middle and under the coverage.",
    "The Eagles took the lead over the Chiefs.",
    "Worthy covered 50 yards on that play.",
    "They kept the ball on the ground to go over the top.",
    "The Chiefs held on to win.",
    "You bet, here is his line.",
  ])("lets football and a refusal through: %s", (sentence) => {
    expect(stopped(sentence)).toEqual([]);
  });
});

describe("news that a fact of the game holds", () => {
  const [player] = tools.playerGameStats;
  const { playerId = "", playerName = "" } = player ?? {};
  const [fact] = tools.facts ?? [];
  const withFact = (change: Partial<FactRow>): typeof tools => ({
    ...tools,
    facts: [...(tools.facts ?? []), ...(fact === undefined ? [] : [{ ...fact, marks: [], team: null, ...change }])],
  });
  const hurt = withFact({ id: "hurt", kind: "absence", roles: { player: playerId }, words: `${playerName} left hurt` });
  const snow = withFact({ id: "weather", kind: "weather", words: "the forecast was light snow" });

  it("is an injury of who left, and of nobody else", () => {
    expect(checkSpeech(`${playerName} was injured on the play.`, hurt)).toBeNull();
    expect(checkSpeech(`${playerName} was injured on the play.`, tools)?.reason).toContain("injuries");
    const other = tools.playerGameStats.find((line) => line.playerId !== playerId)?.playerName;
    expect(checkSpeech(`${other} was injured on the play.`, hurt)?.reason).toContain("injuries");
  });

  it("is the weather that it tells", () => {
    expect(checkSpeech("Snow fell all night.", snow)).toBeNull();
    expect(checkSpeech("Rain fell all night.", snow)?.reason).toContain("scenes");
  });

  it("is not the end of a season, because it names one", () => {
    expect(checkSpeech("The season of the Chiefs is over.", tools)?.reason).toContain("playoff");
  });
});

describe("who says that he has no news", () => {
  it.each([
    "I have no injury report for this game.",
    "The plays don't say whether anybody was hurt.",
    "I can't say whether he was arrested.",
    "Nothing in the play-by-play says anything about an ejection.",
    "There is no information about practice in the data.",
    "Whether he is hurt is not in the stats.",
    "I don't know anything about trades; ask me about the plays.",
    "I don't have any quotes, so I can't tell you what the coach said.",
  ])("may name it: %s", (sentence) => {
    expect(stopped(sentence)).toEqual([]);
  });

  it.each([
    "I can't confirm it, but he tore his hamstring.",
    "I don't know why he was arrested.",
    "I can't discuss his arrest.",
    "I don't have the details because he was ejected.",
    "The stats say nothing; he is out with a knee injury.",
    "He never said he was hurt.",
    "The Chiefs won't say it, and he is on injured reserve.",
  ])("may not give it: %s", (sentence) => {
    expect(stopped(sentence)).not.toEqual([]);
  });

  it("keeps every offset", () => {
    const sentence = "I have no injury report, but Kelce scored.";
    expect(withoutDenials(sentence)).toHaveLength(sentence.length);
    expect(withoutDenials(sentence).trimStart()).toBe(", but Kelce scored.");
  });
});
