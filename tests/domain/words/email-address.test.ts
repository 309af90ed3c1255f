import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEmailAddress } from "../../../domain/words/email-address.ts";

describe("parseEmailAddress", () => {
  it("gives small letters without the spaces around them", () => {
    expect(parseEmailAddress("  Fan@Six.Example\n")).toBe("fan@six.example");
    expect(parseEmailAddress("f.a-n+nfl_1@mail.six.example")).toBe("f.a-n+nfl_1@mail.six.example");
    expect(parseEmailAddress("o'neill@xn--bcher-kva.example")).toBe("o'neill@xn--bcher-kva.example");
  });

  it("refuses letters that only look like ASCII, also those that small letters would make so", () => {
    // U+212A is the Kelvin sign, whose small letter is k.
    expect("\u212A".toLowerCase()).toBe("k");
    for (const letter of ["\u212A", "\u017F", "ѕ", "ｆ", "\u0131"])
      expect(parseEmailAddress(`${letter}an@six.example`), letter).toBeNull();
  });

  it("keeps to the lengths that every mail server takes", () => {
    const local = "a".repeat(64);
    expect(parseEmailAddress(`${local}@six.example`)).toBe(`${local}@six.example`);
    expect(parseEmailAddress(`${local}a@six.example`)).toBeNull();
    const long = `a@${"b.".repeat(122)}example`;
    expect(long).toHaveLength(253);
    expect(parseEmailAddress(long)).toBe(long);
    expect(parseEmailAddress(`aaa${long}`)).toBeNull();
  });

  it("never gives a text that could be two addresses or a head of a mail", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (before, after) => {
        const parsed = parseEmailAddress(`${before}@${after}`);
        return parsed === null || /^[^\s,;:<>()[\]"\\@\p{Cc}]+@[a-z0-9.-]+$/u.test(parsed);
      }),
    );
  });

  it("gives what it gave before for what it gave", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const parsed = parseEmailAddress(address);
        return parsed === null || parseEmailAddress(parsed) === parsed;
      }),
    );
  });
});
