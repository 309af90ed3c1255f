import { describe, expect, it } from "vitest";
import { checkCited } from "../../../domain/cited/check-cited.ts";
import { NUMBER_UNITS } from "../../../domain/cited/number-units.ts";
import { OPPOSITES } from "../../../domain/cited/rules/season/check-season.ts";
import { BETTER } from "../../../domain/cited/rules/ranks/better-side.ts";
import { LEADERS } from "../../../domain/cited/rules/ranks/claimed-units.ts";
import { BROUGHT_ABOUT } from "../../../domain/cited/rules/order/brought-about.ts";
import { DRIVE_DEEDS } from "../../../domain/cited/rules/order/drive-deeds.ts";
import { EVEN_RECORDS } from "../../../domain/cited/rules/season/even-record.ts";
import { CAUSED } from "../../../domain/cited/rules/order/told-cause.ts";
import { SAME_WAY } from "../../../domain/cited/rules/ranks/same-way.ts";
import { MADE_OF_IT } from "../../../domain/cited/rules/order/next-possession.ts";
import { DENIED_JUDGMENTS } from "../../../domain/cited/rules/words/denied-judgments.ts";
import { RELATION_RULES } from "../../../domain/cited/rules/leads/check-relations.ts";
import { ROLE_RULES } from "../../../domain/cited/rules/people/check-roles.ts";
import { SUPERLATIVE_RULES } from "../../../domain/cited/rules/ranks/check-superlatives.ts";
import { OTHERWISE } from "../../../domain/cited/rules/words/untold-deeds.ts";
import { ONE_TEAM_DEEDS } from "../../../domain/cited/rules/teams/one-team-deeds.ts";
import { TEAM_RULES } from "../../../domain/cited/rules/teams/check-teams.ts";
import { ORDER_WORDS } from "../../../domain/cited/rules/order/check-order.ts";
import { MOMENT_RULES } from "../../../domain/cited/rules/time/moment-rules.ts";
import { TIME_RULES } from "../../../domain/cited/rules/time/time-rules.ts";
import type { Fact } from "../../../domain/facts/fact.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { citedProse, faultsOf } from "./cited-prose.ts";

const index = indexFacts(snapshotOf(smallGame()), null);
const big = indexFacts(simulatedSnapshot(1), null);

describe("the tables of rules", () => {
  it.each([
    ["roles", ROLE_RULES],
    ["teams", TEAM_RULES],
    ["deeds of one team", ONE_TEAM_DEEDS],
    ["time", [...TIME_RULES, ...MOMENT_RULES]],
    ["order", ORDER_WORDS],
    ["relations", RELATION_RULES],
    ["told otherwise", OTHERWISE],
    ["superlatives", SUPERLATIVE_RULES],
    ["denied judgments", DENIED_JUDGMENTS],
    ["who did better", BETTER],
    ["as the one before", SAME_WAY],
    ["what a possession came to", MADE_OF_IT],
    ["what it came of", CAUSED],
    ["what a drive did", DRIVE_DEEDS],
    ["where a record stands", EVEN_RECORDS],
    ["names for who leads", LEADERS],
  ])("read their own examples: %s", (_name, rules) => {
    for (const { says, examples } of rules) {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect([example, example.search(says) >= 0]).toEqual([example, true]);
    }
  });

  it("read what one clause does to the one before it, a bar between them", () => {
    for (const { before, says, examples } of BROUGHT_ABOUT) {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const [one = "", two = ""] = example.split(" |");
        expect([example, before?.test(one) ?? true, says.test(two)]).toEqual([example, true, true]);
      }
    }
  });

  it("read both sides of what a season's fact is told on", () => {
    for (const { says, examples } of OPPOSITES)
      for (const [side, example] of examples.entries())
        expect([example, says[side]?.test(example)]).toEqual([example, true]);
  });

  it("know what a number counts in each example", () => {
    for (const { says, examples } of NUMBER_UNITS) {
      for (const example of examples) {
        const after = example.replace(/^.*?(?:\d[\d.,]*|\b(?:two|three|four|five|seven|nine|one)\b)/, "");
        expect([example, says.test(after)]).toEqual([example, true]);
      }
    }
  });
});

