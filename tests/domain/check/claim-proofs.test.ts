import { describe, expect, it } from "vitest";

import { checkText } from "../../../domain/check/checked-text.ts";
import { findDrives } from "../../../domain/plays/find-drives.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { Play } from "../../../domain/game/play.ts";
import type { Receipt } from "../../../domain/game/receipt.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

/** Chicago led 7-3 at halftime; Minnesota won 11-7. */
const small = snapshotOf(smallGame());

describe("what is shown as the proof of a claim is what proves it", () => {
  it("touchdowns of several kinds: the line of each kind", () => {
    const [runner, ...others] = small.playerGameStats;
    if (runner === undefined) throw new Error("the small game has lines");
    const three = { ...runner, rushingTouchdowns: 2, receivingTouchdowns: 1 };
    const changed = { ...small, playerGameStats: [three, ...others] };
    const name = runner.playerName;
    expect(fieldsOf(proofs(`${name} scored three touchdowns.`, "three", changed))).toEqual([
      "rushingTouchdowns",
      "receivingTouchdowns",
    ]);
    expect(fieldsOf(proofs(`${name} ran for two touchdowns.`, "two", changed))).toEqual(["rushingTouchdowns"]);
  });

  it("a figure that no line has, such as a sack: the plays", () => {
    const sack = small.allPlays.find(({ type }) => type === "Sack");
    const by = sack?.credits.find(({ stat }) => stat === "sacks")?.playerName ?? "";
    expect(proofs(`${by} had one sack.`, "one")).toEqual([{ kind: "play", playId: sack?.playId }]);
  });

  it("a part of a side's sacks: the plays, of which two who share one have half each", () => {
    const sack = small.allPlays.find(({ type }) => type === "Sack");
    const [own] = sack?.credits.filter(({ stat }) => stat === "sacks") ?? [];
    if (sack === undefined || own === undefined) throw new Error("the small game has a sack");
    const half = { ...own, amount: 0.5 };
    const credits = sack.credits.filter(({ stat }) => stat !== "sacks");
    const shared = {
      ...sack,
      playId: "shared",
      sequence: 900,
      credits: [...credits, half, { ...half, playerId: "another", playerName: "Bo Helper" }],
    };
    const game = { ...small, allPlays: [...small.allPlays, shared] };
    const words = `The Bears had two sacks, 1.5 of them by ${own.playerName}.`;
    expect(proofs(words, "1.5", game)).toContainEqual({ kind: "play", playId: sack.playId });
  });

  it("a time on the clock: the play that began then, not the one before it that ended then", () => {
    const at = (playId: string, seconds: number, more: Partial<Play>): Play =>
      neutralPlay({ playId, quarterName: "4", timeRemainingMinutes: 1, timeRemainingSeconds: seconds, ...more });
    const sack = at("sack", 55, { sequence: 900, type: "Sack", down: 3, distance: 4 });
    const stop = at("stop", 34, { sequence: 901, type: "Pass", down: 4, distance: 15 });
    const game = { ...small, allPlays: [...small.allPlays, sack, stop] };
    const words = "It ended on a stop on fourth down with 1:34 left in the fourth quarter.";
    expect(proofs(words, "1:34", game)).toEqual([{ kind: "play", playId: "stop" }]);
  });

  it("a drive: its first snap, not the kickoff", () => {
    const [drive] = findDrives(small.allPlays, small.game);
    expect(drive?.rows[0]?.type).toBe("Kickoff");
    const words = `The Vikings had a drive of ${drive?.yards} yards in ${drive?.plays} plays.`;
    const snap = { kind: "play", playId: drive?.rows[1]?.playId };
    expect(proofs(words, String(drive?.yards))).toEqual([snap]);
    expect(proofs(words, String(drive?.plays))).toEqual([snap]);
  });

  it("what one side had to the other's: both", () => {
    const { CHI, MIN } = { CHI: total("CHI"), MIN: total("MIN") };
    const [first, second] = CHI > MIN ? ["CHI", "MIN"] : ["MIN", "CHI"];
    const nicks: Record<string, string> = { CHI: "Bears", MIN: "Vikings" };
    const words = `The ${nicks[first]} outgained the ${nicks[second]} ${Math.max(CHI, MIN)}-${Math.min(CHI, MIN)}.`;
    const both = [`${first}.totalYards`, `${second}.totalYards`];
    expect(fieldsOf(proofs(words, "outgained"))).toEqual(both);
    expect(fieldsOf(proofs(words, `${Math.max(CHI, MIN)}-${Math.min(CHI, MIN)}`))).toEqual(both);
    expect(fieldsOf(proofs("Each side had one touchdown.", "one"))).toEqual(["MIN.touchdowns", "CHI.touchdowns"]);
  });

  it("a share: what was made, and of how many", () => {
    const facts = proofs("The Vikings converted none of one third downs.", "none of one");
    expect(fieldsOf(facts)).toEqual(["MIN.thirdDownsMade", "MIN.thirdDowns"]);
  });

  it("who led: the play that made the score told, else the one of the largest lead", () => {
    const kick = { kind: "play", playId: playOf("47 yard field goal").playId };
    expect(proofs("Chicago led 7-3 at halftime.", "led")).toEqual([kick]);
    expect(proofs("Chicago led 7-3 at halftime.", "7-3")).toEqual([kick]);
    expect(proofs("The Bears led for a while.", "led")).toEqual([
      { kind: "play", playId: playOf("extra point is good").playId },
    ]);
    expect(proofs("The Vikings rallied.", "rallied")[0]).toEqual({
      kind: "play",
      playId: playOf("extra point is good").playId,
    });
  });

  it("a man of the defense: the play that the sentence tells of", () => {
    const fumble = playOf("FUMBLES (R.Stone)");
    const name = fumble.credits.find(({ stat }) => stat === "forcedFumbles")?.playerName ?? "";
    const words = `A fumble forced by ${name} with 0:38 left in the fourth quarter settled it.`;
    expect(proofs(words, name)).toEqual([{ kind: "play", playId: fumble.playId }]);
  });

  it("a side that is behind: when it last was; with a clock, as it stood then", () => {
    const behind = scored([
      ["1", 0, 6, "Rush"],
      ["1", 0, 1, "ExtraPoint"],
      ["2", 6, 0, "Rush"],
      ["2", 1, 0, "ExtraPoint"],
      ["4", 0, 6, "Rush"],
      ["4", 0, 1, "ExtraPoint"],
    ]);
    expect(proofs("The Vikings still had the ball on the last snap, down seven points.", "seven", behind)).toEqual([
      { kind: "play", playId: "6" },
    ]);
    expect(
      proofs("The Vikings punted with 5:00 left in the first quarter, down seven points.", "seven", behind),
    ).toEqual([{ kind: "play", playId: "2" }]);
    expect(proofs("The Bears took a seven-point lead.", "seven", behind)).toEqual([{ kind: "play", playId: "2" }]);
  });
});

