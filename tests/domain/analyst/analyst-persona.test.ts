import { describe, expect, it } from "vitest";
import { ANALYST_TOOLS } from "../../../domain/analyst/tools/analyst-tools.ts";
import {
  ANALYST_NAME,
  analystPrompt,
  LONGEST_REPLY_SECONDS,
  type PromptGame,
  REPLY_WORDS,
} from "../../../domain/analyst/analyst-prompt.ts";
import { SUGGESTED_QUESTIONS } from "../../../domain/analyst/suggested-questions.ts";
import { replyTo } from "../../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { gamePhase } from "../../../domain/game/game-state.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { gameAtHalf, projections, simulatedGame } from "../../fixtures/simulated-game.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const { game } = smallGame();
const MODES = ["voice", "text"] as const;

describe("the analyst's prompt", () => {
  it.each(MODES)(
    "S9.voice.3 S9.voice.6 S9.voice.7 says in %s who it is, what it asks first, and where it leads back to",
    (mode) => {
      const prompt = analystPrompt({ mode, game });
      expect(ANALYST_NAME).toBe("Big Dill");
      expect(prompt).toContain("You are Big Dill");
      expect(prompt).toMatch(
        /before your first answer call get_game_info and get_game_recap\. If there is no recap, go on/i,
      );
      expect(prompt).toMatch(/leads back to football/);
      expect(prompt).toMatch(/No betting advice/);
      expect(prompt).toMatch(/Never state a number, a name/);
      expect(prompt).toContain("Minnesota Vikings (MIN) at Chicago Bears (CHI)");
      expect(prompt).toContain("It is over.");
      for (const [name] of prompt.matchAll(/\bget_\w+/g))
        expect(ANALYST_TOOLS.map((tool) => tool.name)).toContain(name);
    },
  );

  it("S9.voice.4 S9.voice.5 keeps spoken replies under 20 seconds and never over 30, and opens with a greeting and the state of the game", () => {
    const prompt = analystPrompt({ mode: "voice", game });
    expect(prompt).toContain(
      `At most ${REPLY_WORDS} words a reply, which is under 20 seconds; never more than 30 seconds`,
    );
    expect(prompt).toMatch(/with a greeting .* and the state of the game in at most 5 seconds/);
    expect(LONGEST_REPLY_SECONDS).toBe(30);
    // English is spoken at about 150 words a minute.
    expect((REPLY_WORDS / 150) * 60).toBeLessThanOrEqual(20);
  });

  it("tells voice and text the same but for how to speak", () => {
    const [voice, text] = MODES.map((mode) => analystPrompt({ mode, game }).split("\n\n"));
    expect(voice?.filter((part) => !text?.includes(part)).map((part) => part.split("\n")[0])).toEqual([
      "HOW YOU SPEAK",
    ]);
  });

  it("says how the game stands, and that there is none where none was chosen", () => {
    const other = (change: Partial<PromptGame>) => analystPrompt({ mode: "text", game: { ...game, ...change } });
    expect(other({ status: "InProgress", isInProgress: true })).toContain("It is being played now");
    expect(other({ status: "Scheduled", hasStarted: false })).toContain("It has not started");
    expect(other({ status: "Suspended", hasStarted: true })).toContain("It has begun, and is interrupted");
    expect(other({ status: "Canceled", hasStarted: true })).toContain("It was called off after it had begun");
    expect(analystPrompt({ mode: "voice", game: null })).toContain("No game has been chosen");
  });
});

describe("the suggested questions", () => {
  const teams = { week: 1, awayTeam: "BAL", homeTeam: "KC" };
  const scheduled = bareGame({ ...teams, dateTime: "2025-09-07T13:00:00-04:00", pointSpread: -3 });
  it.each([
    ["before", { ...scheduled, playerProjections: projections(teams) }],
    ["at halftime of", gameAtHalf(simulatedGame(teams))],
    ["after", smallGame()],
  ])("are answered by rules %s a game", (_when, provided) => {
    const snapshot = snapshotOf(provided);
    const unanswered = SUGGESTED_QUESTIONS[gamePhase(snapshot.game)].filter(
      (question) => replyTo(question, snapshot, indexFacts(snapshot, null)).kind !== "answer",
    );
    expect(unanswered).toEqual([]);
  });
});
