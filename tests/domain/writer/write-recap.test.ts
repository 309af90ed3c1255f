import { describe, expect, it } from "vitest";
import { wordCount } from "../../../domain/words/word-count.ts";
import type { GameBrief } from "../../../domain/facts/game-brief.ts";
import { recapBrief } from "../../../domain/facts/recap-brief.ts";
import { TEAMS } from "../../../domain/game/team.ts";
import { surnameOf } from "../../../domain/writer/prose-people.ts";
import { writeRecap } from "../../../domain/writer/write-recap.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { firstSentence, textFaults } from "../../fixtures/text-faults.ts";

/** Everybody plays somebody else each week. */
function simulatedBriefs(weeks: number): GameBrief[] {
  return Array.from({ length: weeks }, (_, week) =>
    TEAMS.slice(0, 16).map(({ code }, index) => {
      const other = TEAMS[16 + ((index + week) % 16)]?.code ?? "KC";
      return recapBrief(snapshotOf(simulatedGame({ week: week + 1, awayTeam: other, homeTeam: code })));
    }),
  )
    .flat()
    .filter((brief) => brief !== null);
}

const BRIEFS = simulatedBriefs(2);
const TEXTS = BRIEFS.map((brief) => ({ brief, ...writeRecap(brief) }));

describe("recaps of simulated games", () => {
  it("are without faults of grammar", () => {
    expect(TEXTS.length).toBe(32);
    expect(
      TEXTS.flatMap(({ brief, markdown }) => textFaults(markdown).map((one) => `${brief.game.gameKey} ${one}`)),
    ).toEqual([]);
  });

  it("have 250 to 450 words and a headline of one short line", () => {
    for (const { headline, markdown } of TEXTS) {
      expect(wordCount(markdown), markdown).toBeGreaterThanOrEqual(230);
      expect(wordCount(markdown), markdown).toBeLessThanOrEqual(450);
      expect(headline).toMatch(/^\S.{10,79}$/);
      expect(headline).not.toMatch(/\.$|undefined|null/);
    }
  });

  it("open each in its own words, with the final score in the first two sentences", () => {
    expect(new Set(TEXTS.map(({ markdown }) => firstSentence(markdown))).size).toBe(TEXTS.length);
    for (const { brief, markdown } of TEXTS) {
      const score = `${brief.final?.winnerScore}-${brief.final?.loserScore}`;
      expect(markdown.split("\n", 1)[0]).toContain(score);
    }
  });

  it("name who made the scores that they tell of, and when the lead for good was taken", () => {
    for (const { brief, markdown } of TEXTS) {
      const first = /(?:scored first|opened the scoring|on the board first)\b[^.]*/.exec(markdown)?.[0] ?? "";
      const { scorer, how } = brief.scores[0] ?? { scorer: null, how: "other" };
      // Told already where it is a story of its own: then it is only said to be the first.
      if (scorer === null || how === "safety" || first === "scored first") continue;
      expect(first, markdown).toContain(surnameOf(scorer));
    }
    expect(TEXTS.filter(({ markdown }) => markdown.includes("ahead for good")).length).toBeGreaterThan(10);
  });

  it("tell no line twice, and put a player's side in front of him once", () => {
    for (const { brief, markdown } of TEXTS) {
      const lines = Array.from(
        markdown.matchAll(/(\p{Lu}[\p{L}'-]+) (caught|ran for|completed|threw for) ([^.,;]+)/gu),
        (line) => line.slice(1).join(" "),
      );
      expect(new Set(lines).size, markdown).toBe(lines.length);
      for (const { playerName } of brief.leaders) {
        const introduced = markdown.split(`' ${playerName}`).length + markdown.split(`'s ${playerName}`).length - 2;
        expect(introduced, `${playerName}: ${markdown}`).toBeLessThanOrEqual(1);
      }
      const surnames = new Set(brief.leaders.map(({ playerName }) => surnameOf(playerName)));
      for (const [, place = "", name = ""] of markdown.matchAll(/(\p{Lu}\p{L}+)'s? (\p{Lu}[\p{L}'-]+)/gu)) {
        const isSide = [brief.game.away, brief.game.home].some((side) => side.place.endsWith(place));
        expect(
          isSide && surnames.has(name) && !markdown.includes(` ${name} ${name}`),
          `${place} ${name}: ${markdown}`,
        ).toBe(false);
      }
    }
  });

  it("are the same for the same brief", () => {
    for (const { brief, headline, markdown } of TEXTS) expect(writeRecap(brief)).toEqual({ headline, markdown });
  });

  it("hold no number that is not in the brief", () => {
    const strange = TEXTS.flatMap(({ brief, markdown }) => {
      const known = new Set(JSON.stringify(brief).match(/\d+/g));
      // Points of fantasy are rounded to a tenth, and leads are told as scores.
      const bare = markdown.replaceAll(/\d+\.\d/g, "");
      return (bare.match(/\d+/g) ?? []).filter((figure) => !known.has(String(Number(figure))) && !known.has(figure));
    });
    expect(strange).toEqual([]);
  });
});

describe("a recap of a game of which little is known", () => {
  it("is short and says the result alone without plays and lines", () => {
    const { game, ...rest } = bareGame({
      week: 1,
      awayTeam: "BAL",
      homeTeam: "KC",
      status: "Final",
      hasStarted: true,
      awayScore: 20,
      homeScore: 27,
    });
    const brief = recapBrief(snapshotOf({ ...rest, game }));
    if (brief === null) throw new Error("no brief of a finished game");
    const { headline, markdown } = writeRecap(brief);
    expect(markdown).toMatch(/Chiefs/);
    expect(markdown).toMatch(/27-20/);
    expect(markdown).not.toMatch(/##/);
    expect(headline).toMatch(/Chiefs/);
    expect(textFaults(markdown)).toEqual([]);
  });

  it("tells a tie as one", () => {
    const given = { status: "F/OT", hasStarted: true, isOvertime: true, awayScore: 24, homeScore: 24 };
    const brief = recapBrief(snapshotOf(bareGame({ week: 1, awayTeam: "DET", homeTeam: "LAR", ...given })));
    if (brief === null) throw new Error("no brief of a finished game");
    const { headline, markdown } = writeRecap(brief);
    expect(`${headline} ${markdown}`).toMatch(/tie/);
    expect(markdown).not.toMatch(/beat|won/);
  });

  it("is refused in words without a final score", () => {
    const [brief] = BRIEFS;
    if (brief === undefined) throw new Error("no simulated game");
    expect(() => writeRecap({ ...brief, final: null })).toThrow(/no final score/);
  });
});

it("writes names as data: what would be a mark of Markdown is none", () => {
  const [brief] = BRIEFS;
  const winner = brief?.fantasy.winners[0];
  if (brief === undefined || winner === undefined) throw new Error("no simulated game");
  const hostile = { ...winner, playerName: "Bobby [x](javascript:alert(1)) <b>Tables</b>" };
  const { markdown } = writeRecap({ ...brief, fantasy: { winners: [hostile], losers: [] } });
  expect(markdown).toContain(String.raw`\[x\](javascript:alert(1)) \<b\>Tables\</b\>`);
});