function first(kind: Fact["kind"], fits: (fact: Fact) => boolean = () => true, from = index): Fact {
  const found = from.ofKind(kind).find(fits);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
}

describe("checkCited", () => {
  const touchdown = first("score", ({ marks }) => marks.includes("touchdown"));
  const goal = first("score", ({ marks }) => marks.includes("fieldGoal"));
  const scorer = index.people.get(touchdown.roles.scorer ?? "")?.name ?? "";
  const kicker = index.people.get(goal.roles.kicker ?? "")?.name ?? "";
  const result = first("result");

  it("says which fact and which word in a sentence that its writer can act on", () => {
    const faults = faultsOf(`${scorer} hurdled two men for the touchdown.{${touchdown.id}}`, index);
    expect(faults).toContain('words "hurdled"');
    expect(faultsOf(`${kicker} scored the touchdown.{${touchdown.id}}`, index).join()).toMatch(/names/);
  });

  it("knows no id but those of the index, and at most three of them a clause", () => {
    expect(faultsOf("The Vikings won.{nothing}", index)).toContain('ids "nothing"');
    const four = index.facts.slice(0, 4).map(({ id }) => id);
    expect(faultsOf(`The Vikings won.{${four.join(",")}}`, index)).toContain(`ids "${four.join(", ")}"`);
  });

  it("holds scores, teams and who led", () => {
    expect(faultsOf("The Vikings beat the Bears 11-7.{result}", index)).toEqual([]);
    expect(faultsOf("Minnesota held off Chicago 11-7.{result}", index)).toEqual([]);
    expect(faultsOf("The Bears beat the Vikings 11-7.{result}", index).join()).toMatch(/teams/);
    expect(faultsOf("The Vikings beat the Bears 12-7.{result}", index)).toEqual(['numbers "12-7"']);
    expect(result.id).toBe("result");
  });

  it("holds quarters, clocks, early and late", () => {
    const quarter = touchdown.at?.quarter === "2" ? "second" : "fourth";
    const other = quarter === "second" ? "fourth" : "second";
    expect(faultsOf(`${scorer} scored in the ${quarter} quarter.{${touchdown.id}}`, index)).toEqual([]);
    expect(faultsOf(`${scorer} scored in the ${other} quarter.{${touchdown.id}}`, index)).toEqual([
      `time "the ${other} quarter"`,
    ]);
    expect(faultsOf(`${scorer} scored with 3:33 left.{${touchdown.id}}`, index).join()).toMatch(/time/);
    expect(faultsOf(`${scorer} scored in overtime.{${touchdown.id}}`, index).join()).toMatch(
      /time "in overtime"|time "overtime"/,
    );
  });

  it("holds the order in which things are told", () => {
    const [one, two] = [goal, touchdown].toSorted((a, b) => index.compareTime(a, b));
    const name = (fact: Fact): string => index.people.get(fact.roles.scorer ?? "")?.name ?? "";
    if (one === undefined || two === undefined) throw new Error("two scores");
    expect(faultsOf(`${name(one)} scored,{${one.id}} then ${name(two)} scored.{${two.id}}`, index)).toEqual([]);
    expect(faultsOf(`${name(two)} scored,{${two.id}} then ${name(one)} scored.{${one.id}}`, index)).toEqual([
      'order "then"',
    ]);
    expect(faultsOf(`After ${name(two)} scored,{${two.id}} ${name(one)} scored.{${one.id}}`, index)).toEqual([
      'order "after"',
    ]);
  });

  it("takes cause, comparison and superlative from a cited relation alone", () => {
    const turnover = first("turnover");
    const thrown = index.people.get(turnover.roles.interceptor ?? turnover.roles.fumbler ?? "")?.name ?? "";
    expect(faultsOf(`That set up ${scorer}'s touchdown.{${touchdown.id}}`, index)).toContain('relations "set up"');
    expect(faultsOf(`${thrown}'s turnover led to points.{${turnover.id}}`, index)).toContain('relations "led to"');
    const line = first("line", ({ marks }) => marks.includes("rushing"), big);
    const runner = big.people.get(line.roles.player ?? "")?.name ?? "";
    expect(faultsOf(`${runner} had the most rushing yards of the game.{${line.id}}`, big)).toContain(
      'superlatives "most"',
    );
    const rows = big.ofKind("team").filter(({ marks }) => marks.includes("totalYards"));
    const more = `The ${big.home.nick} outgained the ${big.away.nick}.{${rows.map(({ id }) => id).join(",")}}`;
    expect(faultsOf(more, big)).toContain('comparisons "outgained"');
    const compared = first("compare", ({ marks }) => marks.includes("totalYards"), big);
    const [top, low] = compared.team === big.home.code ? [big.home, big.away] : [big.away, big.home];
    expect(faultsOf(`The ${top.nick} outgained the ${low.nick}.{${compared.id}}`, big)).toEqual([]);
    expect(faultsOf(`The ${low.nick} outgained the ${top.nick}.{${compared.id}}`, big).join()).toMatch(/teams|roles/);
  });

  it("lets the marks of a score come along, and no rank of a person", () => {
    const ahead = first("goAhead", ({ marks }) => marks.includes("forGood"));
    const score = index.byId(ahead.of[0] ?? "");
    const who = index.people.get(score?.roles.scorer ?? "")?.name ?? "";
    const team = index.team(score?.team ?? "")?.nick ?? "";
    expect(faultsOf(`${who} put the ${team} ahead to stay.{${score?.id ?? ""}}`, index)).toEqual([]);
    const rank = first("rank", ({ values }) => values.rushingYards !== undefined, big);
    const runner = big.people.get(rank.roles.player ?? "")?.name ?? "";
    expect(faultsOf(`${runner} led the game in rushing.{${rank.id}}`, big)).toEqual([]);
    expect(faultsOf(`${runner} led the game in rushing.{${rank.of[0] ?? ""}}`, big).join()).toMatch(/superlatives/);
  });

  it("denies nothing that a fact holds, and makes nothing good that failed", () => {
    expect(faultsOf(`${kicker} did not make the field goal.{${goal.id}}`, index).join()).toMatch(/outcomes/);
    const miss = big.ofKind("miss")[0];
    const missed = big.people.get(miss?.roles.kicker ?? "")?.name ?? "";
    expect(faultsOf(`${missed} connected.{${miss?.id ?? ""}}`, big)).toContain('outcomes "connected"');
    expect(faultsOf(`${missed} missed.{${miss?.id ?? ""}}`, big)).toEqual([]);
  });

  it("asks once about a word that nobody vouches for, and drops it in the last round", () => {
    const text = `${scorer} hurdled in for the touchdown.{${touchdown.id}}`;
    expect(weightsOf(text, "first")).toEqual(["asks"]);
    expect(weightsOf(text, "last")).toEqual(["drops"]);
  });

  it("drops in silence what cites nothing, but for color", () => {
    expect(faultsOf("It was quite a game.\n\nThe Vikings beat the Bears 11-7.{result}", index)).toEqual([]);
    expect(faultsOf("The Vikings danced.\n\nThe Vikings beat the Bears 11-7.{result}", index)).toEqual([
      'uncited "danced"',
    ]);
    expect(faultsOf("It took 60 plays.", index)).toEqual(['uncited "took"']);
    expect(faultsOf("## How it went\n\nThe Vikings beat the Bears 11-7.{result}", index)).toEqual([]);
    expect(faultsOf("## Call 1-800\n\nThe Vikings beat the Bears 11-7.{result}", index).join()).toMatch(/uncited/);
  });

  it("wants a fact for a verb, where an adjective would be color", () => {
    expect(faultsOf(`${scorer} is leaving Minnesota.{${touchdown.id}}`, index).length).toBeGreaterThan(0);
    expect(faultsOf(`${scorer} wants more.{${touchdown.id}}`, index).length).toBeGreaterThan(0);
    expect(faultsOf(`${scorer} was bitter about it.{${touchdown.id}}`, index).length).toBeGreaterThan(0);
  });

  it("takes a question's names and words for no claim of its answer", () => {
    const asked = { kind: "answer", question: "Did Aaron Rodgers hurdle anybody?" } as const;
    expect(faultsOf(`${scorer} scored.{${touchdown.id}} Aaron Rodgers is not here.`, index, asked).join()).not.toMatch(
      /names/,
    );
  });
});

function weightsOf(text: string, round: "first" | "last"): string[] {
  return checkCited(citedProse(text), index, { kind: "recap", round }).faults.map(({ weight }) => weight);
}
