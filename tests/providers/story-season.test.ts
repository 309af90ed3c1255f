import { beforeAll, describe, expect, it } from "vitest";

import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { Play } from "../../domain/game/play.ts";
import { decidersOf, isLateScore } from "../../domain/tell/flow/deciders-of.ts";
import { writePreview } from "../../domain/tell/preview/write-preview.ts";
import { plotOf } from "../../domain/tell/recap/recap-plot.ts";
import { writeRecap } from "../../domain/tell/recap/write-recap.ts";
import { storySentences } from "../../domain/words/story-sentences.ts";
import { commonPhrases } from "../fixtures/common-phrases.ts";
import { largestPlayShares } from "../fixtures/one-play-points.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSnapshots } from "../fixtures/sample-season.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { textFaults } from "../fixtures/text-faults.ts";
import { comebackScores, statedShare, turningScores } from "../fixtures/stated-share.ts";
import { toldOutOfOrder } from "../fixtures/told-out-of-order.ts";
import { sentencesWithTwoClocks } from "../fixtures/two-clocks.ts";
import { turnedBack } from "../fixtures/turned-back.ts";
import { passedOver, wronglyJoined } from "../fixtures/wrongly-joined.ts";

interface SeasonGame {
  key: string;
  isPlayoff: boolean;
  index: FactIndex;
  plays: readonly Play[];
  recap: CitedText;
  preview: CitedText;
}

