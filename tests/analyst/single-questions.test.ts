import { beforeAll, describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { realGames } from "./real-games.ts";
import { AFTERMATH_QUESTIONS } from "./aftermath-questions.ts";
import { CHAT_QUESTIONS } from "./chat-questions.ts";
import { COURSE_QUESTIONS } from "./course-questions.ts";
import { NEAR_QUESTIONS } from "./near-questions.ts";
import { NEWCOMER_QUESTIONS } from "./newcomer-questions.ts";
import { ODD_PLAY_QUESTIONS } from "./odd-play-questions.ts";
import { EVENT_QUESTIONS } from "./event-questions.ts";
import { FOLLOW_UPS, PART_QUESTIONS } from "./part-questions.ts";
import { RECALL_QUESTIONS } from "./recall-questions.ts";
import { RULE_QUESTIONS } from "./rule-questions.ts";
import { SINGLE_QUESTIONS } from "./single-questions.ts";
import { STANDING_QUESTIONS } from "./standing-questions.ts";
import { TABLE_QUESTIONS } from "./table-questions.ts";
import { WHOLE_QUESTIONS } from "./whole-questions.ts";

describe.skipIf(!HAS_SAMPLE_DATA)("single questions about real games (need ../shared/data)", () => {
  let games: ReadonlyMap<string, GameSnapshot>;
  let before: ReturnType<typeof seasonOf>;
  beforeAll(async () => {
    const all = [...(await realGames()).values()];
    games = new Map(all.map((game) => [game.game.gameKey, game]));
    before = seasonOf(all);
  });

  it("says that a total which was met exactly went neither over nor under", () => {
    const game = games.get("202410203");
    if (game === undefined) throw new Error("The sample data has no game 202410203.");
    const pushed = { ...game, game: { ...game.game, overUnder: 49 } };
    const index = indexFacts(pushed, null);
    const said = ["did the over hit", "Did the total go over 49?", "did it go over or under the total"].map(
      (question) => replyTo(question, pushed, index).sentences[0]?.text,
    );
    const words = "The teams' 49 points matched the total of 49.";
    expect(said).toStrictEqual([`No. ${words}`, `No. ${words}`, words]);
  });

  it("judges by the projection who was a bust, and says where there is none", () => {
    const game = games.get("202430216");
    if (game === undefined) throw new Error("The sample data has no game 202430216.");
    const projected = new Map([
      ["Isiah Pacheco", 8.6],
      ["Travis Kelce", 13.3],
      ["C.J. Stroud", 14.4],
    ]);
    const playerProjections = game.playerGameStats.flatMap((line) => {
      const points = projected.get(line.playerName);
      return points === undefined ? [] : [{ ...line, fantasyPointsPPR: points }];
    });
    const told = { ...game, playerProjections };
    const index = indexFacts(told, null);
    const said = [
      "was pacheco a bust",
      "pacheco bust or nah (ppr)",
      "kelce boom or bust",
      "was kelce worth starting",
      "was stroud a dud",
      "was mixon a letdown",
      "who beat his ppr projection by the widest margin",
      "which rb was the most disappointing",
    ].map((question) => replyTo(question, told, index).sentences[0]?.text);
    expect(said).toStrictEqual([
      "Yes. Isiah Pacheco scored 1.8 PPR points, 6.8 fewer than projected.",
      "Yes. Isiah Pacheco scored 1.8 PPR points, 6.8 fewer than projected.",
      "Boom. Travis Kelce scored 24.7 PPR points, 11.4 more than projected.",
      "Yes. Travis Kelce scored 24.7 PPR points, 11.4 more than projected.",
      "About as projected. C.J. Stroud scored 14 PPR points, 0.4 fewer than projected.",
      "There is no projection for Joe Mixon.",
      "Travis Kelce scored 24.7 PPR points, 11.4 more than projected.",
      "Isiah Pacheco scored 1.8 PPR points, 6.8 fewer than projected.",
    ]);
  });

  function wrongOf(gameKey: string, questions: readonly (readonly [question: string, says: RegExp])[]): string[] {
    const game = games.get(gameKey);
    if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
    const index = indexFacts(game, before(game));
    return questions.flatMap(([question, says]) => {
      const said = replyTo(question, game, index)
        .sentences.map(({ text }) => text)
        .join(" ");
      return says.test(said) ? [] : [`${question}: ${said}`];
    });
  }

  it.each(Object.entries(SINGLE_QUESTIONS))("are answered: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(NEWCOMER_QUESTIONS))("are answered with what is asked: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it("hold a figure against its own projection, and tell over from under", () => {
    const game = games.get("202430216");
    if (game === undefined) throw new Error("The sample data has no game 202430216.");
    const lines = {
      "Joe Mixon": { rushingYards: 90.5, fantasyPointsPPR: 15 },
      "Travis Kelce": { receivingYards: 60, receptions: 6, fantasyPoints: 7.3, fantasyPointsPPR: 13.3 },
    };
    const playerProjections = game.playerGameStats.flatMap((line) => {
      const projected = Object.entries(lines).find(([name]) => name === line.playerName)?.[1];
      return projected === undefined ? [] : [{ ...line, ...projected }];
    });
    const told = { ...game, playerProjections };
    const index = indexFacts(told, null);
    const said = [
      "how far below his rushing projection did mixon finish",
      "did kelce beat his receiving projection",
      "did kelce come out over or under his ppr projection",
      "did mixon finish over or under his projection?",
      "biggest over performer vs projections in ppr?",
      "did kelce live up to his projection in standard scoring",
      "was kelce a bust in half ppr",
      "kelce over or under his standard projection",
    ].map((question) => replyTo(question, told, index).sentences[0]?.text);
    expect(said).toStrictEqual([
      "Joe Mixon was projected for 90.5 rushing yards and had 88, 2.5 fewer.",
      "Yes. Travis Kelce was projected for 60 receiving yards and had 117, 57 more.",
      "Over. Travis Kelce scored 24.7 PPR points, 11.4 more than projected.",
      "Over. Joe Mixon scored 18 PPR points, 3 more than projected.",
      "Travis Kelce scored 24.7 PPR points, 11.4 more than projected.",
      "Yes. Travis Kelce was projected for 7.3 points in standard scoring and had 17.7, 10.4 more.",
      "No. Travis Kelce was projected for 10.3 half-PPR points and had 21.2, 10.9 more.",
      "Over. Travis Kelce was projected for 7.3 points in standard scoring and had 17.7, 10.4 more.",
    ]);
  });

  it("say that nobody has a play who had only been projected, and of him who had a snap no more than that", () => {
    const game = games.get("202410226");
    const [line] = game?.playerGameStats ?? [];
    if (game === undefined || line === undefined) throw new Error("The sample data has no game 202410226.");
    const absent = { ...line, playerId: "absent", playerName: "Corey Absalom", position: "RB", fantasyPointsPPR: 9 };
    const snap = { playerId: "absent", team: absent.team, offense: 1, teamOffense: 60, defense: 0, teamDefense: 60 };
    const said = [[], [snap]].map((snaps) => {
      const told = { ...game, snaps, playerProjections: [absent] };
      return replyTo("how many carries did corey absalom have", told, indexFacts(told, null)).sentences[1]?.text;
    });
    expect(said).toStrictEqual([
      "No play of this game has Corey Absalom: as far as its data say, he did not play.",
      "No play of this game has Corey Absalom.",
    ]);
  });

  it("tell how many snaps somebody played where the source counts them, and none of them else", () => {
    const game = games.get("202410116");
    const pacheco = game?.playerGameStats.find(({ playerName }) => playerName === "Isiah Pacheco");
    if (game === undefined || pacheco === undefined) throw new Error("The sample data has no Isiah Pacheco.");
    const count = { playerId: pacheco.playerId, team: "KC", offense: 43, teamOffense: 54, defense: 0, teamDefense: 80 };
    const said = [[count], []].map((snaps) => {
      const counted = { ...game, snaps };
      return replyTo("how many snaps did pacheco play", counted, indexFacts(counted, null)).sentences[0]?.text;
    });
    expect(said).toStrictEqual([
      "Isiah Pacheco played 43 of the Chiefs' 54 snaps on offense (80 percent).",
      "That isn't in this game's stats, and I won't guess. Here's what I have:",
    ]);
  });

  it("tell the snaps of all who share a name", () => {
    const game = games.get("202410807");
    const browns = game?.playerGameStats.filter(({ playerName }) => playerName.endsWith(" Brown")) ?? [];
    if (game === undefined || browns.length < 2) throw new Error("The sample data has no two Browns.");
    const snaps = browns.map(({ playerId, team }) => {
      return { playerId, team, offense: 30, teamOffense: 60, defense: 0, teamDefense: 60 };
    });
    const counted = { ...game, snaps };
    const { sentences } = replyTo("How many snaps did Brown play?", counted, indexFacts(counted, null));
    expect(sentences.map(({ text }) => text.replace(/ played.*/, "")).toSorted()).toStrictEqual([
      "A.J. Brown",
      "Chase Brown",
    ]);
  });

  it("name the play that moved a game most so far, as of a moment of it", () => {
    const game = games.get("202410116");
    if (game === undefined) throw new Error("The sample data has no game 202410116.");
    const so = gameAsOf(game, 30);
    const [first] = replyTo("what was the turning point", so, indexFacts(so, null)).sentences;
    const [same] = replyTo("which play moved win chance the most", so, indexFacts(so, null)).sentences;
    expect(first?.text).toBe(same?.text);
    expect(first?.text).toMatch(/first quarter/);
  });

  it("tell the chance at the kickoff and the plays around a time of the clock of a game that goes on", () => {
    const game = games.get("202410116");
    if (game === undefined) throw new Error("The sample data has no game 202410116.");
    const so = gameAsOf(game, 30);
    const told = (question: string, snapshot: GameSnapshot): string | undefined =>
      replyTo(question, snapshot, indexFacts(snapshot, null)).sentences[0]?.text;
    const chance = "what was the chiefs win chance at kickoff";
    expect(told(chance, so)).toMatch(
      /^By this page's model the Chiefs had an? \d+ percent chance to win before the kickoff/,
    );
    expect(told(chance, so)).toBe(told(chance, game));
    expect(told("what was going on around 12 min left in the 1st", so)).toMatch(
      /with 12:00 left in the first quarter\.$/,
    );
    expect(told("what was going on around 12 min left in the 4th", so)).toBe(
      "That part of the game has not been played yet.",
    );
  });

  it("ask nobody for what his trade does not do", () => {
    const game = games.get("202430426");
    if (game === undefined) throw new Error("The sample data has no game 202430426.");
    const before = ["how many yards did saquon have", "and his catches?"];
    const [first] = replyTo("what about hurts?", game, indexFacts(game, null), before).sentences;
    expect(first?.text).toMatch(/^Jalen Hurts completed 17 of 22 passes/);
  });

  it.each(Object.entries(COURSE_QUESTIONS))("tell how it came about: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(RULE_QUESTIONS))(
    "are answered by other rules and what hangs on them: %s",
    (gameKey, questions) => {
      expect(wrongOf(gameKey, questions)).toStrictEqual([]);
    },
  );

  it.each(Object.entries(STANDING_QUESTIONS))(
    "are answered by the standing and by who had what: %s",
    (gameKey, questions) => {
      expect(wrongOf(gameKey, questions)).toStrictEqual([]);
    },
  );

  it.each(Object.entries(TABLE_QUESTIONS))("are answered from the page's tables: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it("tell who was listed out and is in no line", () => {
    const game = games.get("202410807");
    if (game === undefined) throw new Error("The sample data has no game 202410807.");
    const person = { playerId: "absent", playerName: "Corey Absalom", team: "PHI" };
    const report = { ...person, status: "Out", injury: "Hamstring", practice: "none", reportedAt: null } as const;
    const listed = { ...game, injuries: [report], absent: [person] };
    const index = indexFacts(listed, null);
    const told = (question: string): string | undefined => replyTo(question, listed, index).sentences[0]?.text;
    const all = "Listed before the game, Eagles: Corey Absalom (out, hamstring; did not practice).";
    for (const question of ["Who was out?", "Who missed this game?", "injury report", "who didn't play"])
      expect(told(question)).toBe(all);
    expect(told("did Absalom play")).toBe("No. Corey Absalom was listed out, hamstring; did not practice.");
    expect(told("who was out for the Bengals")).toBe("Nobody of the Bengals was listed out before the game.");
    const absent = "No play of this game has Corey Absalom: as far as its data say, he did not play.";
    expect(told("whats wrong w absalom why wasnt he out there")).toBe(absent);
    expect(told("corey absalom stats")).toBe(absent);
    expect(told("is absalom back next week")).not.toContain("Absalom was listed");
    const blocker = { ...game, injuries: [{ ...report, status: "Questionable" as const }], absent: [person] };
    // Snaps of those who only block are not stored.
    expect(replyTo("did corey absalom score", blocker, indexFacts(blocker, null)).sentences[0]?.text).toBe(
      "No play of this game has Corey Absalom.",
    );
    expect(told("who missed the field goal")).toMatch(/^Evan McPherson missed a 54-yard field goal/);
  });

  it.each(Object.entries(PART_QUESTIONS))("are answered part by part: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(FOLLOW_UPS))("lean on the ones before them: %s", (gameKey, conversations) => {
    const game = games.get(gameKey);
    if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
    const index = indexFacts(game, before(game));
    const wrong = conversations.flatMap(([questions, says]) => {
      const said = replyTo(questions.at(-1) ?? "", game, index, questions.slice(0, -1))
        .sentences.map(({ text }) => text)
        .join(" ");
      return says.test(said) ? [] : [`${questions.join(" / ")}: ${said}`];
    });
    expect(wrong).toStrictEqual([]);
  });

  it.each(Object.entries(ODD_PLAY_QUESTIONS))("tell plays out of the common: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(EVENT_QUESTIONS))("tell what did not stand and what came of it: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(AFTERMATH_QUESTIONS))("tell what came after it: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(RECALL_QUESTIONS))("tell what somebody recalls of it: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(CHAT_QUESTIONS))("are answered as they are typed in a chat: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(WHOLE_QUESTIONS))("leave none out that there was: %s", (gameKey, questions) => {
    expect(wrongOf(gameKey, questions)).toStrictEqual([]);
  });

  it.each(Object.entries(NEAR_QUESTIONS))(
    "are taken as they are meant, near the words of other rules: %s",
    (gameKey, questions) => {
      expect(wrongOf(gameKey, questions)).toStrictEqual([]);
    },
  );
});
