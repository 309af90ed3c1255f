import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlatformName, PLATFORMS } from "../../../../domain/scoring/platforms/platforms.ts";
import { readText } from "../../../../domain/scoring/platforms/read-text.ts";
import { readPlatformScoring } from "../../../../domain/scoring/platforms/read-platform-scoring.ts";
import { sumRules } from "../../../../domain/scoring/platforms/sum-rules.ts";
import { ruleMeasure } from "../../../../domain/scoring/rule-measure.ts";
import { OWN, parseScoring, scoringText } from "../../../../domain/scoring/scoring-address.ts";

const platform = fc.constantFrom<PlatformName>("espn", "yahoo");
const points = fc.integer({ min: -2000, max: 2000 }).map((hundredths) => hundredths / 100);

/** Lines whose names say by themselves whose items they are, each item at most once. */
const settings = platform.chain((name) => {
  const own = PLATFORMS[name].rules.filter(
    ({ labels: [label] }) => PLATFORMS[name].rules.filter(({ labels: [other] }) => other === label).length === 1,
  );
  return fc.record({
    name: fc.constant(name),
    lines: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...own), points), { selector: ([{ id }]) => id, maxLength: 40 })
      .map((all) =>
        all.map(([{ labels, signs }, value]) => `${labels[0]}${signs[0] ? ` (${signs[0]})` : ""}\t${value}`),
      ),
  });
});
const read = (lines: readonly string[], name: PlatformName) => sumRules(readText(lines.join("\n"), name));

/** A line as it is shown. */
const plain = (line: string) =>
  line
    .replaceAll(/[\u2212\u2012\u2013](?=[\d.])/g, "-")
    .replaceAll(/[\u00A0\u2007\u202F]/g, " ")
    .trim();

describe("pasted settings", () => {
  it("are the same in any order of their lines", () => {
    fc.assert(
      fc.property(
        settings.chain((given) =>
          fc.record({
            given: fc.constant(given),
            shuffled: fc.shuffledSubarray(given.lines, { minLength: given.lines.length }),
          }),
        ),
        ({ given: { name, lines }, shuffled }) => {
          const [one, other] = [read(lines, name), read(shuffled, name)];
          expect(other.changes).toEqual(one.changes);
          expect(other.uncounted).toEqual(one.uncounted);
          expect(one.unclear).toEqual([]);
          expect(one.understood).toHaveLength(lines.length);
        },
      ),
    );
  });

  it("double with their points", () => {
    fc.assert(
      fc.property(settings, ({ name, lines }) => {
        const doubled = lines.map((line) => line.replace(/[^\t]+$/, (value) => String(2 * Number(value))));
        const { changes, uncounted } = read(lines, name);
        const twice = read(doubled, name);
        // What is not counted is named, whatever its points.
        const wanted = Object.entries(changes).map(([key, value]) => [
          key,
          ruleMeasure(key) === null ? value : 2 * value,
        ]);
        expect(twice.changes).toEqual(Object.fromEntries(wanted));
        expect(twice.uncounted).toEqual(uncounted);
      }),
    );
  });

  it("lose no line, whatever is pasted: each is understood, asked about, or about other settings", () => {
    const line = fc.oneof(
      fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[\r\n\t]| {2,}/g, " ")),
      settings.map(({ lines }) => lines[0] ?? "Luck 7"),
      fc.constantFrom("Offense", "Sack 1", "Each Sack (SK) 1", "Negative Points: No", "7", "-1\t4", "Roster", "🏈 −3"),
    );
    fc.assert(
      fc.property(platform, fc.array(line, { maxLength: 30 }), (name, lines) => {
        const { understood, unclear, passed, changes } = read(lines, name);
        const kept = lines.filter(
          (one) => one.trim() !== "" && !/^(?:offense|yahoo default(?: value)?|league value|edit)$/i.test(one.trim()),
        );
        const pairs = understood.length + unclear.length + passed.length;
        expect(pairs).toBeLessThanOrEqual(kept.length);
        const shown = [...understood, ...unclear].map((one) => one.line).join("\n") + passed.join("\n");
        for (const one of kept) expect(shown).toContain(plain(one));
        const asked = { preset: OWN, changes } as const;
        expect(parseScoring(scoringText(asked))).toEqual(asked);
      }),
    );
  });

  it("are never an error, whatever is pasted", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"scoringItems":[${json}]}`),
          fc.json().map((json) => `{"stat_modifiers":{"stats":[{"stat_id":4},${json}]}}`),
        ),
        platform,
        (text, name) => {
          const found = readPlatformScoring(text, name);
          expect(found.ok || found.problem.length > 20).toBe(true);
        },
      ),
    );
  });
});
