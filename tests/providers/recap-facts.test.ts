import { beforeAll, describe, expect, it } from "vitest";

import { checkText, type Claim } from "../../domain/check/checked-text.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { ComparisonRow } from "../../domain/facts/game-brief.ts";
import { gameFacts } from "../../domain/check/game-facts.ts";
import { recapBrief } from "../../domain/facts/recap-brief.ts";
import { writeRecap } from "../../domain/writer/write-recap.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { seasonOf } from "../fixtures/season-of.ts";

/** What the fact check calls what a row of the brief counts: what was made, and of how many. */
const FIGURES: Readonly<Record<ComparisonRow["label"], readonly [string, string]>> = {
  "total yards": ["totalYards", ""],
  "passing yards": ["passingYards", ""],
  "rushing yards": ["rushingYards", ""],
  "first downs": ["firstDowns", ""],
  turnovers: ["turnovers", ""],
  sacks: ["sacks", ""],
  penalties: ["penalties", ""],
  "penalty yards": ["penaltyYards", ""],
  "third downs": ["thirdDownsMade", "thirdDowns"],
  "fourth downs": ["fourthDownsMade", "fourthDowns"],
  "red zone": ["redZoneTouchdowns", "redZoneTrips"],
};

describe.skipIf(!HAS_SAMPLE_DATA)("the template's recaps of 2024 (needs ../shared/data)", () => {
  const recaps: { snapshot: GameSnapshot; claims: Claim[]; text: string; comparison: ComparisonRow[] }[] = [];

  beforeAll(async () => {
    const games = await sampleSnapshots();
    const seasonBefore = seasonOf(games);
    for (const snapshot of games) {
      const season = seasonBefore(snapshot);
      const brief = recapBrief(snapshot, season);
      if (brief === null) continue;
      const { headline, markdown } = writeRecap(brief);
      const text = `# ${headline}\n\n${markdown}`;
      recaps.push({ snapshot, text, comparison: brief.comparison, claims: checkText(text, snapshot, season) });
    }
  });

  it("are supported by the data, claim by claim", () => {
    const alarms = recaps.flatMap(({ snapshot, claims, text }) =>
      claims
        .filter(({ verdict }) => verdict !== "holds")
        .map(
          (claim) =>
            `${snapshot.providerGameId} [${claim.text}] ${claim.verdict}: ${claim.reason} -- ${text.slice(Math.max(0, claim.start - 80), claim.end + 60).replaceAll("\n", " ")}`,
        ),
    );
    const all = recaps.flatMap(({ claims }) => claims).length;
    const clean = recaps.filter(({ claims }) => claims.every(({ verdict }) => verdict === "holds")).length;
    if (process.env["SHOW_FACTS"] === "1")
      console.log({ recaps: recaps.length, clean, claims: all, alarms: alarms.length }, alarms.join("\n"));
    expect(recaps).toHaveLength(285);
    expect(alarms).toStrictEqual([]);
  });

  it("set the sides beside each other with figures that the fact check counts alike", () => {
    const differing = recaps.flatMap(({ snapshot, comparison }) =>
      comparison.flatMap(({ label, away, home }) => {
        const { awayTeam, homeTeam } = snapshot.game;
        const { teams } = gameFacts(snapshot);
        const [made, of] = FIGURES[label];
        return [[awayTeam, away] as const, [homeTeam, home] as const].flatMap(([team, figure]) => {
          const known = teams.get(team);
          const isAlike =
            known?.[made]?.includes(figure.made) === true && (figure.of === null || known[of]?.includes(figure.of));
          return isAlike
            ? []
            : [
                `${snapshot.providerGameId} ${team} ${label}: ${figure.made}, not ${known?.[made]?.join(" or ") ?? "known"}`,
              ];
        });
      }),
    );
    expect(differing).toEqual([]);
    // Where a row's text does not support its yards there is no such row: most games have one.
    expect(recaps.filter(({ comparison }) => comparison.some(({ label }) => label === "penalty yards")).length).toBe(
      249,
    );
  });
});
