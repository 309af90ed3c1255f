import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CitedFault } from "../../../domain/cited/cited-fault.ts";
import { dropFaulty } from "../../../domain/cited/drop-faulty.ts";
import { parseCited, type CitedText, writeCited } from "../../../domain/facts/cited-text.ts";

const HEAD = { headline: "A headline", headlineIds: ["result"] };

function fault(text: CitedText, words: string): CitedFault {
  const start = text.markdown.indexOf(words);
  return {
    rule: "numbers",
    weight: "stops",
    where: "text",
    start,
    end: start + words.length,
    word: words,
    reason: words,
  };
}

function left(written: string, ...words: readonly string[]): string | null {
  const text = { ...HEAD, ...parseCited(written) };
  const kept = dropFaulty(
    text,
    words.map((one) => fault(text, one)),
  );
  return kept === null ? null : writeCited(kept);
}

describe("dropFaulty", () => {
  it("drops whole sentences, and keeps the ids of what remains", () => {
    expect(left("One ran,{a} two threw.{b} Three kicked.{c} Four won.{d}", "two threw.")).toBe(
      "Three kicked.{c} Four won.{d}",
    );
    expect(left("One ran.{a} Two threw.{b} Three kicked.{c}", "Three kicked.")).toBe("One ran.{a} Two threw.{b}");
    expect(left("One ran.{a} Two threw.{b} Three kicked.{c}", "Two threw.")).toBe("One ran.{a} Three kicked.{c}");
  });

  it("leaves no heading over nothing, no empty paragraph and no empty list item", () => {
    expect(left("One ran.{a}\n\n## Then\n\nTwo threw.{b}\n\n## Last\n\nThree kicked.{c}", "Two threw.")).toBe(
      "One ran.{a}\n\n## Last\n\nThree kicked.{c}",
    );
    expect(left("One ran.{a}\n\n## Then\n\nTwo threw.{b}", "Two threw.")).toBe("One ran.{a}");
    expect(left("- One ran.{a}\n- Two threw.{b}\n- Three kicked.{c}", "Two threw.")).toBe(
      "- One ran.{a}\n- Three kicked.{c}",
    );
  });

  it("is null where nothing is left, and where the headline falls without a spare one", () => {
    expect(left("One ran.{a}", "One ran.")).toBeNull();
    expect(left("## Then\n\nOne ran.{a}", "One ran.")).toBeNull();
    const text = { ...HEAD, ...parseCited("One ran.{a}") };
    const faults = [{ ...fault(text, "One"), where: "headline" as const }];
    expect(dropFaulty(text, faults)).toBeNull();
    expect(dropFaulty(text, faults, { headline: "Spare", headlineIds: [] })?.headline).toBe("Spare");
  });

  it("keeps every clause's words, whatever falls around it", () => {
    const sentence = fc.constantFrom(
      "One ran.{a}",
      "Two threw,{b} and three ran.{c}",
      "## Four\n",
      "- Five won.{d}\n",
      "\n\n",
      "Six lost.{e}",
    );
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 8 }), fc.nat(7), (sentences, which) => {
        const text = { ...HEAD, ...parseCited(sentences.join(" ")) };
        const clause = text.clauses[which % Math.max(1, text.clauses.length)];
        if (clause === undefined) return;
        const kept = dropFaulty(text, [{ ...fault(text, ""), start: clause.start, end: clause.end }]);
        if (kept === null) return;
        expect(kept.markdown.trim()).not.toBe("");
        const before = text.clauses.map(({ start, end }) => text.markdown.slice(start, end));
        for (const { start, end, ids } of kept.clauses) {
          expect(before).toContain(kept.markdown.slice(start, end));
          expect(ids.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