function words({ markdown }: CitedText): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe.skipIf(!HAS_SAMPLE_DATA)("the template's texts of 2024 (need ../shared/data)", () => {
  const games: SeasonGame[] = [];
  let milliseconds = 0;

  beforeAll(async () => {
    const snapshots = await sampleSnapshots();
    const seasonBefore = seasonOf(snapshots);
    for (const snapshot of snapshots) {
      const season = seasonBefore(snapshot);
      const index = indexFacts(snapshot, season);
      const start = performance.now();
      const recap = writeRecap(index);
      milliseconds += performance.now() - start;
      const preview = writePreview(indexFacts(turnedBack(snapshot), season));
      if (recap === null || preview === null) throw new Error(`no texts of ${snapshot.game.gameKey}`);
      const { game, allPlays: plays } = snapshot;
      games.push({ key: game.gameKey, isPlayoff: game.seasonType === 3, index, plays, recap, preview });
    }
    if (process.env["SHOW_FACTS"] === "1") show();
  });

  function show(): void {
    const sorted = games.map(({ recap }) => words(recap)).toSorted((a, b) => a - b);
    const scores = games.map(({ index, recap }) => statedShare(index.ofKind("score"), recap));
    const common = commonPhrases(
      games.map(({ index, recap }) => ({ index, markdown: recap.markdown })),
      0.2,
    );
    console.log({
      recaps: games.length,
      words: [sorted.at(0), sorted[sorted.length >> 1], sorted.at(-1)],
      scoresStated: `${scores.reduce((sum, { stated }) => sum + stated, 0)} of ${scores.reduce((sum, { of }) => sum + of, 0)}`,
      phrasesInMoreThanAFifth: common.length,
      millisecondsEach: Math.round((milliseconds / games.length) * 10) / 10,
    });
    console.log(
      common
        .slice(0, 40)
        .map(({ phrase, texts }) => `${texts} ${phrase}`)
        .join("\n"),
    );
  }

  function faultsOf(find: (game: SeasonGame) => readonly string[]): string[] {
    return games.flatMap((game) => find(game).map((fault) => `${game.key} ${fault}`));
  }

  it("tell how a game went in its order", () => {
    expect(faultsOf(({ index, recap }) => toldOutOfOrder(recap, index))).toEqual([]);
  });

  it("join the scores of one team in one quarter only", () => {
    expect(faultsOf(({ index, recap }) => wronglyJoined(index, recap))).toEqual([]);
  });

  it("tell each score where it belongs: none is counted, and none of the other team's is passed over within a sentence", () => {
    expect(faultsOf(({ recap }) => /\b\w+ scores later\b/.exec(recap.markdown) ?? [])).toEqual([]);
    expect(faultsOf(({ index, recap }) => passedOver(index, recap))).toEqual([]);
  });

  it("tell every score and every missed field goal of the last five minutes of a game between one score", () => {
    const shares = games.map(({ key, index, recap }) => {
      const kicks = index.ofKind("miss", "block").filter((fact) => decidersOf(index).has(fact.id));
      return { key, ...statedShare([...index.ofKind("score").filter(isLateScore), ...kicks], recap) };
    });
    expect(shares.reduce((sum, { of }) => sum + of, 0)).toBeGreaterThan(230);
    expect(shares.flatMap(({ key, unstated }) => unstated.map(({ id }) => `${key} ${id}`))).toEqual([]);
  });

  it("show what the balls won brought where a winner won three and more", () => {
    const shares = games.map(({ key, index, recap }) => {
      const plot = plotOf(index);
      const causes = index
        .ofKind("ledTo")
        .filter(({ team, marks }) => team === plot?.winner && !marks.includes("onThePlay"))
        .flatMap(({ of: [cause = ""] }) => index.byId(cause) ?? [])
        .filter(({ kind }) => kind === "turnover");
      return { key, ...statedShare(plot?.takeaways === null ? [] : causes, recap) };
    });
    expect(shares.reduce((sum, { of }) => sum + of, 0)).toBeGreaterThan(100);
    expect(shares.flatMap(({ key, unstated }) => unstated.map(({ id }) => `${key} ${id}`))).toEqual([]);
  });

  it("say of a team that scored on no drive how many it had in all", () => {
    const empty = games.flatMap(({ index, recap }) => {
      const drives = [index.away.code, index.home.code].map((team) =>
        index.ofKind("drive").filter((drive) => drive.team === team),
      );
      const isAll = drives.some((own) =>
        own.every(({ marks }) => !marks.includes("touchdown") && !marks.includes("fieldGoal")),
      );
      const [said] = /came up empty on [^.]*/.exec(recap.markdown) ?? [];
      return said !== undefined && isAll ? [said] : [];
    });
    expect(empty.length).toBeGreaterThan(1);
    expect(empty.filter((said) => !/^came up empty on all \w+ drives$/.test(said))).toEqual([]);
  });

  it("compare points with an average as one, and call no score one that stood", () => {
    expect(faultsOf(({ recap }) => /[^.]*(?:a game before|lead that stood)[^.]*/.exec(recap.markdown) ?? [])).toEqual(
      [],
    );
    expect(games.filter(({ recap }) => /compared with his average of \d/.test(recap.markdown)).length).toBeGreaterThan(
      10,
    );
  });

  it("tell what a passer ran in himself behind his passing, unless the first sentence is about him", () => {
    const days = games.flatMap(({ key, index, recap }) => {
      const cited = new Set(recap.clauses.flatMap(({ ids }) => ids));
      return index
        .ofKind("line")
        .filter(({ id, marks }) => marks.includes("passing") && cited.has(id))
        .flatMap(({ roles }) => index.line(roles.player ?? "", "rushing") ?? [])
        .filter(({ values }) => (values.rushingTouchdowns ?? 0) > 0)
        .map(({ id }) => ({ key, id, isTold: cited.has(id) }));
    });
    expect(days.length).toBeGreaterThan(50);
    const untold = days.filter(({ isTold }) => !isTold);
    expect(untold.length, JSON.stringify(untold)).toBeLessThanOrEqual(days.length / 10);
  });

  it("give at most one clock in a sentence", () => {
    expect(games.filter(({ recap }) => /\d:\d\d left/.test(recap.markdown)).length).toBeGreaterThan(50);
    expect(faultsOf(({ recap }) => sentencesWithTwoClocks(recap.markdown))).toEqual([]);
  });

  it("say that a team answered only of its very next possession, and never that a team answered when it did", () => {
    const said = games.flatMap(({ key, index, recap: { markdown, clauses } }) =>
      clauses
        .map(({ start, end, ids }) => ({ key, words: markdown.slice(start, end), ids, index }))
        .filter(({ words }) => /\b(?:answered when|had an answer|came right back)\b/.test(words)),
    );
    expect(said.length).toBeGreaterThan(80);
    const isNext = ({ ids, index }: (typeof said)[number]): boolean =>
      ids.some((id) => id.startsWith("answered:") && index.byId(id)?.marks.includes("nextDrive") === true);
    expect(said.filter((one) => !isNext(one)).map(({ key, words }) => `${key} ${words}`)).toEqual([]);
    expect(
      faultsOf(({ recap }) => /(The \w+) (?:answered when|had an answer, and) the \w+/.exec(recap.markdown) ?? []),
    ).toEqual([]);
  });

  it("tell every score that tied a game or changed who was ahead", () => {
    expect(games).toHaveLength(285);
    expect(
      faultsOf(({ index, recap }) => statedShare(turningScores(index), recap).unstated.map(({ id }) => id)),
    ).toEqual([]);
  });

  it("tell all that decided a close game late", () => {
    const shares = games.map(({ key, index, recap }) => {
      const deciders = [...decidersOf(index)].flatMap((id) => index.byId(id) ?? []);
      return { key, ...statedShare(deciders, recap) };
    });
    expect(shares.reduce((sum, { of }) => sum + of, 0)).toBeGreaterThan(100);
    expect(shares.flatMap(({ key, unstated }) => unstated.map(({ id }) => `${key} ${id}`))).toEqual([]);
  });

  it("tell at least nine in ten scores of comebacks from ten points and more", () => {
    const shares = games.map(({ index, recap }) => statedShare(comebackScores(index, 10), recap));
    const [stated, of] = [
      shares.reduce((sum, one) => sum + one.stated, 0),
      shares.reduce((sum, one) => sum + one.of, 0),
    ];
    expect(of).toBeGreaterThan(100);
    expect(stated / of).toBeGreaterThanOrEqual(0.9);
  });

  it("have 250 to 350 words, no fault of grammar and no sentence twice", () => {
    expect(faultsOf(({ recap }) => (words(recap) < 250 || words(recap) > 350 ? [String(words(recap))] : []))).toEqual(
      [],
    );
    expect(faultsOf(({ recap, preview }) => [...textFaults(recap.markdown), ...textFaults(preview.markdown)])).toEqual(
      [],
    );
    const doubled = faultsOf(({ recap }) => {
      const all = storySentences(recap.markdown).map(({ text }) => text.trim());
      return all.filter((text, at) => all.indexOf(text) < at);
    });
    expect(doubled).toEqual([]);
  });

  it("say of points that one play made at least half of that it did, however short it was and however many targets he had", () => {
    const made = games.flatMap(({ key, index, recap, plays }) =>
      largestPlayShares(plays, index)
        .filter(({ share }) => share >= 0.5)
        .map(({ name }) => ({
          key,
          said: storySentences(recap.markdown).find(
            ({ text }) => text.includes(name) && /\bhalf (?:of them on one|from an?) \d+-yard/.test(text),
          ),
        })),
    );
    expect(made.length).toBeGreaterThan(20);
    expect(made.filter(({ said }) => said === undefined).map(({ key }) => key)).toEqual([]);
  });

  it("claim the most fantasy points among skill players, for a kicker or a defense can have more", () => {
    const tops = games.flatMap(({ recap }) => {
      const fantasy = recap.markdown.split("## ").find((section) => /^[^\n]*fantasy/i.test(section)) ?? "";
      return storySentences(fantasy.slice(fantasy.indexOf("\n")))
        .map(({ text }) => text)
        .slice(0, 1);
    });
    expect(tops.length).toBeGreaterThan(250);
    expect(tops.filter((text) => !/skill player/.test(text))).toEqual([]);
    expect(games.filter(({ recap }) => /game-high [\d.]+ PPR/.test(recap.markdown))).toEqual([]);
  });

  it.each([
    ["202430103", "Fields", "Andrews, who came in averaging 11.1 and had 5.2"],
    ["202411128", "Fields", "Henry came in averaging 21.6 and finished with 10.5"],
    ["202411612", "Willis", "Mims had 29 percent of the targets but only 8.2 points"],
  ])("call nobody a letdown who hardly played: %s", (gameKey, backup, told) => {
    const markdown = games.find(({ key }) => key.includes(gameKey))?.recap.markdown ?? "";
    const fantasy = markdown.slice(markdown.search(/^## .*fantasy/im));
    expect(fantasy).toContain(told);
    expect(fantasy).not.toContain(backup);
  });

  it("give no headline twice", () => {
    const headlines = games.map(({ recap }) => recap.headline);
    expect(headlines.filter((headline, at) => headlines.indexOf(headline) < at)).toEqual([]);
  });

  it("name the round in the headline of a playoff game, and of no other", () => {
    const round = / in (?:wild-card round|divisional round|[AN]FC title game|Super Bowl)$/;
    const wrong = games.filter(({ recap, isPlayoff }) => round.test(recap.headline ?? "") !== isPlayoff);
    expect(wrong.map(({ key, recap }) => `${key} ${recap.headline}`)).toEqual([]);
    expect(games.filter(({ recap }) => (recap.headline ?? "").length > 80)).toEqual([]);
  });

  it("name each playoff game, and no other as one", () => {
    const rounds = /wild-card round|divisional round|championship game|Super Bowl/i;
    const wrong = games.filter(({ recap, isPlayoff }) => rounds.test(recap.markdown) !== isPlayoff);
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(games.filter(({ isPlayoff }) => isPlayoff)).toHaveLength(13);
  });

  it("vary: at most 150 phrases of five to seven words are in more than a fifth of the recaps", () => {
    const common = commonPhrases(
      games.map(({ index, recap }) => ({ index, markdown: recap.markdown })),
      0.2,
    );
    expect(common.length).toBeLessThanOrEqual(150);
  });

  it("hold nothing of the game to come in a preview", () => {
    for (const { preview, key } of games) {
      expect(preview.markdown, key).not.toMatch(/\b(?:final|halftime|quarter)\b/i);
      expect(words(preview), key).toBeLessThanOrEqual(220);
    }
  });
});
