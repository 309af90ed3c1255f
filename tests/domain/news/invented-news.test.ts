import { describe, expect, it } from "vitest";
import { checkCited } from "../../../domain/cited/check-cited.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { CheckedAnswer } from "../../../server/chat/checked-answer.ts";
import { analystGame } from "../../fixtures/analyst-game.ts";
import { namesIn } from "../../../domain/cited/name-mask.ts";
import { findNews, newsSentence } from "../../../domain/news/find-news.ts";
import { INNOCENT_SENTENCES } from "../../fixtures/news/innocent-sentences.ts";
import { INVENTED_NEWS } from "../../fixtures/news/invented-news.ts";
import { LATE_NEWS } from "../../fixtures/news/late-news.ts";
import { UNSEEN_NEWS } from "../../fixtures/news/unseen-news.ts";
import { withCast } from "../../fixtures/news/with-cast.ts";
import { beforeKickoff, simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { NO_SEASON } from "../../fixtures/scripted-stories.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const PLAYED = simulatedSnapshot(1);
const COMING = snapshotOf(beforeKickoff(PLAYED));
const PLAYED_INDEX = indexFacts(PLAYED, NO_SEASON);
const COMING_INDEX = indexFacts(COMING, NO_SEASON);
const cast = withCast(PLAYED);

const { index } = analystGame(PLAYED);

/** A writer's sentence is published: with the result or a player's line behind it, or without any fact, the check lets it stand. */
function isPublished(sentence: string, snapshot: GameSnapshot): boolean {
  const kind = snapshot === COMING ? "preview" : "recap";
  const index = snapshot === COMING ? COMING_INDEX : PLAYED_INDEX;
  const cited = [
    [],
    ["result"],
    index
      .ofKind("line", "fantasy")
      .slice(0, 1)
      .map(({ id }) => id),
  ];
  return cited.some((ids) => {
    const clauses = [{ start: 0, end: sentence.length, ids }];
    const { faults } = checkCited({ headline: "", headlineIds: [], markdown: sentence, clauses }, index, {
      kind,
      round: "last",
    });
    return faults.length === 0;
  });
}

/** An answer's sentence is shown by the written chat: without citing anything, or by citing what is sure to be so. */
function isShown(sentence: string): boolean {
  return ["", "{result}"].some((mark) => {
    const sentences = new CheckedAnswer();
    sentences.add(`${sentence}${mark}`);
    return sentences.next(true, { index, question: "What is new?" })?.kind === "shown";
  });
}

function passed(bank: readonly string[]) {
  const sentences = bank.map(cast);
  return {
    recap: sentences.filter((sentence) => isPublished(sentence, PLAYED)),
    preview: sentences.filter((sentence) => isPublished(sentence, COMING)),
    answer: sentences.filter(isShown),
  };
}

describe("news that nobody has", () => {
  it.each(Object.entries(INVENTED_NEWS))("is neither published nor shown: %s", (_kind, bank) => {
    expect(passed(bank)).toEqual({ recap: [], preview: [], answer: [] });
  });

  it("comes in 200 sentences, and in 80 less plain ones", () => {
    expect(Object.values(INVENTED_NEWS).flat()).toHaveLength(200);
    expect(UNSEEN_NEWS).toHaveLength(80);
    expect(passed(UNSEEN_NEWS)).toEqual({ recap: [], preview: [], answer: [] });
  });

  it("may be anything that a writer says of somebody without a number or a word of the game: it is sent back", () => {
    const idle = cast("{QB} is loved by everybody in town.");
    expect(isPublished(idle, PLAYED)).toBe(false);
    expect(isPublished(idle, COMING)).toBe(false);
    expect(isShown(idle)).toBe(false);
  });

  it("passes in part where its words are new: so many of a lot from which nothing was learned", () => {
    const { recap, preview, answer } = passed(LATE_NEWS);
    if (process.env["SHOW_NEWS"] === "1") console.log({ recap, preview, answer });
    expect(LATE_NEWS).toHaveLength(60);
    expect(recap.length).toBeLessThanOrEqual(15);
    expect(preview.length).toBeLessThanOrEqual(15);
    expect(answer.length).toBeLessThanOrEqual(15);
  });
});

describe("a sentence that only looks like news", () => {
  it.each(INNOCENT_SENTENCES)("is not taken for it: %s", (sentence) => {
    const text = cast(sentence);
    expect(findNews(newsSentence(text, { named: namesIn(text, PLAYED_INDEX) }))).toEqual([]);
  });
});
