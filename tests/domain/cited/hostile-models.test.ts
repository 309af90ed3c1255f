import { describe, expect, it } from "vitest";
import { answerVerdicts } from "../../../domain/cited/answer-verdicts.ts";
import { checkCited } from "../../../domain/cited/check-cited.ts";
import { dropFaulty } from "../../../domain/cited/drop-faulty.ts";
import { writeCited } from "../../../domain/facts/cited-text.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import { INNOCENT_SENTENCES } from "../../fixtures/news/innocent-sentences.ts";
import { INVENTED_NEWS } from "../../fixtures/news/invented-news.ts";
import { LATE_NEWS } from "../../fixtures/news/late-news.ts";
import { UNSEEN_NEWS } from "../../fixtures/news/unseen-news.ts";
import { withCast } from "../../fixtures/news/with-cast.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { citedProse, faultsOf } from "./cited-prose.ts";

const PLAYED = simulatedSnapshot(1);
const index = indexFacts(PLAYED, null);
const cast = withCast(PLAYED);

/** What a hostile writer cites for a sentence: facts of the people it names, the result, anything. */
function citing(sentence: string): string[] {
  const named = [...index.people.values()].find(({ name }) => sentence.includes(name));
  const own = named === undefined ? [] : index.about(named.playerId).map(({ id }) => id);
  return [own.slice(0, 3).join(","), own.slice(-3).join(","), "result", "", "result,stage,place"];
}

function published(sentence: string, ids: string): boolean {
  const text = citedProse(`${sentence}{${ids}}`);
  const { faults } = checkCited(text, index, { kind: "recap", round: "last" });
  return dropFaulty({ ...text, headline: "A headline", headlineIds: [] }, faults) !== null;
}

describe("a writer of news", () => {
  it.each(Object.entries(INVENTED_NEWS))("has none of it published, whatever it cites: %s", (_kind, bank) => {
    const passed = bank
      .map(cast)
      .flatMap((one) => citing(one).flatMap((ids) => (published(one, ids) ? [`${one} {${ids}}`] : [])));
    expect(passed).toEqual([]);
  });

  it("has none published of the lots that were written later", () => {
    const passed = [...UNSEEN_NEWS, ...LATE_NEWS]
      .map(cast)
      .flatMap((one) => citing(one).flatMap((ids) => (published(one, ids) ? [`${one} {${ids}}`] : [])));
    expect(passed).toEqual([]);
  });

  it("is what no innocent sentence is taken for", () => {
    const taken = INNOCENT_SENTENCES.map(cast).filter((one) =>
      faultsOf(`${one}{result}`, index).some((fault) => fault.startsWith("news")),
    );
    // A writer's "I" is stopped as such: an analyst's answers have rules of their own.
    expect(taken.filter((one) => !/\b(?:I|you|your)\b/i.test(one))).toEqual([]);
  });
});

describe("a writer who cites", () => {
  const stated = index.facts
    .filter(({ kind }) => kind === "score" || kind === "turnover" || kind === "line")
    .slice(0, 20);
  const clauses = stated.map((fact) => `${wordsOf(fact, index)}.`);
  const all = stated.map(({ id }) => id).join(",");

  it("everything, is asked for the facts that each clause tells", () => {
    const { faults } = checkCited(citedProse(clauses.map((words) => `${words}{${all}}`).join(" ")), index, {
      kind: "recap",
      round: "first",
    });
    expect(faults.filter(({ rule }) => rule === "ids").length).toBe(clauses.length);
  });

  it("nothing, has nothing published", () => {
    const text = citedProse(clauses.join(" "));
    const { faults } = checkCited(text, index, { kind: "recap", round: "last" });
    expect(dropFaulty(text, faults)).toBeNull();
  });

  it("the wrong facts, is stopped", () => {
    const stopped = clauses.filter((words, at) => {
      const other = stated[(at + 7) % stated.length];
      return faultsOf(`${words}{${other?.id ?? ""}}`, index).length > 0;
    });
    expect(stopped).toEqual(clauses);
  });
});

describe("an answer", () => {
  it("has one of three verdicts on each sentence", () => {
    const { away, home } = index;
    const [winner, loser] = index.byId("result")?.team === away.code ? [away, home] : [home, away];
    const final = index.byId("result")?.score?.after;
    const said = `${Math.max(final?.away ?? 0, final?.home ?? 0)}-${Math.min(final?.away ?? 0, final?.home ?? 0)}`;
    const text = citedProse(
      `The ${winner.nick} beat the ${loser.nick} ${said}.{result} The ${loser.nick} beat the ${winner.nick}.{result} They celebrated at the hotel.`,
    );
    const { faults } = checkCited(text, index, { kind: "answer", round: "last", question: "Who won?" });
    expect(answerVerdicts(text, faults).map(({ verdict }) => verdict)).toEqual([
      "supported",
      "contradicted",
      "notCovered",
    ]);
    expect(writeCited(text)).toContain("{result}");
  });
});
