import { describe, expect, it } from "vitest";
import type { GameBrief } from "../../../domain/facts/game-brief.ts";
import { previewBrief } from "../../../domain/facts/preview-brief.ts";
import { checkText } from "../../../domain/check/checked-text.ts";
import { wordCount } from "../../../domain/words/word-count.ts";
import { writePreview } from "../../../domain/writer/write-preview.ts";
import { bareGame, type BareGame } from "../../fixtures/bare-game.ts";
import { projections, simulatedGame } from "../../fixtures/simulated-game.ts";
import { seasonOf } from "../../fixtures/season-of.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { textFaults } from "../../fixtures/text-faults.ts";
import { turnedBack } from "../../fixtures/turned-back.ts";

function briefOf(given: Partial<BareGame> = {}, weeks: readonly number[] = []): GameBrief {
  const game = bareGame({ week: 4, awayTeam: "BAL", homeTeam: "KC", dateTime: "2025-10-12T17:00:00Z", ...given });
  const lastGames = weeks.flatMap((week) =>
    ["KC", "BAL"].map((homeTeam, index) => {
      const dateTime = `2025-09-${String(week * 7).padStart(2, "0")}T17:00:00Z`;
      return simulatedGame({ week, homeTeam, awayTeam: index === 0 ? "DEN" : "CLE", dateTime }).game;
    }),
  );
  const isKnown = given.pointSpread !== undefined;
  const brief = previewBrief(snapshotOf({ ...game, playerProjections: isKnown ? projections(game.game) : [] }), {
    games: lastGames,
    lines: [],
  });
  if (brief === null) throw new Error("no preview of a game to come");
  return brief;
}

const LINE = { pointSpread: -2.5, overUnder: 46.5, stadiumName: "Arrowhead Stadium", stadiumCity: "Kansas City" };

describe("a preview", () => {
  it("tells the line, the form and what is projected", () => {
    const { headline, markdown } = writePreview(briefOf(LINE, [1, 2, 3]));
    expect(textFaults(markdown)).toEqual([]);
    expect(headline.length).toBeLessThanOrEqual(80);
    expect(markdown).toMatch(/2\.5/);
    expect(markdown).toMatch(/46\.5/);
    expect(markdown).toMatch(/The Ravens (?:are|come in at) [0-3]-[0-3] this season/);
    expect(markdown).toMatch(/points a game/);
    expect(markdown).toMatch(/Worth starting: .* is projected for [\d.]+ PPR points/);
    expect(markdown).toMatch(/PPR points/);
  });

  it("names no team that is not playing", () => {
    expect(writePreview(briefOf(LINE, [1, 2, 3])).markdown).not.toMatch(/Broncos|Browns|Denver|Cleveland/);
  });

  it("is short and true where nothing is known but who plays", () => {
    const { headline, markdown } = writePreview(briefOf());
    expect(markdown).toMatch(/Ravens/);
    expect(markdown).toMatch(/Chiefs/);
    expect(markdown).not.toMatch(/\d(?<!49)|##/);
    expect(headline).toMatch(/Ravens|Chiefs/);
  });

  it("is the same for the same brief, and gives no betting advice", () => {
    const brief = briefOf(LINE, [1, 2]);
    expect(writePreview(brief)).toEqual(writePreview(brief));
    expect(writePreview(brief).markdown).not.toMatch(/\b(?:bet|pick|take|wager|lock)\b/i);
  });
});

describe("previews of a simulated season", () => {
  const SIDES = ["KC", "BAL", "DEN", "CLE"] as const;
  /** Everybody meets everybody, twice. */
  const ROUNDS = [
    [0, 1, 2, 3],
    [0, 2, 1, 3],
    [0, 3, 1, 2],
    [1, 0, 3, 2],
    [2, 0, 3, 1],
    [3, 0, 2, 1],
  ] as const;
  const played = ROUNDS.flatMap(([a, b, c, d], index) =>
    [[a, b] as const, [c, d] as const].map(([away, home]) => {
      const [week, dateTime] = [index + 1, new Date(Date.UTC(2025, 8, 7 * (index + 1), 17)).toISOString()];
      return snapshotOf(
        simulatedGame({
          week,
          awayTeam: SIDES[away],
          homeTeam: SIDES[home],
          dateTime,
          pointSpread: -3,
          overUnder: 44.5,
        }),
      );
    }),
  );
  const seasonBefore = seasonOf(played);
  const previews = played.map((game) => {
    const before = turnedBack(game);
    const snapshot = { ...before, playerProjections: projections(game.game) };
    const season = seasonBefore(snapshot);
    const brief = previewBrief(snapshot, season);
    if (brief === null) throw new Error("no preview of a game to come");
    return { snapshot, season, brief, ...writePreview(brief) };
  });

  it("have no claim that does not hold", () => {
    const alarms = previews.flatMap(({ headline, markdown, snapshot, season }) =>
      checkText(`# ${headline}\n\n${markdown}`, snapshot, season).filter(({ verdict }) => verdict !== "holds"),
    );
    expect(alarms.map(({ text, reason }) => `${text}: ${reason}`)).toEqual([]);
  });

  it("are without faults of grammar, of 250 words and more once there are three weeks to tell of", () => {
    expect(previews.flatMap(({ markdown }) => textFaults(markdown))).toEqual([]);
    const late = previews.filter(({ snapshot }) => snapshot.game.week > 3);
    for (const { markdown } of late) {
      expect(wordCount(markdown), markdown).toBeGreaterThanOrEqual(250);
      expect(wordCount(markdown), markdown).toBeLessThanOrEqual(450);
    }
  });

  it("are found out where a figure of the season is changed", () => {
    const { markdown, snapshot, season } = previews.at(-1) ?? previews[0] ?? { markdown: "" };
    if (snapshot === undefined) throw new Error("no preview at all");
    const figures = [
      ...markdown.matchAll(
        /\d+(?:\.\d)? points a game|\b\d-\d\b|[\d,]+ (?:passing|rushing|receiving) yards(?= ?[^.]* (?:this season|so far))/g,
      ),
    ];
    expect(figures.length).toBeGreaterThan(6);
    for (const { index, 0: found } of figures) {
      const wrong = found.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
      const text = markdown.slice(0, index) + wrong + markdown.slice(index + found.length);
      expect(
        checkText(text, snapshot, season).some(({ verdict }) => verdict !== "holds"),
        wrong,
      ).toBe(true);
    }
  });
});