/** The receipts of the claim that has these words; each claim of the text must hold. */
function proofs(text: string, words: string, snapshot: GameSnapshot = small): Receipt[] {
  const claims = checkText(text, snapshot);
  const claim = claims.find((one) => one.text === words);
  expect({ text, verdict: claim?.verdict }).toEqual({ text, verdict: "holds" });
  return claim?.receipts ?? [];
}

function fieldsOf(receipts: readonly Receipt[]): string[] {
  return receipts.map((receipt) => (receipt.kind === "play" ? receipt.playId : receipt.field));
}

function playOf(words: string): Play {
  const found = small.allPlays.find(({ description }) => description.includes(words));
  if (found === undefined) throw new Error(`no play with ${words}`);
  return found;
}

/** Net yards by the credits of the plays. */
function total(team: string): number {
  let sum = 0;
  for (const { credits } of small.allPlays) {
    for (const { stat, amount, team: side } of credits) {
      if (side !== team) continue;
      if (stat === "passingYards" || stat === "rushingYards") sum += amount;
      if (stat === "sackYardsLost") sum -= amount;
    }
  }
  return sum;
}

/** Scores alone, numbered from 1, at 5:00 of their quarter: quarter, points of the visitors and of the home side, type. */
function scored(rows: readonly [Play["quarterName"], number, number, Play["type"]][]): GameSnapshot {
  const allPlays = rows.map(([quarterName, awayPoints, homePoints, type], index) =>
    neutralPlay({
      playId: String(index + 1),
      sequence: index + 1,
      quarterName,
      timeRemainingMinutes: 5,
      timeRemainingSeconds: 0,
      type,
      team: awayPoints > 0 ? "MIN" : "CHI",
      opponent: awayPoints > 0 ? "CHI" : "MIN",
      awayPoints,
      homePoints,
      isTouchdown: type === "Rush",
      isScoringPlay: 1,
    }),
  );
  return { ...small, allPlays, game: { ...small.game, awayScore: 7, homeScore: 14 } };
}
