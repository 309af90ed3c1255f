import { describe, expect, it } from "vitest";
import { findNews, newsSentence } from "../../../domain/news/find-news.ts";
import { NEWS_KINDS } from "../../../domain/news/news-kinds.ts";

describe.each(NEWS_KINDS)("news about $about", (kind) => {
  it.each(kind.rules.flatMap(({ stops }) => stops))("is found in: %s", (sentence) => {
    expect(findNews(newsSentence(sentence, { named: [] })).map((news) => news.kind)).toContain(kind);
  });

  it.each(kind.rules.flatMap(({ stands = [] }) => stands))("is not seen in: %s", (sentence) => {
    expect(findNews(newsSentence(sentence, { named: [] })).map(({ start, end }) => sentence.slice(start, end))).toEqual(
      [],
    );
  });
});

describe("a name", () => {
  it("is never read as a word", () => {
    const text = "The pass was Hurt's to catch.";
    expect(findNews(newsSentence(text, { named: [] }))).toHaveLength(1);
    expect(findNews(newsSentence(text, { named: [{ start: 13, end: 17, isTeam: false }] }))).toEqual([]);
  });

  it("may be a stadium's, which is called after anything", () => {
    const text = "The total is 46 points at New Era Field.";
    expect(findNews(newsSentence(text, { named: [] }))).toHaveLength(1);
    expect(findNews(newsSentence(text, { named: [], places: ["New Era Field", null, ""] }))).toEqual([]);
  });

  it("leaves every offset as it was", () => {
    const text = "After Lamar Jackson threw, Myles Garrett was ejected.";
    const named = [
      { start: 6, end: 19, isTeam: false },
      { start: 27, end: 40, isTeam: false },
    ];
    expect(findNews(newsSentence(text, { named })).map(({ start, end }) => text.slice(start, end))).toEqual([
      "ejected",
    ]);
  });
});
