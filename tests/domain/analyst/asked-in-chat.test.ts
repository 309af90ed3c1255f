import { describe, expect, it } from "vitest";

import { nameInText } from "../../../domain/analyst/reply/sheet/is-flagged.ts";
import { replyTo } from "../../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { askedOfSimulated } from "../../fixtures/asked-of-simulated.ts";
import { gameAfter, simulatedGame } from "../../fixtures/simulated-game.ts";
import { beforeKickoff } from "../../fixtures/simulated-snapshot.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

describe("a question as fans type it", () => {
  it.each([
    ["who was leadin at halftime", /^answer: The Chiefs led 17-13 at halftime\.$/],
    ["were the Ravens ever winning", /^answer: Yes\. The Ravens led by as many as three/],
    ["who led the Ravens in recieving", /^answer: Xavier Kessler led the Ravens with 106 receiving yards\.$/],
    ["did the Ravens punt even once", /^answer: Yes\. Two punts\./],
    ["did no one score in the first quarter", /^answer: Two scores\./],
    ["how close did the Ravens get on thier last drive", / The Ravens got as far as their own 45\. /],
    ["who was better inglewood or ekwueme", / In PPR points Ekwueme was ahead, 25\.9 to 16\.1\.$/],
    ["did inglewood outscore ekwueme", /^answer: No\. Grady Inglewood scored 16\.1 PPR points/],
    ["were the Ravens ever winning? until when", /took the lead on .* and lost it on Jasper Underhill's 9-yard/],
    ["were the Chiefs ever losing? until when", /^answer: The Ravens took the lead on Dez Radcliffe's 1-yard/],
    ["hows Inglewood's knee, he was limping", /^answer: The play-by-play notes no injury of Grady Inglewood/],
    ["points off Chiefs turnovers", /^answer: The Ravens scored six points after turnovers/],
    ["how many points did the Chiefs get off of Ravens turnovers", /^answer: The Chiefs scored no points/],
    ["Farrington, how many FGs did he make and out of how many tries", /^answer: Dante Farrington made two of three/],
    ["did any Raven have more than one sack", /^answer: Yes\. Julian Antonelli led the Ravens with two sacks\.$/],
    ["did any Raven sack Ekwueme more than twice", /^answer: No\./],
    ["last time the score was tied? what made it even", /^answer: The last tie: Hugo Banerjee kicked/],
    ["who found the end zone for the Ravens", /^answer: Two touchdowns\. Dez Radcliffe/],
  ])("is read: %s", (question, says) => {
    expect(askedOfSimulated(question)).toMatch(says);
  });

  it("that claims more than once is not asked whether it was at all", () => {
    expect(askedOfSimulated("did anyone get to the quarterback more than once")).not.toMatch("Yes. One");
  });
});

describe("what nobody counts here", () => {
  it.each(["Inglewood pressure", "was Inglewood under pressure", "how often was Inglewood pressured"])(
    "is said to be counted by nobody: %s",
    (question) => expect(askedOfSimulated(question)).toMatch(/^unknown: Nobody counts pressures .* Inglewood/),
  );

  it.each(["best QB ever", "best qb in the nfl", "worst receiver ever", "is Inglewood the best qb ever"])(
    "is no question of this game: %s",
    (question) => expect(askedOfSimulated(question)).toMatch(/^unknown: That isn't in this game's stats/),
  );
});

describe("who did better or worse than projected", () => {
  it.each([
    ["who did worse than projected", /^answer: Reginald Westbrook scored 0 PPR points, 7 fewer than projected/],
    ["who played worse than expected", /^answer: Reginald Westbrook scored 0 PPR points/],
    ["who scored fewer points than projected", /^answer: Reginald Westbrook scored 0 PPR points/],
    ["who was worse than his projection", /^answer: Reginald Westbrook scored 0 PPR points/],
    ["who did better than projected", /^answer: Lani Antonelli scored 32\.6 PPR points, 18\.6 more/],
    ["did Inglewood do better than expected", /^answer: No\. Grady Inglewood scored 16\.1 .* just as projected/],
    ["who had fewer catches than projected", /^answer: Reginald Westbrook was projected for 2\.6 catches and had 0/],
    ["who had more rushing yards than projected", /^answer: Grady Inglewood was projected for 14\.8 rushing yards/],
  ])("is told: %s", (question, says) => {
    expect(askedOfSimulated(question)).toMatch(says);
  });
});

describe("a team that did better than expected", () => {
  it.each(["which team did better than expected", "did the Ravens do worse than expected"])(
    "is no player: %s",
    (question) => expect(askedOfSimulated(question)).toMatch(/^unknown:/),
  );
});

describe("the weather of a game to come", () => {
  const game = simulatedGame({ week: 1, awayTeam: "NO", homeTeam: "KC", dateTime: "2025-09-07T17:00:00.000Z" });
  const snapshot = snapshotOf(beforeKickoff(game));

  it.each([
    "weather?",
    "will it rain",
    "how cold will it be",
    "how windy is it going to be",
    "is it gonna be windy",
    "any chance of rain",
    "is rain expected",
    "what will the temp be",
    "will wind be a factor",
  ])("is the forecast: %s", (question) => {
    const { kind, sentences } = replyTo(question, snapshot, indexFacts(snapshot, null));
    expect(`${kind}: ${sentences[0]?.text ?? ""}`).toMatch(/^answer: The forecast is /);
  });

  it.each(["will it be close", "is it going to be a blowout"])("is not asked: %s", (question) => {
    const { sentences } = replyTo(question, snapshot, indexFacts(snapshot, null));
    expect(sentences.map(({ text }) => text).join(" ")).not.toContain("forecast");
  });
});

describe("why a team is losing in a game that goes on", () => {
  const snapshot = snapshotOf(gameAfter(simulatedGame({ week: 1, awayTeam: "NO", homeTeam: "KC" }), 90));
  const told = (question: string): string =>
    replyTo(question, snapshot, indexFacts(snapshot, null))
      .sentences.map(({ text }) => text)
      .join(" ");

  it.each([
    "why are the saints losing",
    "why are the saints behind",
    "how come the saints are trailing",
    "why are the saints down 1",
    "how are the chiefs winning",
  ])("is told with the score, and how either team came to its points: %s", (question) => {
    expect(told(question)).toMatch(
      /^The Chiefs lead the Saints 10-9\. The Chiefs scored on .* touchdown .* field goal .* The Saints scored on /,
    );
  });

  it("is denied of who leads", () => {
    expect(told("why are the chiefs losing")).toMatch(/^The Chiefs are not behind\. The Chiefs lead the Saints 10-9\./);
  });
});

describe("a player in the text of a play", () => {
  it.each(["D.Johnson", "Di.Johnson", "Diontae Johnson"])("is named by his first letters: %s", (text) => {
    expect(nameInText({ playerName: "Diontae Johnson" }).test(`pass to 5-${text}.`)).toBe(true);
  });

  it("is not another with the same initial", () => {
    expect(nameInText({ playerName: "Diontae Johnson" }).test("Penalty on CAR-52-Dj.Johnson")).toBe(false);
    expect(nameInText({ playerName: "DJ Moore" }).test("2-D.Moore")).toBe(true);
  });
});
