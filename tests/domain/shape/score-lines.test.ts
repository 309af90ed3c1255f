import { describe, expect, it } from "vitest";
import type { Credit, CreditStat } from "../../../domain/game/credit.ts";
import type { Play } from "../../../domain/game/play.ts";
import { scoreLines } from "../../../domain/shape/score-lines.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const TEAMS = { awayTeam: "MIN", homeTeam: "CHI" };
const by = (playerName: string, stat: CreditStat, team = "CHI"): Credit => ({
  playerId: playerName,
  playerName,
  team,
  stat,
  amount: 1,
});

function scored(given: Partial<Play>, tried?: Partial<Play>): string {
  const touchdown = neutralPlay({ isTouchdown: true, isScoringPlay: 1, homePoints: 6, yardsGained: 12, ...given });
  const plays = tried === undefined ? [touchdown] : [touchdown, neutralPlay({ playId: "2", sequence: 2, ...tried })];
  const [line] = scoreLines(plays, TEAMS);
  if (line === undefined) throw new Error("nobody scored");
  const { surname, yards, what, tried: note, awayScore, homeScore } = line;
  return [surname, yards, what, note === null ? null : `(${note})`, `${awayScore}-${homeScore}`]
    .filter((part) => part !== null && part !== "")
    .join(" ");
}

const RUN = { credits: [by("Sam Roe", "rushingTouchdowns"), by("Sam Roe", "rushingYards")] };

describe("the scores of a game in a line each", () => {
  it("are a touchdown with its kick, a field goal, and a touchdown with its two points", () => {
    const { allPlays, game } = smallGame();
    expect(scoreLines(allPlays, game)).toMatchObject([
      {
        quarterName: "2",
        clock: "14:20",
        team: "CHI",
        yards: 23,
        what: "pass",
        tried: null,
        awayScore: 0,
        homeScore: 7,
      },
      { quarterName: "2", clock: "0:04", team: "MIN", yards: 47, what: "FG", tried: null, awayScore: 3, homeScore: 7 },
      { quarterName: "4", team: "MIN", tried: "2-pt good", awayScore: 11, homeScore: 7 },
    ]);
  });

  it.each<[string, Partial<Play>, Partial<Play>?]>([
    ["Roe 12 run 0-6", RUN],
    ["Roe 12 run (kick failed) 0-6", RUN, { type: "ExtraPoint" }],
    ["Roe 12 run (2-pt failed) 0-6", RUN, { type: "TwoPointConversion" }],
    ["Roe 12 run (2-pt good) 0-8", RUN, { type: "TwoPointConversion", homePoints: 2 }],
    ["Roe 12 run (try returned) 2-6", RUN, { type: "ExtraPoint", awayPoints: 2 }],
    [
      "Doe 38 pick-six 0-6",
      { type: "Interception", returnYards: 38, credits: [by("A Doe", "interceptionReturnTouchdowns")] },
    ],
    ["Doe 9 fumble return 0-6", { returnYards: 9, credits: [by("A Doe", "fumbleReturnTouchdowns")] }],
    ["Doe 99 kickoff return 0-6", { type: "Kickoff", returnYards: 99, credits: [by("A Doe", "kickReturnTouchdowns")] }],
    ["Doe 70 punt return 0-6", { type: "Punt", returnYards: 70, credits: [by("A Doe", "puntReturnTouchdowns")] }],
    [
      "Doe 21 blocked-kick return 0-6",
      { type: "Punt", returnYards: 21, credits: [by("A Doe", "blockedKickReturnTouchdowns")] },
    ],
    ["Doe fumble recovery 0-6", { returnYards: 0, credits: [by("A Doe", "fumbleReturnTouchdowns")] }],
    [
      "Doe muffed-punt recovery 0-6",
      {
        type: "Punt",
        description:
          "13-B.Roe punts 43 yards to MIN 3. 22-R.Fall MUFFS catch, RECOVERED by CHI-12-A.Doe at MIN -8. TOUCHDOWN.",
        credits: [by("A Doe", "fumbleReturnTouchdowns")],
      },
    ],
    ["Doe kickoff recovery 0-6", { type: "Kickoff", credits: [by("A Doe", "kickRecoveryTouchdowns")] }],
    [
      "Doe 1 lateral 0-6",
      { credits: [by("A Doe", "receivingTouchdowns"), by("Sam Roe", "receivingYards"), by("A Doe", "receivingYards")] },
    ],
    ["Touchdown 0-6", { credits: [] }],
    ["Safety 2-0", { isTouchdown: false, homePoints: 0, awayPoints: 2 }],
    ["3 points 0-3", { isTouchdown: false, homePoints: 3 }],
  ])("%s", (words, given, tried) => {
    expect(scored(given, tried)).toBe(words);
  });

  it("name a scorer by the surname, with what belongs to it, and by an initial where two share one", () => {
    const names = (...players: string[]) =>
      scoreLines(
        players.map((player, index) =>
          neutralPlay({
            playId: String(index),
            sequence: index,
            homePoints: 6,
            isTouchdown: true,
            credits: [by(player, "rushingTouchdowns")],
          }),
        ),
        TEAMS,
      ).map(({ given, surname }) => `${given}|${surname}`);
    expect(names("Amon-Ra St. Brown", "Marvin Harrison Jr.", "Pelé")).toEqual([
      "Amon-Ra |St. Brown",
      "Marvin |Harrison Jr.",
      "|Pelé",
    ]);
    expect(names("Noah Brown", "Marquise Brown", "Noah Brown")).toEqual(["|N. Brown", "|M. Brown", "|N. Brown"]);
  });
});
