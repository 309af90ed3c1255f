import { describe, expect, it } from "vitest";
import { article, counted, joinWords, numberWord, sentence, yards } from "../../../domain/writer/prose-words.ts";
import { peopleOf, surnameOf } from "../../../domain/writer/prose-people.ts";

describe("words for figures", () => {
  it("counts in words below ten, and knows one from many", () => {
    expect(counted(1, "touchdown")).toBe("one touchdown");
    expect(counted(9, "carry", "carries")).toBe("nine carries");
    expect(counted(12, "catch", "catches")).toBe("12 catches");
    expect(counted(0, "touchdown")).toBe("no touchdowns");
    expect(numberWord(2.5)).toBe("2.5");
  });

  it("writes yards in digits", () => {
    expect([yards(1), yards(-1), yards(104), yards(1204)]).toEqual(["1 yard", "-1 yard", "104 yards", "1,204 yards"]);
  });

  it("takes the article from how the figure is spoken", () => {
    const spoken = ["8-yard", "80-yard", "11-point", "18-point", "interception", "overtime"];
    expect(spoken.map((word) => article(word))).toEqual(spoken.map(() => "an"));
    const others = ["7-yard", "1-yard", "110-yard", "touchdown", "unit", "12-point"];
    expect(others.map((word) => article(word))).toEqual(others.map(() => "a"));
  });

  it("joins words and ends sentences", () => {
    expect(joinWords(["a", "b", "c"])).toBe("a, b and c");
    expect(sentence("the Chiefs won")).toBe("The Chiefs won.");
  });
});

describe("names in a text", () => {
  it("are full first and surnames afterwards, without Jr. and the like", () => {
    const people = peopleOf(["Marvin Harrison Jr.", "Amon-Ra St. Brown"]);
    expect(people.name("Marvin Harrison Jr.")).toBe("Marvin Harrison Jr.");
    expect(people.name("Marvin Harrison Jr.")).toBe("Harrison");
    expect(surnameOf("Amon-Ra St. Brown")).toBe("St. Brown");
    expect(surnameOf("Kenneth Walker III")).toBe("Walker");
  });

  it("stay full where two share a surname", () => {
    const people = peopleOf(["Josh Allen", "Keenan Allen"]);
    expect([people.name("Josh Allen"), people.name("Josh Allen")]).toEqual(["Josh Allen", "Josh Allen"]);
  });
});
