import { describe, expect, it } from "vitest";
import { checkNews, findNews, newsSentence } from "../../../domain/news/check-news.ts";
import type { NewsEvidence, NewsGame, NewsName } from "../../../domain/news/news-kind.ts";
import { NEWS_KINDS } from "../../../domain/news/news-kinds.ts";

const NAMES: Readonly<Record<string, Pick<NewsName, "names" | "isTeam">>> = {
  "Myles Garrett": { names: ["Myles Garrett"], isTeam: false },
  "Lamar Jackson": { names: ["Lamar Jackson"], isTeam: false },
  Ravens: { names: ["BAL"], isTeam: true },
  Bills: { names: ["BUF"], isTeam: true },
};

/** The sentence with those of `NAMES` that it names. */
function named(text: string, carried: readonly string[] = []) {
  const found = Object.entries(NAMES).flatMap(([name, one]) =>
    Array.from(text.matchAll(new RegExp(name, "g")), ({ index }) => ({
      start: index,
      end: index + name.length,
      ...one,
    })),
  );
  return newsSentence(text, { named: found, carried });
}

const GAME: NewsGame = {
  awayTeam: "BAL",
  homeTeam: "BUF",
  awayScore: 25,
  homeScore: 27,
  status: "Final",
  season: 2024,
  seasonType: 3,
  week: 2,
  forecastDescription: "Light Snow",
};
const NOTHING: NewsEvidence = { plays: [], game: null };

function playsOf(...texts: string[]): NewsEvidence {
  return {
    game: GAME,
    plays: texts.map((text, index) => ({ text, quarter: "2", receipts: [{ kind: "play", playId: String(index) }] })),
  };
}

/** What of the sentence's news nothing vouches for. */
function unproven(text: string, evidence: NewsEvidence, carried: readonly string[] = []): string[] {
  return checkNews(named(text, carried), evidence).flatMap(({ start, end, proof }) =>
    proof === null ? [text.slice(start, end)] : [],
  );
}

describe.each(NEWS_KINDS)("news about $about", (kind) => {
  it.each(kind.rules.flatMap(({ stops }) => stops))("is found in: %s", (sentence) => {
    expect(findNews(newsSentence(sentence, { named: [] })).map((news) => news.kind)).toContain(kind);
  });

  it.each(kind.rules.flatMap(({ stands = [] }) => stands))("is not seen in: %s", (sentence) => {
    expect(findNews(newsSentence(sentence, { named: [] })).map(({ start, end }) => sentence.slice(start, end))).toEqual(
      [],
    );
  });
});

describe("a name", () => {
  it("is never read as a word", () => {
    const hurt = { names: ["Jalen Hurt"], isTeam: false };
    const text = "The pass was Hurt's to catch.";
    expect(findNews(newsSentence(text, { named: [] }))).toHaveLength(1);
    expect(findNews(newsSentence(text, { named: [{ start: 13, end: 17, ...hurt }] }))).toEqual([]);
  });

  it("may be a stadium's, which is called after anything", () => {
    const text = "The total is 46 points at New Era Field.";
    expect(findNews(newsSentence(text, { named: [] }))).toHaveLength(1);
    expect(findNews(newsSentence(text, { named: [], places: ["New Era Field", null, ""] }))).toEqual([]);
  });

  it("leaves every offset as it was", () => {
    const text = "After Lamar Jackson threw, Myles Garrett was ejected.";
    expect(unproven(text, NOTHING)).toEqual(["ejected"]);
  });
});

