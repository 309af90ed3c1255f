import { beforeAll, describe, expect, it } from "vitest";

import { checkText, type Claim } from "../../domain/check/checked-text.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { previewBrief } from "../../domain/facts/preview-brief.ts";
import { wordCount } from "../../domain/words/word-count.ts";
import { writePreview } from "../../domain/writer/write-preview.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { textFaults } from "../fixtures/text-faults.ts";
import { turnedBack } from "../fixtures/turned-back.ts";

interface Previewed {
  snapshot: GameSnapshot;
  text: string;
  markdown: string;
  claims: Claim[];
}

describe.skipIf(!HAS_SAMPLE_DATA)("previews of 2024 as it was before each game (need ../shared/data)", () => {
  const previews: Previewed[] = [];

  beforeAll(async () => {
    const games = await sampleSnapshots();
    const seasonBefore = seasonOf(games);
    for (const played of games) {
      const snapshot = turnedBack(played);
      const season = seasonBefore(snapshot);
      const brief = previewBrief(snapshot, season);
      if (brief === null) throw new Error(`no preview of ${played.providerGameId}`);
      const { headline, markdown } = writePreview(brief);
      const text = `# ${headline}\n\n${markdown}`;
      previews.push({ snapshot, text, markdown, claims: checkText(text, snapshot, season) });
    }
  });

  it("are supported by the data, claim by claim", () => {
    const alarms = previews.flatMap(({ snapshot, claims, text }) =>
      claims
        .filter(({ verdict }) => verdict !== "holds")
        .map(
          (claim) =>
            `${snapshot.providerGameId} [${claim.text}] ${claim.verdict}: ${claim.reason} -- ${text.slice(Math.max(0, claim.start - 80), claim.end + 60).replaceAll("\n", " ")}`,
        ),
    );
    if (process.env["SHOW_FACTS"] === "1")
      console.log(
        { previews: previews.length, claims: previews.flatMap(({ claims }) => claims).length },
        alarms.join("\n"),
      );
    expect(previews).toHaveLength(285);
    expect(alarms).toStrictEqual([]);
  });

  it("are without faults of grammar, and long enough once there is a season to tell of", () => {
    const faults = previews.flatMap(({ snapshot, markdown }) =>
      textFaults(markdown).map((fault) => `${snapshot.providerGameId} ${fault}`),
    );
    expect(faults).toEqual([]);
    const late = previews.filter(({ snapshot: { game } }) => game.seasonType === 3 || game.week > 4);
    const short = late.filter(({ markdown }) => wordCount(markdown) < 250 || wordCount(markdown) > 450);
    expect(short.map(({ snapshot, markdown }) => `${snapshot.providerGameId} ${wordCount(markdown)}`)).toEqual([]);
  });

  it("hold nothing of the game to come", () => {
    for (const { text, snapshot } of previews) {
      expect(text, snapshot.providerGameId ?? "").not.toMatch(/\b(?:final|halftime|quarter)\b/i);
      expect(snapshot.allPlays).toEqual([]);
    }
  });
});
