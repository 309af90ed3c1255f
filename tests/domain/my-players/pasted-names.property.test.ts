import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeName } from "../../../domain/names/normalize-name.ts";
import { editDistance } from "../../../domain/names/sound.ts";
import { readPastedNames } from "../../../domain/my-players/read-pasted-names.ts";
import { nameWords } from "../../../domain/players/player-index.ts";
import { LEAGUE, readInWords } from "../../fixtures/pasted-league.ts";

const player = fc.constantFrom(...LEAGUE);

/** A line as people write one, with or without what makes it sure. */
const line = fc
  .tuple(player, fc.constantFrom("name", "with team", "position first", "last first", "initial", "surname"))
  .map(([{ name, position, team }, shape]) => {
    const [first = "", ...rest] = name.split(" ");
    const last = rest.join(" ");
    switch (shape) {
      case "with team":
        return `${name} (${team ?? "FA"} - ${position})`;
      case "position first":
        return `${position} ${name} ${team ?? ""} vs KC 12.3`;
      case "last first":
        return `${last}, ${first}`;
      case "initial":
        return `${first.slice(0, 1)}. ${last}, ${position}`;
      case "surname":
        return last;
      default:
        return name;
    }
  });

/** A name with one letter left out, doubled, changed or swapped with the next. */
const mistyped = fc
  .tuple(
    player,
    fc.nat(),
    fc.constantFrom("out", "twice", "changed", "swapped"),
    fc.constantFrom("a", "e", "i", "o", "r", "s", "t", "n"),
  )
  .map(([{ name }, place, fault, letter]) => {
    const at = place % name.length;
    const [before, own, after] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)];
    if (fault === "out") return before + after;
    if (fault === "twice") return before + own + own + after;
    if (fault === "changed") return before + letter + after;
    return before + after.slice(0, 1) + own + after.slice(1);
  });

describe("any pasted names", () => {
  it("give the same players in any order of lines", () => {
    const ordered = fc
      .uniqueArray(line, { minLength: 2, maxLength: 12 })
      .chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length })),
      );
    fc.assert(
      fc.property(ordered, ([lines, shuffled]) => {
        const sure = (list: readonly string[]): string[] =>
          readInWords(list.join("\n"))
            .filter((one) => one.startsWith("="))
            .toSorted();
        expect(sure(shuffled)).toEqual(sure(lines));
      }),
    );
  });

  it("are the same with emoji, bullets and numbers around them and in any case", () => {
    const decorated = fc.tuple(
      line,
      fc.constantFrom("", "- ", "* ", "• ", "3. ", "12) ", "#4 ", "🏈 ", "✅ "),
      fc.constantFrom("", " 🔥", " 💪🏽", " *", "  ", " 23.4"),
      fc.constantFrom("as it is", "upper", "lower"),
    );
    fc.assert(
      fc.property(decorated, ([text, before, after, inCase]) => {
        const cased = inCase === "upper" ? text.toUpperCase() : inCase === "lower" ? text.toLowerCase() : text;
        const found = readInWords(`${before}${cased}${after}`).map((one) => one.toLowerCase());
        expect(found).toEqual(readInWords(text).map((one) => one.toLowerCase()));
      }),
    );
  });

  it("match nobody whose last name does not stand in the text, up to two letters", () => {
    fc.assert(
      fc.property(fc.oneof(line, mistyped), (text) => {
        const written = normalizeName(text).replaceAll(" ", "");
        for (const name of readPastedNames(text, LEAGUE).names) {
          if (name.kind !== "matched") continue;
          const last = nameWords(name.player.normalizedName).at(-1) ?? "";
          expect(nearest(last, written), `${text} is no ${name.player.name}`).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it("are nobody else's with a letter wrong", () => {
    fc.assert(
      fc.property(mistyped, (text) => {
        for (const name of readPastedNames(text, LEAGUE).names) {
          if (name.kind !== "matched") continue;
          const edits = editDistance(normalizeName(text), normalizeName(name.player.name));
          expect(edits, `${text} is no ${name.player.name}`).toBeLessThanOrEqual(4);
        }
      }),
    );
  });

  it("end for any text whatever, and name nobody twice", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.array(fc.oneof(line, fc.string())).map((all) => all.join(",")),
        ),
        (text) => {
          const ids = readPastedNames(text, LEAGUE).names.flatMap((one) =>
            one.kind === "matched" ? [one.player.playerId] : [],
          );
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });
});

/** Letters between a word and the part of a text that is nearest to it. */
function nearest(word: string, text: string): number {
  let least = word.length;
  for (let from = 0; from < text.length; from += 1) {
    for (let length = word.length - 2; length <= word.length + 2; length += 1)
      least = Math.min(least, editDistance(word, text.slice(from, from + length)));
  }
  return least;
}