describe("news that a play's own words hold", () => {
  const HURT = playsOf(
    "(9:28) 8-L.Jackson sacked at BAL 12 (95-M.Garrett). CLE-95-M.Garrett was injured during the play.",
  );

  it.each([
    "Myles Garrett was injured on the play.",
    "Myles Garrett was hurt.",
    "Myles Garrett was injured during the play in the second quarter.",
  ])("stands: %s", (text) => {
    const findings = checkNews(named(text), HURT);
    expect(findings.map(({ proof }) => proof)).toEqual(findings.map(() => [{ kind: "play", playId: "0" }]));
    expect(findings).not.toEqual([]);
  });

  it("stands of a he who is known", () => {
    expect(unproven("He was injured on the play.", HURT, ["Myles Garrett"])).toEqual([]);
    expect(unproven("He was injured on the play.", HURT, ["Lamar Jackson"])).toEqual(["injured"]);
  });

  it.each([
    ["somebody else", "Lamar Jackson was injured on the play."],
    ["another quarter", "Myles Garrett was injured in the fourth quarter."],
    ["a time that the row does not give", "Myles Garrett was injured with two minutes left."],
    ["a part of the body", "Myles Garrett injured his knee."],
    ["what came of it", "Myles Garrett was injured and is out for the season."],
    ["somebody between", "Myles Garrett, whom Lamar Jackson hit, was injured."],
  ])("does not vouch for %s", (_what, text) => {
    expect(unproven(text, HURT)).not.toEqual([]);
  });

  it("may be a return to the game, an ejection, and a simulated game's injury timeout", () => {
    const back = playsOf(
      "(3:04) 1-J.Hurts up the middle. ** Injury Update: CLE-95-M.Garrett has returned to the game.",
    );
    expect(unproven("Myles Garrett returned to the game.", back)).toEqual([]);
    expect(unproven("Lamar Jackson returned to the game.", back)).toEqual(["returned to the game"]);
    const ejected = playsOf("(4:20) Penalty on CLE-95-M.Garrett, Disqualification, offsetting.");
    expect(unproven("Myles Garrett was ejected.", ejected)).toEqual([]);
    expect(unproven("Lamar Jackson was ejected.", ejected)).toEqual(["ejected"]);
    const helped = playsOf("Injury timeout: Myles Garrett (Cleveland) is helped off the field and will not return.");
    expect(unproven("Myles Garrett was helped off the field.", helped)).toEqual([]);
    expect(unproven("Myles Garrett did not return.", helped)).toEqual([]);
  });

  it("may be a kickoff that waited for lightning, but not for how long", () => {
    const storm = playsOf("The game has been suspended. Kickoff will be delayed due to lightning in the area.");
    expect(unproven("Kickoff was delayed because of lightning.", storm)).toEqual([]);
    expect(unproven("Kickoff was delayed by lightning for 40 minutes.", storm)).not.toEqual([]);
  });
});

describe("news that a field of the game holds", () => {
  const of = (change: Partial<NewsGame>): NewsEvidence => ({ plays: [], game: { ...GAME, ...change } });

  it("may be its status", () => {
    expect(unproven("The game was postponed.", of({ status: "Postponed" }))).toEqual([]);
    expect(unproven("The game was canceled.", of({ status: "Postponed" }))).toEqual(["canceled"]);
    expect(unproven("The game was postponed.", of({}))).toEqual(["postponed"]);
  });

  it("may be its weather", () => {
    expect(unproven("Snow fell all night.", of({}))).toEqual([]);
    expect(unproven("Rain fell all night.", of({}))).toEqual(["Rain fell"]);
    expect(unproven("Snow fell all night.", of({ forecastDescription: null }))).toEqual(["Snow fell"]);
  });

  it.each<[string, boolean, Partial<NewsGame>]>([
    ["The Bills advanced to the Conference Championship.", true, {}],
    ["The Bills advance to the Super Bowl.", false, {}],
    ["The Ravens advanced to the Conference Championship.", false, {}],
    ["The Ravens were eliminated.", true, {}],
    ["The Bills were eliminated.", false, {}],
    ["The loss ended the season of the Ravens.", true, {}],
    ["The Bills advance.", false, { status: "InProgress" }],
    ["The Bills advance.", false, { week: 4 }],
    ["The Bills stayed alive.", false, { seasonType: 1 }],
    ["The Bills won in the playoffs again.", true, {}],
    ["The Bills won and are in the playoffs.", false, { seasonType: 1 }],
    ["The Bills clinched the AFC East.", false, {}],
  ])("may be what a finished playoff game settles: %s (%s)", (text, isHeld, change) => {
    expect(unproven(text, of(change)).length === 0).toBe(isHeld);
  });
});
