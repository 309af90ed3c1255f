import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CountedAnswerSentence,
  countAnswer,
  countRepair,
  readAnswerLots,
  type RepairedSentence,
} from "../../bench/answer-lot.ts";
import { countFirst, type CountedSentence } from "../../bench/count-text.ts";
import { readLot } from "../../bench/lot.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { Store } from "../../server/store/store.ts";
import { storySheet } from "../../server/stories/story-sheet.ts";
import { openImportedSeason } from "../fixtures/open-imported-season.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { realGames } from "./real-games.ts";

/** True sentences that are stopped and false ones that pass, of lots that the check has learned from: no more than on the day of learning. */
const LOTS = [
  { folder: "first-recaps", stopped: 0, passed: 0 },
  { folder: "first-previews", stopped: 0, passed: 0 },
  { folder: "second-recaps", stopped: 5, passed: 1 },
  { folder: "second-falsehoods", stopped: 0, passed: 0 },
  { folder: "fourth-recaps", stopped: 1, passed: 0 },
  { folder: "fourth-previews", stopped: 1, passed: 0 },
  { folder: "fourth-falsehoods", stopped: 0, passed: 0 },
  { folder: "fifth-recaps", stopped: 14, passed: 0 },
  { folder: "fifth-previews", stopped: 1, passed: 0 },
  { folder: "fifth-falsehoods", stopped: 0, passed: 0 },
  { folder: "sixth-recaps", stopped: 4, passed: 0 },
  { folder: "sixth-previews", stopped: 1, passed: 0 },
  { folder: "seventh-texts", stopped: 0, passed: 0 },
  { folder: "eighth-texts", stopped: 0, passed: 0 },
  { folder: "seventh-falsehoods", stopped: 0, passed: 0 },
  { folder: "ninth-texts", stopped: 14, passed: 1 },
  { folder: "tenth-texts", stopped: 3, passed: 0 },
  { folder: "eighth-falsehoods", stopped: 0, passed: 0 },
  { folder: "eleventh-texts", stopped: 3, passed: 0 },
  { folder: "twelfth-texts", stopped: 5, passed: 0 },
  { folder: "thirteenth-texts", stopped: 2, passed: 0 },
  { folder: "fourteenth-texts", stopped: 4, passed: 0 },
] as const;
/** Lots about games with projections of the site's own, as an import leaves them. */
const OF_IMPORTS = [
  { folder: "fifteenth-texts", stopped: 1, passed: 0 },
  { folder: "ninth-falsehoods", stopped: 6, passed: 3 },
  { folder: "sixteenth-texts", stopped: 0, passed: 0 },
  { folder: "tenth-falsehoods", stopped: 0, passed: 0 },
  { folder: "eleventh-falsehoods", stopped: 4, passed: 0 },
  { folder: "twelfth-falsehoods", stopped: 1, passed: 0 },
  { folder: "thirteenth-falsehoods", stopped: 0, passed: 0 },
  { folder: "fourteenth-falsehoods", stopped: 0, passed: 3 },
  { folder: "fifteenth-falsehoods", stopped: 1, passed: 0 },
  { folder: "twenty-second-texts", stopped: 6, passed: 0 },
  { folder: "twenty-second-falsehoods", stopped: 0, passed: 3 },
  { folder: "twenty-fifth-texts", stopped: 0, passed: 0 },
  { folder: "twenty-fifth-falsehoods", stopped: 0, passed: 0 },
  { folder: "twenty-sixth-falsehoods", stopped: 0, passed: 0 },
  { folder: "twenty-seventh-falsehoods", stopped: 0, passed: 1 },
  { folder: "twenty-eighth-falsehoods", stopped: 0, passed: 0 },
  { folder: "twenty-ninth-texts", stopped: 0, passed: 0 },
  { folder: "twenty-ninth-falsehoods", stopped: 0, passed: 1 },
  { folder: "thirtieth-texts", stopped: 5, passed: 0 },
  { folder: "thirtieth-falsehoods", stopped: 0, passed: 3 },
  { folder: "thirty-first-falsehoods", stopped: 0, passed: 2 },
  { folder: "thirty-first-texts", stopped: 0, passed: 0 },
  { folder: "thirty-second-falsehoods", stopped: 1, passed: 2 },
  { folder: "thirty-third-falsehoods", stopped: 0, passed: 0 },
  { folder: "thirty-fourth-falsehoods", stopped: 1, passed: 2 },
  { folder: "thirty-fifth-falsehoods", stopped: 0, passed: 0 },
  { folder: "thirty-sixth-falsehoods", stopped: 2, passed: 3 },
  { folder: "thirty-seventh-falsehoods", stopped: 0, passed: 0 },
  { folder: "thirty-eighth-falsehoods", stopped: 0, passed: 0 },
  { folder: "thirty-ninth-falsehoods", stopped: 0, passed: 1 },
  { folder: "fortieth-falsehoods", stopped: 0, passed: 1 },
] as const;
const ANSWERS = [
  { folder: "second-answers", hidden: 0, shown: 0 },
  { folder: "second-false-answers", hidden: 0, shown: 0 },
  { folder: "fourth-answers", hidden: 0, shown: 0 },
  { folder: "fourth-false-answers", hidden: 0, shown: 0 },
  { folder: "fifth-answers", hidden: 2, shown: 0 },
  { folder: "fifth-false-answers", hidden: 0, shown: 0 },
  { folder: "ninth-answers", hidden: 5, shown: 0 },
  { folder: "ninth-false-answers", hidden: 1, shown: 0 },
  { folder: "tenth-answers", hidden: 2, shown: 0 },
  { folder: "tenth-false-answers", hidden: 0, shown: 0 },
  { folder: "eleventh-answers", hidden: 5, shown: 0 },
  { folder: "eleventh-false-answers", hidden: 2, shown: 0 },
  { folder: "twelfth-answers", hidden: 0, shown: 0 },
  { folder: "twelfth-false-answers", hidden: 0, shown: 0 },
  { folder: "thirteenth-answers", hidden: 6, shown: 0 },
  { folder: "thirteenth-false-answers", hidden: 0, shown: 0 },
] as const;
/** The same of games as an import leaves them. */
const ANSWERS_OF_IMPORTS = [
  { folder: "fourteenth-answers", hidden: 1, shown: 0 },
  { folder: "fourteenth-false-answers", hidden: 1, shown: 0 },
  { folder: "fifteenth-answers", hidden: 4, shown: 0 },
  { folder: "fifteenth-false-answers", hidden: 0, shown: 0 },
  { folder: "sixteenth-answers", hidden: 0, shown: 0 },
  { folder: "sixteenth-false-answers", hidden: 0, shown: 0 },
  { folder: "seventeenth-answers", hidden: 4, shown: 0 },
  { folder: "seventeenth-false-answers", hidden: 1, shown: 0 },
  { folder: "eighteenth-answers", hidden: 1, shown: 0 },
  { folder: "eighteenth-false-answers", hidden: 0, shown: 0 },
  { folder: "twentieth-answers", hidden: 2, shown: 0 },
  { folder: "twentieth-false-answers", hidden: 1, shown: 0 },
  { folder: "twenty-first-answers", hidden: 0, shown: 0 },
  { folder: "twenty-first-false-answers", hidden: 0, shown: 0 },
  { folder: "twenty-second-answers", hidden: 23, shown: 0 },
  { folder: "twenty-second-false-answers", hidden: 0, shown: 0 },
  { folder: "twenty-third-answers", hidden: 5, shown: 0 },
  { folder: "twenty-third-false-answers", hidden: 1, shown: 0 },
  { folder: "twenty-fourth-answers", hidden: 1, shown: 0 },
  { folder: "twenty-fourth-false-answers", hidden: 0, shown: 0 },
  { folder: "twenty-fifth-answers", hidden: 4, shown: 0 },
  { folder: "twenty-fifth-false-answers", hidden: 1, shown: 0 },
  { folder: "twenty-sixth-answers", hidden: 3, shown: 0 },
  { folder: "twenty-sixth-false-answers", hidden: 3, shown: 0 },
  { folder: "twenty-seventh-answers", hidden: 2, shown: 0 },
  { folder: "twenty-seventh-false-answers", hidden: 1, shown: 0 },
  { folder: "twenty-eighth-answers", hidden: 2, shown: 0 },
  { folder: "twenty-eighth-false-answers", hidden: 0, shown: 1 },
  { folder: "twenty-ninth-answers", hidden: 2, shown: 0 },
  { folder: "twenty-ninth-false-answers", hidden: 0, shown: 0 },
  { folder: "thirtieth-answers", hidden: 0, shown: 0 },
  { folder: "thirtieth-false-answers", hidden: 0, shown: 0 },
  { folder: "thirty-first-answers", hidden: 1, shown: 0 },
  { folder: "thirty-first-false-answers", hidden: 0, shown: 0 },
  { folder: "thirty-second-answers", hidden: 2, shown: 0 },
  { folder: "thirty-second-false-answers", hidden: 1, shown: 0 },
  { folder: "thirty-third-answers", hidden: 0, shown: 0 },
  { folder: "thirty-third-false-answers", hidden: 1, shown: 0 },
  { folder: "thirty-fourth-answers", hidden: 0, shown: 0 },
  { folder: "thirty-fourth-false-answers", hidden: 0, shown: 0 },
  { folder: "thirty-fifth-answers", hidden: 0, shown: 0 },
  { folder: "thirty-fifth-false-answers", hidden: 0, shown: 0 },
  { folder: "thirty-sixth-answers", hidden: 2, shown: 0 },
  { folder: "thirty-sixth-false-answers", hidden: 0, shown: 0 },
  { folder: "thirty-seventh-answers", hidden: 1, shown: 0 },
  { folder: "thirty-seventh-false-answers", hidden: 0, shown: 0 },
  { folder: "thirty-eighth-answers", hidden: 0, shown: 0 },
  { folder: "thirty-eighth-false-answers", hidden: 0, shown: 0 },
  { folder: "thirty-ninth-answers", hidden: 0, shown: 0 },
  { folder: "thirty-ninth-false-answers", hidden: 0, shown: 0 },
  { folder: "fortieth-answers", hidden: 0, shown: 0 },
  { folder: "fortieth-false-answers", hidden: 0, shown: 0 },
  { folder: "forty-first-answers", hidden: 0, shown: 0 },
  { folder: "forty-first-false-answers", hidden: 0, shown: 0 },
  { folder: "forty-second-answers", hidden: 0, shown: 0 },
  { folder: "forty-second-false-answers", hidden: 0, shown: 0 },
  { folder: "forty-third-answers", hidden: 0, shown: 0 },
  { folder: "forty-third-false-answers", hidden: 0, shown: 0 },
  { folder: "forty-fourth-answers", hidden: 1, shown: 0 },
  { folder: "forty-fourth-false-answers", hidden: 0, shown: 0 },
  { folder: "forty-fifth-answers", hidden: 2, shown: 0 },
  { folder: "forty-fifth-false-answers", hidden: 0, shown: 0 },
  { folder: "forty-sixth-answers", hidden: 2, shown: 0 },
  { folder: "forty-sixth-false-answers", hidden: 0, shown: 0 },
  { folder: "forty-seventh-answers", hidden: 2, shown: 0 },
  { folder: "forty-seventh-false-answers", hidden: 1, shown: 0 },
  { folder: "forty-eighth-answers", hidden: 3, shown: 0 },
  { folder: "forty-eighth-false-answers", hidden: 0, shown: 0 },
  { folder: "forty-ninth-answers", hidden: 2, shown: 0 },
  { folder: "forty-ninth-false-answers", hidden: 1, shown: 0 },
  { folder: "fiftieth-answers", hidden: 1, shown: 0 },
  { folder: "fiftieth-false-answers", hidden: 1, shown: 0 },
] as const;

