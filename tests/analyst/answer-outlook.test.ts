import { describe, expect, it } from "vitest";
import { OUTLOOKS } from "../../domain/analyst/reply/score/answer-outlook.ts";
import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { gameChances } from "../../domain/chance/game-chances.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import { beforeKickoff } from "../fixtures/simulated-snapshot.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const SUNDAYS = {
  1: "2025-09-07T17:00:00Z",
  2: "2025-09-14T17:00:00Z",
  3: "2025-09-21T17:00:00Z",
  4: "2025-09-28T17:00:00Z",
};
const played = [
  simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "GB", dateTime: SUNDAYS[1] }),
  simulatedGame({ week: 1, awayTeam: "CHI", homeTeam: "MIN", dateTime: SUNDAYS[1] }),
  simulatedGame({ week: 2, awayTeam: "DET", homeTeam: "CHI", dateTime: SUNDAYS[2] }),
  simulatedGame({ week: 2, awayTeam: "MIN", homeTeam: "GB", dateTime: SUNDAYS[2] }),
  simulatedGame({ week: 3, awayTeam: "GB", homeTeam: "DET", dateTime: SUNDAYS[3] }),
  simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI", dateTime: SUNDAYS[3] }),
].map((game) => snapshotOf(game));
const coming = snapshotOf(
  beforeKickoff(simulatedGame({ week: 4, awayTeam: "DET", homeTeam: "MIN", pointSpread: -3.5, dateTime: SUNDAYS[4] })),
);
const index = indexFacts(coming, seasonOf(played)(coming));

function ask(question: string): { kind: string; text: string; ids: string[] } {
  const { kind, sentences } = replyTo(question, coming, index);
  return { kind, text: sentences.map(({ text }) => text).join(" "), ids: sentences.flatMap(({ ids }) => ids) };
}

describe("questions about a game to come", () => {
  it("are read by their own examples", () => {
    for (const { says, examples } of OUTLOOKS)
      for (const example of examples) expect([example, says.test(example)]).toEqual([example, true]);
  });

  it.each([
    ["how did the lions do last week", ["lastGame:DET"], ["lastGame:MIN"]],
    ["what happened in their last game", ["lastGame:DET", "lastGame:MIN"], []],
    ["how many points do the vikings allow", ["mean:MIN:pointsAgainst"], ["mean:DET:pointsAgainst"]],
    ["how good is the home team's defense", ["mean:MIN:pointsAgainst"], ["mean:DET:pointsAgainst"]],
    ["who's better on offense", ["mean:DET:pointsFor", "mean:MIN:pointsFor"], []],
    ["how have the lions looked so far", ["record:DET", "mean:DET:pointsFor"], ["record:MIN"]],
  ])("%s", (question, told, not) => {
    const { kind, ids } = ask(question);
    expect(kind).toBe("answer");
    expect(ids).toEqual(expect.arrayContaining(told));
    for (const id of not) expect(ids).not.toContain(id);
  });

  it("name whose projection lies above his average, and leave it to the reader who starts", () => {
    const { kind, text, ids } = ask("who should i start");
    expect(kind).toBe("answer");
    expect(text).toMatch(/^Who starts is up to you/);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(index.byId(id)?.marks).toContain("aboveMean");
  });

  it.each(["what does the preview say", "how do these teams match up"])(
    "tell what is known of both teams: %s",
    (question) => {
      const { kind, text, ids } = ask(question);
      expect(kind).toBe("answer");
      expect(text).toMatch(/^The Vikings are favored by 3\.5\./);
      expect(ids).toEqual(expect.arrayContaining(["record:DET", "record:MIN"]));
      expect(ids.filter((id) => id.startsWith("pj:"))).toHaveLength(2);
    },
  );

  it("compare a position by either team's projections", () => {
    const { kind, text } = ask("compare the quarterbacks");
    expect(kind).toBe("answer");
    expect(text.match(/is projected for [\d.]+ passing yards/g)).toHaveLength(2);
  });

  it("say whether a game is on the network that is named", () => {
    const shown = { ...coming, game: { ...coming.game, channel: "Prime Video" } };
    const said = ["is it on prime video", "is it on fox", "what channel is it on"].map(
      (question) => replyTo(question, shown, indexFacts(shown, null)).sentences[0]?.text,
    );
    expect(said).toEqual(["Yes. It is on Prime Video.", "No. It is on Prime Video.", "It is on Prime Video."]);
  });

  it("are not answered for somebody who is not in the game", () => {
    expect(ask("start kelce or kittle").kind).not.toBe("answer");
    expect(ask("how many points do the broncos allow").kind).not.toBe("answer");
  });

  it("say that two teams have not met where they have not", () => {
    expect(ask("who won last time they played").text).toMatch(/no meeting of these two/);
  });

  it("leave a game that is played to its plays", () => {
    const over = snapshotOf(simulatedGame({ week: 4, awayTeam: "DET", homeTeam: "MIN", dateTime: SUNDAYS[4] }));
    const { sentences } = replyTo(
      "how many points did the vikings allow",
      over,
      indexFacts(over, seasonOf(played)(over)),
    );
    expect(sentences.flatMap(({ ids }) => ids).some((id) => id.startsWith("mean:"))).toBe(false);
  });
});

describe("the chance to win", () => {
  const whole = simulatedGame({ week: 3, awayTeam: "DET", homeTeam: "MIN", pointSpread: -3.5 });

  it.each([0, 40, 120])("is the page's, as of row %i", (row) => {
    const snapshot = snapshotOf(gameAsOf(whole, row));
    const { before, after } = gameChances(snapshot.game, snapshot.allPlays);
    const home = Math.round(after.at(-1) ?? before);
    for (const question of ["what are the odds that minnesota wins", "whats the vikings win probability"]) {
      const { kind, sentences } = replyTo(question, snapshot, indexFacts(snapshot, null));
      expect(kind).toBe("answer");
      expect(sentences[0]?.text).toMatch(new RegExp(`the Vikings have an? ${home} percent chance to win`));
      expect(sentences[0]?.receipts).toHaveLength(1);
    }
  });

  it("has the article of its number as it is said", () => {
    const articles = [0, 20, 40, 60, 80, 100, 120, 140].map((row) => {
      const snapshot = snapshotOf(gameAsOf(whole, row));
      const [first] = replyTo("whats the vikings win probability", snapshot, indexFacts(snapshot, null)).sentences;
      return /have (an?) (\d+) percent/.exec(first?.text ?? "")?.slice(1);
    });
    for (const [article, number] of articles.map((one) => one ?? []))
      expect([number, article]).toEqual([number, /^(?:8|11$|18$)/.test(number ?? "") ? "an" : "a"]);
  });

  it("is none of a game that is over: it has a result", () => {
    const snapshot = snapshotOf(whole);
    const { sentences } = replyTo("who is going to win", snapshot, indexFacts(snapshot, null));
    expect(sentences.map(({ text }) => text).join(" ")).not.toMatch(/percent chance/);
  });
});