describe.skipIf(!HAS_SAMPLE_DATA)("lots of strangers' texts (need ../shared/data)", () => {
  let games: ReadonlyMap<string, GameSnapshot>;
  let before: ReturnType<typeof seasonOf>;
  /** The season with projections of the site's own; all tests only read it, as an import takes seconds. */
  let imported: Store;
  beforeAll(async () => {
    const all = [...(await realGames()).values()];
    games = new Map(all.map((game) => [game.game.gameKey, game]));
    before = seasonOf(all);
    imported = await openImportedSeason();
  });
  afterAll(() => imported.close());

  function indexOf(gameKey: string, kind: "recap" | "preview"): FactIndex {
    const game = games.get(gameKey);
    if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
    const snapshot = kind === "preview" ? gameAsOf(game, 0) : game;
    return indexFacts(snapshot, before(snapshot));
  }

  async function importedIndexOf(gameKey: string, kind: "recap" | "preview"): Promise<FactIndex> {
    const game = await imported.gameSnapshot(gameKey);
    if (game === null) throw new Error(`The sample data has no game ${gameKey}.`);
    return indexFacts(kind === "preview" ? gameAsOf(game, 0) : game, await imported.seasonBefore(gameKey));
  }

  function expectFew(sentences: readonly CountedSentence[], most: { stopped: number; passed: number }): void {
    expect(sentences.length).toBeGreaterThan(35);
    const stopped = sentences.filter((one) => one.truth === true && one.stopped !== null);
    const passed = sentences.filter((one) => one.truth !== true && one.stopped === null);
    expect(stopped.length).toBeLessThanOrEqual(most.stopped);
    expect(passed.length).toBeLessThanOrEqual(most.passed);
  }

  function expectShown(sentences: readonly CountedAnswerSentence[], most: { hidden: number; shown: number }): void {
    expect(sentences.length).toBeGreaterThan(30);
    const hidden = sentences.filter(({ truth, kind }) => truth === true && kind !== "shown");
    const shown = sentences.filter(({ truth, kind }) => truth !== true && kind === "shown");
    expect(hidden.length).toBeLessThanOrEqual(most.hidden);
    expect(shown.length).toBeLessThanOrEqual(most.shown);
  }

  /** Games that the demo made up are in no season's data. */
  const isPlayed = ({ game }: { game: string }): boolean => !game.startsWith("2026");

  it.each(LOTS)("$folder: few true sentences are stopped, few false ones pass", ({ folder, ...most }) => {
    const sentences = readLot(folderOf(folder))
      .filter(isPlayed)
      .flatMap((text) => {
        const index = indexOf(text.game, text.kind);
        return countFirst(text, index, storySheet(index));
      });
    expectFew(sentences, most);
  });

  it.each(OF_IMPORTS)("$folder: few true sentences are stopped, few false ones pass", async ({ folder, ...most }) => {
    const sentences: CountedSentence[] = [];
    for (const text of readLot(folderOf(folder)).filter(isPlayed)) {
      const index = await importedIndexOf(text.game, text.kind);
      sentences.push(...countFirst(text, index, storySheet(index)));
    }
    expectFew(sentences, most);
  });

  it.each(ANSWERS)("$folder: few true sentences are hidden, and no false one is shown", ({ folder, hidden, shown }) => {
    const sentences = readAnswerLots(folderOf(folder))
      .filter(isPlayed)
      .flatMap(({ game, ids, answers }) => {
        const index = indexOf(game, "recap");
        return answers.flatMap((answer) => countAnswer(answer, ids, index));
      });
    expectShown(sentences, { hidden, shown });
  });

  it.each(ANSWERS_OF_IMPORTS)(
    "$folder: few true sentences are hidden, and no false one is shown",
    async ({ folder, ...most }) => {
      const sentences: CountedAnswerSentence[] = [];
      for (const { game, ids, answers } of readAnswerLots(folderOf(folder))) {
        const index = await importedIndexOf(game, "recap");
        sentences.push(...answers.flatMap((answer) => countAnswer(answer, ids, index)));
      }
      expectShown(sentences, most);
    },
  );

  it("twenty-second-answers: what is said again is shown, and all of it is true", async () => {
    const sentences: RepairedSentence[] = [];
    for (const { game, ids, answers } of readAnswerLots(folderOf("twenty-second-answers"))) {
      const index = await importedIndexOf(game, "recap");
      sentences.push(...answers.flatMap((answer) => countRepair(answer, ids, index).sentences));
    }
    expect(sentences.filter(({ text }) => text !== null)).toHaveLength(22);
    expect(sentences.filter(({ isShown }) => !isShown)).toHaveLength(1);
    expect(sentences.filter(({ isShown, after }) => isShown && after !== true)).toEqual([]);
  });
});

function folderOf(name: string): string {
  return fileURLToPath(new URL(`../fixtures/lots/${name}`, import.meta.url));
}
